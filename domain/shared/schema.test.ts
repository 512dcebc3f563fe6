import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Email, FullNumber, Line, numbered, openableUrl, Url, WebAddress } from './schema.ts'

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

test.each([
  'a@b.com',
  ' Max.Müller@Firma.DE ',
  'a+b@mail.example.co',
  '张伟@例子.中国',
  'a@xn--e1afmkfd.xn--p1ai',
  'a@XN--FIQS8S.xn--FIQS8S',
  'a@1und1.de',
  'क@उदाहरण.भारत',
])('%s is an email address', (email) => {
  expect(accepts(Email, email)).toBe(true)
})
test.each([
  'a@b',
  'a@b.c',
  'a@@b.com',
  'a b@c.com',
  'a@b.com\r\nBcc:x@y.com',
  '"a"@b.com',
  'a@d1..example',
  'a@.example',
  'a@-d.example',
  'a@d-.example',
  'a@d_1.example',
  'a@d.xn--',
  'a@d.xn--a-',
  'a@1.2.3.4',
  `a@${'d'.repeat(64)}.example`,
  'a,b@c.com',
  `${'a'.repeat(250)}@b.com`,
])('%j is no email address', (email) => expect(accepts(Email, email)).toBe(false))

test('an email address is kept in lower case without blanks around it', () => {
  expect(z.parse(Email, ' Sales@Fair.COM ')).toBe('sales@fair.com')
})

test('a full number is E.164 digits', () => {
  expect(['8613800138000', '12025550123'].every((number) => accepts(FullNumber, number))).toBe(true)
  expect(
    ['+8613800138000', '08613800138000', '1234', '1234567890123456', '86 138'].some((number) =>
      accepts(FullNumber, number),
    ),
  ).toBe(false)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '/\\evil.com',
  '//evil.com',
  'JAVASCRIPT:x',
  'a b.com',
])('%s is no web address', (url) => expect(accepts(Url, url) && openableUrl(url) !== null).toBe(false))
test.each(['', 'example.com', 'example.com:8080/x', 'https://例子.中国/路径?a=1#b', 'HTTP://192.168.1.1'])(
  '%s is a web address',
  (url) => {
    expect(accepts(Url, url)).toBe(true)
  },
)

test('a link without a scheme opens with http', () => {
  expect(openableUrl('example.com')).toBe('http://example.com')
  expect(openableUrl('localhost:8080')).toBe('http://localhost:8080')
  expect(openableUrl('https://example.com')).toBe('https://example.com')
  expect(openableUrl('javascript:alert(1)')).toBeNull()
  expect(openableUrl('')).toBeNull()
})

test('text keeps its line breaks and refuses what cannot be stored', () => {
  expect(accepts(Line, 'a\tb\nc')).toBe(true)
  expect(accepts(Line, 'a\u0000b')).toBe(false)
})
test('a numbered status is decoded at the edge and encoded back', () => {
  const status = numbered(['none', 'interested'])
  expect(z.decode(status, 1)).toBe('interested')
  expect(z.encode(status, 'none')).toBe(0)
  expect(z.safeDecode(status, 2).success).toBe(false)
})

test('what is typed as a web address is a domain or an IPv4 address, with what may stand around it', () => {
  const fine = [
    '',
    'example.com',
    'Example.COM:8080',
    'https://例子.中国/路径?a=1#b',
    'http://192.168.1.1:80/x',
    'xn--fiqs8s.xn--fiqs8s',
    'a.de?x',
    'a.de#x',
    ' www.a.example ',
  ]
  const wrong = [
    'example',
    'none',
    'http://localhost',
    'ftp://a.de',
    'a.b',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '1.2.3.4.',
    'a..de',
    '-a.de',
    'a-.de',
    'user@a.de',
    'https://',
    'a.de:port',
    'a.de:123456',
    'a b.de',
    '[::1]',
    'javascript:alert(1)',
    '//a.de',
  ]
  expect(fine.filter((text) => !accepts(WebAddress, text))).toEqual([])
  expect(wrong.filter((text) => accepts(WebAddress, text))).toEqual([])
})
