import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pdfText } from './pdfText.ts'
import { readPdf } from './readPdf.ts'

const file = readFileSync(join(import.meta.dirname, '../../tests/fixtures/assistant/priceList.pdf'))

test('the text of a PDF is read in both languages, with lines that go on joined', () => {
  const text = pdfText(file)
  expect(text).toContain(
    'The street lamp SL-9 costs USD 31.50 FOB Ningbo and is delivered within forty days after the deposit has arrived',
  )
  expect(text).toContain('路灯 SL-9 的价格为 FOB 宁波 31.50 美元')
})

test('in a thread of its own a file is read as well, also behind another one', async () => {
  const heavy = Buffer.from(`%PDF-1.4\n${'1 0 obj << /Type /Catalog >> endobj\n'.repeat(10)}`)
  const [text, nothing, again] = await Promise.all([
    readPdf(bytesOf(file)),
    readPdf(bytesOf(heavy)),
    readPdf(bytesOf(file)),
  ])
  expect(text).toBe(pdfText(file))
  expect(nothing).toBeNull()
  expect(again).toBe(text)
})
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer)

test('plain strings of an old PDF are read as they stand', () => {
  const content = 'BT /F1 12 Tf 72 700 Td (Lamps \\(24W\\) cost) Tj 0 -14 Td [(USD) -300 (4.80)] TJ ET'
  const old = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length ${content.length} >> stream
${content}
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj`
  expect(pdfText(Buffer.from(old))).toBe('Lamps (24W) cost\nUSD 4.80')
})

test('what is no PDF, is locked, or is damaged anywhere gives nothing, or less, and never fails', () => {
  expect(pdfText(Buffer.from('hello'))).toBeNull()
  expect(pdfText(Buffer.concat([file, Buffer.from('trailer << /Encrypt 9 0 R >>')]))).toBeNull()
  fc.assert(
    fc.property(fc.nat(file.length - 1), fc.nat(255), fc.nat(file.length), (at, byte, end) => {
      const damaged = Buffer.from(file.subarray(0, end))
      if (at < damaged.length) damaged[at] = byte
      pdfText(damaged)
    }),
    { numRuns: 60 },
  )
})
