import type { SimilarCompany } from '#domain/customs/similar'
import { limits } from '#domain/limits'
import type { Connection } from '../db/connect.ts'
import { mergedCompanies } from './matching.ts'

/** So many shipments of the company say what it trades, and so many of each of its headings who else does. */
const looked = { own: 5_000, ofHeading: 2_000 }

/**
 * Companies that do what this one does: on the same side, in the same headings, with partners in the same countries. It is said which,
 * so that nobody has to believe a number.
 */
export async function similarCompanies(connection: Connection, account: string, id: number): Promise<SimilarCompany[]> {
  const companies = await mergedCompanies(connection, account, id)
  const { rows } = await connection.query<SimilarCompany>(
    `with own as materialized (
       select s.buyer_id is not null and s.buyer_id = any($2::bigint[]) as buys, left(s.hs, 4) as heading, s.origin, s.destination
       from shipment s where s.account_id = $1 and (s.buyer_id = any($2::bigint[]) or s.supplier_id = any($2::bigint[])) limit $3),
     side as (select count(*) filter (where buys) * 2 >= count(*) as buys from own),
     headings as (
       select own.heading, count(*) as count from own, side
       where own.buys = side.buys and length(own.heading) = 4 group by 1 order by 2 desc, 1 limit 3),
     countries as (
       select case when side.buys then own.origin else own.destination end as country, count(*) as count from own, side
       where own.buys = side.buys group by 1 order by 2 desc, 1 limit 3),
     others as (
       select case when side.buys then s.buyer_id else s.supplier_id end as company_id, h.heading,
         case when side.buys then s.origin else s.destination end as country
       from side, headings h cross join lateral (
         select o.buyer_id, o.supplier_id, o.origin, o.destination from shipment o
         where o.account_id = $1 and o.hs >= h.heading and o.hs < h.heading || ':' limit $4) s),
     lines as (
       select coalesce(c.merged_into, c.id) as id, array_agg(distinct o.heading order by o.heading) as headings,
         coalesce(array_agg(distinct o.country order by o.country) filter (where o.country in (select country from countries)), '{}') as countries,
         count(*)::int as count
       from others o join customs_company c on c.account_id = $1 and c.id = o.company_id
       where o.company_id <> all($2::bigint[]) group by 1)
     select c.id::float8 as id, c.name, c.country, l.headings, l.countries, l.count
     from lines l join customs_company c on c.account_id = $1 and c.id = l.id
     where cardinality(l.countries) > 0
     order by cardinality(l.headings) desc, cardinality(l.countries) desc, l.count desc, c.id limit $5`,
    [account, companies, looked.own, looked.ofHeading, limits.customsCompaniesAlike],
  )
  return rows
}
