import { randomUUID } from 'node:crypto'
import { channelFacts, channelProduct } from '#domain/campaigns/channel'
import {
  type MessageReceipt,
  messageOf,
  type PartReceipt,
  type ReceiptPart,
  withReceipt,
} from '#domain/campaigns/receipts'
import { AppError } from '#domain/errors'
import type { Connection } from '../../db/connect.ts'
import { giveBack, spend } from '../../ledger/ledger.ts'
import { changeReceivers, type ReceiverChange, type ReceiverDiff } from './changeReceivers.ts'
import type { ReceiverRow } from './receiver.ts'

/** What a provider says of a message, by the name that it gave it (`provider_ref`). */
export type Receipt = PartReceipt & { account: string; sender: string; ref: string }

/**
 * Receipts of a channel, in the caller's transaction, which works as the server. In any order and however often they come,
 * receivers, counts and points end the same. Returns the receipts whose reference is not known: it may not be stored yet, so
 * the caller tries them again for a while.
 */
export async function applyReceipts(connection: Connection, receipts: readonly Receipt[]): Promise<Receipt[]> {
  if (!receipts.length) return []
  const parts = await lockParts(connection, receipts)
  const byRef = Map.groupBy(receipts, keyOf)
  const after = parts.map((part) => ({
    ...part,
    ...(byRef.get(keyOf(part)) ?? []).reduce<ReceiptPart>(withReceipt, part),
  }))
  await writeParts(connection, after)
  const messages = new Map<string, MessageReceipt>()
  for (const [id, some] of Map.groupBy(after, ({ object_id }) => object_id)) messages.set(id, messageOf(some))
  const receivers = new Set(after.flatMap(({ object, object_id }) => (object === 'receiver' ? object_id : [])))
  const changed = await changeReceivers(connection, [...receivers], (row, now) =>
    changeBy(row, messages.get(row.id)!, now),
  )
  await settlePoints(connection, changed)
  const known = new Set(parts.map(keyOf))
  return receipts.filter((receipt) => !known.has(keyOf(receipt)))
}

type KnownPart = ReceiptPart & {
  parts: number
  account: string
  sender: string
  ref: string
  object: string
  object_id: string
}

const keyOf = ({ account, sender, ref }: Pick<Receipt, 'account' | 'sender' | 'ref'>) => `${account} ${sender} ${ref}`

/** Locks all parts of the messages that are reported on, always in this order. */
async function lockParts(connection: Connection, receipts: readonly Receipt[]): Promise<KnownPart[]> {
  const { rows } = await connection.query<KnownPart>(
    `select account_id as account, channel_account_id as sender, ref, object, object_id, parts, state, reason, code, is_hard,
       (extract(epoch from delivered_at) * 1000)::bigint as delivered_at, (extract(epoch from read_at) * 1000)::bigint as read_at
     from provider_ref p where p.object_id = any (array(
       select known.object_id from jsonb_to_recordset($1::jsonb) as told (account uuid, sender uuid, ref text)
       join provider_ref known on known.account_id = told.account and known.channel_account_id = told.sender and known.ref = told.ref))
     order by account_id, channel_account_id, ref for update`,
    [JSON.stringify(receipts.map(({ account, sender, ref }) => ({ account, sender, ref })))],
  )
  return rows
}

async function writeParts(connection: Connection, parts: readonly KnownPart[]): Promise<void> {
  await connection.query(
    `update provider_ref p set state = t.state, reason = t.reason, code = t.code, is_hard = t.is_hard,
       delivered_at = to_timestamp(t.delivered_at / 1000.0), read_at = to_timestamp(t.read_at / 1000.0)
     from jsonb_to_recordset($1::jsonb) as t (account uuid, sender uuid, ref text, state text, reason text, code text, is_hard boolean,
       delivered_at bigint, read_at bigint)
     where p.account_id = t.account and p.channel_account_id = t.sender and p.ref = t.ref`,
    [JSON.stringify(parts)],
  )
}

function changeBy(row: ReceiverRow, message: MessageReceipt, now: number): ReceiverChange | null {
  const { delivered_at, read_at } = message
  const sent_at = row.sent_at ?? row.handed_over_at ?? now
  const facts = { delivered_at, read_at }
  if (message.state === 'failed') {
    const failed = { ...facts, returned: message.is_hard ? 'hard' : 'soft', reason: message.reason } as const
    return row.status === 'returned' ? { fields: failed } : { event: 'return', fields: { ...failed, sent_at } }
  }
  if (row.status === 'returned') return { event: 'arrive', fields: { ...facts, returned: null, reason: '' } }
  if ((row.status === 'uncertain' || row.status === 'waiting') && message.isKnown)
    return { event: 'deliver', fields: { ...facts, sent_at, reason: '' } }
  return row.delivered_at === delivered_at && row.read_at === read_at ? null : { fields: facts }
}

/** What was taken for a message that did not arrive comes back, and is taken again if it did after all. */
async function settlePoints(connection: Connection, changed: readonly ReceiverDiff[]): Promise<void> {
  const moved = changed.flatMap(({ before, after }) => {
    const sign = Number(after.status === 'returned') - Number(before.status === 'returned')
    const isCharged = after.batch !== null && channelFacts[after.channel].refundsReturned
    return sign && isCharged && after.cost ? [{ row: after, points: sign * after.cost }] : []
  })
  for (const some of Map.groupBy(moved, ({ row }) => `${row.account} ${row.task} ${row.channel}`).values()) {
    const { account, task, belongto, channel } = some[0]!.row
    const points = some.reduce((sum, one) => sum + one.points, 0)
    const of = {
      account,
      uid: `receipts ${randomUUID()}`,
      user: belongto,
      product: channelProduct(channel),
      order_no: task,
    }
    if (points > 0) await giveBack(connection, { ...of, points })
    // A balance is never below zero: where nothing is left the message was a present.
    if (points < 0)
      await spend(connection, { ...of, points: -points }).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
      })
  }
}
