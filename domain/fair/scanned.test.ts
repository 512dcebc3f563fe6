import { expect, test } from 'vitest'
import { receiptCode } from './bundle.ts'
import { readScanned } from './scanned.ts'

const card = (text: string) => {
  const scanned = readScanned(text)
  return scanned.kind === 'card' ? scanned.card : scanned.kind
}

test('a MECARD, with what is escaped in it', () => {
  expect(
    card(
      'MECARD:N:Müller,Max;ORG:Nordlicht\\; Söhne;TITLE:Buyer;TEL:+49401234567;TEL:+4915123456789;EMAIL:max@nordlicht.de;URL:https\\://nordlicht.de;ADR:,,Hafenstraße 12,Hamburg,,20457,DE;NOTE:Halle 3;;',
    ),
  ).toMatchObject({
    name: 'Max Müller',
    company: 'Nordlicht; Söhne',
    position: 'Buyer',
    phones: ['+49401234567', '+4915123456789'],
    emails: ['max@nordlicht.de'],
    company_website: 'https://nordlicht.de',
    address: 'Hafenstraße 12, Hamburg, 20457, DE',
    remark: 'Halle 3',
  })
  expect(card('MECARD:N:王,小明;TEL:13800138000;;')).toMatchObject({ name: '王小明', phones: ['13800138000'] })
})

test('a BIZCARD', () => {
  expect(
    card('BIZCARD:N:Sean;X:Owen;T:Engineer;C:Example;A:76 9th Avenue;B:+12125550100;E:sean@example.com;;'),
  ).toMatchObject({
    name: 'Sean Owen',
    company: 'Example',
    phones: ['+12125550100'],
    emails: ['sean@example.com'],
  })
})

test.each([
  ['tel:+8613800138000', { phones: ['+8613800138000'] }],
  ['https://wa.me/8613800138000?text=hi', { phones: ['+8613800138000'] }],
  ['mailto:sales%40fair.com@example.com?subject=x', { emails: ['sales@fair.com@example.com'] }],
  ['MATMSG:TO:a@b.com;SUB:x;;', { emails: ['a@b.com'] }],
  ['https://nordlicht.de/team', { company_website: 'https://nordlicht.de/team' }],
])('%s', (text, expected) => expect(card(text)).toMatchObject(expected))

test('what is no card is text, also what only looks like a link', () => {
  for (const text of ['hello', 'javascript:alert(1)', 'WIFI:S:fair;T:WPA;P:secret;;', '', 'https://a b'])
    expect(readScanned(text).kind).toBe('text')
  expect(card('mailto:%E0%A4%A')).toMatchObject({ emails: ['%E0%A4%A'] })
})

test('a vCard and our own codes are told apart', () => {
  expect(readScanned('\ufeffBEGIN:VCARD\nVERSION:3.0\nEND:VCARD').kind).toBe('vcard')
  expect(readScanned(receiptCode({ id: '019aa000-0000-7000-8000-000000000001', receipt: 'A'.repeat(16) })).kind).toBe(
    'receipt',
  )
  expect(readScanned('FL1/AAAAAAAA/1/1/AB').kind).toBe('frame')
})
