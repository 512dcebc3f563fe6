import { setTimeout as sleep } from 'node:timers/promises'
import { accountsWithEvents, followEvents } from '../../channels/events/followEvents.ts'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import type { Database } from '../../db/connect.ts'
import type { Leases } from '../../db/leases.ts'
import { errorFields, type Log } from '../../log.ts'
import type { SmsRoutes } from '../routes.ts'
import { askAfter } from './askAfter.ts'
import { sendConfirmations } from './confirmStops.ts'
import { takeEvents } from './takeEvents.ts'

type Services = {
  database: Database
  routes: SmsRoutes
  leases: Leases
  log: Log
  /** whether services can call this server */
  isCalled: boolean
}
type Times = { everyMs: number; askEveryMs: number }
const usual: Times = { everyMs: 500, askEveryMs: 5_000 }
/** Of so many looks one is after all messages, and not the newest alone. */
const wideEvery = 12

/** Works off what was told of messages, one process for each channel account, and asks where nothing is told. */
export function startSmsReceiving(services: Services, given: Partial<Times> = {}): { stop: () => Promise<void> } {
  const { database, leases, log } = services
  const times = { ...usual, ...given }
  const stopping = new AbortController()
  const events = followEvents(
    {
      database,
      name: 'sms',
      leases,
      log,
      waiting: () => waitingAccounts(database),
      async take(owner) {
        const isMore = await takeEvents(database, owner, log)
        await sendConfirmations(services, owner)
        return isMore
      },
    },
    times.everyMs,
  )

  let askedAt = 0
  let looks = 0
  async function ask(): Promise<void> {
    if (Date.now() < askedAt + times.askEveryMs) return
    // A process that has just begun has no line to any message centre, whoever asked last.
    const isFirst = askedAt === 0
    askedAt = Date.now()
    await askAfter(services, { isFirst, isWide: looks++ % wideEvery === 0 }, stopping.signal)
  }

  const asking = (async () => {
    while (!stopping.signal.aborted) {
      await ask().catch((error: unknown) => {
        if (!stopping.signal.aborted) log('cannot hear of text messages', errorFields(error))
      })
      await sleep(times.everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await Promise.all([asking, events.stop()])
    },
  }
}

async function waitingAccounts(database: Database): Promise<EventOwner[]> {
  const { rows } = await database.pool.query<EventOwner>(
    `select account_id as account, channel_account_id as "channelAccount" from sms_fragment
     group by account_id, channel_account_id, sender, series, total
     having max(received_at) < server_now() - interval '1 hour' limit 50`,
  )
  return [...(await accountsWithEvents(database, 'sms')), ...rows]
}
