import { randomUUID } from 'node:crypto'
import { channelProduct } from '#domain/campaigns/channel'
import { AppError } from '#domain/errors'
import { portfolioOf } from '#domain/whatsapp/campaignRules'
import { graphMeaning, putOffMs } from '#domain/whatsapp/graphErrors'
import { changeReceivers } from '../campaigns/ledger/changeReceivers.ts'
import type { ReceiverRow } from '../campaigns/ledger/receiver.ts'
import { pricesAt, readPriceLines } from '../campaigns/prices/prices.ts'
import type { EventOwner } from '../channels/events/rawEvents.ts'
import type { WhatsappStatus } from '../channels/whatsapp/webhook.ts'
import type { Connection } from '../db/connect.ts'
import { giveBack, spend } from '../ledger/ledger.ts'
import { numberFacts } from '../sms/sending/numbers.ts'
import { chargedPoints, type WhatsappPrice } from './chargedPoints.ts'
import { settleChatCharges } from './chats/charges.ts'
import { readUsableNumber } from './numbers.ts'
import { restPeople } from './sending/people.ts'

/** What Meta charges for messages, in the transaction that takes the statuses: those of campaigns, and those written by hand. */
export async function settleCharges(
  connection: Connection,
  owner: EventOwner,
  statuses: readonly WhatsappStatus[],
): Promise<void> {
  await restWhoHadEnough(connection, owner, statuses)
  const told = new Map(statuses.toReversed().flatMap(({ ref, price }) => (price ? [[ref, price] as const] : [])))
  if (!told.size) return
  await settleReceivers(connection, owner, told)
  await settleChatCharges(connection, owner, told)
}

/** By what it says of them first: the difference to what was held comes back, or is taken. */
async function settleReceivers(
  connection: Connection,
  owner: EventOwner,
  told: ReadonlyMap<string, WhatsappPrice>,
): Promise<void> {
  const receivers = await receiversNamed(connection, owner, [...told.keys()])
  if (!receivers.length) return
  const prices = new Map(receivers.map(({ id, ref }) => [id, told.get(ref)!]))
  const open = await openBatches(connection, [...prices.keys()])
  const lines = await readPriceLines(connection)
  const changed = await changeReceivers(connection, [...prices.keys()], (row, now) => {
    const { country } = numberFacts(row.address)
    const cost = chargedPoints(prices.get(row.id)!, { country, prices: pricesAt(lines, row.handed_over_at ?? now) })
    return cost === null || cost === row.cost ? null : { fields: { cost } }
  })
  const dearer: ReceiverRow[] = []
  for (const { before, after } of changed)
    if (!(await move(connection, { before, after, isOpen: open.has(after.batch ?? '') }))) dearer.push(before)
  // Where nothing is left the difference was a present, and the message costs what was taken for it.
  const former = new Map(dearer.map(({ id, cost }) => [id, cost]))
  await changeReceivers(connection, [...former.keys()], ({ id }) => ({ fields: { cost: former.get(id)! } }))
  await connection.query(
    `insert into whatsapp_charge (account_id, receiver_id, category, is_free, held, cost)
     select $1, c.id, c.category, c.free, c.held, r.cost
     from jsonb_to_recordset($2::jsonb) as c (id uuid, category text, free boolean, held int) join campaign_receiver r on r.id = c.id
     on conflict do nothing`,
    [owner.account, JSON.stringify(receivers.map(({ id, held }) => ({ id, held, ...chargeOf(prices.get(id)!) })))],
  )
}

const chargeOf = ({ category, isFree }: WhatsappPrice) => ({ category: category.slice(0, 60), free: isFree })

type NamedReceiver = { id: string; ref: string; held: number }

/** Those of them that nobody has settled yet, and for which something was taken. */
async function receiversNamed(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  refs: readonly string[],
): Promise<NamedReceiver[]> {
  if (!refs.length) return []
  const { rows } = await connection.query<NamedReceiver>(
    `select distinct on (r.id) r.id, p.ref, r.cost as held from provider_ref p join campaign_receiver r on r.id = p.object_id
     where p.account_id = $1 and p.channel_account_id = $2 and p.ref = any($3::text[]) and p.object = 'receiver'
       and r.batch is not null and not exists (
         select from whatsapp_charge c where c.account_id = r.account_id and c.receiver_id = r.id)
     order by r.id, p.ref`,
    [account, channelAccount, refs],
  )
  return rows
}

/** Batches whose points are still held: they are not settled before this transaction is over. */
async function openBatches(connection: Connection, receivers: readonly string[]): Promise<Set<string>> {
  const { rows } = await connection.query<{ id: string; isOpen: boolean }>(
    `select id, settled_at is null as "isOpen" from campaign_batch
     where id = any(array(select batch from campaign_receiver where id = any($1::uuid[]))) order by id for update`,
    [receivers],
  )
  return new Set(rows.flatMap(({ id, isOpen }) => (isOpen ? id : [])))
}

type CostChange = { before: ReceiverRow; after: ReceiverRow; isOpen: boolean }

/** False: there are not enough points. Of an open batch what is less is not even taken. */
async function move(connection: Connection, { before, after, isOpen }: CostChange): Promise<boolean> {
  const more = after.cost - before.cost
  // What was taken for it came back already.
  if (after.status === 'returned' && !isOpen) return true
  const { account, task, belongto, channel } = after
  const of = {
    account,
    uid: `charges ${randomUUID()}`,
    user: belongto,
    product: channelProduct(channel),
    order_no: task,
    points: Math.abs(more),
  }
  if (more < 0) {
    if (!isOpen) await giveBack(connection, of)
    return true
  }
  try {
    await spend(connection, of)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return false
  }
  if (isOpen)
    await connection.query('update campaign_batch set paid_beside = paid_beside + $2 where id = $1', [
      after.batch,
      more,
    ])
  return true
}

/** They get no more advertising before the next day, from tasks or by hand. */
async function restWhoHadEnough(
  connection: Connection,
  owner: EventOwner,
  statuses: readonly WhatsappStatus[],
): Promise<void> {
  const isEnough = ({ error }: WhatsappStatus) => error !== null && putOffMs(graphMeaning(error.code, 400)) !== null
  const refs = statuses.flatMap((status) => (isEnough(status) ? status.ref : []))
  const row = refs.length ? await readUsableNumber(connection, owner) : null
  if (!row) return
  const { rows } = await connection.query<{ address: string }>(
    `select r.address from provider_ref p join campaign_receiver r on r.id = p.object_id
     where p.account_id = $1 and p.channel_account_id = $2 and p.ref = any($3::text[]) and p.object = 'receiver'
     union select c.identity ->> 'value' from provider_ref p join message m on m.account_id = p.account_id and m.id = p.object_id
     join conversation c on c.account_id = m.account_id and c.id = m.conversation_id
     where p.account_id = $1 and p.channel_account_id = $2 and p.ref = any($3::text[]) and p.object = 'message'`,
    [owner.account, owner.channelAccount, refs],
  )
  await restPeople(
    connection,
    { account: owner.account, portfolio: portfolioOf(row) },
    rows.map(({ address }) => address),
  )
}
