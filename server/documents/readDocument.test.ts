import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { officeText } from './officeText.ts'
import { readDocument } from './readDocument.ts'

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../tests/fixtures/assistant', name))
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer)

test('a PDF is read as well', async () => {
  expect(await readDocument(bytesOf(fixture('priceList.pdf')))).toContain('The street lamp SL-9 costs USD 31.50')
})

// Written by python-docx, pptxgenjs and openpyxl.
test('a document, a presentation and a table of an office program are read, a row of a table with its head', async () => {
  expect(await readDocument(bytesOf(fixture('streetLamps.docx')))).toBe(
    [
      'Street lamps',
      'The street lamp SL-9 has a pole of 6 metres and a warranty of five years.',
      '路灯 SL-9 的灯杆高 6 米,质保五年。',
      'Model | Power | Price',
      'SL-9 | 60W | USD 31.50',
      'SL-12 | 90W | USD 44.00',
    ].join('\n'),
  )
  expect(await readDocument(bytesOf(fixture('factory.pptx')))).toBe(
    [
      'Our new factory',
      'The new factory in Cixi opens in May 2027.',
      '新工厂位于慈溪,2027 年 5 月投产。',
      'Awards',
      'Red Dot award 2025 for the lamp CL-24 & its packaging.',
    ].join('\n'),
  )
  expect(await readDocument(bytesOf(fixture('spareParts.xlsx')))).toBe(
    [
      'Part: Driver D-60 | For: SL-9 | Price USD: 7.25',
      'Part: 镇流器 D-90 | For: SL-12',
      'Part: Lens <clear> | For: SL-9 | Price USD: 1.1',
      '备件在两周内发货。',
    ].join('\n'),
  )
})

test('a zip that unpacks to more than any document is refused, and so is one that says less than it has', async () => {
  const bomb = aZip('word/document.xml', deflateRawSync(Buffer.alloc(80_000_000, '<w:p/>')))
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await readDocument(bytesOf(bomb))).toBeNull()
  expect(() => officeText(bomb)).toThrow()
})

test('whatever bytes a zip has, nothing but text or null comes of it', () => {
  const office = fixture('streetLamps.docx')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(office.length - 1), fc.nat(255)), { maxLength: 20 }), (changes) => {
      const bytes = Buffer.from(office)
      for (const [at, byte] of changes) bytes[at] = byte
      const read = () => officeText(bytes)
      // What is thrown ends the thread that reads, and nothing else.
      try {
        expect([null, 'string']).toContain(read() === null ? null : typeof read())
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
    }),
    { numRuns: 50 },
  )
})

/** A zip of one part, as small as can be. */
function aZip(name: string, packed: Buffer): Buffer {
  const named = Buffer.from(name)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt16LE(named.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(crc32(packed), 16)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt16LE(named.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(local.length + named.length + packed.length, 16)
  return Buffer.concat([local, named, packed, entry, named, end])
}
