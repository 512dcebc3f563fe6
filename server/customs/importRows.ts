import { createHash } from 'node:crypto'
import { customsCompanyKey } from '#domain/customs/companyKey'
import { type ShipmentRow, shipmentIdentity, shipmentWords } from '#domain/customs/shipment'
import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { inSlices } from '../slices.ts'

export type ShipmentPage = { file: string; page: number; rows: readonly ShipmentRow[] }
type PageCounts = { added: number; doubled: number; removed: number }

/** Takes one page of a file in, once however often it comes. Pages of one file may come beside each other. */
export async function addShipments(
  database: Database,
  user: Pick<Actor, 'account' | 'user'>,
  { file, page, rows }: ShipmentPage,
): Promise<PageCounts> {
  const named = await nameShipments(rows)
  // Committed before the rows: else pages that come at once would wait for each other's new companies.
  const ids = await asSystem(database, async (connection) => {
    await ownFile(connection, user, file)
    return companyIds(connection, user.account, await notRemoved(connection, user.account, named))
  })
  return asSystem(database, async (connection) => {
    await ownFile(connection, user, file)
    const known = await pageCounts(connection, user.account, { file, page })
    if (known) return known
    const kept = await notRemoved(connection, user.account, named)
    let added = 0
    for (let at = 0; at < kept.length; at += rowsAtOnce)
      added += await insertShipments(connection, user.account, file, kept.slice(at, at + rowsAtOnce), ids)
    const counts = { added, doubled: kept.length - added, removed: rows.length - kept.length }
    await connection.query(
      `update customs_page set added = $4, doubled = $5, removed = $6 where account_id = $1 and file_id = $2 and page = $3`,
      [user.account, file, page, counts.added, counts.doubled, counts.removed],
    )
    return counts
  })
}

/** What the driver writes into one statement keeps everybody waiting. */
const rowsAtOnce = 500

/** Ports have blanks, and no word has this sign. */
const between = '\u001f'

type NamedShipment = { row: ShipmentRow; identity: string; words: string; buyer: string; supplier: string }

/** In the order of their key, in which pages that come at once do not wait for each other in a circle. */
async function nameShipments(rows: readonly ShipmentRow[]): Promise<NamedShipment[]> {
  const named: NamedShipment[] = []
  await inSlices(rows, (row) => {
    named.push({
      row,
      identity: identityOf(row),
      words: shipmentWords(row).join(between),
      buyer: knownKey(row.buyer, row.buyer_country),
      supplier: knownKey(row.supplier, row.supplier_country),
    })
  })
  return named.sort((a, b) => order(a.row.traded_on, b.row.traded_on) || order(a.identity, b.identity))
}

/** The same companies stand in row after row, and a key costs more than all else that is done to one. */
const knownKeys = new Map<string, string>()
const mostKnownKeys = 50_000

function knownKey(name: string, country: string): string {
  const said = `${name}|${country}`
  const known = knownKeys.get(said)
  if (known !== undefined) return known
  if (knownKeys.size === mostKnownKeys) knownKeys.clear()
  const key = customsCompanyKey(name, country)
  knownKeys.set(said, key)
  return key
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Not taken away in the meantime; other pages of it come at the same time. */
async function ownFile(connection: Connection, user: Pick<Actor, 'account' | 'user'>, file: string): Promise<void> {
  const { rowCount } = await connection.query(
    `select from customs_file where account_id = $1 and id = $2 and user_id = $3 for key share`,
    [user.account, file, user.user],
  )
  if (!rowCount) throw new AppError('notFound')
}

/** What became of a page that came before; one that is sent twice at once waits for itself. */
async function pageCounts(
  connection: Connection,
  account: string,
  { file, page }: Pick<ShipmentPage, 'file' | 'page'>,
): Promise<PageCounts | undefined> {
  const { rowCount } = await connection.query(
    `insert into customs_page (account_id, file_id, page, added, doubled, removed) values ($1, $2, $3, 0, 0, 0)
     on conflict (account_id, file_id, page) do nothing`,
    [account, file, page],
  )
  if (rowCount) return undefined
  const { rows } = await connection.query<PageCounts>(
    `select added, doubled, removed from customs_page where account_id = $1 and file_id = $2 and page = $3`,
    [account, file, page],
  )
  return rows[0]
}

/** Without the shipments of those who asked not to be kept. */
async function notRemoved(
  connection: Connection,
  account: string,
  named: readonly NamedShipment[],
): Promise<readonly NamedShipment[]> {
  // A removal waits for the pages under way, and pages that come meanwhile wait for it: what it took away stays away.
  await connection.query(`select pg_advisory_xact_lock_shared(hashtextextended('customs removal ' || $1, 0))`, [
    account,
  ])
  const { rows } = await connection.query<{ key: string }>('select key from customs_removal where account_id = $1', [
    account,
  ])
  const removed = new Set(rows.map(({ key }) => key))
  return removed.size ? named.filter(({ buyer, supplier }) => !removed.has(buyer) && !removed.has(supplier)) : named
}

/** Key → number; companies that are new are made. In the order of their keys, so that two imports do not wait for each other. */
async function companyIds(
  connection: Connection,
  account: string,
  named: readonly NamedShipment[],
): Promise<Map<string, string>> {
  const found = new Map<string, { name: string; country: string }>()
  for (const { row, buyer, supplier } of named) {
    if (buyer && !found.has(buyer)) found.set(buyer, { name: row.buyer, country: row.buyer_country })
    if (supplier && !found.has(supplier)) found.set(supplier, { name: row.supplier, country: row.supplier_country })
  }
  const keys = [...found.keys()].sort()
  const ids = await knownCompanies(connection, account, keys)
  const fresh = keys.filter((key) => !ids.has(key))
  if (!fresh.length) return ids
  await connection.query(
    `insert into customs_company (account_id, key, name, country)
     select $1, key, name, country from unnest($2::text[], $3::text[], $4::text[]) as fresh(key, name, country)
     on conflict (account_id, key) do nothing`,
    [account, fresh, fresh.map((key) => found.get(key)!.name), fresh.map((key) => found.get(key)!.country)],
  )
  return new Map([...ids, ...(await knownCompanies(connection, account, fresh))])
}

async function knownCompanies(
  connection: Connection,
  account: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await connection.query<{ key: string; id: string }>(
    `select key, id::text as id from customs_company where account_id = $1 and key = any($2::text[])`,
    [account, keys],
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Gives how many were not there. */
async function insertShipments(
  connection: Connection,
  account: string,
  file: string,
  named: readonly NamedShipment[],
  ids: ReadonlyMap<string, string>,
): Promise<number> {
  const column = <T>(read: (one: NamedShipment) => T): T[] => named.map(read)
  const { rowCount } = await connection.query(insertSql, [
    account,
    file,
    column(({ identity }) => identity),
    column(({ row }) => row.traded_on),
    column(({ row }) => row.flow),
    column(({ row }) => row.hs),
    column(({ row }) => row.product),
    column(({ words }) => words),
    column(({ buyer }) => ids.get(buyer) ?? null),
    column(({ supplier }) => ids.get(supplier) ?? null),
    column(({ row }) => row.origin),
    column(({ row }) => row.destination),
    column(({ row }) => row.port_from),
    column(({ row }) => row.port_to),
    column(({ row }) => row.weight_kg),
    column(({ row }) => row.quantity),
    column(({ row }) => row.unit),
    column(({ row }) => row.amount),
    column(({ row }) => row.currency),
    column(({ row }) => row.bill),
    between,
  ])
  return rowCount ?? 0
}

const insertSql = `insert into shipment (account_id, file_id, identity, traded_on, flow, hs, product, words, buyer_id,
    supplier_id, origin, destination, port_from, port_to, weight_kg, quantity, unit, amount, currency, bill)
  select $1, $2, identity, traded_on, flow, hs, product, string_to_array(words, $21), buyer_id,
    supplier_id, origin, destination, port_from, port_to, weight_kg, quantity, unit, amount, currency, bill
  from unnest($3::uuid[], $4::date[], $5::text[], $6::text[], $7::text[], $8::text[], $9::bigint[], $10::bigint[],
    $11::text[], $12::text[], $13::text[], $14::text[], $15::float8[], $16::float8[], $17::text[], $18::float8[],
    $19::text[], $20::text[])
    as one(identity, traded_on, flow, hs, product, words, buyer_id, supplier_id, origin, destination, port_from, port_to,
      weight_kg, quantity, unit, amount, currency, bill)
  on conflict (account_id, traded_on, identity) do nothing`

/** No secret hangs on it: it tells rows of one company apart. */
const identityOf = (row: ShipmentRow): string => createHash('md5').update(shipmentIdentity(row)).digest('hex')
