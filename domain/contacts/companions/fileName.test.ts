import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '../../limits.ts'
import { isSafeFileName, safeFileName } from './fileName.ts'

test.each([
  ['报价单 2026.pdf', '报价单 2026.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ann\\offer.xlsx', 'offer.xlsx'],
  ['invoice\u202egpj.exe', 'invoicegpj.exe'],
  ['a\u200bb\u0000c\nd.txt', 'abcd.txt'],
  ['<img onerror=1>.png', '_img onerror=1_.png'],
  ['CON.txt', '_CON.txt'],
  ['nul', '_nul'],
  ['console.log', 'console.log'],
  ['.htaccess', 'htaccess'],
  ['name. . ', 'name'],
  ['...', 'file'],
  ['half \ud83d a character', 'half  a character'],
  ['e\u200b\u0301.txt', '\u00e9.txt'],
])('%j is kept as %j', (given, kept) => {
  expect(safeFileName(given)).toBe(kept)
})

test('a name that is too long loses its middle, never its ending', () => {
  const name = safeFileName(`${'文'.repeat(400)}.docx`)
  expect(name).toHaveLength(limits.fileNameLength)
  expect(name.endsWith('文.docx')).toBe(true)
})

test('a name that was made safe is safe, whatever it was before', () => {
  const parts = fc.constantFrom('con', '.', ' ', '/', '\u202e', '\u0301', 'e', '\ud83d\ude00', '文'.repeat(130), '.pdf')
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
  )
  fc.assert(fc.property(name, (given) => isSafeFileName(safeFileName(given))))
})
