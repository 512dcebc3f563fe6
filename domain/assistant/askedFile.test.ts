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
  ['I have your price list. How long is the warranty?', null],
  ['公司简介主要讲什么？', null],
  ['价格表里的灯什么时候发货？', null],
  ['Do you have a price list?', 'priceList_2026.pdf'],
  ["We'd like the price list", 'priceList_2026.pdf'],
  ['有价格表吗', 'priceList_2026.pdf'],
  ['Please send me a sample', null],
  ['Send me your notes', null],
])('%s', (said, name) => expect(askedFile(said, files)?.name ?? null).toBe(name))

test('who names a document wants it', () => {
  expect(['Your catalogs?', '有说明书吗', 'the PDF'].every(asksForFile)).toBe(true)
  expect(['How heavy is it?', '多少钱？'].some(asksForFile)).toBe(false)
})
