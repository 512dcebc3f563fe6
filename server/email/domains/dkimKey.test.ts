import { createHash, createPublicKey, verify } from 'node:crypto'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { beforeAll, expect, test } from 'vitest'
import { dkimRecord, parseDkim } from '#domain/email/deliverability/dkim'
import { tagList } from '#domain/email/render/tagList'
import { type DkimKeyPair, dkimOptions, dkimSelector, makeDkimKey } from './dkimKey.ts'

let key: DkimKeyPair
beforeAll(async () => {
  key = await makeDkimKey(new Date('2026-11-22T12:00:00Z'))
})

const mail: SendMailOptions = {
  from: { name: '展会 Fair', address: 'lin@a.com' },
  to: 'anna@b.com',
  subject: '你好 — a subject that is long enough to be folded over several lines of the header, as most of them are',
  text: 'Hello  there \t \r\n\r\n\r\nBye   \r\n\r\n\r\n',
  messageId: '<1@a.com>',
  headers: {
    'List-Unsubscribe': '<https://a.com/u/1>, <mailto:u@a.com>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Feedback-ID': '1:a',
  },
}

async function signed(message = mail): Promise<string> {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    dkim: dkimOptions('a.com', key),
  })
  const { message: bytes } = await transport.sendMail(message)
  return (bytes as Buffer).toString('latin1')
}

/** RFC 6376 section 6.1.3, relaxed/relaxed, as the server of a receiver does it. */
function verified(raw: string, record: string): { holds: boolean; covers: string[] } {
  const split = raw.indexOf('\r\n\r\n')
  const fields = raw.slice(0, split).split(/\r\n(?![ \t])/)
  const body = raw.slice(split + 4)
  const nameOf = (field: string) => field.slice(0, field.indexOf(':')).trim().toLowerCase()
  const signature = fields.find((field) => nameOf(field) === 'dkim-signature') ?? ''
  const tags = tagList(signature.slice(signature.indexOf(':') + 1).replace(/\r\n/g, '')) ?? new Map<string, string>()
  const covers = (tags.get('h') ?? '').split(':').map((name) => name.trim().toLowerCase())

  const hash = createHash('sha256').update(relaxedBody(body), 'latin1').digest('base64')
  const left = [...fields]
  const lines = covers.map((name) => {
    // From the bottom up, each field once.
    const at = left.findLastIndex((field) => nameOf(field) === name)
    return at < 0 ? '' : `${relaxed(left.splice(at, 1)[0] ?? '')}\r\n`
  })
  const unsigned = relaxed(signature.replace(/([;\s]b=)[^;]*/, '$1'))
  const parsed = parseDkim(record)
  if ('problem' in parsed) return { holds: false, covers }
  const publicKey = createPublicKey({ key: Buffer.from(parsed.publicKey, 'base64'), format: 'der', type: 'spki' })
  const value = Buffer.from((tags.get('b') ?? '').replace(/\s/g, ''), 'base64')
  const isSigned = verify('sha256', Buffer.from(lines.join('') + unsigned, 'latin1'), publicKey, value)
  const isMeant = tags.get('d') === 'a.com' && tags.get('s') === key.selector && tags.get('c') === 'relaxed/relaxed'
  return { holds: isSigned && isMeant && hash === tags.get('bh')?.replace(/\s/g, ''), covers }
}

function relaxed(field: string): string {
  const [, name = '', value = ''] = /^([^:]*):([^]*)$/.exec(field) ?? []
  return `${name.trim().toLowerCase()}:${value
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
  while (lines.at(-1) === '') lines.pop()
  return lines.map((line) => `${line}\r\n`).join('')
}

test('a mail that was signed with a new key holds against the record that is to be published', async () => {
  const { holds, covers } = verified(await signed(), dkimRecord(key.publicKey))
  expect(holds).toBe(true)
  expect(covers).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']),
  )
})

test('a mail with two parts holds as well', async () => {
  const raw = await signed({
    ...mail,
    html: '<p>展会</p>',
    attachments: [{ filename: 'a.bin', content: Buffer.alloc(5_000, 7) }],
  })
  expect(verified(raw, dkimRecord(key.publicKey)).holds).toBe(true)
})

test('what somebody changes on the way does not hold', async () => {
  const raw = await signed()
  const record = dkimRecord(key.publicKey)
  for (const [old, changed] of [
    ['Hello', 'Jello'],
    ['List-Unsubscribe=One-Click', 'List-Unsubscribe=No'],
    ['https://a.com/u/1', 'https://a.com/u/2'],
    ['anna@b.com', 'bert@b.com'],
  ] as const) {
    expect(raw).toContain(old)
    expect(verified(raw.replaceAll(old, changed), record).holds, old).toBe(false)
  }
  const other = await makeDkimKey(new Date(0))
  expect(verified(raw, dkimRecord(other.publicKey)).holds).toBe(false)
})

test('white space that a server may change does no harm', async () => {
  const raw = (await signed()).replace('Subject: ', 'SUBJECT:  \t').replace('Bye', 'Bye ')
  expect(verified(`${raw}\r\n\r\n`, dkimRecord(key.publicKey)).holds).toBe(true)
})

test('a key has 2,048 bits and a selector by its day, each of a day its own', () => {
  expect(parseDkim(dkimRecord(key.publicKey))).toMatchObject({ algorithm: 'rsa', bits: 2_048, isTesting: false })
  expect(key.privateKey).toContain('BEGIN PRIVATE KEY')
  const day = new Date('2026-11-22T12:00:00Z')
  expect(key.selector).toBe('fl20261122')
  expect(dkimSelector(day, ['fl20261122', 'fl20261122-2'])).toBe('fl20261122-3')
})
