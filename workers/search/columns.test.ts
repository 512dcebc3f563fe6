import { expect, test } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import type { Row } from '#domain/shared/mutation'
import { ContactColumns, numberColumns, textColumns } from './columns.ts'

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const entry = (n: number) => {
  const row = newContact(idOf(n), { name: `name ${n}` }, 'owner', 1) as unknown as Row
  return { id: idOf(n), row, rev: 1, scope: 'acct' as const, history: 1 }
}

/** As a start from a snapshot has them: nobody has asked yet where a contact stands. */
function restored(size: number): ContactColumns {
  const { texts, numbers, interned } = new ContactColumns()
  const fresh = { texts: { ...texts }, numbers: { ...numbers } }
  for (const column of textColumns)
    fresh.texts[column] = Array.from({ length: size }, (_, n) => (column === 'ids' ? idOf(n) : ''))
  for (const column of numberColumns)
    Object.assign(fresh.numbers, { [column]: new (numbers[column].constructor as Float64ArrayConstructor)(size) })
  const values = Object.fromEntries(Object.entries(interned).map(([column, { values }]) => [column, values]))
  return new ContactColumns({
    size,
    ...fresh,
    interned: values as unknown as NonNullable<ConstructorParameters<typeof ContactColumns>[0]>['interned'],
    searched: { bytes: new Uint8Array(), ends: new Uint32Array(size) },
  })
}

test('places that are looked up while contacts come and go are those of the end', async () => {
  const size = 3_000
  const columns = restored(size)
  let turns = 0
  await columns.placed(async () => {
    if (++turns !== 2) return
    columns.put(idOf(10), undefined)
    columns.put(idOf(size + 1), entry(size + 1))
  })
  expect(turns).toBeGreaterThanOrEqual(2)
  expect(columns.slotOf(idOf(10))).toBe(-1)
  expect(columns.slotOf(idOf(size + 1))).toBe(10)
  expect(columns.slotOf(idOf(size - 1))).toBe(size - 1)
})

test('without a change each contact is where it stands', async () => {
  const columns = restored(3_000)
  await columns.placed(async () => {})
  for (const n of [0, 511, 512, 513, 2_999]) expect(columns.slotOf(idOf(n))).toBe(n)
})
