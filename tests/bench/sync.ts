import { type Database, joinDatabase } from '../../server/db/connect.ts'
import { noLog } from '../../server/log.ts'
import { TestServer } from '../e2e/server.ts'
import { drain, edits, type Pair, queuedCreates, transfer } from './changes.ts'
import { type Company, mainOf, makeCompany, subOf } from './company.ts'
import { type Device, openDevice, taskFigures } from './device.ts'
import { bytesOnDisk, type FirstSync, firstSync, workerBytes } from './firstSync.ts'
import { benchSimulator } from './simulator.ts'
import { benchStoring } from './storing.ts'
import type { Figure } from './table.ts'

const [all, many] = [100_000, 1_000_000]
const workerMb = 80
/** The same work on the same two cores, once each. */
const flat = 1.5

/** The sync engine between real browsers and the real server, and what it is made of. */
export async function benchSync(): Promise<Figure[]> {
  const stored = await benchStoring()
  return [...stored.figures, ...(await betweenDevices(stored.bulkPut)), ...(await benchSimulator())]
}

async function betweenDevices(bulkPut: number): Promise<Figure[]> {
  const server = new TestServer()
  await server.start()
  const database = await joinDatabase({ data: server.data, databaseUrl: null }, noLog)
  try {
    const small = await makeCompany(database, { rows: all, subs: 1 })
    const own = await withDevices(server.url, small, database)
    const large = await makeCompany(database, { rows: many, subs: many / all })
    const among = await withDevice((device) => firstSync(device, server.url, subOf(large, 0), all))
    return [...firstSyncFigures(own.first, bulkPut), ...amongMany(among, own.first), ...own.figures]
  } finally {
    await database.stop()
    await server.remove()
  }
}

async function withDevice<T>(work: (device: Device) => Promise<T>): Promise<T> {
  const device = await openDevice()
  try {
    return await work(device)
  } finally {
    await device.close()
  }
}

const withDevices = (url: string, company: Company, database: Database) =>
  withDevice((from) =>
    withDevice(async (to) => {
      const pair: Pair = { from, to, url, company, database }
      const first = await firstSync(from, url, subOf(company, 0), company.rows)
      await firstSync(to, url, mainOf(company), company.rows)
      const figures = [
        ...(await idleFigures(from, first, database)),
        ...(await edits(pair)),
        ...(await drain(pair)),
        ...(await transfer(pair, company.rows + queuedCreates)),
      ]
      return { first, figures }
    }),
  )

const rate = (ms: number) => (all * 1_000) / ms

function firstSyncFigures(
  { firstPage, shown, durable, searchable, longestTask }: FirstSync,
  bulkPut: number,
): Figure[] {
  const name = 'first sync of 100,000'
  return [
    { name: `${name}: contacts on the screen, from the key that signs in`, value: shown, unit: 'ms' },
    {
      name: `${name}: contacts on the screen, from the first page`,
      value: shown - firstPage,
      unit: 'ms',
      against: { name: 'limit', value: 1_500, atMost: 1 },
    },
    {
      name: `${name}: rows durable, network and server included`,
      value: rate(durable),
      unit: 'rows/s',
      against: { name: 'bulkPut alone, indexes for the list', value: bulkPut },
    },
    {
      name: `${name}: rows in the list and its search`,
      value: rate(searchable),
      unit: 'rows/s',
      against: { name: 'durable', value: rate(durable) },
    },
    ...taskFigures(name, longestTask),
  ]
}

/** With all contacts there and nothing to do. */
async function idleFigures({ page }: Device, { wire }: FirstSync, { pool }: Database): Promise<Figure[]> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select avg(octet_length((to_jsonb(contact) - 'account_id' - 'scope' - 'fv')::text))::float8 as bytes from contact`,
  )
  const asJson = { name: 'one as JSON', value: rows[0]!.bytes }
  const bytes = await workerBytes(page)
  const kept = await workerBytes(page, { kept: true })
  const sumOf = (all: typeof bytes) => [...all.values()].reduce((sum, some) => sum + some, 0)
  const against = { name: 'limit', value: workerMb, atMost: 1 }
  const mb = (bytes: number) => bytes / 1_000_000
  return [
    { name: '100,000 contacts over the network', value: wire / all, unit: 'bytes/row', against: asJson },
    {
      name: '100,000 contacts on the disk',
      value: (await bytesOnDisk(page)) / all,
      unit: 'bytes/row',
      against: asJson,
    },
    {
      name: 'idle sync worker with 100,000 contacts: heap and buffers, uncollected garbage included',
      value: mb(bytes.get('fairlead-sync') ?? Number.NaN),
      unit: 'MB',
      against,
    },
    { name: `the same of all ${bytes.size} workers, search included`, value: mb(sumOf(bytes)), unit: 'MB' },
    { name: `what all ${kept.size} workers keep when it is collected`, value: mb(sumOf(kept)), unit: 'MB', against },
  ]
}

function amongMany(among: FirstSync, alone: FirstSync): Figure[] {
  const name = 'first sync of 100,000, 1,000,000 in the account'
  return [
    {
      name: `${name}: contacts on the screen, from the first page`,
      value: among.shown - among.firstPage,
      unit: 'ms',
      against: { name: 'limit', value: 1_500, atMost: 1 },
    },
    {
      name: `${name}: all durable`,
      value: among.durable,
      unit: 'ms',
      against: { name: 'with 100,000 in the account', value: alone.durable, atMost: flat },
    },
  ]
}
