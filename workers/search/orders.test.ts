import { expect, test } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import { ContactIndex } from './contactIndex.ts'
import { contactIdOf } from './testing/questions.ts'

const sorts = ['name', 'company', 'updated_at', 'email_send_count', 'address', 'id'] as const

/** Named so that no two come in the order in which they were made. */
const entry = (n: number, round: number) => {
  const name = `${(n * 7919 + round * 31) % 1_009} of round ${round}`
  const row = { ...newContact(contactIdOf(n), { name, company: name, address: name }, 'ann', n + round), rev: round }
  return { id: row.id, row, rev: round, scope: 'acct' as const, history: 0 }
}

test.each([1, 40, 300])(
  'an order that was not asked for meanwhile is right when it is: %i changes at a time',
  (size) => {
    const index = new ContactIndex()
    const put = (from: number, count: number, round: number) => {
      const entries = Array.from({ length: count }, (_, at) => entry((from + at) % 900, round))
      index.update(
        entries.map(({ id }) => id),
        entries,
      )
    }
    const idsIn = (sort: (typeof sorts)[number], { orders, columns }: ContactIndex) =>
      Array.from(orders.ascending(sort), (slot) => columns.texts.ids[slot])
    const fresh = () => {
      const slots = [...index.columns.slots()]
      const other = new ContactIndex()
      const entries = slots.map((slot) => known.get(index.columns.texts.ids[slot]!)!)
      other.update(
        entries.map(({ id }) => id),
        entries,
      )
      return other
    }
    const known = new Map<string, ReturnType<typeof entry>>()
    const remember = (from: number, count: number, round: number) => {
      put(from, count, round)
      for (let at = 0; at < count; at++) known.set(contactIdOf((from + at) % 900), entry((from + at) % 900, round))
    }
    remember(0, 900, 0)
    for (const sort of sorts) idsIn(sort, index)
    for (let round = 1; round <= 6; round++) {
      for (let batch = 0; batch < 3; batch++) remember(round * 131 + batch * size, size, round)
      const gone = contactIdOf(round)
      known.delete(gone)
      index.update([gone], [undefined])
      // Some are asked for now, the others later.
      const expected = fresh()
      for (const sort of sorts.filter((_, at) => (at + round) % 3 === 0))
        expect(idsIn(sort, index)).toEqual(idsIn(sort, expected))
    }
    const expected = fresh()
    for (const sort of sorts) expect(idsIn(sort, index)).toEqual(idsIn(sort, expected))
  },
)
