import type { CompanyLine, ShownShipment } from '#domain/customs/calls'
import type { ShipmentFilter } from '#domain/customs/shipmentFilter'
import type { ShipmentStatistics, ShipmentSum } from '#domain/customs/statistics'
import { limits } from '#domain/limits'
import type { Connection } from '../db/connect.ts'
import { matching, matchValues } from './matching.ts'

type Found = { shipments: ShownShipment[]; next: string | null }

/** The newest that match, a page of them. `after`: the day and number of the last one that was shown. */
export async function findShipments(
  connection: Connection,
  account: string,
  filter: ShipmentFilter,
  after: string | undefined,
): Promise<Found> {
  const [day, number] = after?.split(',') ?? [null, null]
  const values = [...(await matchValues(connection, account, filter)), day, number, limits.shipmentsShown + 1]
  const { rows } = await connection.query<ShownShipment>(
    `select s.id::float8 as id, s.traded_on::text as traded_on, s.flow, s.hs, s.product, b.id::float8 as buyer_id,
       coalesce(b.name, '') as buyer, coalesce(b.country, '') as buyer_country, p.id::float8 as supplier_id,
       coalesce(p.name, '') as supplier, coalesce(p.country, '') as supplier_country, s.origin, s.destination, s.port_from,
       s.port_to, s.weight_kg, s.quantity, s.unit, s.amount, s.currency, s.bill, s.file_id as file
     from (select * from shipment s where ${matching}
             and ($16::date is null or (s.traded_on, s.id) < ($16, $17::bigint))
           order by s.traded_on desc, s.id desc limit $18) s
     left join customs_company b0 on b0.account_id = s.account_id and b0.id = s.buyer_id
     left join customs_company b on b.account_id = s.account_id and b.id = coalesce(b0.merged_into, b0.id)
     left join customs_company p0 on p0.account_id = s.account_id and p0.id = s.supplier_id
     left join customs_company p on p.account_id = s.account_id and p.id = coalesce(p0.merged_into, p0.id)
     order by s.traded_on desc, s.id desc`,
    values,
  )
  const shipments = rows.slice(0, limits.shipmentsShown)
  const last = shipments.at(-1)
  return { shipments, next: rows.length > shipments.length && last ? `${last.traded_on},${last.id}` : null }
}

/** So many of each part of the whole are told, but for months, which are all told. */
const shown = 20

/** The newest that match, as many as are added up and one more, which shows that there are more. */
const counted = `found as materialized (
    select s.* from shipment s where ${matching} order by s.traded_on desc limit $16)`

const sums = `count(*)::int as count, coalesce(sum(amount) filter (where currency = 'USD'), 0) as usd,
  coalesce(sum(weight_kg), 0) as kg,
  coalesce(sum(amount) filter (where currency = 'USD' and weight_kg > 0), 0) as priced_usd,
  coalesce(sum(weight_kg) filter (where currency = 'USD' and weight_kg > 0 and amount is not null), 0) as priced_kg`
const added = `sum(count)::int as count, sum(usd) as usd, sum(kg) as kg, sum(priced_usd) as priced_usd, sum(priced_kg) as priced_kg`

const statisticsSql = `with ${counted},
  parts as (
    select grouping(month, hs, origin, destination, port_from, port_to, buyer_id, supplier_id) as part,
      coalesce(month, hs, origin, destination, port_from, port_to) as value, buyer_id, supplier_id, ${sums}
    from (select to_char(traded_on, 'YYYY-MM') as month, left(hs, 6) as hs, origin, destination, port_from, port_to, buyer_id,
            supplier_id, amount, currency, weight_kg from found) f
    group by grouping sets ((month), (hs), (origin), (destination), (port_from), (port_to), (buyer_id), (supplier_id), ())),
  named as (
    select case part when 127 then 'month' when 191 then 'hs' when 223 then 'origin' when 239 then 'destination'
        when 247 then 'port_from' when 251 then 'port_to' when 253 then 'buyer' when 254 then 'supplier' else 'all' end as facet,
      coalesce(value, c.id::text, '') as value, coalesce(c.name, '') as name, ${added}
    from parts
      left join customs_company c0 on c0.account_id = $1 and c0.id = coalesce(buyer_id, supplier_id)
      left join customs_company c on c.account_id = $1 and c.id = coalesce(c0.merged_into, c0.id)
    group by 1, 2, 3),
  ranked as (select *, row_number() over (partition by facet order by count desc, value) as place from named
    where facet = 'all' or value <> '')
  select facet, value, name, count, usd, kg, priced_usd, priced_kg from ranked
  where facet = 'month' or place <= $17 order by facet, case when facet = 'month' then value end, place`

/** What matches, added up by month, code, company, country and port. */
export async function addUpShipments(
  connection: Connection,
  account: string,
  filter: ShipmentFilter,
): Promise<ShipmentStatistics> {
  const values = [...(await matchValues(connection, account, filter)), limits.shipmentsCounted + 1, shown]
  type Sum = Omit<ShipmentSum, 'facet'> & { facet: string }
  const { rows } = await connection.query<Sum>(statisticsSql, values)
  const whole = rows.find(({ facet }) => facet === 'all')?.count ?? 0
  return {
    count: Math.min(whole, limits.shipmentsCounted),
    is_about: whole > limits.shipmentsCounted,
    sums: rows.filter((row): row is ShipmentSum => row.facet !== 'all'),
  }
}

type Ranking = { side: 'buyer' | 'supplier'; order: 'count' | 'usd' | 'growth' }

/** Companies on one side of what matches: the largest, or those that grow fastest. */
export async function rankCompanies(
  connection: Connection,
  account: string,
  filter: ShipmentFilter,
  { side, order }: Ranking,
): Promise<{ companies: CompanyLine[]; is_about: boolean }> {
  const most = limits.customsCompaniesShown
  const values = [...(await matchValues(connection, account, filter)), limits.shipmentsCounted + 1, side, order, most]
  const { rows } = await connection.query<CompanyLine & { whole: number }>(
    `with ${counted},
       ends as (select max(traded_on) as last, count(*)::int as whole from found),
       lines as (
         select coalesce(c0.merged_into, c0.id) as id, sum(count)::int as count, sum(usd) as usd, sum(kg) as kg,
           max(last_on) as last_on, sum(recent)::int as recent, sum(previous)::int as previous
         from (select case when $17 = 'buyer' then buyer_id else supplier_id end as company_id, count(*) as count,
                 coalesce(sum(amount) filter (where currency = 'USD'), 0) as usd, coalesce(sum(weight_kg), 0) as kg,
                 max(traded_on) as last_on,
                 count(*) filter (where traded_on > ends.last - interval '12 months') as recent,
                 count(*) filter (where traded_on <= ends.last - interval '12 months'
                   and traded_on > ends.last - interval '24 months') as previous
               from found, ends group by 1) f
           join customs_company c0 on c0.account_id = $1 and c0.id = f.company_id
         group by 1)
     select c.id::float8 as id, c.name, c.country, l.count, l.usd, l.kg, l.last_on::text as last, l.recent, l.previous, ends.whole
     from ends, lines l join customs_company c on c.account_id = $1 and c.id = l.id
     order by case when $18 = 'growth' then l.recent - l.previous end desc nulls last,
       case when $18 = 'usd' then l.usd end desc nulls last, l.count desc, c.id
     limit $19`,
    values,
  )
  return {
    companies: rows.map(({ whole: _, ...line }) => line),
    is_about: (rows[0]?.whole ?? 0) > limits.shipmentsCounted,
  }
}
