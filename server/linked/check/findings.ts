import type { FoundNumber, NumberEvidence, NumberVerdict } from '#domain/linked/numberCheck'
import type { Connection } from '../../db/connect.ts'
import { nextSeq } from '../../sync/serverRows.ts'

export type NumberFact = { number: string; verdict: NumberVerdict; evidence: NumberEvidence; at: number }

export async function readFindings(
  connection: Connection,
  account: string,
  numbers: readonly string[],
): Promise<NumberFact[]> {
  const { rows } = await connection.query<NumberFact>(
    `select number, verdict, evidence, (extract(epoch from at) * 1000)::float8 as at from number_finding
     where account_id = $1 and number = any($2::text[]) order by number`,
    [account, numbers],
  )
  return rows
}

type ToldFindings = {
  registered: readonly FoundNumber[]
  unregistered?: readonly string[]
  evidence: NumberEvidence
  /** which linked phone was told */
  session: string | null
}

/**
 * What was found last counts, and the company's contacts with such a number show it. The caller's transaction works as the server; this
 * comes last in it, because the account's counter does.
 */
export async function keepFindings(
  connection: Connection,
  account: string,
  { registered, unregistered = [], evidence, session }: ToldFindings,
): Promise<void> {
  const told = [
    ...registered.map(({ number, jid }) => ({ number, jid, verdict: 'registered' as const })),
    ...unregistered.map((number) => ({ number, jid: null, verdict: 'unregistered' as const })),
  ]
  if (!told.length) return
  await connection.query(
    `insert into number_finding (account_id, number, verdict, jid, evidence, session_id)
     select $1::uuid, told.number, told.verdict, told.jid, $3, $4::uuid
     from jsonb_to_recordset($2::jsonb) as told (number text, verdict text, jid text) order by told.number
     on conflict (account_id, number) do update set verdict = excluded.verdict, jid = coalesce(excluded.jid, number_finding.jid),
       evidence = excluded.evidence, session_id = excluded.session_id, at = excluded.at`,
    [account, JSON.stringify(told), evidence, session],
  )
  await showOnContacts(connection, account, told)
}

/** Nobody edited the contacts, so `updated_at` and who wrote which field stay as they were. */
export async function showOnContacts(
  connection: Connection,
  account: string,
  findings: readonly Pick<NumberFact, 'number' | 'verdict'>[],
): Promise<void> {
  const told = JSON.stringify(findings.map(({ number, verdict }) => ({ number, verdict })))
  const { rows } = await connection.query<{ id: string }>(
    `select c.id from contact c where c.account_id = $1 and c.deleted_at is null
       and addresses_of(c.phones, c.emails) && array(select told.number from jsonb_to_recordset($2::jsonb) as told (number text))
       and exists (select from jsonb_to_recordset($2::jsonb) as told (number text, verdict text)
         join jsonb_array_elements(c.phones) one on one ->> 'full_number' = told.number and one ->> 'is_wt' <> told.verdict)
     order by c.id for update`,
    [account, told],
  )
  if (!rows.length) return
  const seq = await nextSeq(connection, account)
  await connection.query(
    `update contact c set rev = $3, phones = (
       select jsonb_agg(case when told.verdict is null then one else one || jsonb_build_object('is_wt', told.verdict) end order by place)
       from jsonb_array_elements(c.phones) with ordinality as each (one, place)
       left join jsonb_to_recordset($2::jsonb) as told (number text, verdict text) on told.number = one ->> 'full_number')
     where c.account_id = $1 and c.id = any($4::uuid[])`,
    [account, told, seq, rows.map(({ id }) => id)],
  )
}
