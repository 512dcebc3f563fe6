import { expect, test } from 'vitest'
import { readFields, valueOf } from './fields.ts'
import { inboundLimits } from './limits.ts'
import { openMail } from './open.ts'
import { paramsIn } from './params.ts'
import { leavesOf } from './parts.ts'
import { mailOf, mailSource } from './testing.ts'
import { decoded } from './transfer.ts'

const open = (...lines: string[]) => openMail(mailOf('From: a@x.example', ...lines), inboundLimits)
const leaves = (...lines: string[]) => leavesOf(mailOf(...lines), inboundLimits)
const texts = (found: ReturnType<typeof leaves>) => found.map(({ body }) => Buffer.from(body).toString())

test('parts are what lies between whole lines with the boundary, and nothing before or behind', () => {
  const found = leaves(
    'Content-Type: multipart/mixed; boundary="a b"',
    '',
    'preamble',
    '--a bc',
    '--a b \t',
    '',
    'one',
    '--a b--x',
    ' --a b',
    '',
    '--a b',
    'Content-Type: text/html',
    '',
    'two',
    '--a b--',
    'epilogue',
    '--a b',
    '',
    'three',
  )
  expect(texts(found)).toEqual(['one\r\n--a b--x\r\n --a b\r\n', 'two'])
})

test('what is never closed ends with its mail; a part may be empty', () => {
  expect(texts(leaves('Content-Type: multipart/mixed; boundary=b', '', '--b', '--b', '', 'one'))).toEqual([
    '',
    'one\r\n',
  ])
})

test('an outer boundary ends the parts within', () => {
  const found = leaves(
    'Content-Type: multipart/mixed; boundary=o',
    '',
    '--o',
    'Content-Type: multipart/mixed; boundary=i',
    '',
    '--i',
    '',
    'inner',
    '--o',
    '',
    'outer',
    '--i',
    '--o--',
  )
  expect(texts(found)).toEqual(['inner', 'outer\r\n--i'])
})

test('a multipart without a boundary, or without parts, is read as what it looks like', () => {
  expect(open('Content-Type: multipart/mixed', '', 'words')).toMatchObject({ text: 'words\n' })
  expect(open('Content-Type: multipart/mixed; boundary=b', '', 'words')).toMatchObject({ text: 'words\n' })
})

test('of two forms of the same the plain one is read; what stands beside them is read as well', () => {
  const mail = open(
    'Content-Type: multipart/mixed; boundary=m',
    '',
    '--m',
    'Content-Type: multipart/alternative; boundary=a',
    '',
    '--a',
    '',
    'plain',
    '--a',
    'Content-Type: text/html',
    '',
    '<b>rich</b>',
    '--a--',
    '--m',
    'Content-Type: text/html',
    '',
    '<i>more</i>',
    '--m--',
  )
  expect(mail).toMatchObject({ text: 'plain\nmore', html: '<b>rich</b>\n<i>more</i>', isTextOfHtml: false })
})

test('a digest is mails', () => {
  const [leaf] = leaves('Content-Type: multipart/digest; boundary=b', '', '--b', '', 'Subject: x', '', 'y', '--b--')
  expect(leaf?.mime).toBe('message/rfc822')
})

const decode = (encoding: string, body: string) =>
  Buffer.from(decoded({ encoding, body: mailSource(body) })).toString('utf8')

test.each([
  ['base64', 'SGVs\r\nbG8=', 'Hello'],
  ['BASE64', 'SGU=\r\nbGxv', 'Hello'],
  ['base64', 'SG!V s*bG8', 'Hello'],
  ['base64', '====', ''],
  ['base64', 'S', ''],
  ['quoted-printable', 'H=65l=\r\nl=\no=', 'Hello='],
  ['quoted-printable', '=E4=BD=A0=e5=a5=bd', '你好'],
  ['quoted-printable', '=G1 =1G ==41 =', '=G1 =1G =A ='],
  ['7bit', '=41', '=41'],
  ['no-such', 'QQ==', 'QQ=='],
])('%s: %j is %j', (encoding, body, text) => {
  expect(decode(encoding, body)).toBe(text)
})

test.each([
  ['text/plain; charset=utf-8', 'charset', 'utf-8'],
  ['Text/Plain (comment); CHARSET="utf-8" (comment)', 'charset', 'utf-8'],
  ['text/plain; charset=utf-8 (comment)', 'charset', 'utf-8'],
  ['x/y; a=1;; flag; name="a;b\\"c"', 'name', 'a;b"c'],
  ['x/y; name="one"; name="two"', 'name', 'one'],
  ["x/y; name*=gb18030''%C4%E3%BA%C3.pdf", 'name', '你好.pdf'],
  ["x/y; name*1*=%BD%A0; name*0*=utf-8'zh'%E4; name*2=%41", 'name', '你%41'],
  ['x/y; name*0="long "; name*1=name', 'name', 'long name'],
  ['x/y; name="=?utf-8?B?5L2g?="', 'name', '你'],
  ['x/y; name="open', 'name', '"open'],
])('%s: %s is %s', (raw, name, value) => {
  expect(paramsIn(raw).params.get(name)).toBe(value)
})

test('no name of a parameter or a field is more than a name', () => {
  expect(paramsIn('x/y; __proto__=1; constructor=2').params.get('toString')).toBeUndefined()
  const fields = readFields(mailSource('constructor: 1\r\n__proto__: 2\r\n'), inboundLimits)
  expect(valueOf(fields, '__proto__')).toBe('2')
  expect(valueOf(fields, 'toString')).toBe('')
})

test('lines that were broken for the way are one again', () => {
  const flowed = ['Content-Type: text/plain; format=flowed', '', 'one ', 'line', 'two', '-- ', 'Anna']
  expect(open(...flowed)?.text).toBe('one line\ntwo\n-- \nAnna\n')
})

test('headers are unfolded, and what is no header is left out', () => {
  const fields = readFields(
    mailSource('From x@y Sun Nov 22\n lost\nSubject : a\n\tb\r\n  c\nno colon\n: empty\nX-Y:\nX Y: z'),
    inboundLimits,
  )
  expect(fields.map(({ name }) => name)).toEqual(['subject', 'x-y'])
  expect(valueOf(fields, 'subject')).toBe('a b c')
})
