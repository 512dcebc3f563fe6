import type { SmsAccount } from '#domain/channels/account'
import { makePacer, type Pacer } from '../campaigns/sending/pacer.ts'
import { readChannelSecrets } from '../channels/accounts/channelSecrets.ts'
import { openServiceCalls } from '../channels/callService.ts'
import type { SmsHeard, SmsRoute } from '../channels/sms/services/service.ts'
import type { SmppTimes } from '../channels/sms/smppSession.ts'
import type { Database } from '../db/connect.ts'
import { inBackground } from '../guarded.ts'
import type { Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import type { SmsNetwork } from './network.ts'
import { openRoute } from './openRoute.ts'

/** Whose account it is; the row as it is now. */
export type OwnedAccount = { account: string; row: Pick<SmsAccount, 'id' | 'setting' | 'sender' | 'per_second'> }

/** The routes of all companies that this process has open. */
export type SmsRoutes = {
  /** As its setting and its secrets are now. A message centre keeps one session, until nobody has asked for it for a while. */
  of: (account: OwnedAccount) => Promise<SmsRoute>
  secretsOf: (account: OwnedAccount) => Promise<Record<string, string>>
  call: ReturnType<typeof openServiceCalls>['call']
  network: SmsNetwork
  stop: () => Promise<void>
}

type Tools = {
  database: Database
  secrets: Secrets
  network: SmsNetwork
  log: Log
  hear: (of: { account: string; channelAccount: string }, heard: SmsHeard) => Promise<void>
  timing?: SmppTimes
  idleMs?: number
}

type OpenRoute = { version: string; route: SmsRoute; pace: Pacer; askedAt: number }

export function openRoutes({ database, secrets, network, log, hear, timing, idleMs = 600_000 }: Tools): SmsRoutes {
  const open = new Map<string, OpenRoute>()
  const services = openServiceCalls({ allowedAt: network.allowedAt, keepsLines: true })
  const read = ({ account, row }: OwnedAccount) =>
    readChannelSecrets(database.pool, secrets, { account, channelAccount: row.id })

  function close(key: string): void {
    const old = open.get(key)
    open.delete(key)
    // What is under way on it comes to its end.
    if (old) inBackground(log, 'a route was not closed', old.route.stop())
  }

  const idle = setInterval(() => {
    for (const [key, { askedAt }] of open) if (Date.now() > askedAt + idleMs) close(key)
  }, idleMs / 4)
  idle.unref()

  return {
    async of(of) {
      const { account, row } = of
      const key = `${account} ${row.id}`
      const { byName, version: secretVersion } = await read(of)
      const version = JSON.stringify([row.setting, row.sender, secretVersion])
      const known = open.get(key)
      if (known?.version === version) {
        known.askedAt = Date.now()
        return paced(known, row.per_second)
      }
      close(key)
      const route = openRoute(row, byName, {
        network,
        call: services.call,
        log,
        hear: (heard) => hear({ account, channelAccount: row.id }, heard),
        ...(timing && { timing }),
      })
      const opened = { version, route, pace: known?.pace ?? makePacer(), askedAt: Date.now() }
      open.set(key, opened)
      return paced(opened, row.per_second)
    },
    secretsOf: async (of) => (await read(of)).byName,
    call: services.call,
    network,
    async stop() {
      clearInterval(idle)
      await Promise.all([...open.values()].map(({ route }) => route.stop()))
      services.stop()
    },
  }
}

/** What was claimed together leaves at the pace of its route. */
const paced = ({ route, pace }: OpenRoute, perSecond: number): SmsRoute => ({
  ...route,
  async send(message, handing) {
    await pace(perSecond, handing.signal)
    return route.send(message, handing)
  },
})
