import { setTimeout as sleep } from 'node:timers/promises'
import type { Leases } from '../../campaigns/leases.ts'
import type { WebhookOwner } from '../../channels/accounts/webhookAddress.ts'
import type { Database } from '../../db/connect.ts'
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
  const busy = new Map<string, Promise<void>>()

  async function work(owner: WebhookOwner): Promise<void> {
    const lease = await leases.tryLease(`sms events ${owner.account} ${owner.channelAccount}`)
    if (!lease) return
    try {
      while (!stopping.signal.aborted && !lease.lost.aborted) {
        const isMore = await takeEvents(database, owner, log)
        await sendConfirmations(services, owner)
        if (!isMore) return
      }
    } finally {
      await lease.release()
    }
  }

  async function look(): Promise<void> {
    for (const owner of await waitingAccounts(database)) {
      const key = `${owner.account} ${owner.channelAccount}`
      if (busy.has(key) || busy.size >= accountsAtOnce) continue
      const done = work(owner)
        .catch((error: unknown) => log('events of a route are not taken', errorFields(error)))
        .finally(() => busy.delete(key))
      busy.set(key, done)
    }
  }

  let askedAt = 0
  let looks = 0
  async function ask(): Promise<void> {
    if (Date.now() < askedAt + times.askEveryMs) return
    // A process that has just begun has no line to any message centre, whoever asked last.
    const isFirst = askedAt === 0
    askedAt = Date.now()
    await askAfter(services, { isFirst, isWide: looks++ % wideEvery === 0 }, stopping.signal)
  }

  const every = async (step: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      await step().catch((error: unknown) => {
        if (!stopping.signal.aborted) log('cannot hear of text messages', errorFields(error))
      })
      await sleep(times.everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const loops = [every(look), every(ask)]
  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
      await Promise.all(busy.values())
    },
  }
}

const accountsAtOnce = 4

async function waitingAccounts({ pool }: Database): Promise<WebhookOwner[]> {
  const { rows } = await pool.query<WebhookOwner>(
    `select distinct account_id as account, channel_account_id as "channelAccount" from raw_event
     where state = 'new' and not_before <= server_now()
     union
     select account_id, channel_account_id from sms_fragment
     group by account_id, channel_account_id, sender, series, total
     having max(received_at) < server_now() - interval '1 hour' limit 50`,
  )
  return rows
}
