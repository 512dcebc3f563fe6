import { type LeadRow, leadIdOf, newLead } from '#domain/leads/lead'
import { leadValues } from '#domain/leads/leadValues'
import { dexieStore } from '#workers/database/store'
import type { LeadQuery } from '#workers/search/leads/api'
import { LeadFollower } from '#workers/search/leads/leadFollower'
import { timed, user, watchBusy, withDatabase } from './sample.ts'

// 100,000 leads of one job in the worker that lists them. All figures are milliseconds.
export const leadsTasks = {
  storedLeads: () =>
    withDatabase('41', (database) =>
      timed(async () => {
        const store = dexieStore(database)
        // In the order of their ids, as a first sync brings them: in another one each write would touch every leaf.
        const order = inOrderOfIds()
        for (let from = 0; from < leadCount; from += storedAtOnce)
          await storeLeads(store, order.slice(from, from + storedAtOnce))
        return leadCount
      }),
    ),

  /** `value`: how many leads are listed. */
  leads: () =>
    withDatabase('41', async (database) => {
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
      const one = leadAt(500)
      const changed = await timed(async () => {
        await store.transact('write', (tx) => tx.putEntries('lead', [kept({ ...one, visited_at: 1 })]))
        await follower.catchUp()
        return (await list.lines(400, 500)).lines.length
      })
      const came = await timed(async () => {
        await storeLeads(
          store,
          Array.from({ length: 500 }, (_, n) => leadCount + n),
        )
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
      const parts = {
        listed: listed.ms,
        busy: readBusy,
        changed: changed.ms,
        came: came.ms,
        searched: Math.max(...searched),
        sorted: Math.max(...sorted),
        placed: placed.ms,
      }
      return { ms: read.ms, value: came.value, parts }
    }),
}

const leadCount = 100_000
const storedAtOnce = 2_000
const job = '019aa000-0001-7000-8000-000000000001'
const everything: LeadQuery = { text: '', state: null, has: null, visited: null, sort: null, descending: false }

const storeLeads = (store: ReturnType<typeof dexieStore>, which: readonly number[]) =>
  store.transact('write', (tx) =>
    tx.putEntries(
      'lead',
      which.map((at) => kept(leadAt(at))),
    ),
  )

const inOrderOfIds = (): number[] =>
  Array.from({ length: leadCount }, (_, at) => ({ at, id: leadIdOf(job, `node/${at}`) }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ at }) => at)

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
  return newLead(job, { key: `node/${at}`, values, place }, 1)!
}
