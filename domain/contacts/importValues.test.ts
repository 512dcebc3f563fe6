import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { countryOf } from './countries.ts'
import { duplicateKeys } from './importDuplicates.ts'
import { reasonText } from './importReasons.ts'
import {
  cleanLine,
  cleanText,
  extension,
  importedDay,
  joinName,
  plainDigits,
  splitEmails,
  splitLabels,
  splitPhones,
  statusOf,
  whatsAppLink,
} from './importValues.ts'

test('invisible and control characters are not part of a text', () => {
  expect(cleanText('\u200b 王\u0000小明\u00a0 \ufeff')).toBe('王小明')
  expect(cleanText('a\r\nb\rc')).toBe('a\nb\nc')
  expect(cleanText('half \ud83d end')).toBe('half � end')
  expect(cleanText('😀 عربي')).toBe('😀 عربي')
})

test('phones of one cell are told apart, an extension and a link are not', () => {
  expect(splitPhones('13800138000/13900139000；0755-83779888、+86 755 8377')).toEqual([
    '13800138000',
    '13900139000',
    '0755-83779888',
    '+86 755 8377',
  ])
  expect(splitPhones('+44 20 7946 0958, ext. 12\n＋８６ 138')).toEqual(['+44 20 7946 0958 ext. 12', '+86 138'])
  expect(splitPhones('https://wa.me/8613800138000 ; 123')).toEqual(['https://wa.me/8613800138000', '123'])
})

test.each([
  ['13800138000（微信同号）', ['13800138000']],
  ['电话：0755-83779888 手机：13800138000', ['0755-83779888', '13800138000']],
  ['13800138000 王先生', ['13800138000']],
  ['微信/电话 13800138000', ['13800138000']],
  ['13800138000(李经理) / 13900139000(王)', ['13800138000', '13900139000']],
  ['+49(0)30/123456-78', ['+49(0)30 123456-78']],
  ['030 / 123 456-78', ['030 123 456-78']],
  ['+39 02 1234567 ::: +39 333 1234567', ['+39 02 1234567', '+39 333 1234567']],
  ['Tel/Fax: 030 12345678', ['030 12345678']],
  ['Tel: 030 12345678 Fax: 030 12345679', ['030 12345678', 'Fax 030 12345679']],
  ['+7 495 1234567 доб. 12', ['+7 495 1234567 доб. 12']],
  ['call me', ['call me']],
])('of the cell %s the phones are %j', (cell, phones) => {
  expect(splitPhones(cell)).toEqual(phones)
})

test("labels of Google's contacts come without the groups that Google makes itself", () => {
  expect(splitLabels('* myContacts ::: Canton Fair ::: * starred')).toEqual(['Canton Fair'])
})

test.each([
  ['Österreich', 'AT'],
  ['Frankreich', 'FR'],
  ['Estados Unidos', 'US'],
  ['Allemagne', 'DE'],
  ['Paesi Bassi', 'NL'],
  ['Россия', 'RU'],
  ['ドイツ', 'DE'],
  ['İtalya', 'IT'],
  ['중국', 'CN'],
  ['Niemcy', 'DE'],
  ['مصر', 'EG'],
])('the country %s is %s', (text, code) => {
  expect(countryOf(text)).toBe(code)
})

test('emails are found between names and signs', () => {
  expect(splitEmails('Ann <ann@a.example>; mailto:Bob@b.example，c@c.example.')).toEqual([
    'Ann',
    'ann@a.example',
    'Bob@b.example',
    'c@c.example',
  ])
})

test('labels are split and not doubled', () => {
  expect(splitLabels('VIP；老客户, VIP|A/B')).toEqual(['VIP', '老客户', 'A/B'])
})

test('links of WhatsApp have a number', () => {
  expect(whatsAppLink('https://wa.me/8613800138000')).toBe('8613800138000')
  expect(whatsAppLink('https://api.whatsapp.com/send?text=hi&phone=%2B447911123456')).toBe('447911123456')
  expect(whatsAppLink('https://example.com/8613800138000')).toBeNull()
})

test.each([
  ['China', 'CN'],
  ['中国', 'CN'],
  ['P.R. China', 'CN'],
  ['Hong Kong', 'HK'],
  ['中国香港', 'HK'],
  ['USA', 'US'],
  ['United States', 'US'],
  ['英国', 'GB'],
  ['UK', 'GB'],
  ['deu', 'DE'],
  ['de', 'DE'],
  ['Deutschland', 'DE'],
  ['阿联酋', 'AE'],
  ['Viet Nam', 'VN'],
  ['Côte d’Ivoire', 'CI'],
  ['日本', 'JP'],
  ['Atlantis', ''],
  ['__proto__', ''],
])('%s is the country %j', (text, code) => {
  expect(countryOf(text)).toBe(code)
})

test.each([
  ['跟进中', 'followingUp'],
  ['Not interested', 'noIntention'],
  ['Closed-Won', 'closed'],
  ['有意向', 'interested'],
  ['followingUp', 'followingUp'],
  ['maybe', null],
])('the status %s is %s', (text, status) => {
  expect(statusOf(text)).toBe(status)
})

test.each([
  ['2024/2/29', '2024-02-29'],
  ['2024年2月9日', '2024-02-09'],
  ['2001.5', '2001-05'],
  ['2023-02-30', '2023-02-30'],
  ['since 1999', 'since 1999'],
])('the day %s is kept as %s', (text, day) => {
  expect(importedDay(text)).toBe(day)
})

test('halves of names are joined in the order of their language', () => {
  expect(joinName('John', "O'Neil", '')).toBe("John O'Neil")
  expect(joinName('小明', '王', '')).toBe('王小明')
  expect(joinName('', 'Lee', '')).toBe('Lee')
})

test('a contact is known by phones and emails, and only without them by name and company', () => {
  expect(
    duplicateKeys({
      name: 'A',
      phones: [{ full_number: '861', is_wt: 'unvalidated' }],
      emails: [{ email: 'a@b.cc', is_valid: 'valid' }],
    }),
  ).toEqual(['p861', 'ea@b.cc'])
  expect(duplicateKeys({ name: ' Ann  Lee', company: 'ACME' })).toEqual(['nann lee\nacme'])
})

test('a reason says what was wrong, in both languages', () => {
  expect(reasonText('phoneUnreadable', 'en-US', { value: '$&12' })).toBe('“$&12” is not a phone number')
  expect(reasonText('duplicateInFile', 'zh-CN', { row: 5 })).toBe('与第 5 行重复')
})

const long = 300_000
test.each([
  ['blanks', `1${' '.repeat(long)}x`],
  ['separators', `1${'; '.repeat(long)}x`],
  ['dots', `a@b.cc${'.'.repeat(long)}x`],
  ['links', 'whatsapp.com/send?&'.repeat(long / 20)],
  ['marks', `e${'\u0301\u0316'.repeat(long / 2)}`],
])('a cell of endless %s is gone through once', (_, cell) => {
  for (const read of [splitPhones, splitEmails, splitLabels]) expect(read(cell).length).toBeLessThan(4)
  expect(plainDigits(cell)).toBe(cell)
  expect(statusOf(cell)).toBeNull()
  expect(countryOf(cell)).toBe('')
  expect(cell.replace(extension, '').length).toBeLessThanOrEqual(cell.length)
  expect(cleanLine(cell).length).toBeLessThanOrEqual(cell.length)
})

test('a cell with a thousand of them is no list of phones or emails, and no thousand labels', () => {
  const many = Array.from({ length: 1_000 }, (_, n) => `p${n}@fair.example`).join(';')
  expect(splitEmails(many)).toEqual([many])
  expect(splitPhones(many)).toEqual([many])
  expect(splitLabels(many)).toHaveLength(limits.tagsPerContact)
})
