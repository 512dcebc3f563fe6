import { setTimeout as sleep } from 'node:timers/promises'
import type { ConversationChannel } from '#domain/conversations/channel'
import { type Batcher, batched } from '../../batched.ts'
import type { Database } from '../../db/connect.ts'
import type { Leases } from '../../db/leases.ts'
import { errorFields, type Log } from '../../log.ts'
import { onArrival } from './arrivals.ts'
import type { EventOwner } from './rawEvents.ts'

type EventWork = {
  database: Database
  /** names the lease of an account's events, by which one process alone works them off */
  name: string
  leases: Leases
  log: Log
  /** accounts of which something is to be taken */
  waiting: () => Promise<EventOwner[]>
  /** Takes some of it; says whether there may be more. */
  take: (owner: EventOwner) => Promise<boolean>
}

const accountsAtOnce = 4
/** However much is told, the waiting ones are looked for no more often. */
const leastMs = 20

/** Works off what was told of channel accounts, in the order in which it came for each of them. */
export function followEvents(
  { database, name, leases, log, waiting, take }: EventWork,
  everyMs: number,
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const busy = new Map<string, Promise<void>>()
  /** accounts that heard more while they were worked on, perhaps after the last look at them */
  const again = new Set<string>()
  let woken = Promise.withResolvers<void>()
  const wake = () => woken.resolve()
  const forget = onArrival(database, wake)

  async function work({ account, channelAccount }: EventOwner): Promise<void> {
    const lease = await leases.tryLease(`${name} events ${account} ${channelAccount}`)
    if (!lease) return
    try {
      while (!stopping.signal.aborted && !lease.lost.aborted && (await take({ account, channelAccount })));
    } finally {
      await lease.release()
    }
  }

  async function look(): Promise<void> {
    for (const owner of await waiting()) {
      const key = `${owner.account} ${owner.channelAccount}`
      if (busy.has(key)) again.add(key)
      if (busy.has(key) || busy.size >= accountsAtOnce) continue
      const done = work(owner)
        .catch((error: unknown) => log('events of a route are not taken', errorFields(error)))
        .finally(() => {
          busy.delete(key)
          if (again.delete(key)) wake()
        })
      busy.set(key, done)
    }
  }

  const loop = (async () => {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => {
        if (!stopping.signal.aborted) log('cannot look for events of routes', errorFields(error))
      })
      const { signal } = stopping
      await sleep(leastMs, undefined, { signal }).catch(() => {})
      await Promise.race([sleep(everyMs - leastMs, undefined, { signal }).catch(() => {}), woken.promise])
      woken = Promise.withResolvers()
    }
  })()
  return {
    async stop() {
      stopping.abort()
      forget()
      await loop
      await Promise.all(busy.values())
    },
  }
}

type EventChannel = Exclude<ConversationChannel, 'email'>

/** Those of all channels look at the same moment, when something is told, and one question answers them all. */
const looks = new WeakMap<object, Batcher<EventChannel, EventOwner[]>>()

/** Accounts of a channel of which something was told. */
export function accountsWithEvents({ pool }: Database, channel: EventChannel): Promise<EventOwner[]> {
  const look =
    looks.get(pool) ??
    batched(async (channels: readonly EventChannel[]) => {
      const owners = await ownersWithEvents(pool, [...new Set(channels)])
      return channels.map((one) => owners.filter((owner) => owner.channel === one))
    })
  looks.set(pool, look)
  return look.add(channel)
}

async function ownersWithEvents(pool: Database['pool'], channels: readonly EventChannel[]) {
  const { rows } = await pool.query<EventOwner & { channel: string }>(
    `select account, "channelAccount", channel from (
       select *, row_number() over (partition by channel) as place from (
         select e.account, e."channelAccount", coalesce(c.channel, 'sms') as channel
         from (select distinct account_id as account, channel_account_id as "channelAccount" from raw_event
             where state = 'new' and not_before <= server_now()) e
           left join channel_account c on c.account_id = e.account and c.id = e."channelAccount"
       ) asked where channel = any($1::text[])
     ) numbered where place <= 50`,
    [channels],
  )
  return rows
}
