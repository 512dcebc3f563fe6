import { type CampaignChannel, channelFacts } from '#domain/campaigns/channel'
import type { CampaignTask } from '#domain/campaigns/task'
import type { Connection } from '../../db/connect.ts'
import { countAdded, type Group } from '../ledger/addReceivers.ts'
import { changeReceivers } from '../ledger/changeReceivers.ts'
import { mailsTo } from '../ledger/mailsTo.ts'
import { areaSql, areasParameter, dialCodes, dialSql, numberSql, zonesSql } from './clockSql.ts'
import type { ReceiverCheck } from './driver.ts'
import { groupSql } from './fill.ts'
import { audienceScope } from './owner.ts'
import type { TaskId } from './tasks.ts'
import { verdictSql } from './verdictSql.ts'

/** `address`: of the task's own channel, by which the contact stands in the sequence. */
export type NextMessage = { contact: string; address: string; step: string | null; message: string }

export type StepsToAdd = {
  of: TaskId
  task: CampaignTask
  channel: CampaignChannel
  messages: readonly NextMessage[]
  status: 'waiting' | 'uncertain'
  check?: ReceiverCheck | undefined
}

type AddedRow = Omit<Group, 'count'> & {
  id: string
  contact: string
  address: string
  country: string
  message: string
}

/**
 * Messages of a sequence that go over another channel than the task's, to the address that the contact has there. Who has none,
 * or may not be written to there, is put down with the reason and goes on without: the contacts of those are given.
 */
export async function addOver(connection: Connection, steps: StepsToAdd): Promise<Set<string>> {
  const { of, task, channel, check } = steps
  const rows = await insertOver(connection, steps)
  for (const some of Map.groupBy(rows, groupKey).values()) {
    const { status, reason, address_group, message } = some[0]!
    const status_at = Math.min(...some.map((row) => row.status_at))
    const group = { status, reason, address_group, status_at, count: some.length }
    await countAdded(connection, { ...of, belongto: task.belongto, channel, message, sender: task.sender }, [group])
  }
  const refused = new Map(
    rows.flatMap(({ id, status, address, country }) => {
      const reason = status === 'waiting' ? check?.({ key: address, country }) : null
      return reason ? [[id, reason] as const] : []
    }),
  )
  await changeReceivers(connection, [...refused.keys()], ({ id }) => ({
    event: 'suppress',
    fields: { reason: refused.get(id) ?? '' },
  }))
  return new Set(rows.flatMap(({ id, contact, status }) => (status === 'suppressed' || refused.has(id) ? contact : [])))
}

const groupKey = ({ status, reason, address_group, message }: AddedRow) =>
  `${status} ${reason} ${address_group} ${message}`

async function insertOver(
  connection: Connection,
  { of, task, channel, messages, status }: StepsToAdd,
): Promise<AddedRow[]> {
  const { address, consent } = channelFacts[channel]
  const { rows } = await connection.query<AddedRow>(
    `with judged as (
       select m.contact, m.step, m.message, f.user_id, f.place, place.country, ${zonesSql('place.country')} as zones, v.reason, v.address
       from jsonb_to_recordset($3::jsonb) as m (contact uuid, address text, step text, message uuid)
       cross join lateral (select r.user_id, r.place from campaign_receiver r
         where ${mailsTo('r', { task: '$2', address: 'm.address' })} and r.contact_id = m.contact limit 1) f
       left join contact c on c.account_id = $1 and c.id = m.contact and c.deleted_at is null
         and ($4::text is null or c.scope = $4)
       ${verdictSql({ allowsUnknownBasis: '$5::boolean', sendCount: 'true', address: '$6::text', consent: '$7::text', isPreferred: 'true' })}
       ${areaSql('$11', numberSql('$6::text', 'v.address'))}
       cross join lateral (select coalesce(nullif(c.country, ''),
         case $6::text when 'phone' then coalesce(near.country, ${dialSql('$10', 'v.address')}) end, '') as country offset 0) place
     ), told as (
       select judged.*, coalesce(reason, case
         when row_number() over (partition by reason is null, address, step order by contact) > 1
           or exists (select from campaign_receiver r
             where ${mailsTo('r', { task: '$2', address: 'judged.address' })} and r.step = judged.step) then 'duplicate'
       end) as why from judged
     ), added as (
       insert into campaign_receiver
         (account_id, task_id, user_id, contact_id, step, place, message_id, address, address_group, country, zones, channel, status, reason)
       select $1, $2, user_id, contact, step, place, message, address, ${groupSql[address]}, country, zones, $8,
         case when why is null then $9 else 'suppressed' end,
         coalesce(why, case $9 when 'uncertain' then 'restored' else '' end)
       from told
       on conflict (address, account_id, task_id, step) where status <> 'suppressed' do nothing
       returning id, contact_id, status, reason, address, address_group, country, message_id, status_at
     )
     select id, contact_id as contact, status, reason, address, address_group, country, message_id as message,
       (extract(epoch from status_at) * 1000)::bigint as status_at from added`,
    [
      of.account,
      of.task,
      JSON.stringify(messages),
      await audienceScope(connection, task.belongto),
      task.audience.allows_unknown_basis,
      address,
      consent,
      channel,
      status,
      dialCodes,
      areasParameter,
    ],
  )
  return rows
}
