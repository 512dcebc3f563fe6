import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findHsCodes } from '#domain/customs/hsCodes'
import { hsIndex } from '#domain/customs/hsList'
import type { ShipmentRow } from '#domain/customs/shipment'
import type { ShipmentFilter } from '#domain/customs/shipmentFilter'
import { limits } from '#domain/limits'
import { alikeCompanies, readCustomsCompany } from '../../server/customs/companies.ts'
import { beginCustomsFile } from '../../server/customs/files.ts'
import { addShipments } from '../../server/customs/importRows.ts'
import { addUpCompany, keepLargeSums } from '../../server/customs/keptSums.ts'
import { addUpShipments, findShipments, rankCompanies } from '../../server/customs/search.ts'
import { similarCompanies } from '../../server/customs/similar.ts'
import { type Connection, type Database, openDatabase } from '../../server/db/connect.ts'
import { migrate } from '../../server/db/migrate.ts'
import { asSystem } from '../../server/db/scope.ts'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { randomFrom } from '../../server/sample/random.ts'
import { type Figure, percentile } from './table.ts'

const rows = Number(process.env.BENCH_SHIPMENTS ?? 1_000_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 15)
const companies = 40_000
const words =
  'led lamp steel pipe cotton shirt plastic box solar panel toy car rubber tyre glass bottle wooden chair office table battery charger valve pump'.split(
    ' ',
  )
const countries = 'CN US DE VN IN MX BR GB FR IT TR ES NL PL JP KR TH ID MY CA'.split(' ')
const codes = hsIndex.codes.filter(({ code }) => code.length === 4).map(({ code }) => code)

/** Shipments of one company: brought in, found, added up; and the codes on the device. */
export async function benchCustoms(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const database = await openDatabase({ data, databaseUrl: null }, noLog)
  try {
    await migrate(database)
    const { account, user } = await createCompany(database, { username: 'bench', password: 'a long password' })
    const copied = await copyRate(database)
    const imported = await importAll(database, { account, user })
    const figures: Figure[] = [
      {
        name: `import of ${rows.toLocaleString('en-US')} shipments, by pages as a device sends them`,
        value: imported,
        unit: 'rows/s',
        against: { name: 'wanted', value: 20_000, atLeast: 1 },
      },
      { name: 'PostgreSQL’s own copy of as many columns, without indexes', value: copied, unit: 'rows/s' },
    ]
    await database.pool.query('vacuum analyze shipment')
    await database.pool.query('vacuum analyze customs_company')
    return [...figures, ...(await questions(database, account)), searchOnDevice()]
  } finally {
    await database.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

function shipments(seed: number, count: number): ShipmentRow[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, at) => {
    // Few trade much, as companies do.
    const company = () => Math.floor(random.next() ** 3 * companies)
    const [buyer, supplier] = [company(), company()]
    const [origin, destination] = [countries[supplier % countries.length]!, countries[buyer % countries.length]!]
    const month = random.below(36)
    return {
      traded_on: `${2023 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${String(random.below(28) + 1).padStart(2, '0')}`,
      flow: 'import',
      hs: `${codes[Math.floor(random.next() ** 2 * codes.length)]}${10 + random.below(80)}`,
      product: `${random.pick(words)} ${random.pick(words)} ${random.pick(words)} model ${random.below(5_000)}`,
      buyer: `Buyer ${buyer} Ltd.`,
      buyer_country: destination,
      supplier: `Supplier ${supplier} Co., Ltd.`,
      supplier_country: origin,
      origin,
      destination,
      port_from: `Port ${random.below(80)}`,
      port_to: `Port ${random.below(80)}`,
      weight_kg: random.below(30_000),
      quantity: random.below(900),
      unit: 'CTN',
      amount: random.below(90_000),
      currency: 'USD',
      bill: `B${seed}-${at}`,
    }
  })
}

async function importAll(database: Database, user: { account: string; user: string }): Promise<number> {
  const file = randomUUID()
  await asSystem(database, (connection) =>
    beginCustomsFile(connection, user, { id: file, name: 'bench.csv', seller: '' }),
  )
  const perPage = limits.shipmentsPerPage
  let next = 0
  // Two pages are under way, as a device sends them.
  const lane = async () => {
    for (let page = next++; page < rows / perPage; page = next++)
      await addShipments(database, user, { file, page, rows: shipments(page, perPage) })
  }
  const from = performance.now()
  await Promise.all([lane(), lane()])
  return (rows / (performance.now() - from)) * 1_000
}

/** What the disk and the wire could do. */
async function copyRate(database: Database): Promise<number> {
  const count = 200_000
  return asSystem(database, async (connection) => {
    await connection.query('create temp table plain (like shipment) on commit drop')
    const from = performance.now()
    await connection.query(
      `insert into plain select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), date '2025-01-01', 'import', '940511',
         'led lamp model ' || n, '{led,lamp,model}', n % 1000, n % 900, 'CN', 'US', 'Port', 'Port', n, n, 'CTN', n, 'USD', 'B' || n
       from generate_series(1, $1::int) n`,
      [count],
    )
    return (count / (performance.now() - from)) * 1_000
  })
}

async function questions(database: Database, account: string): Promise<Figure[]> {
  const busy = await busiest(database, account)
  await keepLargeSums(database, account)
  const filters: Record<string, ShipmentFilter> = {
    'nothing asked': {},
    'a heading': { hs: codes[20]! },
    'a frequent heading': { hs: codes[0]! },
    'two words': { product: 'solar charger' },
    'a rare word': { product: '4711' },
    'two countries and a heading': { hs: '0201', origin: 'CN', destination: 'US' },
    'a country and a year': { origin: 'VN', from: '2024-01-01', to: '2024-12-31' },
    'part of a buyer’s name': { buyer: 'Buyer 77' },
    'a port and a weight': { port: 'Port 7', least_kg: 29_900 },
    'nothing that is there': { hs: '0101', product: 'zebra' },
  }
  const figures: Figure[] = []
  for (const [name, filter] of Object.entries(filters)) {
    figures.push(await timed(`first page: ${name}`, 300, database, (c) => findShipments(c, account, filter, undefined)))
    figures.push(await timed(`sums: ${name}`, 500, database, (c) => addUpShipments(c, account, filter)))
  }
  figures.push(
    await timed('company page of the largest company', 200, database, companyPage(account, busy)),
    await timed('company page of a small company', 200, database, companyPage(account, busy + 20_000)),
    await timed('the largest company, added up anew', null, database, (c) =>
      addUpShipments(c, account, { company: busy }),
    ),
    await timed('companies like the largest', 500, database, (c) => similarCompanies(c, account, busy)),
    await timed('growing buyers of a heading', 500, database, (c) =>
      rankCompanies(c, account, { hs: codes[0]! }, { side: 'buyer', order: 'growth' }),
    ),
  )
  return figures
}

/** As the server answers it: the company, its sums, and those whose names begin alike. */
const companyPage = (account: string, id: number) => async (connection: Connection) => {
  const company = await readCustomsCompany(connection, account, id)
  await addUpCompany(connection, account, company.id)
  await alikeCompanies(connection, account, company.id)
}

async function busiest(database: Database, account: string): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select buyer_id::float8 as id from shipment where account_id = $1 group by 1 order by count(*) desc limit 1`,
    [account],
  )
  return rows[0]!.id
}

async function timed(
  name: string,
  limit: number | null,
  database: Database,
  work: (connection: Connection) => Promise<unknown>,
): Promise<Figure> {
  const took: number[] = []
  for (let round = -2; round < rounds; round++) {
    const from = performance.now()
    await asSystem(database, work)
    if (round >= 0) took.push(performance.now() - from)
  }
  return {
    name,
    value: percentile(took, 95),
    unit: 'ms',
    ...(limit && { against: { name: 'the limit', value: limit, atMost: 1 } }),
  }
}

function searchOnDevice(): Figure {
  const took: number[] = []
  for (let round = 0; round < 20; round++)
    for (const typed of ['led lamps', '灯', '9405', 'steel pipe', 'a', 'furniture of wood', '94']) {
      const from = performance.now()
      findHsCodes(hsIndex, typed, 50)
      took.push(performance.now() - from)
    }
  const against = { name: 'a frame', value: 16, atMost: 1 }
  return { name: 'codes found by word or number, on the device', value: percentile(took, 95), unit: 'ms', against }
}
