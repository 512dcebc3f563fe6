import { type LeadRow, newLead } from '#domain/leads/lead'
import { leadValues } from '#domain/leads/leadValues'
import { dexieStore } from '#workers/database/store'
import type { LeadQuery } from '#workers/search/leads/api'
import { LeadFollower } from '#workers/search/leads/leadFollower'
import { timed, user, watchBusy, withDatabase } from './sample.ts'

// Leads of one job in the worker that lists them: 100,000 stores of a map, 50,000 pages of Facebook. All figures are milliseconds.
type LeadList = { name: string; job: string; count: number; rowAt: (at: number) => LeadRow }

const stores: LeadList = { name: '41', job: '019aa000-0001-7000-8000-000000000001', count: 100_000, rowAt: leadAt }
const pages: LeadList = { name: '42', job: '019aa000-0002-7000-8000-000000000001', count: 50_000, rowAt: pageAt }

export const leadsTasks = {
  storedLeads: () => storeList(stores),
  storedPages: () => storeList(pages),
  /** `value`: how many leads are listed. */
  leads: () => measureList(stores),
  leadPages: () => measureList(pages),
}

const storeList = ({ name, count, rowAt }: LeadList) =>
  withDatabase(name, (database) =>
    timed(async () => {
      const store = dexieStore(database)
      for (let from = 0; from < count; from += storedAtOnce)
        await storeLeads(store, rowAt, { from, count: storedAtOnce })
      return count
    }),
  )

const measureList = ({ name, job, count, rowAt }: LeadList) =>
  withDatabase(name, async (database) => {
    const store = dexieStore(database)
    const follower = new LeadFollower(database.relaxed, job)
    const list = follower.index.open(everything, () => {})
    const busy = watchBusy()
    let whole: Promise<unknown> = Promise.resolve()
    const listed = await timed(async () => {
      whole = follower.catchUp()
      await follower.some
      return (await list.lines(0, 50)).lines.length
    })
    const read = await timed(async () => {
      await whole
      return (await list.lines(0, 50)).matching
    })
    const readBusy = busy()
    const one = rowAt(500)
    const changed = await timed(async () => {
      await store.transact('write', (tx) => tx.putEntries('lead', [kept({ ...one, visited_at: 1 })]))
      await follower.catchUp()
      return (await list.lines(400, 500)).lines.length
    })
    const came = await timed(async () => {
      await storeLeads(store, rowAt, { from: count, count: 500 })
      await follower.catchUp()
      return (await list.lines(0, 50)).matching
    })
    const asked = async (query: Partial<LeadQuery>) => {
      const other = follower.index.open({ ...everything, ...query }, () => {})
      const answer = await timed(async () => (await other.lines(0, 50)).matching)
      other.close()
      return answer.ms
    }
    const searched = []
    for (const text of ['store 99', 'lisboa', '灯饰', 'nothing like it']) searched.push(await asked({ text }))
    const sorted = [await asked({ sort: 'name' }), await asked({ sort: 'city', descending: true })]
    const placed = await timed(async () => (await list.places()).length)
    const markedRows = await timed(async () => {
      const rows = Array.from({ length: keptAtOnce }, (_, at) => kept({ ...rowAt(at), state: 'kept' }))
      await store.transact('write', (tx) => tx.putEntries('lead', rows))
      await follower.catchUp()
      return (await list.lines(0, 50)).matching
    })
    const parts = {
      listed: listed.ms,
      busy: readBusy,
      changed: changed.ms,
      came: came.ms,
      searched: Math.max(...searched),
      sorted: Math.max(...sorted),
      placed: placed.ms,
      kept: markedRows.ms,
    }
    return { ms: read.ms, value: came.value, parts }
  })

const storedAtOnce = 2_000
const keptAtOnce = 5_000
const everything: LeadQuery = { text: '', state: null, has: null, visited: null, sort: null, descending: false }

const storeLeads = (
  store: ReturnType<typeof dexieStore>,
  rowAt: LeadList['rowAt'],
  { from, count }: { from: number; count: number },
) =>
  store.transact('write', (tx) =>
    tx.putEntries(
      'lead',
      Array.from({ length: count }, (_, n) => kept(rowAt(from + n))),
    ),
  )

const kept = (row: LeadRow) => ({ id: row.id, row: { ...row }, rev: 1, scope: `user:${user}`, history: 0 })

/** With as many values as a store with a site has. */
function leadAt(at: number): LeadRow {
  const site = `store-${at}.lisboa.example`
  const map = { source: 'overpass', url: `https://www.openstreetmap.org/node/${at}`, at: 1 } as const
  const page = { source: 'site', url: `https://${site}/contact`, at: 1 } as const
  const values = [
    ...leadValues(map, {
      company: at % 2 ? `Casa Store ${at}` : `东方灯饰 ${at}`,
      type: 'shop=lighting',
      phone: `3512101${String(at).padStart(6, '0')}`,
      website: `https://${site}`,
      address: `Rua Augusta ${at % 300}, 1100-001 Lisboa`,
      city: at % 3 ? 'Lisboa' : 'Porto',
      country: 'PT',
      opening_hours: 'Mo-Fr 10:00-19:00',
    }),
    ...leadValues(page, { email: [`sales@${site}`, `info@${site}`], person: 'Ana Silva' }, { snippet: 'Write to us' }),
  ]
  const place = { lat: 38.7 + (at % 1_000) / 10_000, lon: -9.1 - (at % 777) / 10_000 }
  return newLead(stores.job, at, { key: `node/${at}`, values, place }, 1)!
}

/** With as many values as a page with a site has, and two counts. */
function pageAt(at: number): LeadRow {
  const site = `lamps-${at}.lisboa.example`
  const key = `lampslisbon${at}`
  const address = `https://www.facebook.com/${key}`
  const counted = 1_700_000_000_000
  const values = [
    ...leadValues(
      { source: 'facebook', url: address, at: counted },
      { company: at % 2 ? `Casa Store ${at}` : `东方灯饰 ${at}`, social: address },
    ),
    ...leadValues(
      { source: 'brought', url: '', at: counted },
      { keyword: 'lamps', city: at % 3 ? 'Lisboa' : 'Porto', country: 'PT' },
    ),
    ...leadValues(
      { source: 'metaGraph', url: address, at: counted },
      {
        website: `https://${site}`,
        category: 'Lighting store',
        blurb: 'Lamps for homes and hotels',
        follower_count: String(at),
      },
    ),
    ...leadValues(
      { source: 'site', url: `https://${site}/contact`, at: counted },
      {
        email: `sales@${site}`,
        phone: `3512101${String(at).padStart(6, '0')}`,
        address: `Rua Augusta ${at % 300}, 1100-001 Lisboa`,
      },
      { snippet: 'Write to us' },
    ),
  ]
  const counts = [counted, counted + 86_400_000].map((day, n) => ({ at: day, followers: at + n, following: null }))
  return newLead(pages.job, at, { key, values, counts, place: null }, counted)!
}
