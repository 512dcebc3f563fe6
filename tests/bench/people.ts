import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../../server/db/connect.ts'
import { asSystem } from '../../server/db/scope.ts'

/** `numbersFrom`: their mobile numbers are the ones that follow. */
type People = { country: string; numbersFrom: number; rows: number }

export const germans = { country: 'DE', numbersFrom: 4_915_100_000_000 }
/** To whose texts nothing has to be added. */
export const japanese = { country: 'JP', numbersFrom: 819_012_000_000 }

/** Contacts with an address and a number each, and nothing that devices would have to read. */
export const makePeople = (
  { pool }: Database,
  { account, user }: Pick<Actor, 'account' | 'user'>,
  { country, numbersFrom, rows }: People,
): Promise<unknown> =>
  asSystem({ pool } as Database, async (connection) => {
    await connection.query('set local statement_timeout = 0')
    await connection.query(
      `insert into contact (account_id, id, scope, rev, name, company, position, company_website, address, founded_time,
         country, phones, emails, tag, follow_up_status, remark, belongto, created_at, updated_at, wt_send_count,
         sms_send_count, wt_api_send_count, email_send_count, wtreplycount, ins_fans, ins_follow, fb_fans, fb_follow)
       select $1, gen_random_uuid(), 'user:' || $2::text, 1, 'Buyer ' || n, 'Harbour Trading', '', '', '', '', $4,
         jsonb_build_array(jsonb_build_object('full_number', ($5::bigint + n)::text, 'is_wt', 'unvalidated')),
         jsonb_build_array(jsonb_build_object('email', 'p' || n || '@d' || n % 1000 || '.example', 'is_valid', 'valid')),
         '[]', 'none', '', $2::uuid, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0
       from generate_series(1, $3::int) n`,
      [account, user, rows, country, numbersFrom],
    )
  }).then(() => pool.query('analyze contact'))
