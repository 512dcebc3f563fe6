import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChannelIdentity } from '#domain/conversations/identity'
import type { Actor } from '#domain/shared/mutation'
import type { Device } from '../../testing/device.ts'
import { aSender, put } from '../../testing/emailCompany.ts'
import type { MailedTask } from '../../testing/mailed.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { complaint, mailsBackTo, messageIdOfMail, report, rowsInTable } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
const { addressOf, take, countsOf, mailed, tokens } = mailsBackTo(() => server)

const victim = 'li@buyer.example'
/** A victim, and one who got the same mail and knows all that stands in theirs. */
async function two() {
  const all = await mailed([victim, 'evil@evil.example'])
  const [own, evil] = all.mail.receivers as [string, string]
  return { ...all, own, evil }
}
const untouched = async (main: Device, mail: MailedTask) => {
  expect(await countsOf(main, mail)).toEqual({ receivers: 2, sent: 2 })
  expect([...(await rowsInTable(main, 'suppression')), ...(await rowsInTable(main, 'consent'))]).toEqual([])
}

test('who got a mail cannot complain for others with what stands in theirs', async () => {
  const { main, mail } = await two()
  expect(await take(mail, ...complaint('abuse', victim, `X-Task-Id: ${mail.task}`))).toBe('foreign')
  expect(await take(mail, ...complaint('abuse', victim, `X-Task-Id: ${mail.task}`, 'Message-ID: <1@x.example>'))).toBe(
    'foreign',
  )
  await untouched(main, mail)
})

test('whatever address a complaint names, it is of the one whose mail it encloses', async () => {
  const { main, mail, evil } = await two()
  expect(await take(mail, ...complaint('abuse', victim, `Message-ID: ${messageIdOfMail(evil)}`))).toBe('complaint')
  expect((await rowsInTable(main, 'suppression')).map(({ value }) => value)).toEqual(['evil@evil.example'])
})

test('tokens that are cut, of another purpose, changed or of another company are nobody’s', async () => {
  const { main, mail, own } = await two()
  const other = await mailed()
  const bounce = tokens().make('bounce', own)
  const link = tokens().make('unsubscribe', own)
  const at = (token: string, mark = 'b') => `sales+${mark}${token}@seller.example`
  const paths = [
    at(bounce.slice(0, -1)),
    at(`${bounce}a`),
    at(bounce, 'u'),
    at(bounce, 'r'),
    at(tokens().make('reply', own)),
    at(link.toLowerCase().replaceAll(/[^a-z2-7]/g, 'a')),
    addressOf('bounce', other.id),
  ]
  for (const path of paths) {
    expect(await take(mail, ...complaint('abuse', victim, `Return-Path: <${path}>`))).toBe('foreign')
    expect(await take(mail, ...report({ to: path }))).toBe('foreign')
    expect(await take(mail, 'From: x@y.example', `To: ${path}`, 'Subject: unsubscribe', '', '')).toBe('foreign')
  }
  const links = [link.slice(0, -2), `${link}A`, tokens().make('open', own), tokens().make('unsubscribe', other.id)]
  for (const one of links) {
    const head = `List-Unsubscribe: <https://x.example/m/u/${one}>`
    expect(await take(mail, ...complaint('abuse', victim, head))).toBe('foreign')
  }
  await untouched(main, mail)
  // Servers on the way change the case of an address, and nothing else of it.
  expect(await take(mail, ...report({ to: at(bounce).toUpperCase() }))).toBe('bounce')
})

test('the link of its list shows whose mail is enclosed where a relay changed all else', async () => {
  const { main, mail, own } = await two()
  const link = `<https://app.seller.example/m/u/${tokens().make('unsubscribe', own)}>`
  const head = ['Message-ID: <0101@relay.example>', `List-Unsubscribe: ${link}`]
  expect(await take(mail, ...complaint('abuse', victim, ...head))).toBe('complaint')
  expect((await rowsInTable(main, 'suppression')).map(({ value }) => value)).toEqual([victim])
})

const wish = (from: string, head: string[] = [], subject = 'unsubscribe') => [
  ...head,
  `From: ${from}`,
  'To: sales@seller.example',
  `Subject: ${subject}`,
  `Message-ID: <${Math.random()}@x.example>`,
  '',
  '',
]
const received = 'Received: from a.example by mx.seller.example with ESMTPS id 1; Wed, 25 Nov 2026 10:00:00 +0000'
const passed = (more: string) => `Authentication-Results: mx.seller.example; ${more}`

test('a wish in a name that anybody can write is an answer that a person reads', async () => {
  const { main, mail } = await two()
  const forged = [
    wish(victim),
    wish(victim, [], '退订'),
    wish(victim, [received]),
    // What stands below the line of our own server came with the mail.
    wish(victim, [received, passed('spf=pass smtp.mailfrom=buyer.example; dkim=pass header.d=buyer.example')]),
    wish(victim, [passed('spf=pass smtp.mailfrom=evil.example'), received]),
    wish(victim, [passed('spf=fail smtp.mailfrom=buyer.example; dkim=none'), received]),
    wish(victim, [passed('dkim=pass header.d=buyer.example').replace('mx.seller', 'mx.evil'), received]),
    wish(victim, [passed('dkim=pass header.d=buyer.example')]),
    wish(victim, [passed('spf=pass smtp.mailfrom="x@buyer.example"@evil.example'), received]),
    wish(victim, [passed('x=y (dkim=pass header.d=buyer.example); spf=none'), received]),
    wish(`evil@evil.example, ${victim}`, [passed('spf=pass smtp.mailfrom=evil.example'), received]),
  ]
  for (const lines of forged.slice(0, -1)) expect(await take(mail, ...lines)).toBe('wish')
  expect(await take(mail, ...forged.at(-1)!)).toBe('wish')
  expect((await rowsInTable(main, 'suppression')).length).toBe(0)
  expect((await rowsInTable(main, 'consent')).length).toBe(0)
  const thread = (await rowsInTable(main, 'conversation')).find(
    ({ identity }) => (identity as ChannelIdentity).value === victim,
  )
  const wishes = (await rowsInTable(main, 'message')).filter(({ kind }) => kind === 'wish')
  expect(wishes.filter(({ conversation_id }) => conversation_id === thread!.id)).toHaveLength(10)
  const { rows: jobs } = await server.database.pool.query('select conversation_id as id from conversation_job')
  expect(jobs).toContainEqual({ id: thread!.id })
})

test('a wish counts with a mark of the mail, or with the word of our own server', async () => {
  for (const proof of [
    [passed('dkim=pass (good signature) header.i=@mail.buyer.example header.s=x; spf=none'), received],
    [passed('spf=pass smtp.mailfrom=bounce@buyer.example'), received],
    [passed('dmarc=pass (p=reject) header.from=buyer.example'), received],
  ]) {
    const { main, mail } = await two()
    expect(await take(mail, ...wish(victim, proof))).toBe('unsubscribe')
    expect(await rowsInTable(main, 'suppression')).toMatchObject([{ value: victim, reason: 'unsubscribed' }])
  }
  const { main, mail, own } = await two()
  expect(await take(mail, ...wish(victim, [`References: ${messageIdOfMail(own)}`]))).toBe('unsubscribe')
  expect(await rowsInTable(main, 'suppression')).toMatchObject([{ value: victim }])
})

test('who answers a letter of one user with a wish is read as well', async () => {
  const { main, mail, contact } = await mailed()
  const id = '01a214d5-cc82-7403-89ae-accdedeafdc7'
  const actor = { account: mail.account, user: mail.user } as Actor
  await put(server.database, actor, 'email_sender', [aSender(actor, { id: mail.sender })])
  const letter = {
    id,
    contact_id: contact,
    sender: mail.sender,
    email: victim,
    subject: 'Lamps',
    text: 'Lamps',
    answers: null,
  }
  expect(await main.does('email_answer.create', letter)).toMatchObject({ status: 'applied' })
  expect(await take(mail, ...wish(victim, [`In-Reply-To: ${messageIdOfMail(id)}`]))).toBe('wish')
  expect((await rowsInTable(main, 'message')).filter(({ kind }) => kind === 'wish')).toHaveLength(1)
})

test('a notice in a company’s own form needs the mark of a mail of this company', async () => {
  const { main, mail, own } = await two()
  const other = await mailed()
  const told = (of: string) => [
    'From: no-reply@sns.amazonaws.com',
    'To: sales@seller.example',
    'Subject: AWS Notification Message',
    `Message-ID: <${Math.random()}@x.example>`,
    '',
    JSON.stringify({
      notificationType: 'Complaint',
      mail: { source: 'x@y.example', headers: of ? [{ name: 'Message-ID', value: of }] : [] },
      complaint: { complainedRecipients: [{ emailAddress: victim }] },
    }),
  ]
  for (const of of ['', messageIdOfMail(other.id)]) expect(await take(mail, ...told(of))).toBe('foreign')
  await untouched(main, mail)
  expect(await take(mail, ...told(messageIdOfMail(own)))).toBe('complaint')
})
