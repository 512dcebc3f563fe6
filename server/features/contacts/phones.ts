import type { CollectedRow, CountedNumbers } from '#domain/contacts/calls'
import type { CounterField } from '#domain/contacts/contact'
import { limits } from '#domain/limits'
import type { MutationName } from '#domain/mutations'
import type { Actor } from '#domain/shared/mutation'
import { isId } from '#domain/shared/schema'
import type { Connection } from '../../db/connect.ts'
import { beyondScope } from '../../db/scope.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import { lockContactsWith, writingsOf } from './numbers.ts'

/** As a device gives contacts their status. */
export function statusChanges(
  ids: readonly string[],
  follow_up_status: string,
): { name: MutationName; args: unknown }[] {
  const changes: { name: MutationName; args: unknown }[] = []
  for (let at = 0; at < ids.length; at += limits.rowsPerMutation)
    changes.push({
      name: 'contact.patch',
      args: { ids: ids.slice(at, at + limits.rowsPerMutation), fields: { follow_up_status } },
    })
  return changes
}

/**
 * What was counted of phones is counted of their contacts. Nobody edited them, so `updated_at` and who wrote which field
 * stay as they were.
 */
const counted = {
  /** A message that went out shows that the number is registered. */
  sent: `wt_send_count = c.wt_send_count + told.times, phones = (
      select jsonb_agg(case when one ->> 'full_number' = any(array(select jsonb_array_elements_text(told.numbers)))
        then one || '{"is_wt": "registered"}' else one end order by place)
      from jsonb_array_elements(c.phones) with ordinality as each (one, place))`,
  /** A status that a user has written down says more than an answer. */
  replied: `wtreplycount = c.wtreplycount + told.times, follow_up_status =
      case when c.follow_up_status in ('none', 'opened', 'clicked') then 'replied' else c.follow_up_status end`,
}

const audienceFields = ['ins_fans', 'ins_follow', 'fb_fans', 'fb_follow'] as const satisfies CounterField[]

/** How many follow somebody, and whom they follow, as the collection that was just kept counted it. */
export async function keepAudience(
  connection: Connection,
  { account }: Actor,
  rows: readonly CollectedRow[],
  ids: readonly (string | null)[],
): Promise<void> {
  const told = new Map<string, object>()
  for (const [index, row] of rows.entries()) {
    const id = ids[index]
    const brought = audienceFields.filter((field) => row[field] !== undefined)
    if (!id || !brought.length) continue
    told.set(id, { id, ...told.get(id), ...Object.fromEntries(brought.map((field) => [field, row[field]])) })
  }
  if (!told.size) return
  const values = JSON.stringify([...told.values()])
  const shape = `jsonb_to_recordset($2::jsonb) as told (id uuid, ${audienceFields.map((field) => `${field} int`).join(', ')})`
  await connection.query(
    `select from contact where account_id = $1 and id in (select id from ${shape}) order by id for update`,
    [account, values],
  )
  const seq = await nextSeq(connection, account)
  await connection.query(
    `update contact c set ${audienceFields.map((field) => `${field} = coalesce(told.${field}, c.${field})`).join(', ')}, rev = $3
     from ${shape} where c.account_id = $1 and c.id = told.id and c.deleted_at is null`,
    [account, values, seq],
  )
}

/** How many contacts have one of the numbers. Of messages that are named, each counts once. */
export async function countPhones(
  connection: Connection,
  actor: Actor,
  what: keyof typeof counted,
  { full_number_list, message_id_list }: CountedNumbers,
): Promise<number> {
  const contacts = await lockContactsWith(connection, actor, full_number_list)
  if (contacts.length === 0) return 0
  const theirs = full_number_list.map((typed) => {
    const writings = writingsOf(typed)
    return contacts.some(({ numbers }) => writings.some((number) => numbers.includes(number)))
  })
  const isNew = message_id_list
    ? await notCounted(
        connection,
        actor,
        what,
        message_id_list.map((id, n) => (theirs[n] ? id : null)),
      )
    : () => true
  const told = contacts.map(({ id, numbers }) => {
    const hits = full_number_list.map((one) => writingsOf(one).find((number) => numbers.includes(number)))
    const found = hits.filter((number, n) => number !== undefined && isNew(n))
    return { id, times: found.length, numbers: [...new Set(found)] }
  })
  const changed = told.filter(({ times }) => times > 0)
  if (!changed.length) return contacts.length
  const seq = await nextSeq(connection, actor.account)
  await connection.query(
    `update contact c set ${counted[what]}, rev = $3
     from jsonb_to_recordset($2::jsonb) as told (id uuid, times int, numbers jsonb)
     where c.account_id = $1 and c.id = told.id`,
    [actor.account, JSON.stringify(changed), seq],
  )
  return contacts.length
}

/** Notes messages of the company by their ids; null: of nobody here. A message that one of its tasks sent was counted by that. */
async function notCounted(
  connection: Connection,
  { account }: Actor,
  what: keyof typeof counted,
  ids: readonly (string | null)[],
): Promise<(n: number) => boolean> {
  const { rows } = await beyondScope(connection, () =>
    connection.query<{ message: string }>(
      `insert into counted_message (account_id, kind, message)
     select distinct $1::uuid, $2, message from unnest($3::text[]) message
     where message is not null and message <> all(array(
       select r.id::text from campaign_receiver r where r.account_id = $1 and r.id = any($4::uuid[])))
     on conflict do nothing returning message`,
      [account, what, ids, ids.filter(isId)],
    ),
  )
  const fresh = new Set(rows.map(({ message }) => message))
  return (n) => {
    const id = ids[n]
    return typeof id === 'string' && fresh.delete(id)
  }
}
