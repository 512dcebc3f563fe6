import { randomUUID } from 'node:crypto'
import type { Actor } from '#domain/shared/mutation'
import { schemaNumber } from '#domain/sync/protocol'
import type { Database } from '../../server/db/connect.ts'
import { asSystem } from '../../server/db/scope.ts'
import { createCompany, createSubAccount } from '../../server/operator.ts'
import type { SignedIn } from '../../server/people/sessions.ts'
import { touchReplica } from '../../server/sync/replicas.ts'

export const perSeq = 250
const password = 'a long password'

/** A company whose contacts belong to its sub accounts in turn. */
export type Company = {
  name: string
  rows: number
  main: SignedIn
  subs: Actor[]
  epoch: string
  head: number
  replica: string
}

export async function makeCompany(database: Database, options: { rows: number; subs: number }): Promise<Company> {
  const { rows } = options
  const name = `company-${rows}`
  const owner = await createCompany(database, { username: name, password })
  const subs: Actor[] = []
  for (let n = 0; n < options.subs; n++)
    subs.push(await createSubAccount(database, name, { username: `${name}-${n}`, password }))
  const head = Math.ceil(rows / perSeq)
  await asSystem(database, async (connection) => {
    await connection.query('set local statement_timeout = 0')
    // As an import makes them: ids that rise, a number per 250.
    await connection.query(
      `insert into contact (account_id, id, scope, rev, name, company, position, company_website, address, founded_time,
         country, phones, emails, tag, follow_up_status, remark, belongto, created_at, updated_at, wt_send_count,
         sms_send_count, wt_api_send_count, email_send_count, wtreplycount, ins_fans, ins_follow, fb_fans, fb_follow)
       select $1, ('019aa000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'user:' || owner, (n - 1) / $4 + 1,
         '张伟 ' || n, 'Harbour Trading Co., Ltd. ' || n, 'Purchasing manager', 'https://example.com/' || n,
         n || ' Harbour Road, Ningbo', '2001', 'CN',
         jsonb_build_array(jsonb_build_object('full_number', '86138' || lpad(n::text, 8, '0'), 'is_wt', 'unvalidated')),
         jsonb_build_array(jsonb_build_object('email', 'buyer' || n || '@example.com', 'is_valid', 'toVerify')),
         '[]', 'none', 'Hall 3, stand ' || n, owner, 1700000000000 + n, 1700000000000 + n, 0, 0, 0, 0, 0, 0, 0, 0, 0
       from generate_series(1, $3::int) n, lateral (select ($2::uuid[])[n % array_length($2::uuid[], 1) + 1] as owner) whose`,
      [owner.account, subs.map(({ user }) => user), rows, perSeq],
    )
    await connection.query('update sync_account set seq = $2 where account_id = $1', [owner.account, head])
  })
  await database.pool.query('vacuum analyze contact')
  const { rows: servers } = await database.pool.query<{ epoch: string }>('select epoch::text from sync_server')
  const main = { ...owner, device: 'bench' } as SignedIn
  const replica = randomUUID()
  await asSystem(database, (connection) => touchReplica(connection, main, { replica, schema: schemaNumber }))
  return { name, rows, main, subs, epoch: servers[0]!.epoch, head, replica }
}

/** The n-th contact, from 1; the last one is the newest. */
export const contactId = (n: number) => `019aa000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
export const contactName = (n: number) => `张伟 ${n}`

export const mainOf = ({ name }: Company) => ({ username: name, password })
export const subOf = ({ name }: Company, n: number) => ({ username: `${name}-${n}`, password })
