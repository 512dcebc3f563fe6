import type { Connection } from '../../db/connect.ts'

type CheckRequest = { account: string; id: string; user: string; contacts: readonly string[] }

/** Has the addresses of these contacts looked at that nobody has looked at yet, under one check of this id; gives how many. */
export async function wantChecks(
  connection: Connection,
  { account, id, user, contacts }: CheckRequest,
): Promise<number> {
  const { rows } = await connection.query<{ contact: string; email: string }>(
    `select distinct c.id as contact, lower(e.email) as email
     from contact c cross join jsonb_to_recordset(c.emails) as e (email text, is_valid text)
     where c.account_id = $1 and c.id = any($2::uuid[]) and c.deleted_at is null and c.restricted_at is null
       and e.is_valid = 'toVerify' and e.email like '%@%'`,
    [account, contacts],
  )
  if (!rows.length) return 0
  await connection.query(
    `insert into email_check_run (account_id, id, user_id, again) values ($1, $2, $3, false) on conflict do nothing`,
    [account, id, user],
  )
  await connection.query(
    `insert into email_check_item (account_id, run_id, contact_id, email, domain)
     select $1, $2, contact, email, substring(email from '@([^@]*)$')
     from jsonb_to_recordset($3::jsonb) as a (contact uuid, email text) on conflict do nothing`,
    [account, id, JSON.stringify(rows)],
  )
  return rows.length
}

/** How many addresses of a check have no answer yet. */
export async function openChecks(
  connection: Connection,
  { account, id }: Pick<CheckRequest, 'account' | 'id'>,
): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from email_check_item i
     join email_check_run r on r.account_id = i.account_id and r.id = i.run_id and r.state in ('running', 'paused')
     where i.account_id = $1 and i.run_id = $2 and i.verdict is null`,
    [account, id],
  )
  return rows[0]!.count
}
