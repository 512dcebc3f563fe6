import type { CompanyLine, ShownShipment } from '#domain/customs/calls'
import type { ShipmentFilter } from '#domain/customs/shipmentFilter'
import type { ShipmentStatistics, ShipmentSum } from '#domain/customs/statistics'
import { limits } from '#domain/limits'
import type { Connection } from '../db/connect.ts'
import { countShipments } from './files.ts'
import { matchingShipments, matchValues } from './matching.ts'

type ShipmentList = { shipments: ShownShipment[]; next: string | null }

/** The newest that match, a page of them. `after`: the day and identity of the last one that was shown. */
export async function findShipments(
  connection: Connection,
  account: string,
  filter: ShipmentFilter,
  after: string | undefined,
): Promise<ShipmentList> {
  const [day, identity] = after?.split(',') ?? [null, null]
  const values = [...(await matchValues(connection, account, filter)), day, identity, limits.shipmentsShown + 1]
  const { rows } = await connection.query<ShownShipment>(
    `select s.identity as id, s.traded_on::text as traded_on, s.flow, s.hs, s.product, b.id::float8 as buyer_id,
       coalesce(b.name, '') as buyer, coalesce(b.country, '') as buyer_country, p.id::float8 as supplier_id,
       coalesce(p.name, '') as supplier, coalesce(p.country, '') as supplier_country, s.origin, s.destination, s.port_from,
       s.port_to, s.weight_kg, s.quantity, s.unit, s.amount, s.currency, s.bill, s.file_id as file
     from (select * from shipment s where ${matchingShipments}
             and ($13::date is null or (s.traded_on, s.identity) < ($13, $14::uuid))
           order by s.traded_on desc, s.identity desc limit $15) s
     left join customs_company b0 on b0.account_id = s.account_id and b0.id = s.buyer_id
     left join customs_company b on b.account_id = s.account_id and b.id = coalesce(b0.merged_into, b0.id)
     left join customs_company p0 on p0.account_id = s.account_id and p0.id = s.supplier_id
     left join customs_company p on p.account_id = s.account_id and p.id = coalesce(p0.merged_into, p0.id)
     order by s.traded_on desc, s.identity desc`,
    values,
  )
  const shipments = rows.slice(0, limits.shipmentsShown)
  const last = shipments.at(-1)
  return { shipments, next: rows.length > shipments.length && last ? `${last.traded_on},${last.id}` : null }
}

/** So many of each part of the whole are told, but for months, which are all told. */
const shown = 20
/** So many are looked at before those that were merged by hand are put together. */
const ranked = 200

/** `pieces`: of what is counted by the piece; cartons and pallets hold nobody knows how many. */
const counted = `s.traded_on, s.hs, s.origin, s.destination, s.port_from, s.port_to, s.buyer_id, s.supplier_id, s.weight_kg,
  case when s.currency = 'USD' then s.amount end as usd,
  case when upper(s.unit) in ('PCS', 'PC', 'PCE', 'PIECE', 'PIECES', 'EA', 'EACH', 'NMB', 'NO', 'NOS', 'NIU', 'UNT', 'UNIT', 'UNITS', 'U',
    '件', '个', '台', '只', '支', '辆') then s.quantity end as pieces`
/** What matches, in no order, and the newest of it: no more than $13. */
const anyFound = `found as materialized (select ${counted} from shipment s where ${matchingShipments} limit $13)`
const newestFound = `found as materialized (
    select ${counted} from shipment s where ${matchingShipments} order by s.traded_on desc limit $13)`

type FoundRows<T> = { rows: T[]; is_about: boolean }

/**
 * All that match are read once and added up, as long as they are not too many; else the newest, which stand for the others. Sums of
 * that many rows fit into this memory, and are gone before a compiler of theirs would be done.
 */
async function addUpFound<T extends { found: number }>(
  connection: Connection,
  isMany: boolean,
  addUp: (isNewest: boolean, limit: number, most: number) => Promise<T[]>,
): Promise<FoundRows<T>> {
  await connection.query(`select set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`)
  const { shipmentsCounted: most, shipmentsSampled: sampled } = limits
  if (!isMany) {
    const rows = await addUp(false, most + 1, most)
    if (rows[0]!.found <= most) return { rows, is_about: false }
  }
  return { rows: await addUp(true, sampled, sampled), is_about: true }
}

/** Nothing is asked, and pages of files say that there are many more than are added up: nobody needs to count them. */
const areMany = async (connection: Connection, account: string, filter: ShipmentFilter): Promise<boolean> =>
  Object.keys(filter).length === 0 && (await countShipments(connection, account)) > 1.5 * limits.shipmentsCounted

const sums = `count(*)::int as count, coalesce(sum(usd), 0) as usd, coalesce(sum(weight_kg), 0) as kg,
  coalesce(sum(usd) filter (where weight_kg > 0), 0) as priced_usd,
  coalesce(sum(weight_kg) filter (where usd is not null), 0) as priced_kg,
  coalesce(sum(usd) filter (where pieces > 0), 0) as pieces_usd,
  coalesce(sum(pieces) filter (where usd is not null), 0) as pieces`
const added = `sum(count)::int as count, sum(usd) as usd, sum(kg) as kg, sum(priced_usd) as priced_usd, sum(priced_kg) as priced_kg,
  sum(pieces_usd) as pieces_usd, sum(pieces) as pieces`

const statistics = `how_many as materialized (select count(*)::int as found from found),
  parts as (
    select case grouping(month, hs, origin, destination, port_from, port_to, buyer_id, supplier_id)
        when 127 then 'month' when 191 then 'hs' when 223 then 'origin' when 239 then 'destination' when 247 then 'port_from'
        when 251 then 'port_to' when 253 then 'buyer' when 254 then 'supplier' else 'all' end as facet,
      coalesce(to_char(month, 'YYYY-MM'), hs, origin, destination, port_from, port_to) as value,
      coalesce(buyer_id, supplier_id) as company_id, ${sums}
    from (select date_trunc('month', traded_on::timestamp) as month, left(hs, 6) as hs, origin, destination, port_from, port_to,
            buyer_id, supplier_id, usd, weight_kg, pieces from found where (select found from how_many) <= $14) f
    group by grouping sets ((month), (hs), (origin), (destination), (port_from), (port_to), (buyer_id), (supplier_id), ())),
  large as (select * from (select *, row_number() over (partition by facet order by count desc) as place from parts) p
    where facet = 'month' or place <= $15),
  named as (
    select facet, coalesce(l.value, c.id::text, '') as value, coalesce(c.name, '') as name, ${added}
    from large l
      left join customs_company c0 on c0.account_id = $1 and c0.id = l.company_id
      left join customs_company c on c.account_id = $1 and c.id = coalesce(c0.merged_into, c0.id)
    group by 1, 2, 3),
  told as (select *, row_number() over (partition by facet order by count desc, value) as place from named
    where facet = 'all' or value <> '')
  select found, facet, value, name, count, usd, kg, priced_usd, priced_kg, pieces_usd, pieces from told, how_many
  where facet = 'month' or place <= $16 order by facet, case when facet = 'month' then value end, place`
const allStatistics = `with ${anyFound}, ${statistics}`
const newestStatistics = `with ${newestFound}, ${statistics}`

/** What matches, added up by month, code, company, country and port. */
export async function addUpShipments(
  connection: Connection,
  account: string,
  filter: ShipmentFilter,
): Promise<ShipmentStatistics> {
  type Sum = Omit<ShipmentSum, 'facet'> & { facet: string; found: number }
  const values = await matchValues(connection, account, filter)
  const isMany = await areMany(connection, account, filter)
  const { rows, is_about } = await addUpFound(connection, isMany, async (isNewest, limit, most) => {
    const asked = [...values, limit, most, ranked, shown]
    return (await connection.query<Sum>(isNewest ? newestStatistics : allStatistics, asked)).rows
  })
  const sums = rows.map(({ found, ...sum }) => sum)
  const count = sums.find(({ facet }) => facet === 'all')?.count ?? 0
  return { count, is_about, sums: sums.filter((sum): sum is ShipmentSum => sum.facet !== 'all') }
}

type CompanyRank = { side: 'buyer' | 'supplier'; order: 'count' | 'usd' | 'growth' }

/** Companies on one side of what matches: the largest, or those that grow fastest. */
export async function rankCompanies(
  connection: Connection,
  account: string,
  filter: ShipmentFilter,
  { side, order }: CompanyRank,
): Promise<{ companies: CompanyLine[]; is_about: boolean }> {
  const values = await matchValues(connection, account, filter)
  const isMany = await areMany(connection, account, filter)
  const more = [side, order, limits.customsCompaniesShown]
  type CompanyRanks = { found: number; companies: CompanyLine[] }
  const { rows, is_about } = await addUpFound(connection, isMany, async (isNewest, limit, most) => {
    const asked = [...values, limit, most, ...more]
    return (await connection.query<CompanyRanks>(isNewest ? newestCompanies : allCompanies, asked)).rows
  })
  return { companies: rows[0]!.companies, is_about }
}

const companies = `how_many as materialized (select count(*)::int as found from found),
  ends as (select max(traded_on) as last from found),
  lines as (
    select coalesce(c0.merged_into, c0.id) as id, sum(count)::int as count, sum(usd) as usd, sum(kg) as kg,
      max(last_on) as last_on, sum(recent)::int as recent, sum(previous)::int as previous
    from (select case when $15 = 'buyer' then buyer_id else supplier_id end as company_id, count(*) as count,
            coalesce(sum(usd), 0) as usd, coalesce(sum(weight_kg), 0) as kg,
            max(traded_on) as last_on,
            count(*) filter (where traded_on > ends.last - interval '12 months') as recent,
            count(*) filter (where traded_on <= ends.last - interval '12 months'
              and traded_on > ends.last - interval '24 months') as previous
          from found, ends where (select found from how_many) <= $14 group by 1) f
      join customs_company c0 on c0.account_id = $1 and c0.id = f.company_id
    group by 1),
  ordered as (
    select c.id::float8 as id, c.name, c.country, l.count, l.usd, l.kg, l.last_on::text as last, l.recent, l.previous,
      row_number() over (order by case when $16 = 'growth' then l.recent - l.previous end desc nulls last,
        case when $16 = 'usd' then l.usd end desc nulls last, l.count desc, c.id) as place
    from lines l join customs_company c on c.account_id = $1 and c.id = l.id)
  select (select found from how_many) as found,
    coalesce(jsonb_agg(to_jsonb(o) - 'place' order by place) filter (where place <= $17), '[]') as companies
  from ordered o`
const allCompanies = `with ${anyFound}, ${companies}`
const newestCompanies = `with ${newestFound}, ${companies}`
