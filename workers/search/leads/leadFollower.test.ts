import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leadIdOf, newLead } from '#domain/leads/lead'
import { leadValues } from '#domain/leads/leadValues'
import { type LocalDatabase, openUserDatabase } from '../../database/database.ts'
import { dexieStore } from '../../database/store.ts'
import type { Entry, Store } from '../../sync/core/ports.ts'
import type { LeadQuery } from './api.ts'
import { LeadDesk } from './leadDesk.ts'
import { LeadFollower } from './leadFollower.ts'

const job = '019aa000-0001-7000-8000-000000000001'
/** Made in the same millisecond: its leads stand among those of the first one. */
const otherJob = '019aa000-0001-7000-8000-000000000002'

let database: LocalDatabase
let store: Store
let made = 0

beforeEach(async () => {
  database = await openUserDatabase({ owner: { account: 'a', user: `t${++made}` }, newId: () => 'replica' })
  store = dexieStore(database)
})
afterEach(() => database.close())

const put = (...entries: Entry[]) => store.transact('write', (tx) => tx.putEntries('lead', entries))

/** The same name is the same lead. */
const names: string[] = []
function numberOf(name: string): number {
  if (!names.includes(name)) names.push(name)
  return names.indexOf(name)
}

type Facts = { city?: string; email?: string; hall?: string; booth?: string }
function lead(company: string, { of = job, ...facts }: Facts & { of?: string } = {}, changes: object = {}): Entry {
  const values = leadValues({ source: 'brought', url: '', at: 1 }, { company, ...facts })
  const row = {
    ...newLead(of, numberOf(company), { key: company, values, place: { lat: 38, lon: -9 } }, 1)!,
    ...changes,
  }
  return { id: row.id, row, rev: 1, scope: 'user:u', history: 0 }
}
const gone = (company: string): Entry => ({
  id: leadIdOf(job, numberOf(company)),
  row: null,
  rev: 2,
  scope: null,
  history: 0,
})

const everything: LeadQuery = { text: '', state: null, has: null, visited: null, sort: null, descending: false }
const namesOf = async (follower: LeadFollower, query: Partial<LeadQuery> = {}) => {
  const { lines } = await follower.index.open({ ...everything, ...query }, () => {}).lines(0, 1_000)
  return lines.map(({ name }) => name)
}

async function started() {
  const follower = new LeadFollower(database.relaxed, job)
  await follower.catchUp()
  return follower
}

test('a list is of its own job, and follows what comes, what changes and what goes', async () => {
  await put(lead('Lusa'), lead('Elbe', { of: otherJob }))
  const follower = await started()
  expect(await namesOf(follower)).toEqual(['Lusa'])
  await put(lead('Sombra'), lead('Hansa', { of: otherJob }), gone('Lusa'))
  await follower.catchUp()
  expect(await namesOf(follower)).toEqual(['Sombra'])
  await put(lead('Sombra', {}, { state: 'thrown' }))
  await follower.catchUp()
  expect([await namesOf(follower), await namesOf(follower, { state: 'thrown' })]).toEqual([[], ['Sombra']])
})

test('whoever is behind the end of a shortened feed reads all again and keeps nothing that went', async () => {
  await put(lead('Lusa'), lead('Sombra'))
  const follower = await started()
  await put(gone('Lusa'))
  await put(lead('Tejo'))
  await database.relaxed.changes.where('n').belowOrEqual(2).delete()
  await follower.catchUp()
  expect((await namesOf(follower)).sort()).toEqual(['Sombra', 'Tejo'])
})

test('words are looked for in all that a line shows and in the note, and filters narrow', async () => {
  await put(
    lead('Lusa', { city: 'Lisboa', email: 'a@lusa.example' }, { note: 'Wants samples' }),
    lead('Sombra', { city: 'Porto' }, { visited_at: 5 }),
    lead('灯饰之家', { city: '上海' }),
  )
  const follower = await started()
  expect(await namesOf(follower, { text: 'lisb LUSA' })).toEqual(['Lusa'])
  expect(await namesOf(follower, { text: 'samples' })).toEqual(['Lusa'])
  expect(await namesOf(follower, { text: '灯饰' })).toEqual(['灯饰之家'])
  expect(await namesOf(follower, { has: 'email' })).toEqual(['Lusa'])
  expect(await namesOf(follower, { visited: true })).toEqual(['Sombra'])
  expect((await namesOf(follower, { visited: false })).sort()).toEqual(['Lusa', '灯饰之家'])
})

test('sorted, what is not known stands last both ways, and booth 2 stands before booth 10', async () => {
  await put(
    lead('a', { hall: '1', booth: 'B10' }),
    lead('b', { hall: '1', booth: 'B2' }),
    lead('c'),
    lead('d', { hall: '10', booth: 'A1' }),
  )
  const follower = await started()
  expect(await namesOf(follower, { sort: 'booth' })).toEqual(['b', 'a', 'd', 'c'])
  expect(await namesOf(follower, { sort: 'booth', descending: true })).toEqual(['d', 'a', 'b', 'c'])
})

test('a window of a long list tells where each stands, and where it is on the map', async () => {
  await put(...Array.from({ length: 900 }, (_, n) => lead(`Store ${String(n).padStart(3, '0')}`)))
  const follower = await started()
  const list = follower.index.open({ ...everything, sort: 'name' }, () => {})
  const { lines, matching } = await list.lines(500, 520)
  expect([matching, lines[0]!.name, lines.length]).toEqual([900, 'Store 500', 20])
  expect(await list.positionOf(lines[3]!.id)).toBe(503)
  const places = await list.places()
  expect([places.length, ...places.slice(3 * 899)]).toEqual([2_700, 38, -9, 899])
})

test('a list is told once of what comes until it is asked again', async () => {
  const follower = await started()
  let told = 0
  const list = follower.index.open(everything, () => told++)
  await list.lines(0, 10)
  for (const name of ['a', 'b', 'c']) {
    await put(lead(name))
    await follower.catchUp()
  }
  expect(told).toBe(1)
  expect((await list.lines(0, 10)).matching).toBe(3)
  await put(gone('a'))
  await follower.catchUp()
  expect(told).toBe(2)
})

test('the desk answers a question while its leads are read, gives all ids only when all are read, and lets go of closed jobs', async () => {
  await put(...Array.from({ length: 4_000 }, (_, n) => lead(`Store ${n}`)))
  const desk = new LeadDesk(database.relaxed, () => {})
  await desk.api.openLeads(1, job, everything)
  expect((await desk.api.leadLines(1, 0, 10)).lines).toHaveLength(10)
  expect(await desk.api.leadIds(1)).toHaveLength(4_000)
  await desk.api.closeLeads(1)
  await expect(desk.api.leadLines(1, 0, 10)).rejects.toThrow('no such view')
})
