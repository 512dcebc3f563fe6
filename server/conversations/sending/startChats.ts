import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../db/connect.ts'
import type { Leases } from '../../db/leases.ts'
import { errorFields, type Log } from '../../log.ts'
import { schedule } from '../../schedule.ts'
import { alwaysLeaves, type MayLeave } from '../../sync/epoch.ts'
import type { ChatDriver, ChatToSend } from './chatDriver.ts'
import { claimChat } from './claimChat.ts'
import { settleChat } from './settleChat.ts'

export type ChatServices = {
  database: Database
  leases: Leases
  drivers: readonly ChatDriver[]
  log: Log
  mayLeave?: MayLeave
}

const atOnce = 16

/** Sends what users write into threads: each once, in whichever process takes it. */
export function startChats(services: ChatServices, { everyMs = 500 } = {}): { stop: () => Promise<void> } {
  const { database, log } = services
  const stopping = new AbortController()
  const underWay = new Map<string, Promise<void>>()
  const look = async () => {
    for (const { account, id } of await openMessages(database)) {
      if (underWay.size >= atOnce || stopping.signal.aborted) return
      if (underWay.has(id)) continue
      const done = sendChat(services, { account, id }, stopping.signal)
        .catch((error: unknown) => log('a message of a conversation is not sent', errorFields(error)))
        .finally(() => underWay.delete(id))
      underWay.set(id, done)
    }
  }
  const polling = schedule(look, { everyMs, log, failed: 'messages of conversations not found' })
  return {
    async stop() {
      stopping.abort()
      await polling.stop()
      await Promise.all(underWay.values())
    },
  }
}

type MessageKey = Pick<ChatToSend, 'account' | 'id'>

/**
 * Of each thread the first one that waits, or that a process was sending which may be gone: what was said first arrives first,
 * also where it is tried again. Only what waits for another day holds up nobody.
 */
async function openMessages({ pool }: Database): Promise<MessageKey[]> {
  const { rows } = await pool.query<MessageKey>(
    `select m.account_id as account, m.id from message m
     left join message_try t on t.account_id = m.account_id and t.message_id = m.id
     where m.state in ('queued', 'sending') and m.deleted_at is null
       and (m.state = 'sending' or t.not_before is null or t.not_before <= server_now())
       and not exists (select from message e where e.account_id = m.account_id and e.conversation_id = m.conversation_id
         and e.state in ('queued', 'sending') and e.deleted_at is null and (e.at, e.id) < (m.at, m.id)
         and (e.waits_until is null or e.waits_until <= (extract(epoch from server_now()) * 1000)::bigint))
     order by m.at, m.id limit 200`,
  )
  return rows
}

/** One of them, where nobody else is at it. */
export async function sendChat(services: ChatServices, key: MessageKey, stopped: AbortSignal): Promise<void> {
  const lease = await services.leases.tryLease(`message ${key.id}`)
  if (!lease) return
  const signal = AbortSignal.any([stopped, lease.lost])
  try {
    const claim = await claimChat({ mayLeave: alwaysLeaves, ...services }, key)
    if (!claim) return
    const { message, driver, at } = claim
    // Its turn among all that goes over this account; what waits for long has not been claimed.
    if (at > Date.now()) await sleep(at - Date.now(), undefined, { signal }).catch(() => {})
    const outcome = signal.aborted
      ? ({ kind: 'later', of: 'sender', until: null, code: '', text: '' } as const)
      : await driver.send(message, { beforeHandOver: () => noteHandedOver(services.database, message), signal })
    await settleChat(services.database, message, outcome, driver)
    await driver.afterwards?.(message, outcome, signal)
  } finally {
    await lease.release()
  }
}

async function noteHandedOver({ pool }: Database, { account, id }: MessageKey): Promise<void> {
  const { rowCount } = await pool.query(
    `update message_try t set handed_over_at = server_now() from message m
     where t.account_id = $1 and t.message_id = $2 and m.account_id = $1 and m.id = $2 and m.state = 'sending'
       and m.deleted_at is null`,
    [account, id],
  )
  if (!rowCount) throw new Error('somebody else has settled it')
}
