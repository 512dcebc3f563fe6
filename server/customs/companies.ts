import type { CustomsCompany } from '#domain/customs/calls'
import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../db/connect.ts'
import { forgetSums } from './forgetSums.ts'
import { mergedCompanies } from './matching.ts'

/** A company with what was merged into it; one that was merged itself is told as the other one. */
export async function readCustomsCompany(connection: Connection, account: string, id: number): Promise<CustomsCompany> {
  const { rows } = await connection.query<Omit<CustomsCompany, 'merged'>>(
    `select c.id::float8 as id, c.name, c.country from customs_company c
     where c.account_id = $1
       and c.id = (select coalesce(merged_into, id) from customs_company where account_id = $1 and id = $2)`,
    [account, id],
  )
  const company = rows[0]
  if (!company) throw new AppError('notFound')
  const { rows: merged } = await connection.query<CustomsCompany['merged'][number]>(
    `select c.id::float8 as id, c.name, c.country, m.id as merge from customs_merge m
     join customs_company c on c.account_id = m.account_id and c.id = m.from_id
     where m.account_id = $1 and m.into_id = $2 and m.undone_at is null order by m.at`,
    [account, company.id],
  )
  return { ...company, merged }
}

/** Others whose key begins with the same word: candidates, and no more than that. */
export async function alikeCompanies(
  connection: Connection,
  account: string,
  id: number,
): Promise<Pick<CustomsCompany, 'id' | 'name' | 'country'>[]> {
  const { rows } = await connection.query<Pick<CustomsCompany, 'id' | 'name' | 'country'>>(
    `with own as (select split_part(split_part(key, '|', 1), ' ', 1) as word from customs_company
                  where account_id = $1 and id = $2)
     select c.id::float8 as id, c.name, c.country from customs_company c, own
     where c.account_id = $1 and c.id <> $2 and c.merged_into is null and length(own.word) > 2
       and c.key >= own.word and c.key < own.word || '~' and split_part(split_part(c.key, '|', 1), ' ', 1) = own.word
     order by c.key limit 8`,
    [account, id],
  )
  return rows
}

export type CompanyMerge = { id: string; from: number; into: number }

/** Two names of one company, because a person says so. Sent again it changes nothing. */
export async function mergeCompanies(
  connection: Connection,
  user: Pick<Actor, 'account' | 'user'>,
  { id, from, into }: CompanyMerge,
): Promise<{ isNew: boolean }> {
  const { account } = user
  // Merges of one account wait for each other: each needs to know the groups as they are.
  await connection.query(`select pg_advisory_xact_lock(hashtextextended('customs merge ' || $1, 0))`, [account])
  const known = await connection.query('select from customs_merge where account_id = $1 and id = $2', [account, id])
  if (known.rowCount) return { isNew: false }
  const { rows } = await connection.query<{ id: number }>(
    `select id::float8 as id from customs_company where account_id = $1 and id = any($2::bigint[]) and merged_into is null`,
    [account, [from, into]],
  )
  if (rows.length < 2) throw new AppError('notFound')
  const companies = await mergedCompanies(connection, account, from)
  await connection.query(
    `insert into customs_merge (account_id, id, from_id, into_id, company_ids, user_id) values ($1, $2, $3, $4, $5, $6)`,
    [account, id, from, into, companies, user.user],
  )
  await connection.query(
    `update customs_company set merged_into = $3 where account_id = $1 and id = any($2::bigint[])`,
    [account, companies, into],
  )
  return { isNew: true }
}

/** Takes a merge back. What was merged further since goes first. */
export async function unmergeCompanies(connection: Connection, account: string, id: string): Promise<CompanyMerge> {
  await connection.query(`select pg_advisory_xact_lock(hashtextextended('customs merge ' || $1, 0))`, [account])
  const { rows } = await connection.query<{ from: number; into: number; companies: string[] }>(
    `update customs_merge m set undone_at = server_now()
     where m.account_id = $1 and m.id = $2 and m.undone_at is null
       and not exists (select from customs_company c
                       where c.account_id = m.account_id and c.id = m.into_id and c.merged_into is not null)
     returning from_id::float8 as from, into_id::float8 as into, company_ids::text[] as companies`,
    [account, id],
  )
  const merge = rows[0]
  if (!merge) throw new AppError('notFound')
  await connection.query(
    `update customs_company set merged_into = case when id = $3 then null else $3 end
     where account_id = $1 and id = any($2::bigint[])`,
    [account, merge.companies, merge.from],
  )
  return { id, from: merge.from, into: merge.into }
}

/** A company asked not to be kept. Gives how many shipments went with it. */
export async function removeCustomsCompany(
  connection: Connection,
  account: string,
  id: number,
): Promise<{ shipments: number }> {
  await connection.query(`select pg_advisory_xact_lock(hashtextextended('customs removal ' || $1, 0))`, [account])
  const companies = await mergedCompanies(connection, account, id)
  if (!companies.length) throw new AppError('notFound')
  await connection.query(
    `insert into customs_removal (account_id, key)
     select account_id, key from customs_company where account_id = $1 and id = any($2::bigint[])
     on conflict (account_id, key) do nothing`,
    [account, companies],
  )
  const { rowCount } = await connection.query(
    `delete from shipment where account_id = $1 and (buyer_id = any($2::bigint[]) or supplier_id = any($2::bigint[]))`,
    [account, companies],
  )
  await connection.query(
    `delete from customs_merge where account_id = $1 and (from_id = any($2::bigint[]) or into_id = any($2::bigint[]))`,
    [account, companies],
  )
  await connection.query('delete from customs_company where account_id = $1 and id = any($2::bigint[])', [
    account,
    companies,
  ])
  await forgetSums(connection, account)
  return { shipments: rowCount ?? 0 }
}
