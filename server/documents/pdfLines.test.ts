import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastedRows } from '#domain/leads/broughtRows'
import { pdfLines } from './pdfLines.ts'
import { readPdf } from './readPdf.ts'

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../tests/fixtures/leads', name))
const table = fixture('exhibitorTable.pdf')

test('a table of exhibitors in a PDF is read by its columns, whatever the writing', () => {
  const rows = pastedRows(pdfLines(table)!)
  expect(rows).toHaveLength(30)
  expect(rows[0]).toEqual({ company: 'Acme Lighting GmbH', country: 'Germany', booth: 'A10' })
  expect(rows[4]).toEqual({ company: '宁波华美灯饰有限公司', country: 'China', booth: 'E14' })
  expect(rows[29]).toEqual({ company: 'Stern Ateliers Lumière SARL', country: 'France', booth: 'F39' })
})

test('of a page in two columns each exhibitor keeps its own hall, country and stand', () => {
  const rows = pastedRows(pdfLines(fixture('exhibitorColumns.pdf'))!)
  expect(rows).toHaveLength(60)
  expect(rows[0]).toEqual({ company: 'Acme Lighting GmbH', hall: '1', country: 'DE', booth: 'A10' })
  expect(rows[29]).toMatchObject({ hall: '1', country: 'FR', booth: 'F39' })
  expect(rows[30]).toMatchObject({ company: 'Stern Işık Aydınlatma A.Ş.', hall: '2', booth: 'A40' })
  expect(rows[59]).toMatchObject({ hall: '2', booth: 'F69' })
})

test('columns that repeat each other are read one below the other, and a list in a thread gives the same', async () => {
  const entry = (x: number, y: number, name: string, stand: string) =>
    `BT /F1 10 Tf 1 0 0 1 ${x} ${y} Tm (${name}) Tj 1 0 0 1 ${x + 150} ${y} Tm (${stand}) Tj ET`
  const names = Array.from({ length: 16 }, (_, n) => `Exhibitor ${'abcdefghijklmnop'[n]}`)
  const content = names
    .map((name, n) => entry(n < 8 ? 50 : 310, 700 - (n % 8) * 14, name, `Row ${n}`))
    .toReversed()
    .join('\n')
  const file = Buffer.from(`%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length ${content.length} >> stream
${content}
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj`)
  expect(pdfLines(file)).toBe(names.map((name, n) => `${name}\tRow ${n}`).join('\n'))
  expect(await readPdf(new Uint8Array(table), 'lines')).toBe(pdfLines(table))
})

test('what is no PDF or is damaged anywhere gives nothing, or less, and never fails', () => {
  expect(pdfLines(Buffer.from('hello'))).toBeNull()
  fc.assert(
    fc.property(fc.nat(table.length - 1), fc.nat(255), fc.nat(table.length), (at, byte, end) => {
      const damaged = Buffer.from(table.subarray(0, end))
      if (at < damaged.length) damaged[at] = byte
      pdfLines(damaged)
    }),
    { numRuns: 40 },
  )
})
