import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Block } from '../email/render/message.ts'
import { newPicture } from '../email/render/newBlock.ts'
import { limits } from '../limits.ts'
import { contentOfText, textOfContent, textOfHtml } from './contentText.ts'
import { emptyProduct, NewProduct, type Product, ShopContent } from './product.ts'
import { productColumns, productRows, readProductSheet } from './productSheet.ts'
import { seoFaults, seoSnippet, widthOf, wordsIn } from './seoCheck.ts'
import { variantsFor } from './variants.ts'

let made = 0
const newKey = () => `k${++made}`

/* ---------- text ---------- */

test('a text becomes parts, and the parts the same text', () => {
  const text =
    '# Desk lamp\n\nWarm light.\nNo flicker.\n\n- 90 lumens\n- dimmable\n\n1. Order\n2. Ship\n\n> Best lamp\n> A buyer'
  const content = contentOfText(text, [], newKey)
  expect(content.map(({ block }) => [block.kind, 'style' in block ? block.style : ''])).toEqual([
    ['heading', ''],
    ['text', 'plain'],
    ['text', 'bullets'],
    ['text', 'numbers'],
    ['text', 'quote'],
  ])
  expect(textOfContent(content)).toBe(text)
})

test('whatever is typed can be kept, and says the same when it is typed again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (typed) => {
      const text = typed.replace(/[^\P{C}\n]/gu, '')
      const content = contentOfText(text, [], newKey)
      expect(z.safeParse(ShopContent, { en: content }).success).toBe(true)
      const again = textOfContent(content)
      expect(textOfContent(contentOfText(again, content, newKey))).toBe(again)
    }),
  )
})

test('a part that is not changed keeps its look, and a picture stays', () => {
  const bold: Block = {
    id: 'b',
    block: { kind: 'text', style: 'plain', lines: [[{ text: 'Warm', bold: true }]], align: 'left' },
  }
  const line: Block = { id: 'd', block: { kind: 'divider', colour: '#d1d1d1' } }
  const next = contentOfText('Warm\n\nNew', [bold, line], newKey)
  expect(next[0]).toBe(bold)
  expect(next.at(-1)).toBe(line)
})

/* ---------- foreign HTML ---------- */

test('of HTML only words are left, whatever it brings', () => {
  const html =
    '<style>p{color:red}</style><p onclick="steal()">Warm <b>light</b> &amp; more</p><script>alert(1)</script>' +
    '<iframe src="https://evil.example">frame</iframe><svg><script>2</script></svg><ul><li>one<li>two</ul><!-- <p>no -->'
  expect(textOfHtml(html)).toBe('Warm light & more\n\n- one\n- two')
})

test('no HTML leaves a tag, nor a script that was put together from pieces', () => {
  const piece = fc.constantFrom(
    '<script>',
    '</script>',
    '<scr',
    'ipt>',
    '<',
    '>',
    '<img onerror=x>',
    'a',
    '&lt;',
    '<!--',
    '-->',
    '<svg/',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = pieces.join('')
      // What is written as a sign of its own (&lt;) is text, and stands in a part of text: nothing reads it as HTML again.
      expect(textOfHtml(html.replaceAll('&lt;', ''))).not.toMatch(/<[a-z!/]/i)
    }),
  )
})

/* ---------- a file of products ---------- */

const reading = { language: 'en', categoryOf: () => null, newKey, isSlugTaken: () => false } as const
const asTexts = (rows: readonly (readonly (string | number | null)[])[]) =>
  rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
const stamps = { former_slugs: [], created_by: 'u', created_at: 1, updated_at: 1 }
const lamp: Product = {
  ...emptyProduct,
  ...stamps,
  id: '019aa000-0000-7000-8000-000000000001',
  title: { en: 'Desk lamp <5 W>' },
  subtitle: { en: 'Warm & even' },
  price: 12.5,
  promotional_price: 10,
  stock: 4,
  sku: 'L-1',
  slug: 'desk-lamp',
  content: { en: contentOfText('Warm light\n\n- dimmable', [], newKey) },
}

test('what is exported can be imported again', () => {
  const attributes = [
    { key: 'c', name: { en: 'Colour' }, values: ['Red', 'Blue'].map((en) => ({ key: en, name: { en } })) },
  ]
  const grid = variantsFor(attributes, [])
  const variants = (grid === 'tooMany' ? [] : grid).map((one, n) => ({ ...one, price: n + 1, stock: n, sku: `V-${n}` }))
  const variable: Product = { ...lamp, type: 'variable', slug: 'lamps', title: { en: 'Lamps' }, attributes, variants }
  const rows = [lamp, variable].flatMap((one) => productRows(one, { language: 'en', categoryOf: () => '' }))
  const read = readProductSheet(asTexts([productColumns, ...rows]), reading)!
  expect(read.map(({ problems }) => problems)).toEqual([[], []])
  expect(read[0]!.fields).toMatchObject({
    title: { en: 'Desk lamp <5 W>'.replace(/<[^>]*>/, '').trim() },
    price: 12.5,
    promotional_price: 10,
    stock: 4,
    sku: 'L-1',
    slug: 'desk-lamp',
  })
  expect(textOfContent(read[0]!.fields.content.en!)).toBe('Warm light\n\n- dimmable')
  const second = read[1]!.fields
  expect(second.type).toBe('variable')
  expect(second.variants.map(({ sku, price, stock }) => [sku, price, stock])).toEqual([
    ['V-0', 1, 0],
    ['V-1', 2, 1],
  ])
})

test('whatever stands in a file, what is read of it can be kept as a draft', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom('', '-1', '1e12', '12.5', 'Colour', 'Red', 'same'),
  )
  const row = fc.array(cell, { minLength: productColumns.length, maxLength: productColumns.length })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      for (const { fields } of readProductSheet([[...productColumns], ...rows], reading)!) {
        const id = '019aa000-0000-7000-8000-000000000002'
        const checked = z.safeParse(NewProduct, { id, ...fields })
        const texts = JSON.stringify(rows)
        // Signs that no store can keep are refused with the row, and by the same rule as where they are typed.
        if (!/[\p{Cc}\p{Cs}]|\\u/u.test(texts)) expect(checked.error?.issues ?? []).toEqual([])
        expect(fields.status).toBe('draft')
      }
    }),
  )
})

test('a file without such columns is none', () => {
  expect(readProductSheet([['Name', 'Phone']], reading)).toBeNull()
})

test('prices and stocks that are none are told', () => {
  const row = productColumns.map(
    (column) => ({ Title: 'X', 'Variant Price': '-1', 'Variant Inventory Qty': 'many' })[column as 'Title'] ?? '',
  )
  expect(readProductSheet([productColumns, row], reading)![0]!.problems.toSorted()).toEqual([
    'priceWrong',
    'stockWrong',
  ])
})

/* ---------- search engines ---------- */

const page = { ...lamp, pictures: [] }

test('a search engine shows what was written for it, else what the page is made of', () => {
  expect(seoSnippet(page, 'en')).toEqual({ title: 'Desk lamp <5 W>', description: 'Warm & even' })
  expect(seoSnippet({ ...page, seo_title: { en: 'Best lamp' }, subtitle: {} }, 'en')).toEqual({
    title: 'Best lamp',
    description: 'Warm light dimmable',
  })
})

test('each thing that is against a page is told, and nothing else', () => {
  const good = {
    ...page,
    title: { en: 'Desk lamp with warm light' },
    subtitle: { en: 'A lamp for desks with a warm and even light, without flicker.' },
    content: { en: contentOfText(Array.from({ length: 40 }, (_, n) => `word${n}`).join(' '), [], newKey) },
    pictures: [{ alt: { en: 'A lamp' } }],
  }
  const faults = (some: object, isTwice = false) => seoFaults({ ...good, ...some }, 'en', isTwice)
  expect(faults({})).toEqual([])
  expect(faults({}, true)).toEqual(['titleTwice'])
  expect(faults({ title: { en: 'Lamp' } })).toEqual(['titleShort'])
  expect(faults({ seo_title: { en: 'x'.repeat(61) } })).toEqual(['titleLong'])
  expect(faults({ title: { en: '一盏温暖柔和的台灯灯' } })).toEqual(['wrongLanguage'])
  expect(faults({ seo_description: { en: 'y'.repeat(161) } })).toEqual(['descriptionLong'])
  expect(faults({ pictures: [{ alt: { zh: '灯' } }] })).toEqual(['pictureWithoutText'])
  const inText = newPicture({ hash: 'a'.repeat(64), size: 1, mime: 'image/jpeg' })
  const content = { en: [...good.content.en, { id: 'p', block: inText }], zh: [] }
  expect(faults({ content })).toEqual(['pictureWithoutText'])
  expect(faults({ content: {} })).toEqual(['contentShort'])
})

test('Chinese signs take the room of two letters and stand for half a word', () => {
  expect(widthOf('台灯 LED')).toBe(8)
  expect(wordsIn('暖光台灯 for desks')).toBe(4)
  expect(limits.seoTitleLength).toBeGreaterThan(60)
})
