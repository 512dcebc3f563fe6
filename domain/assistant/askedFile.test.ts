import { expect, test } from 'vitest'
import { askedFile, asksForFile } from './askedFile.ts'

const files = [
  'priceList_2026.pdf',
  'Catalogue street lamps.pdf',
  'Catalogue garden lamps.pdf',
  '公司简介.pptx',
  'notes.docx',
].map((name) => ({ name }))

test.each([
  ['Please send me your price list', 'priceList_2026.pdf'],
  ['Can I have the pricelist 2026?', 'priceList_2026.pdf'],
  ['请把价目表发给我', 'priceList_2026.pdf'],
  ['能发一下公司简介吗？', '公司简介.pptx'],
  ['We need the catalogue of your garden lamps', 'Catalogue garden lamps.pdf'],
  // Two fit as well.
  ['Send me a catalogue', null],
  // An answer is wanted, and no file.
  ['Is the price list still valid?', null],
  ['Please send me a sample', null],
  ['Send me your notes', null],
])('%s', (said, name) => expect(askedFile(said, files)?.name ?? null).toBe(name))

test('who names a document wants it', () => {
  expect(['Your catalogs?', '有说明书吗', 'the PDF'].every(asksForFile)).toBe(true)
  expect(['How heavy is it?', '多少钱？'].some(asksForFile)).toBe(false)
})
