import { limits } from '#domain/limits'
import type { MutationName } from '#domain/mutations'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'
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

export async function countPhones(
  connection: Connection,
  actor: Actor,
  what: keyof typeof counted,
  typed: readonly string[],
): Promise<number> {
  const contacts = await lockContactsWith(connection, actor, typed)
  if (contacts.length === 0) return 0
  const told = contacts.map(({ id, numbers }) => {
    const hits = typed.map((one) => writingsOf(one).find((number) => numbers.includes(number)))
    const found = hits.filter((number) => number !== undefined)
    return { id, times: found.length, numbers: [...new Set(found)] }
  })
  const seq = await nextSeq(connection, actor.account)
  await connection.query(
    `update contact c set ${counted[what]}, rev = $3
     from jsonb_to_recordset($2::jsonb) as told (id uuid, times int, numbers jsonb)
     where c.account_id = $1 and c.id = told.id`,
    [actor.account, JSON.stringify(told), seq],
  )
  return contacts.length
}
