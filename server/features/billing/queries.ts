import type { billingCalls } from '#domain/billing/calls'
import { type MoneyEntry, type PointsEntry, pointProducts } from '#domain/billing/ledger'
import type { Order } from '#domain/billing/order'
import { limits } from '#domain/limits'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Connection } from '../../db/connect.ts'
import { money, score } from '../../ledger/ledger.ts'

type Calls = typeof billingCalls
type Page = { limit: number; page: number }
type Period = { from?: number | undefined; to?: number | undefined }

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`

/* Whose rows these are, row-level security says: the main account's company's. */

export async function balances(connection: Connection): Promise<OutputOf<Calls['balances']>> {
  const { rows } = await connection.query<{ kind: string; balance: number }>(
    `select kind, balance from ledger_account where kind not like 'outside:%'`,
  )
  const balance = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0
  const scores = pointProducts
    .filter((id) => rows.some(({ kind }) => kind === score(id)))
    .map((id) => ({ product_id: id, score: balance(score(id)), held: balance(`held:${score(id)}`) }))
  return { money: balance(money), scores }
}

/* ---------- entries ---------- */

type Filter = Period & { kinds: readonly string[]; type?: string | undefined }

export async function listPoints(
  connection: Connection,
  { product_id, ...input }: InputOf<Calls['points']>,
): Promise<OutputOf<Calls['points']>> {
  const filter = { ...input, kinds: (product_id ? [product_id] : pointProducts).map(score) }
  return {
    count: await countEntries(connection, filter),
    list: await entries<PointsEntry>(connection, filter, pageOf(input)),
  }
}

export async function listMoney(
  connection: Connection,
  input: InputOf<Calls['moneyLogs']>,
): Promise<OutputOf<Calls['moneyLogs']>> {
  const filter = { ...input, kinds: [money] }
  return {
    count: await countEntries(connection, filter),
    list: await entries<MoneyEntry>(connection, filter, pageOf(input)),
  }
}

export async function statement(
  connection: Connection,
  { product_id, ...period }: InputOf<Calls['statement']>,
): Promise<OutputOf<Calls['statement']>> {
  const filter = { ...period, kinds: [product_id ? score(product_id) : money] }
  const rows = await entries<MoneyEntry>(connection, filter, { order: 'asc', limit: limits.exportRows + 1, offset: 0 })
  return { cut: rows.length > limits.exportRows, rows: rows.slice(0, limits.exportRows) }
}

const pageOf = ({ limit, page }: Page) => ({ order: 'desc' as const, limit, offset: (page - 1) * limit })

// An entry is seen from the side of the one who asks: given away, or received.
const legs = `
  (select *, source as kind, source_before as before, -amount as change from ledger_entry where source = any($1)
   union all
   select *, target, target_before, amount from ledger_entry where target = any($1)) e`
const fits = `($2::text is null or e.type = $2)
  and ($3::bigint is null or e.created_at >= to_timestamp($3 / 1000.0))
  and ($4::bigint is null or e.created_at < to_timestamp($4 / 1000.0))`
const values = ({ kinds, type, from, to }: Filter) => [kinds, type ?? null, from ?? null, to ?? null]

async function entries<T extends MoneyEntry>(
  connection: Connection,
  filter: Filter,
  { order, limit, offset }: { order: 'asc' | 'desc'; limit: number; offset: number },
): Promise<T[]> {
  const product = filter.kinds.includes(money) ? '' : `, substr(e.kind, 7)::int as product_id`
  const { rows } = await connection.query<T>(
    `select e.id, e.type, e.order_no, e.before, e.change, e.before + e.change as after, coalesce(h.status, 'done') as status,
            e.remark, e.user_id as user, ${ms('e.created_at')} as created_at,
            ${ms('coalesce(h.updated_at, e.created_at)')} as updated_at${product}
     from ${legs} left join ledger_hold h on e.type = 'hold' and h.account_id = e.account_id and h.uid = e.uid
     where ${fits} order by e.seq ${order} limit $5 offset $6`,
    [...values(filter), limit, offset],
  )
  return rows
}

async function countEntries(connection: Connection, filter: Filter): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*) from ${legs} where ${fits}`,
    values(filter),
  )
  return rows[0]!.count
}

/* ---------- orders ---------- */

const status = `case when status = 'pending' and expires_at <= now() then 'expired' else status end`
export const orderColumns = `id, order_no, paytype, price, product_id, points, ${status} as status, flagged,
  ${ms('created_at')} as created_at, ${ms('updated_at')} as updated_at, ${ms('expires_at')} as expires_at`

export async function listOrders(
  connection: Connection,
  input: InputOf<Calls['orders']>,
  { counted = true } = {},
): Promise<OutputOf<Calls['orders']>> {
  const { order, limit, offset } = pageOf(input)
  // Left out: all orders; null: those for the balance.
  const where = `($1::boolean or product_id is not distinct from $2)
    and ($3::text is null or ${status} = $3)
    and ($4::bigint is null or created_at >= to_timestamp($4 / 1000.0))
    and ($5::bigint is null or created_at < to_timestamp($5 / 1000.0))`
  const { product_id } = input
  const asked = [
    product_id === undefined,
    product_id ?? null,
    input.status ?? null,
    input.from ?? null,
    input.to ?? null,
  ]
  const { rows: list } = await connection.query<Order>(
    `select ${orderColumns} from payment_order where ${where}
     order by payment_order.created_at ${order}, id limit $6 offset $7`,
    [...asked, limit, offset],
  )
  if (!counted) return { count: 0, list }
  const { rows } = await connection.query<{ count: number }>(`select count(*) from payment_order where ${where}`, asked)
  return { count: rows[0]!.count, list }
}
