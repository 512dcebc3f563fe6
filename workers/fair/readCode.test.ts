import encodeQR from 'qr'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { readCode } from './readCode.ts'

const vcard = `BEGIN:VCARD
VERSION:3.0
N:Müller;Max;;;
FN:Max Müller
ORG:Nordlicht GmbH;Einkauf
TITLE:Buyer
TEL;TYPE=CELL:+49 151 23456789
TEL;TYPE=FAX:+49 40 9
EMAIL:max@nordlicht.de
ADR;TYPE=WORK:;;Hafenstraße 12;Hamburg;;20457;Germany
URL:https://nordlicht.de
NOTE:Halle 3\\, Stand 5
END:VCARD`

test('a vCard in a code is somebody', async () => {
  expect(await readCode(vcard)).toEqual({
    kind: 'captured',
    captured: {
      name: 'Max Müller',
      company: 'Nordlicht GmbH',
      position: 'Einkauf, Buyer',
      phones: ['+49 151 23456789'],
      emails: ['max@nordlicht.de'],
      company_website: 'https://nordlicht.de',
      address: 'Hafenstraße 12, Hamburg, 20457, Germany',
      country: 'DE',
      remark: 'Halle 3, Stand 5\nFax: +49 40 9',
    },
  })
})

test('a vCard that was cut off is read as far as it goes, and a damaged one is its text', async () => {
  const cut = vcard.slice(0, vcard.indexOf('ADR;'))
  expect(await readCode(cut)).toMatchObject({ kind: 'captured', captured: { name: 'Max Müller', address: '' } })
  const nested = 'BEGIN:VCARD\n'.repeat(50)
  expect(await readCode(nested)).toEqual({ kind: 'text', text: nested })
})

test('a MECARD is somebody, and other codes are what they are', async () => {
  expect(await readCode('MECARD:N:王,小明;TEL:13800138000;;')).toMatchObject({
    kind: 'captured',
    captured: { name: '王小明', phones: ['13800138000'] },
  })
  expect(await readCode('hello')).toEqual({ kind: 'text', text: 'hello' })
  expect(await readCode('BEGIN:VCARD\nEND:VCARD')).toMatchObject({ kind: 'text' })
})

test('the reader of codes reads what we draw, also a vCard in two scripts', () => {
  const data = encodeQR(vcard.replace('Max Müller', '王小明 Müller'), 'raw', { border: 1 })
  const scale = 4
  const size = data.length * scale
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (data[Math.floor(y / scale)]![Math.floor(x / scale)])
        pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3)
  expect(decodeQR({ width: size, height: size, data: pixels })).toContain('王小明 Müller')
})
