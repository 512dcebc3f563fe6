import { type SendEvent, sendMachine } from '#domain/campaigns/sendStatus'
import { deltasOfAll } from '#domain/campaigns/statistics/statistics'
import { next } from '#domain/shared/machine'
import type { Connection } from '../../db/connect.ts'
import { companyOffsetAt } from './companyClock.ts'
import { type ContactDelta, contactDeltaOf, writeContactDeltas, writeDeltas } from './deltas.ts'
import { ledgerMailOf, looksAt, type ReceiverRow, receiverColumns, receiversFrom } from './receiver.ts'

/** What can be written down of a receiver beside the status, which only `event` changes. */
type ReceiverFields = Pick<
  ReceiverRow,
  | 'reason'
  | 'not_before'
  | 'batch'
  | 'cost'
  | 'channel_account_id'
  | 'handed_over_at'
  | 'sent_at'
  | 'delivered_at'
  | 'read_at'
  | 'offset_minutes'
  | 'attempts'
  | 'returned'
  | 'hits'
  | 'informs'
  | 'subject'
  | 'replied_at'
  | 'auto_replied_at'
  | 'unsubscribed_at'
  | 'complained_at'
>
export type ReceiverChange = {
  /** one that its status does not allow leaves the receiver as it is, with all the rest of the change */
  event?: SendEvent
  fields?: Partial<ReceiverFields>
  /** its address turned out not to work */
  isInvalid?: boolean
}
export type ReceiverDiff = { before: ReceiverRow; after: ReceiverRow }

/**
 * The one way to change receivers that are in the ledger, and what the numbers and the contacts make of it. Within the
 * caller's transaction, which works as the server; the rows are locked in the order of their ids, then `decide` says for
 * each what happens to it, null for nothing. Gives those that changed. `now` is the transaction's time, in milliseconds.
 */
export async function changeReceivers(
  connection: Connection,
  ids: readonly string[],
  decide: (row: ReceiverRow, now: number) => ReceiverChange | null,
): Promise<ReceiverDiff[]> {
  if (!ids.length) return []
  const { rows } = await connection.query<ReceiverRow & { now: number }>(
    `select ${receiverColumns}, (extract(epoch from server_now()) * 1000)::bigint as now
     from ${receiversFrom} where r.id = any($1::uuid[]) order by r.id for no key update of r`,
    [ids],
  )
  const changed: ReceiverDiff[] = []
  const contacts: ContactDelta[] = []
  for (const { now, ...before } of rows) {
    const change = decide(before, now)
    const after = change && changedRow(before, change, now)
    if (!after) continue
    changed.push({ before, after })
    const delta = contactDeltaOf(before, after, change.isInvalid === true)
    if (delta) contacts.push(delta)
  }
  await writeRows(connection, changed)
  await writeDeltas(connection, sumsByAccount(changed))
  await writeContactDeltas(connection, contacts)
  return changed
}

function changedRow(before: ReceiverRow, { event, fields }: ReceiverChange, now: number): ReceiverRow | null {
  const status = event ? next(sendMachine, before.status, event) : before.status
  if (!status) return null
  const sender = fields?.channel_account_id ?? before.sender
  const after = { ...before, ...fields, sender, status, status_at: event ? now : before.status_at }
  const looks = looksAt(after)
  return { ...after, opened_at: looks?.opened_at ?? null, clicked_at: looks?.clicked_at ?? null }
}

function sumsByAccount(changed: readonly ReceiverDiff[]) {
  const byAccount = Map.groupBy(changed, ({ after }) => after.account)
  return [...byAccount].map(([account, some]) => ({
    account,
    deltas: deltasOfAll(
      some.map(({ before, after }) => ({ before: ledgerMailOf(before), after: ledgerMailOf(after) })),
      companyOffsetAt,
    ),
  }))
}

const written = {
  status: 'text',
  status_at: 'time',
  reason: 'text',
  not_before: 'time',
  batch: 'uuid',
  cost: 'int',
  channel_account_id: 'uuid',
  informs: 'uuid',
  handed_over_at: 'time',
  sent_at: 'time',
  delivered_at: 'time',
  read_at: 'time',
  offset_minutes: 'int',
  attempts: 'int',
  returned: 'text',
  hits: 'jsonb',
  subject: 'text',
  opened_at: 'time',
  clicked_at: 'time',
  replied_at: 'time',
  auto_replied_at: 'time',
  unsubscribed_at: 'time',
  complained_at: 'time',
} as const satisfies Partial<Record<keyof ReceiverRow, string>>

const sets = Object.entries(written).map(([name, type]) =>
  type === 'time' ? `${name} = to_timestamp(c.${name} / 1000.0)` : `${name} = c.${name}`,
)
const types = Object.entries(written).map(([name, type]) => `${name} ${type === 'time' ? 'bigint' : type}`)

async function writeRows(connection: Connection, changed: readonly ReceiverDiff[]): Promise<void> {
  if (!changed.length) return
  await connection.query(
    `update campaign_receiver r set ${sets.join(', ')}
     from jsonb_to_recordset($1::jsonb) as c (id uuid, ${types.join(', ')}) where r.id = c.id`,
    [JSON.stringify(changed.map(({ after }) => after))],
  )
}
