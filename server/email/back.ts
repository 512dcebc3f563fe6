import type { Services } from '../http/services.ts'
import type { MayLeave } from '../sync/epoch.ts'
import { startAnswers } from './answering/sendAnswers.ts'
import { startCounts } from './counts/flushCounts.ts'
import { openLeases } from './leases.ts'
import { startMailboxes } from './mailboxes.ts'
import { openTransports, type Transports } from './outgoing/transports.ts'

/** What comes back from mails: read, answered and counted, in every process. */
export function startBack(
  services: Pick<Services, 'database' | 'secrets' | 'mail' | 'signIns' | 'log'> & { mayLeave: MayLeave },
): {
  stop: () => Promise<void>
} {
  const { database, log } = services
  const leases = openLeases(database, log)
  const transports = transportsByPort(services)
  const parts = [
    startCounts({ database, log }),
    startMailboxes({ ...services, leases }),
    startAnswers({ ...services, leases, transports: transports.at }),
  ]
  return {
    async stop() {
      await Promise.all(parts.map((part) => part.stop()))
      transports.stop()
      await leases.stop()
    },
  }
}

/** Which servers may be reached is a question of the port, too. */
function transportsByPort({ mail }: Pick<Services, 'mail'>) {
  const byPort = new Map<number, Transports>()
  return {
    at(port: number) {
      const known = byPort.get(port) ?? openTransports({ name: mail.name, isAllowed: mail.allowedAt(port) })
      byPort.set(port, known)
      return known
    },
    stop: () => byPort.forEach((one) => one.stop()),
  }
}
