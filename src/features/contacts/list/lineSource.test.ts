import { expect, test, vi } from 'vitest'
import { type FollowUpStatus, followUpStatuses } from '#domain/contacts/contact'
import { packIds } from '#workers/bulk/packedIds'
import {
  type ContactIndexApi,
  type ContactLine,
  type ContactQuery,
  type ContactView,
  everyContact,
} from '#workers/search/api'
import { LineSource } from './lineSource.ts'

const line = (name: string): ContactLine => ({
  id: name,
  name,
  company: '',
  position: '',
  country: '',
  phones: [],
  emails: [],
  identities: [],
  tag: [],
  category: null,
  source: null,
  belongto: '',
  follow_up_status: 'none',
  picture: null,
  restricted: false,
  created_at: 0,
  updated_at: 0,
  pending: false,
  more: null,
  found: null,
})

const noStatus = Object.fromEntries(followUpStatuses.map((status) => [status, 0])) as Record<FollowUpStatus, number>

/**
 * The index of the worker with a list that the test changes; `held` lets an answer wait, `onItsWay` one that is given,
 * and while it is `failing` no rows can be read.
 */
function index(names: string[]) {
  const open = new Set<() => void>()
  const nothing = null as Promise<void> | null
  const state = { names, held: nothing, onItsWay: nothing, closed: 0, failing: false, isHeld: false }
  const api: Pick<ContactIndexApi, 'openLines'> = {
    async openLines(query: ContactQuery, onChange, to) {
      const wait = state.held
      const mine = () => state.names.filter((name) => name.includes(query.search))
      open.add(onChange)
      await wait
      const counted = () => ({ version: 0, matching: mine().length, total: state.names.length })
      const lines = (from: number, to: number) => ({ ...counted(), lines: mine().slice(from, to).map(line) })
      const view: ContactView = {
        count: async () => counted(),
        async lines(from, to) {
          if (state.failing) throw new Error('the database is away')
          return lines(from, to)
        },
        ids: async (from, to) => mine().slice(from, to),
        packed: async () => packIds(mine()),
        positionOf: async (id) => mine().indexOf(id),
        statuses: async () => noStatus,
        hold: async (isHeld) => void (state.isHeld = isHeld),
        close() {
          state.closed++
          open.delete(onChange)
        },
      }
      const first = lines(0, to)
      await state.onItsWay
      return { view, first }
    },
  }
  const change = (next: string[]) => {
    state.names = next
    for (const tell of open) tell()
  }
  return { api, state, change }
}

const numbered = (count: number, prefix = 'n') => Array.from({ length: count }, (_, at) => `${prefix}${at}`)
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
const pause = () => Promise.resolve()

test('only the rows around the window are read', async () => {
  const { api } = index(numbered(100_000))
  const source = new LineSource(api, pause)
  await source.show(everyContact)
  expect(source.picture()).toMatchObject({ matching: 100_000, total: 100_000 })
  expect(source.line(0)?.name).toBe('n0')
  expect(source.line(50_000)).toBeUndefined()
  source.want(49_990, 50_040, 50_000)
  await settled()
  expect(source.line(50_000)?.name).toBe('n50000')
})

test('what an older picture shows stays what it was while another question is answered', async () => {
  const { api } = index(numbered(100_000))
  const source = new LineSource(api, pause)
  await source.show(everyContact)
  const before = source.picture()!
  const first = before.line(3)
  await source.show({ ...everyContact, search: 'n5' })
  expect(source.picture()!.line(3)).not.toBe(first)
  expect(before.line(3)).toBe(first)
})

test('rows that were kept are there before the index answers, and stay in their place when it does', async () => {
  const { api, state } = index(numbered(1_000))
  const answer = Promise.withResolvers<void>()
  state.held = answer.promise
  const kept = { version: 0, matching: 1_000, total: 1_000, lines: numbered(50).map(line) }
  const source = new LineSource(api, pause, async () => kept)
  const shown = source.show(everyContact)
  await settled()
  expect(source.picture()).toMatchObject({ matching: 1_000, shown: 1 })
  expect(source.line(49)?.name).toBe('n49')
  source.want(100, 130, 105)
  await settled()
  expect(source.line(110)).toBeUndefined()

  answer.resolve()
  await shown
  expect(source.picture()).toMatchObject({ matching: 1_000, shown: 1 })
  source.want(100, 130, 105)
  await settled()
  expect(source.line(110)?.name).toBe('n110')
})

test('who acts on rows that were kept acts on what the index then answers', async () => {
  const { api, state } = index(numbered(120))
  const answer = Promise.withResolvers<void>()
  state.held = answer.promise
  const kept = { version: 0, matching: 120, total: 120, lines: numbered(50).map(line) }
  const source = new LineSource(api, pause, async () => kept)
  void source.show(everyContact)
  await settled()
  const ids = source.ids()
  const place = source.positionOf('n7')
  answer.resolve()
  expect(await ids).toHaveLength(120)
  expect(await place).toBe(7)
})

test('rows that were kept do not replace an answer that is there already', async () => {
  const { api } = index(numbered(3))
  const kept = { version: 0, matching: 1, total: 1, lines: [line('old')] }
  const late = Promise.withResolvers<typeof kept>()
  const source = new LineSource(api, pause, () => late.promise)
  await source.show(everyContact)
  late.resolve(kept)
  await settled()
  expect(source.picture()).toMatchObject({ matching: 3 })
  expect(source.line(0)?.name).toBe('n0')
})

test('while somebody types, rows that nobody sees yet are not read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { api } = index(numbered(100_000))
    const source = new LineSource(api, pause)
    for (const search of ['n', 'n1']) {
      await source.show({ ...everyContact, search })
      source.want(0, 36, 0)
      await settled()
      expect(source.line(40)).toBeDefined()
      expect(source.line(60)).toBeUndefined()
      vi.advanceTimersByTime(200)
    }
    vi.advanceTimersByTime(200)
    await settled()
    expect(source.line(60)).toBeDefined()
  } finally {
    vi.useRealTimers()
  }
})

test('rows that come in are told to the list, and only when it draws them; the page around it is left alone', async () => {
  const { api } = index(numbered(100_000))
  const source = new LineSource(api, pause)
  await source.show(everyContact)
  const told = { page: 0, list: 0 }
  source.subscribe(() => told.page++)
  source.onLines(() => told.list++)
  const before = source.lines()
  source.want(4, 40, 8)
  await settled()
  expect(source.line(140)?.name, 'the next rows are ready').toBe('n140')
  expect(told).toEqual({ page: 0, list: 0 })
  source.want(50_010, 50_060, 50_014)
  await settled()
  expect(source.line(49_950)?.name).toBe('n49950')
  expect(told).toEqual({ page: 0, list: 1 })
  expect(source.lines()).not.toBe(before)
  expect(source.lines()(source.picture()!)(50_014)?.name).toBe('n50014')
})

test('what is on the screen stays until the new answer is there', async () => {
  const { api, state } = index(['anna', 'bert'])
  const source = new LineSource(api, pause)
  await source.show(everyContact)
  let answer = () => {}
  state.held = new Promise((resolve) => (answer = resolve))
  const asked = source.show({ ...everyContact, search: 'bert' })
  expect(source.line(0)?.name).toBe('anna')
  answer()
  await asked
  expect(source.line(0)?.name).toBe('bert')
  expect(source.picture()).toMatchObject({ matching: 1, total: 2, shown: 2 })
})

test('an answer that comes late does not push away a newer one', async () => {
  const { api, state } = index(['anna', 'bert'])
  const source = new LineSource(api, pause)
  let answerLate = () => {}
  state.held = new Promise((resolve) => (answerLate = resolve))
  const late = source.show({ ...everyContact, search: 'anna' })
  state.held = null
  await source.show({ ...everyContact, search: 'bert' })
  answerLate()
  await late
  expect(source.line(0)?.name).toBe('bert')
  expect(state.closed).toBe(1)
})

test('a change that is told before the answer to the question has arrived is not lost', async () => {
  const { api, state, change } = index(['anna'])
  const source = new LineSource(api, pause)
  await source.show(everyContact)
  let arrive = () => {}
  state.onItsWay = new Promise((resolve) => (arrive = resolve))
  const asked = source.show({ ...everyContact, search: 'bert' })
  await settled()
  change(['anna', 'bert'])
  await settled()
  arrive()
  await asked
  await settled()
  expect(source.line(0)?.name).toBe('bert')
  expect(source.picture()).toMatchObject({ matching: 1, total: 2 })
})

test('rows that come in above do not move the rows being read', async () => {
  const { api, change } = index(numbered(1_000))
  const source = new LineSource(api, pause)
  await source.show(everyContact)
  source.want(480, 540, 500)
  await settled()
  const shifts: number[] = []
  source.subscribe(() => shifts.push(source.picture()!.shift))
  change([...numbered(25, 'new'), ...numbered(1_000)])
  await settled()
  expect(shifts).toContain(25)
  expect(source.line(525)?.name).toBe('n500')
})

test('at the top, new rows are shown at once', async () => {
  const { api, change } = index(numbered(10))
  const source = new LineSource(api, pause)
  await source.show(everyContact)
  change(['fresh', ...numbered(10)])
  await settled()
  expect(source.line(0)?.name).toBe('fresh')
  expect(source.picture()).toMatchObject({ matching: 11, total: 11, shift: 0 })
})

test('a change whose rows could not be read at first is shown when they can be', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    const { api, state, change } = index(numbered(10))
    const source = new LineSource(api, pause)
    await source.show(everyContact)
    state.failing = true
    change(['fresh', ...numbered(10)])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(source.line(0)?.name).toBe('n0')
    state.failing = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect(source.line(0)?.name).toBe('fresh')
  } finally {
    said.mockRestore()
    vi.useRealTimers()
  }
})

test('rows that could not be read are asked for again by who still looks at them', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { api, state } = index(numbered(1_000))
  const source = new LineSource(api, pause)
  await source.show(everyContact)
  state.failing = true
  source.want(480, 540, 500)
  await settled()
  expect(source.line(500)).toBeUndefined()
  state.failing = false
  source.want(481, 541, 501)
  await settled()
  expect(source.line(500)?.name).toBe('n500')
  said.mockRestore()
})

test('rows that come while a list is drawn without them are shown', async () => {
  const { api } = index(numbered(1_000))
  const source = new LineSource(api, pause)
  await source.show(everyContact)
  // As far as the source knows, only the top is in sight; what lies ahead comes without a word.
  source.want(0, 40, 1)
  await settled()
  let told = 0
  source.onLines(() => told++)
  source.want(60, 100, 61)
  expect(told).toBe(1)
  source.want(61, 101, 62)
  expect(told).toBe(1)
})

test('a list that is not measured when its first rows come has them', async () => {
  const { api, change } = index([])
  const source = new LineSource(api, pause)
  await source.show(everyContact)
  source.want(0, -1, 0)
  change(numbered(20))
  await settled()
  expect(source.line(0)?.name).toBe('n0')
})

test('the row that somebody is on stays that of its contact, wherever it goes, and its place when the contact goes', async () => {
  const { api, change } = index(numbered(5))
  const source = new LineSource(api, pause)
  await source.show(everyContact)
  const mark = { id: 'n3', index: 3 }
  source.mark(mark)
  change(['n3', 'n0', 'n1', 'n2', 'n4'])
  await settled()
  expect(source.picture()!.marked).toEqual({ mark, index: 0, isHere: true })
  change(['n0', 'n3', 'n1', 'n2', 'n4'])
  await settled()
  change(['n0', 'n1', 'n2', 'n4'])
  await settled()
  expect(source.picture()!.marked).toEqual({ mark, index: 1, isHere: false })
  await source.show({ ...everyContact, search: 'n' })
  expect(source.picture()!.marked).toBeNull()
})

test('a contact that is opened from elsewhere is found in the list, and in the next one while it is open', async () => {
  const { api, state } = index(numbered(1_000))
  const source = new LineSource(api, pause)
  await source.show(everyContact)
  source.hold(true)
  expect(state.isHeld).toBe(true)
  const mark = { id: 'n500', index: -1 }
  source.mark(mark)
  await settled()
  expect(source.picture()!.marked).toEqual({ mark, index: 500, isHere: true })
  state.isHeld = false
  await source.show({ ...everyContact, search: 'n5' })
  await settled()
  expect(state.isHeld, 'the next list is held as well').toBe(true)
  expect(source.picture()!.marked).toEqual({ mark, index: 11, isHere: true })
  source.hold(false)
  expect(state.isHeld).toBe(false)
})
