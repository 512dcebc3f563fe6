import { expect, test } from 'vitest'
import { newQuotation, type Quotation } from './quotation.ts'
import { emptyQuotation, freePosition } from './startQuotation.ts'
import { isKeptForBooks, withoutBuyer } from './withoutBuyer.ts'

const file = { hash: 'a'.repeat(64), size: 9, mime: 'application/pdf', name: 'Q-1.pdf' } as unknown as Quotation['file']
const quotation: Quotation = {
  ...emptyQuotation({ currency: 'USD', languages: ['en'], day: '2026-01-01' }),
  ...newQuotation,
  stock_taken: [{ key: 'lamp', wanted: 50, taken: 50 }],
  id: 'q',
  status: 'accepted',
  number: 'Q-2026-0001',
  proforma: 'PI-2026-0001',
  sent_at: 2,
  decided_at: 3,
  contact_id: 'max',
  conversation_id: 'talk',
  buyer: {
    name: 'Max Müller',
    company: 'Nordlicht GmbH',
    address: 'Hamburg',
    email: 'Max@nordlicht.de',
    phone: '+49 40',
  },
  positions: [{ ...freePosition('lamp', { en: 'Lamp' }, 50), prices: [{ from: 1, price: 9.9 }], note: 'for Max' }],
  note: 'Max wants it soon',
  payment_note: 'Max pays',
  file,
  proforma_file: file,
  belongto: 'ann',
  created_at: 1,
  updated_at: 3,
}
const max = { ids: new Set(['max']), addresses: new Set(['max@nordlicht.de']) }

test('number, amounts and dates stay, and nothing that says who it was', () => {
  const { contact_id, conversation_id, buyer, positions, note, payment_note, file, proforma_file, ...kept } =
    withoutBuyer(quotation, max)
  const {
    contact_id: _,
    conversation_id: __,
    buyer: ___,
    positions: ____,
    note: _____,
    payment_note: ______,
    file: _______,
    proforma_file: ________,
    ...was
  } = quotation
  expect(kept).toEqual(was)
  expect(positions).toEqual([{ ...quotation.positions[0], note: '' }])
  expect([contact_id, conversation_id, note, payment_note, file, proforma_file]).toEqual([
    null,
    null,
    '',
    '',
    null,
    null,
  ])
  expect(buyer).toEqual({ name: '', company: 'Nordlicht GmbH', address: '', email: '', phone: '' })
})

test('a company that is called as the person is goes as well', () => {
  const own = { ...quotation, buyer: { ...quotation.buyer, company: 'Max Müller Trading' } }
  expect(withoutBuyer(own, max).buyer.company).toBe('')
})

test('who is only mentioned leaves the buyer, who is somebody else', () => {
  const other = {
    ...quotation,
    contact_id: 'eva',
    buyer: { ...quotation.buyer, name: 'Eva', email: 'eva@nordlicht.de' },
  }
  const left = withoutBuyer({ ...other, note: 'ask max@nordlicht.de' }, max)
  expect(left).toMatchObject({ contact_id: 'eva', buyer: other.buyer, note: '' })
})

test('a draft is kept for no book', () => {
  expect(isKeptForBooks(quotation)).toBe(true)
  expect(isKeptForBooks({ number: '', proforma: '' })).toBe(false)
})
