import type { Connection } from '../../db/connect.ts'
import type { AreaPerson } from '../../erasure/areaPerson.ts'
import { iso, withUser } from '../../erasure/describe.ts'
import { rowsOf } from '../../erasure/dossier.ts'

/** What was found of a person and nobody kept, and who looked for them. */
export const leadPerson: AreaPerson = {
  naming: {
    lead: { text: `concat_ws(' ', email, phone, name, note, "values")`, about: 'contact_id::text = any($2)' },
    lead_job: { text: `concat_ws(' ', name, form)` },
  },
  scrub: (connection, account, { person }) => forgetSaid(connection, account, [...person.addresses]),
  parts: {
    leads: {
      group: 'company',
      means:
        'what was found of this person in public sources: each value with its source, licence, page, words and time',
      heading: { 'en-US': 'Found in public sources', 'zh-CN': '公开来源中找到的信息' },
      read: (_, { dossier }) =>
        rowsOf(dossier, 'lead').map(({ created_at, name, values }) => ({ at: iso(created_at), name, values })),
    },
    lead_jobs: {
      group: 'company',
      means: 'what was looked for with an address of this person',
      heading: { 'en-US': 'Searches that name this person', 'zh-CN': '提及此人的采集任务' },
      read: (_, describing) =>
        rowsOf(describing.dossier, 'lead_job')
          .map(({ created_at, belongto, name, form }) => ({ at: iso(created_at), user: belongto, name, form }))
          .map(withUser(describing)),
    },
  },
}

/**
 * What a source said of them and is no row yet, and what was brought. Such a step is asked again, and what it finds of them then
 * stays away.
 */
async function forgetSaid(connection: Connection, account: string, addresses: readonly string[]): Promise<void> {
  if (!addresses.length) return
  await connection.query(
    `update lead_step set state = 'waiting', outcome = null, taken = 0 where account_id = $1 and outcome is not null
       and exists (select from unnest($2::text[]) address where strpos(lower(outcome::text), address) > 0)`,
    [account, addresses],
  )
  await connection.query(
    `delete from lead_step where account_id = $1
       and exists (select from unnest($2::text[]) address where strpos(lower(concat(key, ' ', work)), address) > 0)`,
    [account, addresses],
  )
  await connection.query(
    `update lead_brought b set rows = (select coalesce(jsonb_agg(row), '[]') from jsonb_array_elements(b.rows) row
         where not exists (select from unnest($2::text[]) address where strpos(lower(row::text), address) > 0))
     where account_id = $1 and exists (select from unnest($2::text[]) address where strpos(lower(rows::text), address) > 0)`,
    [account, addresses],
  )
}
