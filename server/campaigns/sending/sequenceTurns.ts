import { afterSequenceMail, nextTurn, type SequenceEvent } from '#domain/campaigns/sequenceStepper'
import { channelOf, taskChannels } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { countAdded, type Group } from '../ledger/addReceivers.ts'
import { mailsTo, messagesTo } from '../ledger/mailsTo.ts'
import type { ReceiverRow } from '../ledger/receiver.ts'
import { addOver, type NextMessage } from './addSteps.ts'
import type { ChannelLedgers } from './driver.ts'
import { placeAddresses } from './placeAddresses.ts'
import { checkOver } from './taskParts.ts'
import { lockTask, type TaskId } from './tasks.ts'

/** Where those stand from now on to whom a mail of a sequence went. Who did not get it gets none of those that follow. */
export async function keepPlaces(
  connection: Connection,
  rows: readonly ReceiverRow[],
  taskOf: (id: string) => CampaignTask,
): Promise<void> {
  const moving = rows.filter((row) => row.step && (row.status === 'sent' || row.status === 'uncertain'))
  const places: (Pick<ReceiverRow, 'account' | 'task' | 'contact'> & Omit<SequenceMove, 'due'>)[] = []
  for (const some of Map.groupBy(moving, ({ account, task }) => `${account} ${task}`).values()) {
    const task = taskOf(some[0]!.id)
    if (!task.sequence) continue
    const addresses = await placeAddresses(connection, task, some)
    for (const row of some) {
      const address = addresses.get(row.contact)
      const { step, since } = afterSequenceMail(task.sequence, { step: row.step, since: row.status_at }, row.status_at)
      if (address !== undefined)
        places.push({ account: row.account, task: row.task, contact: row.contact, address, step, since })
    }
  }
  if (!places.length) return
  await connection.query(
    `insert into campaign_place (account_id, task_id, contact_id, address, step, since, due)
     select account, task, contact, address, step, since, case when step is not null then to_timestamp(since / 1000.0) end
     from jsonb_to_recordset($1::jsonb)
       as p (account uuid, task uuid, contact uuid, address text, step text, since bigint)
     on conflict (account_id, task_id, address) do update set step = excluded.step, since = excluded.since, due = excluded.due`,
    [JSON.stringify(places)],
  )
}

export type SequenceRow = {
  contact: string
  address: string
  step: string | null
  since: number
  happened: SequenceEvent[]
  now: number
}

const atOnce = 500

/** Moves on whose time has come, and puts their next mail into the ledger; gives how many there were. */
export const takeSequenceTurns = (database: Database, of: TaskId, ledgers: ChannelLedgers): Promise<number> =>
  asSystem(database, async (connection) => {
    const task = await lockTask(connection, of)
    if (task?.status !== 'inProgress' || !task.sequence) return 0
    const places = await lockPlaces(connection, of, task)
    const turns = places.map((place) => ({ place, turn: nextTurn(task.sequence!, place, place.happened, place.now) }))
    const mails = turns.flatMap(({ place, turn }) =>
      turn.kind === 'mail' ? [{ ...place, step: turn.place.step, message: turn.message }] : [],
    )
    const skipped = await addMails(connection, of, task, mails, { ledgers })
    await writePlaces(
      connection,
      of,
      turns.map(({ place, turn }) => ({
        address: place.address,
        ...(skipped.has(place.contact) ? passedBy(task.sequence!, turn.place, place.now) : turn.place),
        due: skipped.has(place.contact) ? place.now : turn.kind === 'wait' ? turn.until : null,
      })),
    )
    return places.length
  })

/** As if the message were out: what follows it counts from now. */
const passedBy = afterSequenceMail

type SequenceMove = { address: string; step: string | null; since: number; due: number | null }

export async function writePlaces(
  connection: Connection,
  { account, task }: TaskId,
  places: readonly SequenceMove[],
): Promise<void> {
  await connection.query(
    `update campaign_place p set step = t.step, since = t.since, due = to_timestamp(t.due / 1000.0)
     from jsonb_to_recordset($3::jsonb) as t (address text, step text, since bigint, due bigint)
     where p.account_id = $1 and p.task_id = $2 and p.address = t.address`,
    [account, task, JSON.stringify(places)],
  )
}

/** Those that are due by then, in milliseconds, or now; with all that happened to their mails of this task. */
export async function lockPlaces(
  connection: Connection,
  { account, task }: TaskId,
  { channel, sequence }: Pick<CampaignTask, 'channel' | 'sequence'>,
  by: number | null = null,
): Promise<SequenceRow[]> {
  const isOverSeveral = taskChannels({ channel, sequence }).length > 1
  const { rows } = await connection.query<SequenceRow>(
    `with due as materialized (
       select contact_id, address, step, since from campaign_place
       where account_id = $1 and task_id = $2 and due <= coalesce(to_timestamp($3 / 1000.0), server_now()) order by due limit ${atOnce} for update skip locked
     )
     select d.contact_id as contact, d.address, d.step, d.since, (extract(epoch from server_now()) * 1000)::bigint as now,
       coalesce((select jsonb_agg(jsonb_build_object('kind', h.kind, 'mail', r.step))
         from campaign_receiver r, lateral (values
           ('opened', coalesce(r.opened_at, r.clicked_at, r.replied_at) is not null), ('clicked', r.clicked_at is not null),
           ('replied', r.replied_at is not null), ('unsubscribed', r.unsubscribed_at is not null),
           ('complained', r.complained_at is not null), ('returned', r.status = 'returned')) as h (kind, happened)
         where ${messagesTo('r', { task: '$2', address: 'd.address', contact: 'd.contact_id' }, isOverSeveral)} and h.happened), '[]') as happened
     from due d`,
    [account, task, by],
  )
  return rows
}

/** In the order of the first mail, so that who is in the first batch stays in it. Gives whom another channel does not reach. */
export async function addMails(
  connection: Connection,
  of: TaskId,
  task: CampaignTask,
  mails: readonly NextMessage[],
  { status = 'waiting', ledgers = {} }: { status?: 'waiting' | 'uncertain'; ledgers?: ChannelLedgers } = {},
): Promise<Set<string>> {
  const skipped = new Set<string>()
  for (const [channel, messages] of Map.groupBy(mails, ({ step }) => channelOf(task, step ?? '')))
    if (channel === task.channel) await addOwn(connection, of, task, messages, status)
    else {
      const check = await checkOver(connection, of.account, task, channel, ledgers)
      for (const contact of await addOver(connection, { of, task, channel, messages, status, check }))
        skipped.add(contact)
    }
  return skipped
}

async function addOwn(
  connection: Connection,
  of: TaskId,
  task: CampaignTask,
  mails: readonly NextMessage[],
  status: 'waiting' | 'uncertain',
): Promise<void> {
  const { rows } = await connection.query<Group & { message: string }>(
    `with added as (
       insert into campaign_receiver
         (account_id, task_id, user_id, contact_id, step, place, message_id, address, address_group, country, zones, channel, status, reason)
       select $1, $2, f.user_id, m.contact, m.step, f.place, m.message, m.address, f.address_group, f.country, f.zones, f.channel,
         $4::text, case $4::text when 'uncertain' then 'restored' else '' end
       from jsonb_to_recordset($3::jsonb) as m (contact uuid, address text, step text, message uuid)
       cross join lateral (select r.user_id, r.place, r.address_group, r.country, r.zones, r.channel from campaign_receiver r
         where ${mailsTo('r', { task: '$2', address: 'm.address' })} and r.contact_id = m.contact limit 1) f
       on conflict (address, account_id, task_id, step) where status <> 'suppressed' do nothing
       returning status, reason, address_group, message_id, status_at
     )
     select status, reason, address_group, message_id as message, count(*)::int as count,
       (extract(epoch from min(status_at)) * 1000)::bigint as status_at
     from added group by status, reason, address_group, message_id`,
    [of.account, of.task, JSON.stringify(mails), status],
  )
  for (const [message, groups] of Map.groupBy(rows, (row) => row.message))
    await countAdded(
      connection,
      { ...of, belongto: task.belongto, channel: task.channel, message, sender: task.sender },
      groups,
    )
}
