import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Contact, followUpStatuses, newContact } from '#domain/contacts/contact'
import type { Entry } from '../sync/core/ports.ts'
import { type ContactQuery, everyContact } from './api.ts'
import { ContactIndex } from './contactIndex.ts'
import { answerTo, lineOf, perStatus } from './testing/plain.ts'
import { contact, contactIdOf, labelOf, now, query, voice } from './testing/questions.ts'

const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), entries: fc.array(contact, { maxLength: 30 }) }),
  fc.record({ kind: fc.constant('remove' as const), ids: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 }) }),
  fc.record({ kind: fc.constant('voices' as const), notes: fc.array(voice, { maxLength: 6 }) }),
  fc.record({ kind: fc.constant('ask' as const), query }),
  fc.record({
    kind: fc.constant('type' as const),
    query,
    typed: fc.array(fc.record({ length: fc.integer({ min: 0, max: 12 }), filtered: fc.boolean() }), { maxLength: 4 }),
  }),
)

const { tag, category, source, belongto, follow_up_status, untouched_days, filter } = everyContact
const unfiltered = { tag, category, source, belongto, follow_up_status, untouched_days, filter }

test('the index answers like a plain filter and sort over all contacts, through every change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const index = new ContactIndex(undefined, () => now)
      const model = new Map<string, Entry & { row: Contact }>()
      const voices = new Map<string, string | null>()
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
          const ids = step.ids.map(contactIdOf)
          for (const id of ids) model.delete(id)
          index.update(
            ids,
            ids.map(() => undefined),
          )
        }
        if (step.kind === 'voices') {
          for (const { id, contact } of step.notes) voices.set(id, contact)
          index.updateVoices(step.notes)
        }
        if (step.kind === 'ask') open(step.query)
        if (step.kind === 'type')
          for (const { length, filtered } of step.typed) {
            views.pop()?.view.close()
            open({ ...step.query, ...(!filtered && unfiltered), search: step.query.search.slice(0, length) })
          }
        for (const { query, view } of views) {
          const rows = [...model.values()].map(({ row }) => row)
          const expected = answerTo(query, rows, new Set([...voices.values()].filter((id) => id !== null)))
          expect(await view.count()).toMatchObject({ matching: expected.length, total: model.size })
          expect(await view.ids()).toEqual(expected.map(({ id }) => id))
          expect(await view.statuses()).toEqual(perStatus(expected))
          const lines = (await view.lines(1, 4)).lines.map(({ found: _, ...line }) => line)
          expect(lines).toEqual(expected.slice(1, 4).map(({ id }) => lineOf(model.get(id)!, query)))
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

test('a label counts for those above it, and whoever has both is one', () => {
  const index = new ContactIndex()
  const put = (n: number, fields: Parameters<typeof newContact>[1]) =>
    index.update(
      [contactIdOf(n)],
      [{ id: contactIdOf(n), row: newContact(contactIdOf(n), fields, labelOf(0), 1), rev: 1, scope: null, history: 1 }],
    )
  const [fairs, canton, hall] = [labelOf(1), labelOf(2), labelOf(3)]
  put(1, { tag: [fairs] })
  put(2, { tag: [fairs, hall], source: canton })
  put(3, { tag: [hall, canton] })
  const { tag, source } = index.facets({ [canton]: [fairs], [hall]: [canton, fairs] })
  expect(tag).toEqual({ [fairs]: 3, [canton]: 2, [hall]: 2 })
  expect(source).toEqual({ [canton]: 1, [fairs]: 1 })
  expect(index.facets().tag).toEqual({ [fairs]: 2, [canton]: 1, [hall]: 2 })
})

test('it knows whose contacts are, each owner once, and nothing of those that are not here', () => {
  const index = new ContactIndex()
  const put = (n: number, owner: string) =>
    index.update(
      [contactIdOf(n)],
      [
        {
          id: contactIdOf(n),
          row: newContact(contactIdOf(n), { name: 'x' }, owner, 1),
          rev: 1,
          scope: null,
          history: 1,
        },
      ],
    )
  const [ann, tom] = [labelOf(1), labelOf(2)]
  put(1, ann)
  put(2, tom)
  put(3, ann)
  index.update([contactIdOf(2)], [undefined])
  expect(index.owners([1, 2, 3, 4].map(contactIdOf))).toEqual([ann])
  put(2, tom)
  expect(new Set(index.owners([1, 2, 3].map(contactIdOf)))).toEqual(new Set([ann, tom]))
})

test('a list that does not look is told once, however much changes', async () => {
  const index = new ContactIndex()
  let told = 0
  const view = index.open(everyContact, () => told++)
  const put = (n: number) =>
    index.update(
      [contactIdOf(n)],
      [
        {
          id: contactIdOf(n),
          row: newContact(contactIdOf(n), { name: 'x' }, labelOf(0), 1),
          rev: 1,
          scope: null,
          history: 1,
        },
      ],
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

test('while a list is held, an edited contact keeps its place, a new one stands in its own, and one that is gone leaves none', async () => {
  const index = new ContactIndex(undefined, () => now)
  const put = (n: number, updated_at: number, fields: Partial<Contact> = {}) => {
    const row = { ...newContact(contactIdOf(n), { name: 'x', ...fields }, labelOf(0), 1), updated_at }
    index.update([row.id], [{ id: row.id, row, rev: 1, scope: null, history: 1 }])
  }
  const remove = (n: number) => index.update([contactIdOf(n)], [undefined])
  let told = 0
  const view = index.open({ ...everyContact, follow_up_status: 'none' }, () => told++)
  const shown = async () => (await view.ids()).map((id) => Number(id.slice(-3)))
  for (const n of [1, 2, 3, 4, 5]) put(n, 100 - n)
  expect(await shown()).toEqual([1, 2, 3, 4, 5])

  await view.hold(true)
  put(3, 200)
  expect(await shown()).toEqual([1, 2, 3, 4, 5])
  put(6, 201)
  put(7, 97.5)
  expect(await shown()).toEqual([6, 1, 2, 7, 3, 4, 5])
  put(7, 300)
  remove(2)
  put(8, 0)
  expect(await shown(), 'what takes over the room of another does not take its place').toEqual([6, 1, 7, 3, 4, 5, 8])

  // Who does not match any more comes back to where it was.
  put(3, 400, { follow_up_status: 'closed' })
  expect(await shown()).toEqual([6, 1, 7, 4, 5, 8])
  put(3, 500)
  expect(await shown()).toEqual([6, 1, 7, 3, 4, 5, 8])

  told = 0
  await view.hold(false)
  expect(told).toBe(1)
  expect(await shown()).toEqual([3, 7, 6, 1, 4, 5, 8])
})

test('whoever looked for what waits for a month finds all the others afterwards', async () => {
  const index = new ContactIndex(undefined, () => now)
  const entries = [0, 3, 30].map((days, n) => {
    const row = newContact(contactIdOf(n), { name: 'x' }, labelOf(0), now - days * 86_400_000)
    return { id: contactIdOf(n), row, rev: 1, scope: null, history: 1 }
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

test('who is found by a word and then looked for with a tag too is left out without it, and stays in the list before', async () => {
  const index = new ContactIndex(undefined, () => now)
  const put = (n: number, name: string, tag: string[]) => {
    const row = newContact(contactIdOf(n), { name, tag }, labelOf(0), 1)
    index.update([row.id], [{ id: row.id, row, rev: 1, scope: null, history: 1 }])
  }
  put(1, 'Anna', [labelOf(1)])
  put(2, 'Anna', [])
  const sort = { ...everyContact, sort: 'name' as const, descending: false, search: 'anna' }
  const found = index.open(sort, () => {})
  const tagged = index.open({ ...sort, tag: labelOf(1) }, () => {})
  expect(await tagged.ids()).toEqual([contactIdOf(1)])
  put(1, 'Anna', [])
  expect(await tagged.ids()).toEqual([])
  expect(await found.ids()).toEqual([contactIdOf(1), contactIdOf(2)])
})

test('whoever becomes a hit between two letters is found by the second one', async () => {
  const index = new ContactIndex(undefined, () => now)
  const put = (name: string, address: string) => {
    const row = newContact(contactIdOf(1), { name, address }, labelOf(0), 1)
    index.update([row.id], [{ id: row.id, row, rev: 1, scope: null, history: 1 }])
  }
  put('Otto', 'Bern')
  const typed = index.open({ ...everyContact, search: 'anna ber' }, () => {})
  expect(await typed.ids()).toEqual([])
  put('Anna', 'Bern')
  expect(await typed.ids()).toEqual([contactIdOf(1)])
  expect(await index.open({ ...everyContact, search: 'anna bern' }, () => {}).ids()).toEqual([contactIdOf(1)])
})

test('an area code finds the numbers of that city, not those that have its digits somewhere', async () => {
  const index = new ContactIndex()
  for (const [at, full_number] of ['8657487654321', '8613857400000', '4915157400000'].entries()) {
    const row = newContact(
      contactIdOf(at),
      { name: 'x', phones: [{ full_number, is_wt: 'unvalidated' }] },
      labelOf(0),
      1,
    )
    index.update([row.id], [{ id: row.id, row, rev: 1, scope: null, history: 1 }])
  }
  const found = (search: string) => index.open({ ...everyContact, search }, () => {}).ids()
  for (const search of ['0574', '0574-8765', '574 8765']) expect(await found(search), search).toEqual([contactIdOf(0)])
})

test('whatever is pasted into the search stands for itself', async () => {
  const index = new ContactIndex()
  const names = ['100% cotton_wool', 'C:\\temp (a+)+$', 'Ｚhang <b>', 'e\u0301'.repeat(500), '\u202efdp.exe']
  const rows = names.map((name, n) => newContact(contactIdOf(n), { name, remark: `line ${n}` }, labelOf(0), 1))
  index.update(
    rows.map(({ id }) => id),
    rows.map((row) => ({ id: row.id, row, rev: 1, scope: null, history: 1 })),
  )
  const found = (search: string) => index.open({ ...everyContact, search }, () => {}).ids()
  for (const [search, hits] of [
    ['%', [0]],
    ['_', [0]],
    ['\\', [1]],
    ['.*', []],
    ['(a+)+$', [1]],
    ['[', []],
    ['<B>', [2]],
    ['\u0301'.repeat(1_000_000), []],
    ['é'.repeat(500), [3]],
    ['\u202e', [4]],
    [`${'line '.repeat(5_000)} 3`, [3]],
    [Array.from({ length: 5_000 }, (_, n) => `word${n}`).join(' '), []],
  ] as const)
    expect(await found(search), search.slice(0, 20)).toEqual(hits.map(contactIdOf))
})

test('a contact that is found by what few lists show says where', async () => {
  const index = new ContactIndex()
  const remark = `${'met twice, '.repeat(9)}wants 样品 before May 🚢`
  const phones = [{ full_number: '8613800138000', is_wt: 'unvalidated' as const }]
  const row = newContact(
    contactIdOf(1),
    { name: 'Anna', position: 'Ｂuyer', address: '9 Mill Road', remark, phones },
    labelOf(0),
    1,
  )
  index.update([row.id], [{ id: row.id, row, rev: 1, scope: null, history: 1 }])
  const foundBy = async (search: string) =>
    (await index.open({ ...everyContact, search }, () => {}).lines(0, 1)).lines[0]?.found
  expect(await foundBy('anna')).toBeNull()
  expect(await foundBy('138 0013')).toBeNull()
  expect(await foundBy('anna buyer')).toEqual({ field: 'position', text: 'Ｂuyer' })
  expect(await foundBy('MILL')).toEqual({ field: 'address', text: '9 Mill Road' })
  expect(await foundBy('样品')).toEqual({ field: 'remark', text: '…ce, wants 样品 before May 🚢' })
  expect(await foundBy('nobody')).toBeUndefined()
})
