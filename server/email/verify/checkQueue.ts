import type { AddressStatus } from '#domain/email/deliverability/addressCheck'
import { type AddressRun, addressRunMachine } from '#domain/email/deliverability/addressRun'
import { products } from '#domain/products'
import type { Connection, Database } from '../../db/connect.ts'
import { notify } from '../../notifications/notify.ts'
import { turnHorizonMs } from './domainBook.ts'

export type RunId = { account: string; run: string }
/** `asks`: whether the company wants mail servers to be asked. */
export type OpenRun = RunId & { again: boolean; asks: boolean }
export type Item = { contact: string; email: string; tries: number }

/** Those of all companies that go on. A disabled user, or one without the product, has nothing checked until that is otherwise. */
export async function readOpenRuns({ pool }: Database): Promise<OpenRun[]> {
  const { rows } = await pool.query<OpenRun>(
    `select r.account_id as account, r.id as run, r.again, a.asks_mail_servers as asks
     from email_check_run r join account a on a.id = r.account_id join app_user u on u.id = r.user_id
     where r.state = 'running' and u.status = 'normal' and exists (select from product_held p
       where p.user_id = u.id and p.product_id = $1 and p.status = '1'
         and (p.expires_at is null or p.expires_at > server_now()))
     order by r.created_at`,
    [products.emailMarketing],
  )
  return rows
}

/** Some that nobody has, for `leaseMs`; none of a server that is asked as much as it may be already. */
export async function claimItems(
  { pool }: Database,
  { account, run, asks }: OpenRun,
  { most, leaseMs }: { most: number; leaseMs: number },
): Promise<Item[]> {
  const { rows } = await pool.query<Item>(
    `with open as (
       select i.contact_id, i.email from email_check_item i
       left join email_domain d on d.name = i.domain left join email_host h on h.name = d.host
       where i.account_id = $1 and i.run_id = $2 and i.verdict is null and i.free_at <= server_now()
         and (not $5 or h.free_at is null or h.free_at <= server_now() + make_interval(secs => $6))
       order by i.free_at limit $3 for update of i skip locked)
     update email_check_item i set free_at = server_now() + make_interval(secs => $4) from open
     where i.account_id = $1 and i.run_id = $2 and i.contact_id = open.contact_id and i.email = open.email
     returning i.contact_id as contact, i.email, i.tries`,
    [account, run, most, leaseMs / 1_000, asks, turnHorizonMs / 1_000],
  )
  return rows
}

/** Says that these are still under way. */
export async function keepItems(
  { pool }: Database,
  { account, run }: RunId,
  items: readonly Item[],
  leaseMs: number,
): Promise<void> {
  await pool.query(
    `update email_check_item i set free_at = server_now() + make_interval(secs => $5)
     from unnest($3::uuid[], $4::text[]) as mine (contact, email)
     where i.account_id = $1 and i.run_id = $2 and i.contact_id = mine.contact and i.email = mine.email and i.verdict is null`,
    [account, run, items.map(({ contact }) => contact), items.map(({ email }) => email), leaseMs / 1_000],
  )
}

/** Given back untried, for then. */
export async function putOff(
  { pool }: Database,
  { account, run }: RunId,
  { contact, email }: Item,
  until: number,
): Promise<void> {
  await pool.query(
    `update email_check_item set free_at = to_timestamp($5 / 1000.0)
     where account_id = $1 and run_id = $2 and contact_id = $3 and email = $4 and verdict is null`,
    [account, run, contact, email, until],
  )
}

const isOpen = `select from email_check_item i where i.account_id = r.account_id and i.run_id = r.id and i.verdict is null`

/** When no address is left; whoever wanted more than one is told. Takes the account's counter. */
export async function finishRun(connection: Connection, { account, run }: RunId): Promise<void> {
  const { rows } = await connection.query<{ user: string }>(
    `update email_check_run r set state = $3, ended_at = server_now()
     where account_id = $1 and id = $2 and state = 'running' and not exists (${isOpen}) returning user_id as user`,
    [account, run, addressRunMachine.running.finish],
  )
  if (!rows[0]) return
  const [done] = await readRuns(connection, { account, id: run })
  if (!done || done.total < 2) return
  await notify(connection, {
    users: [rows[0].user],
    level: 1,
    type: 'email',
    content: { key: 'addressesChecked', values: { count: done.total, valid: done.valid, invalid: done.invalid } },
    link: '/statistics/contacts',
  })
}

const runsShown = 20
const plausible: AddressStatus = 'notAsked'
const counts = {
  valid: `i.verdict = 'valid'`,
  invalid: `i.verdict = 'invalid'`,
  risky: `i.verdict = 'risky'`,
  plausible: `i.standing = '${plausible}'`,
  unknown: `i.verdict = 'unknown' and i.standing <> '${plausible}'`,
  waiting: 'i.verdict is null and i.waits',
} as const satisfies Partial<Record<keyof AddressRun, string>>

/** Newest first, as far as whoever asks sees them. */
export async function readRuns(
  connection: Connection,
  { account, id = null, user = null }: { account: string; id?: string | null; user?: string | null },
): Promise<AddressRun[]> {
  const ms = (time: string) => `(extract(epoch from r.${time}) * 1000)::bigint as ${time}`
  const { rows } = await connection.query<AddressRun>(
    `select r.id, r.user_id as user, r.state, ${ms('created_at')}, ${ms('ended_at')}, count(i.email)::int as total,
       ${Object.entries(counts)
         .map(([name, is]) => `count(i.email) filter (where ${is})::int as ${name}`)
         .join(', ')}
     from (select * from email_check_run r where r.account_id = $1 and ($2::uuid is null or r.id = $2)
             and ($3::uuid is null or r.user_id = $3)
           order by r.created_at desc, r.id limit ${runsShown}) r
     left join email_check_item i on i.account_id = r.account_id and i.run_id = r.id
     group by r.account_id, r.id, r.user_id, r.state, r.created_at, r.ended_at order by r.created_at desc, r.id`,
    [account, id, user],
  )
  return rows
}
