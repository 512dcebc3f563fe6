import { channelFacts } from '#domain/campaigns/channel'
import { messageOf, type PartOf, type PartState } from '#domain/campaigns/receipts'
import { isCampaignChannel } from '#domain/conversations/channel'
import { campaignMessageIdOf } from '#domain/conversations/ids'
import { afterReceipt, type MessageReceiptEvent, nextMessageState } from '#domain/conversations/messageState'
import type { Connection } from '../db/connect.ts'
import { serverNow } from '../people/serverNow.ts'
import type { InboundOwner } from './inbound.ts'
import { type ChatRow, lockChat, setState } from './sending/chatRows.ts'
import { pay, returnPoints } from './sending/payBack.ts'
import { putOffChat } from './sending/putOffChat.ts'

/**
 * What receipts may be about: the names that the provider gave to messages, and our own ids that it repeats. `problems`: by that name,
 * why one did not arrive, where the channel has a word of its own; `putOffs`: for how many milliseconds one that was stopped is to wait.
 */
type ReceiptNames = {
  refs: readonly string[]
  keys: readonly string[]
  problems?: ReadonlyMap<string, string>
  putOffs?: ReadonlyMap<string, number>
}

const events: Record<PartState, MessageReceiptEvent> = {
  accepted: 'accept',
  failed: 'fail',
  delivered: 'deliver',
  read: 'read',
}

type ReceiptPlan = { threads: readonly string[]; lock: () => Promise<void>; write: () => Promise<void> }

/**
 * Shows in their threads what receipts said of messages. Their threads are locked with all others that the transaction writes, then
 * the messages (`lock`); `write` comes after the receipts are written down.
 */
export async function planReceipts(
  connection: Connection,
  { account, channelAccount }: Pick<InboundOwner, 'account' | 'channelAccount'>,
  { refs, keys, problems = new Map(), putOffs = new Map() }: ReceiptNames,
): Promise<ReceiptPlan> {
  if (!refs.length && !keys.length) return { threads: [], lock: async () => {}, write: async () => {} }
  const { rows: objects } = await connection.query<{ id: string; object: 'message' | 'receiver' }>(
    `select distinct object_id as id, object from provider_ref
     where account_id = $1 and channel_account_id = $2 and ref = any($3::text[])`,
    [account, channelAccount, refs],
  )
  // The message of an object: a receiver's stands in a thread where somebody has answered.
  const messages = new Map(objects.map(({ id, object }) => [object === 'message' ? id : campaignMessageIdOf(id), id]))
  for (const key of keys) messages.set(key, key)
  const { rows } = await connection.query<{ id: string; thread: string }>(
    'select id, conversation_id as thread from message where account_id = $1 and id = any($2::uuid[]) order by id',
    [account, [...messages.keys()]],
  )
  const ids = rows.map(({ id }) => id)
  return {
    threads: rows.map(({ thread }) => thread),
    async lock() {
      await connection.query(
        'select from message where account_id = $1 and id = any($2::uuid[]) order by id for update',
        [account, ids],
      )
    },
    async write() {
      for (const id of ids) await show(connection, { account, id, object: messages.get(id)!, problems, putOffs })
    },
  }
}

type ShownReceipt = { account: string; id: string; object: string } & Required<
  Pick<ReceiptNames, 'problems' | 'putOffs'>
>

async function show(connection: Connection, { account, id, object, problems, putOffs }: ShownReceipt): Promise<void> {
  const row = await lockChat(connection, { account, id })
  const { rows: parts } = await connection.query<PartOf & { ref: string }>(
    `select ref, parts, state, reason, is_hard, (extract(epoch from delivered_at) * 1000)::bigint as delivered_at,
       (extract(epoch from read_at) * 1000)::bigint as read_at
     from provider_ref where account_id = $1 and object_id = $2 and not (is_former and state = 'failed')`,
    [account, object],
  )
  if (!row || !parts.length) return
  const told = messageOf(parts)
  const state = afterReceipt(row.state, events[told.state])
  if (state === row.state) return
  const problem = parts.map(({ ref }) => problems.get(ref)).find(Boolean) ?? told.reason
  const waitMs = state === 'failed' && isWhole(parts) ? putOffs.get(parts[0]!.ref) : undefined
  if (waitMs !== undefined && mayBePutOff(row))
    return void (await putOffChat(connection, row, { until: (await serverNow(connection)) + waitMs, problem }))
  if (row.state === 'queued') await forgetTry(connection, row)
  await settlePoints(connection, row, state)
  await setState(connection, { ...row, state }, state === 'failed' ? problem : '')
}

/** Nothing else of the message has left. */
const isWhole = (parts: readonly { parts: number }[]) => parts.length === 1 && parts[0]!.parts === 1

/** Once. A campaign has an eye on its own. */
const mayBePutOff = ({ origin, state, waitsUntil }: ChatRow) =>
  origin === 'chat' && waitsUntil === null && nextMessageState(state, 'putOff') !== null

const forgetTry = (connection: Connection, { account, id }: ChatRow) =>
  connection.query('delete from message_try where account_id = $1 and message_id = $2', [account, id])

/**
 * What was taken for a message that did not arrive comes back, and is taken again if it did after all: where nothing is left it was a
 * present. A campaign's message has its cost in the ledger.
 */
async function settlePoints(connection: Connection, row: ChatRow, state: ChatRow['state']): Promise<void> {
  if (!row.cost || !isCampaignChannel(row.channel) || !channelFacts[row.channel].refundsReturned) return
  if (state === 'failed') return returnPoints(connection, row, row.cost)
  if (row.state !== 'failed' || (await pay(connection, row, row.cost))) return
  await connection.query('update message set cost = 0 where account_id = $1 and id = $2', [row.account, row.id])
}
