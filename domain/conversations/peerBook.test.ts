import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChannelIdentity } from './identity.ts'
import { PeerBook } from './peerBook.ts'

const lid = (value: string): ChannelIdentity => ({ kind: 'lid', value: `${value}@lid` })
const phone = (value: string): ChannelIdentity => ({ kind: 'phone', value })
const newBook = () => new PeerBook('wa', [], [])
const [l1, l2, p1, p2] = [lid('111111'), lid('222222'), phone('8613900000001'), phone('8613900000002')]

test('lid first and the number later, or the other way round, is one person with both, known by the older one', () => {
  for (const [first, second] of [
    [l1, p1],
    [p1, l1],
  ] as const) {
    const book = newBook()
    const old = book.sight([first], 1)
    const young = book.sight([second], 2)
    expect(young).not.toBe(old)
    expect(book.sight([l1, p1], 3)).toBe(old)
    expect(book.joins).toEqual([{ from: young, into: old }])
    expect(book.identitiesOf(old)).toHaveLength(2)
    expect(book.identitiesOf(young)).toEqual([])
    expect(book.changes().peers.find(({ id }) => id === young)?.joined_into).toBe(old)
  }
})

test('a number that another person has now opens a new peer, and the former owner stays who they were', () => {
  const book = newBook()
  const ann = book.sight([l1, p1], 1)
  const ben = book.sight([l2, p1], 2)
  expect(ben).not.toBe(ann)
  expect(book.moves).toEqual([{ spelling: p1, from: ann, to: ben }])
  expect(book.joins).toEqual([])
  expect(book.peerOf(p1)).toBe(ben)
  expect(book.sight([l1], 3)).toBe(ann)
  expect(book.sight([p1], 4)).toBe(ben)
})

test('somebody who is known already takes over a number that was another one’s', () => {
  const book = newBook()
  const ann = book.sight([l1, p1], 1)
  const ben = book.sight([l2, p2], 2)
  expect(book.sight([l2, p1], 3)).toBe(ben)
  expect(book.peerOf(p1)).toBe(ben)
  expect(book.identitiesOf(ann)).toEqual([l1])
})

test('a new number leads to whom the old one led, and what comes late over the old one does too', () => {
  const book = newBook()
  const ann = book.sight([p1], 1)
  expect(book.rename(p1, p2, 2)).toBe(ann)
  expect(book.sight([p1], 3)).toBe(ann)
  expect(book.sight([p2], 4)).toBe(ann)
  expect(book.changes().spellings.find(({ value }) => value === p1.value)?.replaced_by).toBe(`phone:${p2.value}`)
})

test('a lid that the provider renames is no second person', () => {
  const book = newBook()
  const ann = book.sight([l1, p1], 1)
  book.rename(l1, l2, 2)
  expect(book.sight([l2, p1], 3)).toBe(ann)
  expect(book.moves).toEqual([])
})

test('a peer that was met under a spelling which is another one’s by now is not met again under its id', () => {
  const book = newBook()
  const ann = book.sight([p1], 1)
  book.sight([l1, p1], 2)
  const ben = book.sight([l2, p1], 3)
  expect(ben).not.toBe(ann)
  expect(book.peerOf(l1)).toBe(ann)
})

const people = fc.array(
  fc.subarray(['lid', 'jid', 'phone', 'bsuid'] as const, { minLength: 1 }).map((kinds) => kinds),
  { minLength: 1, maxLength: 5 },
)
const identityOfPerson = (person: number, kind: ChannelIdentity['kind']) => ({ kind, value: `${kind} of ${person}` })

/** Which spellings are one peer's. */
function groupsOf(book: PeerBook, all: readonly ChannelIdentity[]) {
  const groups = new Map<string | null, string[]>()
  for (const one of all) groups.set(book.peerOf(one), [...(groups.get(book.peerOf(one)) ?? []), one.value])
  return [...groups.values()].map((some) => some.toSorted()).toSorted()
}

test('in whatever order events come, and however often, the same spellings are one person', () => {
  const event = fc.record({ person: fc.nat(), of: fc.subarray([0, 1, 2, 3], { minLength: 1 }), at: fc.nat(1_000) })
  fc.assert(
    fc.property(people, fc.array(event, { maxLength: 20 }), fc.infiniteStream(fc.nat()), (persons, events, random) => {
      const told = events.map(({ person, of, at }) => {
        const who = person % persons.length
        const kinds = persons[who]!
        return {
          identities: [...new Set(of.map((n) => kinds[n % kinds.length]!))].map((kind) => identityOfPerson(who, kind)),
          at,
        }
      })
      const all = [...new Map(told.flatMap(({ identities }) => identities).map((one) => [one.value, one])).values()]
      const run = (some: typeof told) => {
        const book = newBook()
        for (const { identities, at } of some) book.sight(identities, at)
        expect(book.moves).toEqual([])
        return groupsOf(book, all)
      }
      const shuffled = [...told, ...told]
        .map((one) => ({ one, by: random.next().value }))
        .toSorted((a, b) => a.by - b.by)
      expect(run(shuffled.map(({ one }) => one))).toEqual(run(told))
    }),
    { numRuns: 1_000 },
  )
})

test('whatever the provider says, a spelling is one peer’s and no peer is joined into itself', () => {
  const identity = fc.oneof(
    fc.constantFrom('1', '2', '3').map(lid),
    fc.constantFrom('8613900000001', '8613900000002', '8613900000003').map(phone),
  )
  const step = fc.oneof(
    fc
      .array(identity, { minLength: 1, maxLength: 2 })
      .map((of) => (book: PeerBook, at: number) => void book.sight(of, at)),
    fc.tuple(identity, identity).map(
      ([a, b]) =>
        (book: PeerBook, at: number) =>
          void book.rename(a, b, at),
    ),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const book = newBook()
      steps.forEach((one, at) => one(book, at))
      const { peers, spellings } = book.changes()
      const into = new Map(peers.map(({ id, joined_into }) => [id, joined_into]))
      for (const { id } of peers) {
        const way = new Set<string>()
        for (let at: string | null | undefined = id; at; at = into.get(at)) {
          expect(way.has(at)).toBe(false)
          way.add(at)
        }
      }
      for (const { peer } of spellings) expect(into.get(peer)).toBeNull()
    }),
    { numRuns: 1_000 },
  )
})
