import { folded } from '#domain/contacts/searchText'
import { placeWord, productWords } from '#domain/customs/shipment'
import type { ShipmentFilter } from '#domain/customs/shipmentFilter'
import { limits } from '#domain/limits'
import type { Connection } from '../db/connect.ts'

/**
 * The shipments `s` that a filter means, by the parameters $1 to $12 of `matchValues`. What was not asked for is null, and gone
 * from the plan, since statements without a name are planned with their values.
 */
export const matchingShipments = `s.account_id = $1
  and ($2::text is null or s.hs >= $2) and ($3::text is null or s.hs < $3)
  and ($4::text[] is null or s.words @> $4)
  and ($5::bigint[] is null or s.buyer_id = any($5))
  and ($6::bigint[] is null or s.supplier_id = any($6))
  and ($7::bigint[] is null or s.buyer_id = any($7) or s.supplier_id = any($7))
  and ($8::date is null or s.traded_on >= $8)
  and ($9::date is null or s.traded_on <= $9)
  and ($10::float8 is null or s.weight_kg >= $10)
  and ($11::float8 is null or s.weight_kg <= $11)
  and ($12::text is null or s.flow = $12)`

export async function matchValues(connection: Connection, account: string, filter: ShipmentFilter): Promise<unknown[]> {
  const words = wordsAsked(filter)
  return [
    account,
    filter.hs ?? null,
    filter.hs ? hsAfter(filter.hs) : null,
    words.length ? words : null,
    filter.buyer ? await companiesNamed(connection, account, filter.buyer) : null,
    filter.supplier ? await companiesNamed(connection, account, filter.supplier) : null,
    filter.company === undefined ? null : await mergedCompanies(connection, account, filter.company),
    filter.from ?? null,
    filter.to ?? null,
    filter.least_kg ?? null,
    filter.most_kg ?? null,
    filter.flow ?? null,
  ]
}

/** Countries and ports stand among the words, so that one index finds what has all of them. */
const wordsAsked = ({ product, origin, destination, port }: ShipmentFilter): string[] => [
  ...(product === undefined ? [] : productWords(product)),
  ...(origin ? [placeWord('origin', origin)] : []),
  ...(destination ? [placeWord('destination', destination)] : []),
  ...(port ? [placeWord('port', port)] : []),
]

/** The first text behind all that begin with these digits: ':' comes after '9'. */
const hsAfter = (hs: string): string => `${hs}:`

/** Those with all words in their name, and those that were merged into them or that they were merged into. */
async function companiesNamed(connection: Connection, account: string, name: string): Promise<string[]> {
  const parts = folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((part) => `%${part}%`)
  const { rows } = await connection.query<{ id: string }>(
    `with named as (
       select coalesce(merged_into, id) as id from customs_company
       where account_id = $1 and (key like all($2::text[]) or lower(name) like all($2::text[])) limit $3)
     select c.id::text as id from customs_company c
     where c.account_id = $1 and (c.id in (select id from named) or c.merged_into in (select id from named))`,
    [account, parts, limits.customsCompaniesMatched],
  )
  return rows.map(({ id }) => id)
}

/** A company with all that were merged with it. */
export async function mergedCompanies(connection: Connection, account: string, id: number): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(
    `with root as (select coalesce(merged_into, id) as id from customs_company where account_id = $1 and id = $2)
     select c.id::text as id from customs_company c, root
     where c.account_id = $1 and (c.id = root.id or c.merged_into = root.id)`,
    [account, id],
  )
  return rows.map((row) => row.id)
}
