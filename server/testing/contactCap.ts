import type { ContactCap } from '#domain/campaigns/contactCap'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../db/connect.ts'

/** How often a company may write to one contact; null: as often as it likes. */
export const setContactCap = (database: Database, { account }: Pick<Actor, 'account'>, cap: ContactCap | null) =>
  database.pool.query('update account set cap_messages = $2, cap_days = $3 where id = $1', [
    account,
    cap?.messages ?? null,
    cap?.days ?? null,
  ])
