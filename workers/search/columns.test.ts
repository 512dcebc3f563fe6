import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newContact } from '#domain/contacts/contact'
import type { CarriedIdentity } from '#domain/conversations/identity'
import type { Row } from '#domain/shared/mutation'
import { type ColumnData, ContactColumns, emptyNumbers, fieldEnd, keptTexts } from './columns.ts'
import { SearchTexts } from './searchTexts.ts'

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const entry = (n: number) => {
  const row = newContact(idOf(n), { name: `name ${n}` }, 'owner', 1) as unknown as Row
  return { id: idOf(n), row, rev: 1, scope: 'acct' as const, history: 1 }
}

/** As a start from a snapshot has them: nobody has asked yet where a contact stands. */
function restored(size: number): ContactColumns {
  const { interned } = new ContactColumns()
  const values = Object.fromEntries(Object.entries(interned).map(([column, { values }]) => [column, values]))
  const ids = Array.from({ length: size }, (_, n) => idOf(n))
  return new ContactColumns({
    size,
    texts: { ids, pictures: ids.map(() => '') },
    numbers: emptyNumbers(size),
    interned: values as unknown as ColumnData['interned'],
    searched: new SearchTexts({ bytes: new Uint8Array(), ends: new Uint32Array(size) }),
    written: keptTexts(),
    customIds: [],
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

const writing = fc.string({ unit: fc.constantFrom(...'aBzZ09 .,Éüßﬁ中文Ａ＠İẞ😀́й'), maxLength: 12 })
const draft = fc.record({
  name: writing,
  company: writing,
  position: writing,
  company_website: writing,
  address: writing,
  remark: writing,
  phones: fc.array(fc.constantFrom('8613800138000', '4915112345', '1'), { maxLength: 3 }),
  emails: fc.array(fc.constantFrom('A@b.de', 'x@y.cn', 'Ünï@b.de'), { maxLength: 3 }),
  identities: fc.array(
    fc.constantFrom<CarriedIdentity>(
      { kind: 'username', value: 'zhang.wei' },
      { kind: 'username', value: '张伟' },
      { kind: 'bsuid', value: 'CN.abcDEF123' },
      { kind: 'lid', value: '111111@lid' },
      { kind: 'psid', value: '99' },
    ),
    { maxLength: 3 },
  ),
})

test('what is shown of a contact is what was written, whatever folding made of it, and whoever stood there before', () => {
  fc.assert(
    fc.property(fc.array(draft, { minLength: 1, maxLength: 4 }), (drafts) => {
      const columns = new ContactColumns()
      for (const { phones, emails, identities, ...texts } of drafts) {
        const contact = newContact(
          idOf(1),
          {
            ...texts,
            phones: phones.map((full_number, at) => ({ full_number, is_wt: at === 1 ? 'registered' : 'unvalidated' })),
            emails: emails.map((email, at) => ({ email, is_valid: at === 1 ? 'valid' : 'toVerify' })),
          },
          'owner',
          1,
        )
        const slot = columns.put(idOf(1), { ...entry(1), row: { ...contact, identities } as unknown as Row })
        const { name, company, position, more, ...line } = columns.line(slot, { more: true })
        expect({ name, company, position, ...more }).toMatchObject(texts)
        expect(line).toMatchObject({ phones: contact.phones, emails: contact.emails, identities })
        columns.put(idOf(1), undefined)
        expect(columns.texts.names(slot) + columns.texts.mores(slot).replaceAll(fieldEnd, '')).toBe('')
        expect(columns.texts.phones(slot) + columns.texts.emails(slot) + columns.texts.identities(slot)).toBe('')
      }
    }),
  )
})
