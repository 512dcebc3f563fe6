import { type CompanyProfile, companyProfileIdOf } from '#domain/conversations/companyProfile'
import type { Connection } from '../db/connect.ts'
import { quotedColumns } from '../sync/tables.ts'

/** What answers say of a company; null: nobody said it yet. */
export async function readCompanyProfile(connection: Connection, account: string): Promise<CompanyProfile | null> {
  const { rows } = await connection.query<CompanyProfile>(
    `select ${quotedColumns('company_profile').join(', ')} from company_profile
     where account_id = $1 and id = $2 and deleted_at is null`,
    [account, companyProfileIdOf(account)],
  )
  return rows[0] ?? null
}
