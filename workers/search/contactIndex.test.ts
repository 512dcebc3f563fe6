import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Contact, followUpStatuses, newContact, untouchedDays } from '#domain/contacts/contact'
import { type ContactLine, type ContactQuery, contactSorts, everyContact } from '../api.ts'
import type { Entry } from '../sync/core/ports.ts'
import { compareTexts } from './collation.ts'
import { ContactIndex } from './contactIndex.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const labelOf = (n: number) => idOf(900 + n)
const some = <T>(...values: T[]) => fc.constantFrom(...values)
/** A morning, and times before it that are not whole days. */
const now = new Date(2026, 10, 21, 9, 30).getTime()
const earlier = (steps: number) => now - steps * 37 * 3_600_000
const label = some(labelOf(1), labelOf(2), labelOf(3))

const contact = fc
  .record({
    n: fc.integer({ min: 0, max: 40 }),
    name: some('', '张伟', '李娜', 'Zhang Wei', 'zhang', 'Ａnna Ｋ', 'Müller & Söhne', '阿里 巴巴'),
    company: some('', '宁波海港贸易', 'Bosch GmbH', 'ACME 360', '上海 Bosch'),
    phones: fc.array(some('8613800138000', '4915112345678', '12025550123', '861380013'), { maxLength: 2 }),
    emails: fc.array(some('sales@bosch.com', '138@qq.com', 'wei.zhang@acme.cn'), { maxLength: 2 }),
    tag: fc.uniqueArray(label, { maxLength: 2 }),
    category: fc.option(label),
    source: fc.option(label),
    belongto: label,
    follow_up_status: fc.constantFrom(...followUpStatuses),
    at: fc.integer({ min: 1, max: 20 }),
    pending: fc.boolean(),
  })
  .map(({ n, phones, emails, at, pending, belongto, ...fields }): Entry & { row: Contact } => ({
    id: idOf(n),
    row: newContact(
      idOf(n),
      {
        ...fields,
        phones: phones.map((full_number) => ({ full_number, is_wt: 'registered' as const })),
        emails: emails.map((email) => ({ email, is_valid: 'invalid' as const })),
      },
      belongto,
      earlier(at),
    ),
    rev: 1,
    scope: 'acct',
    history: 1,
    ...(pending && { waiting: [1], base: null }),
  }))
const query: fc.Arbitrary<ContactQuery> = fc.record({
  search: some(
    '',
    'z',
    'zh',
    'zhang',
    'zhang wei',
    '伟',
    '海港',
    'BOSCH',
    'anna k',
    '138',
    '+86 138-0013-8000',
    '138 0013',
    '0049 151 123',
    '0151 1234',
    '(202) 555',
    '@',
    'qq.com 138',
    '360',
    '没有',
    '-',
  ),
  sort: fc.constantFrom(...contactSorts),
  descending: fc.boolean(),
  tag: fc.option(label, { freq: 3 }),
  category: fc.option(label, { freq: 3 }),
  source: fc.option(label, { freq: 3 }),
  belongto: fc.option(label, { freq: 3 }),
  follow_up_status: fc.option(fc.constantFrom(...followUpStatuses), { freq: 2 }),
  untouched_days: fc.option(fc.constantFrom(...untouchedDays), { freq: 2 }),
})
const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), entries: fc.array(contact, { maxLength: 30 }) }),
  fc.record({ kind: fc.constant('remove' as const), ids: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 }) }),
  fc.record({ kind: fc.constant('ask' as const), query }),
  fc.record({
    kind: fc.constant('type' as const),
    query,
    lengths: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }),
  }),
)

/* The same, said plainly. */

const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const mayBePhone = (word: string) => /\d/.test(word) && /^[\d+().\-/]+$/.test(word)
function inPhone({ phones }: Contact, word: string): boolean {
  const digits = word.replace('(0)', '').replace(/\D/g, '')
  const bare = digits.replace(/^00?/, '')
  return phones.some(
    ({ full_number }) => full_number.includes(digits) || (bare.length >= 4 && full_number.includes(bare)),
  )
}
function matches(row: Contact, { search, ...query }: ContactQuery): boolean {
  const { tag, category, source, belongto, follow_up_status, untouched_days } = query
  const fields = [row.name, row.company, ...row.emails.map(({ email }) => email)].map(plain)
  const words = plain(search).split(/\s+/).filter(Boolean)
  const whole = words.length > 1 && words.every(mayBePhone) && inPhone(row, words.join(''))
  const each = words.every(
    (word) => fields.some((field) => field.includes(word)) || (mayBePhone(word) && inPhone(row, word)),
  )
  return (
    (whole || each) &&
    (tag === null || row.tag.includes(tag)) &&
    (category === null || row.category === category) &&
    (source === null || row.source === source) &&
    (belongto === null || row.belongto === belongto) &&
    (follow_up_status === null || row.follow_up_status === follow_up_status) &&
    (untouched_days === null || daysAgo(row.updated_at) >= untouched_days)
  )
}
/** How often the calendar was turned since. */
function daysAgo(at: number): number {
  let days = 0
  for (const day = new Date(at); day.toDateString() !== new Date(now).toDateString(); day.setDate(day.getDate() + 1))
    days++
  return days
}
function inOrder(rows: Contact[], { sort, descending }: ContactQuery): Contact[] {
  const byId = (a: Contact, b: Contact) => (a.id < b.id ? -1 : 1)
  const direction = descending ? -1 : 1
  if (sort === 'updated_at' || sort === 'created_at')
    return rows.sort((a, b) => direction * (a[sort] - b[sort] || byId(a, b)))
  const empty = rows.filter((row) => row[sort] === '').sort(byId)
  const named = rows.filter((row) => row[sort] !== '')
  return [...named.sort((a, b) => direction * (compareTexts(a[sort], b[sort]) || byId(a, b))), ...empty]
}
function lineOf({ row, waiting }: Entry & { row: Contact }): ContactLine {
  const { id, name, company, position, country, phones, emails, tag, category, source, belongto } = row
  const { follow_up_status, updated_at } = row
  const line = {
    id,
    name,
    company,
    position,
    country,
    phones,
    emails,
    tag,
    category,
    source,
    belongto,
    follow_up_status,
    updated_at,
  }
  const restricted = row.restricted_at !== null
  return { ...line, restricted, picture: row.picture?.hash ?? null, pending: waiting !== undefined }
}

test('the index answers like a plain filter and sort over all contacts, through every change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const index = new ContactIndex(undefined, () => now)
      const model = new Map<string, Entry & { row: Contact }>()
      const views: { query: ContactQuery; view: ReturnType<ContactIndex['open']> }[] = []
      const open = (query: ContactQuery) => views.push({ query, view: index.open(query, () => {}) })
      for (const step of steps) {
        if (step.kind === 'put') {
          for (const entry of step.entries) model.set(entry.id, entry)
          index.update(
            step.entries.map(({ id }) => id),
            step.entries,
          )
        }
        if (step.kind === 'remove') {
          const ids = step.ids.map(idOf)
          for (const id of ids) model.delete(id)
          index.update(
            ids,
            ids.map(() => undefined),
          )
        }
        if (step.kind === 'ask') open(step.query)
        if (step.kind === 'type')
          for (const length of step.lengths) {
            views.pop()?.view.close()
            open({ ...step.query, search: step.query.search.slice(0, length) })
          }
        for (const { query, view } of views) {
          const rows = [...model.values()].map(({ row }) => row).filter((row) => matches(row, query))
          const expected = inOrder(rows, query)
          expect(await view.count()).toMatchObject({ matching: expected.length, total: model.size })
          expect(await view.ids()).toEqual(expected.map(({ id }) => id))
          expect(await view.statuses()).toEqual(perStatus(expected))
          const { lines } = await view.lines(1, 4)
          expect(lines).toEqual(expected.slice(1, 4).map(({ id }) => lineOf(model.get(id)!)))
          for (const at of [0, 2]) if (expected[at]) expect(await view.positionOf(expected[at].id)).toBe(at)
        }
        expectFacets(
          index,
          [...model.values()].map(({ row }) => row),
        )
      }
    }),
    { numRuns: 400, seed: 20_261_121 },
  )
}, 60_000)

const perStatus = (rows: readonly Contact[]) =>
  Object.fromEntries(
    followUpStatuses.map((status) => [status, rows.filter((row) => row.follow_up_status === status).length]),
  )

function expectFacets(index: ContactIndex, rows: Contact[]) {
  const counted = { tag: {}, category: {}, source: {}, belongto: {}, follow_up_status: {} } as Record<
    string,
    Record<string, number>
  >
  const count = (facet: string, value: string | null) =>
    value && (counted[facet]![value] = (counted[facet]![value] ?? 0) + 1)
  for (const status of followUpStatuses) counted.follow_up_status![status] = 0
  for (const row of rows) {
    for (const tag of row.tag) count('tag', tag)
    count('category', row.category)
    count('source', row.source)
    count('belongto', row.belongto)
    count('follow_up_status', row.follow_up_status)
  }
  expect(index.facets()).toEqual(counted)
}

test('a list that does not look is told once, however much changes', async () => {
  const index = new ContactIndex()
  let told = 0
  const view = index.open(everyContact, () => told++)
  const put = (n: number) =>
    index.update(
      [idOf(n)],
      [{ id: idOf(n), row: newContact(idOf(n), { name: 'x' }, labelOf(0), 1), rev: 1, scope: null, history: 1 }],
    )
  put(1)
  put(2)
  expect(told).toBe(1)
  expect(await view.count()).toEqual({ version: 3, matching: 2, total: 2 })
  put(3)
  expect(told).toBe(2)
  expect(await view.statuses()).toMatchObject({ none: 3, replied: 0 })
  put(4)
  expect(told).toBe(3)
  view.close()
  put(5)
  expect(told).toBe(3)
})

test('whoever looked for what waits for a month finds all the others afterwards', async () => {
  const index = new ContactIndex(undefined, () => now)
  const entries = [0, 3, 30].map((days, n) => {
    const row = newContact(idOf(n), { name: 'x' }, labelOf(0), now - days * 86_400_000)
    return { id: idOf(n), row, rev: 1, scope: null, history: 1 }
  })
  index.update(
    entries.map(({ id }) => id),
    entries,
  )
  for (const [untouched_days, found] of [
    [30, 1],
    [3, 2],
    [7, 1],
    [null, 3],
  ] as const)
    expect(await index.open({ ...everyContact, untouched_days }, () => {}).ids()).toHaveLength(found)
})
