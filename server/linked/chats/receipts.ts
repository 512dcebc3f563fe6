import type { PartReceipt } from '#domain/campaigns/receipts'
import { afterReceipt } from '#domain/conversations/messageState'
import { applyReceipts, type Receipt } from '../../campaigns/ledger/applyReceipts.ts'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import { planReceipts } from '../../conversations/messageReceipts.ts'
import { lockChat, setState } from '../../conversations/sending/chatRows.ts'
import type { Connection } from '../../db/connect.ts'
import { namedMessages } from '../../whatsapp/receiving/refs.ts'
import type { LinkedAck } from '../acks.ts'
import type { AckState } from '../protocol.ts'

type HeardAck = LinkedAck & { at: number }
type ForReceivers = (connection: Connection, owner: EventOwner, acks: readonly LinkedAck[]) => Promise<void>

type AckPlan = {
  threads: readonly string[]
  /** names of messages that nothing is known by yet */
  unknown: ReadonlySet<string>
  lock: () => Promise<void>
  /** writes down what was said of messages and of receivers of tasks */
  take: (receivers: ForReceivers | undefined) => Promise<void>
  /** shows it in the threads */
  write: () => Promise<void>
}

const partStates: Record<AckState, PartReceipt['state'] | null> = {
  failed: 'failed',
  accepted: null,
  delivered: 'delivered',
  read: 'read',
  played: 'read',
}

/** What WhatsApp said of what we sent, in any order: nothing that came further goes back. */
export async function planAcks(connection: Connection, owner: EventOwner, acks: readonly HeardAck[]): Promise<AckPlan> {
  const { account, channelAccount } = owner
  const named = await namedMessages(
    connection,
    owner,
    acks.map(({ ref }) => ref),
  )
  const known = acks.filter(({ ref }) => named.has(ref))
  // Who is sending it hears of a refusal there, and knows what to do.
  const busy = await beingSent(
    connection,
    account,
    known.map(({ ref }) => named.get(ref)!.message),
  )
  const taken = known.filter(({ ref, state }) => state !== 'failed' || !busy.has(named.get(ref)!.message))
  const shown = taken.filter(({ ref, state }) => state !== 'accepted' || !busy.has(named.get(ref)!.message))
  const problems = new Map(
    taken.flatMap(({ ref, state }) => (state === 'failed' ? [[ref, 'linkedRefused'] as const] : [])),
  )
  const plan = await planReceipts(connection, owner, { refs: shown.map(({ ref }) => ref), keys: [], problems })
  return {
    threads: plan.threads,
    unknown: new Set(acks.flatMap(({ ref }) => (named.has(ref) ? [] : ref))),
    lock: plan.lock,
    async take(receivers) {
      const receipts = taken.flatMap(({ ref, state, at }): Receipt[] => {
        const part = partStates[state]
        return part
          ? [{ account, sender: channelAccount, ref, state: part, at, reason: 'other', permanent: false }]
          : []
      })
      await applyReceipts(connection, receipts)
      if (acks.length) await receivers?.(connection, owner, acks)
    },
    async write() {
      await plan.write()
      const played = taken.flatMap(({ ref, state }) => (state === 'played' ? named.get(ref)!.message : []))
      for (const id of played) await showPlayed(connection, account, id)
    },
  }
}

async function beingSent(connection: Connection, account: string, ids: readonly string[]): Promise<Set<string>> {
  if (!ids.length) return new Set()
  const { rows } = await connection.query<{ id: string }>(
    `select id from message where account_id = $1 and id = any($2::uuid[]) and state = 'sending'`,
    [account, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

async function showPlayed(connection: Connection, account: string, id: string): Promise<void> {
  const row = await lockChat(connection, { account, id })
  const state = row && afterReceipt(row.state, 'play')
  if (row && state !== row.state) await setState(connection, { ...row, state: state! }, '')
}
