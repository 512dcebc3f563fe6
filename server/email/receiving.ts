import type { InboundFiles } from '../blobs/inboundFiles.ts'
import { startCounts } from '../campaigns/counts/flushCounts.ts'
import type { Database } from '../db/connect.ts'
import { openLeases } from '../db/leases.ts'
import type { Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import type { MayLeave } from '../sync/epoch.ts'
import type { SignIns } from './grants/grants.ts'
import { startMailboxes } from './mailboxes.ts'
import type { MailNetwork } from './network.ts'
import { openTransports, type Transports } from './outgoing/transports.ts'

/** Reads mailboxes and counts, in every process. */
export function startReceiving(services: {
  database: Database
  secrets: Secrets
  mail: MailNetwork
  signIns: SignIns
  log: Log
  mayLeave: MayLeave
  files: InboundFiles
}): {
  stop: () => Promise<void>
} {
  const { database, log } = services
  const leases = openLeases(database, log)
  const parts = [startCounts({ database, log }), startMailboxes({ ...services, leases })]
  return {
    async stop() {
      await Promise.all(parts.map((part) => part.stop()))
      await leases.stop()
    },
  }
}

/** Which servers may be reached is a question of the port, too. */
export function transportsByPort({ mail }: { mail: MailNetwork }) {
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
