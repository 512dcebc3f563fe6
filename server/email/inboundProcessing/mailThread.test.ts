import { afterAll, beforeAll, expect, test } from 'vitest'
import { blobCalls } from '#domain/blobs/calls'
import { Conversation } from '#domain/conversations/conversation'
import { ConversationMessage } from '#domain/conversations/conversationMessage'
import { campaignMessageIdOf } from '#domain/conversations/ids'
import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import { diskStore } from '../../blobs/store.ts'
import { areas } from '../../features/index.ts'
import { sweep } from '../../sync/sweep.ts'
import { signedInCompany } from '../../testing/company.ts'
import type { Device } from '../../testing/device.ts'
import { aMessage, aSender, put } from '../../testing/emailCompany.ts'
import { readMessages, readThreads } from '../../testing/inbox.ts'
import { plantMailed } from '../../testing/mailed.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { mailsBackTo, messageIdOfMail, reply, report, rowsInTable } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
const { take } = mailsBackTo(
  () => server,
  () => ({
    store: diskStore(`${server.settings.data}/blobs`),
    virusScan: async (bytes) =>
      Buffer.from(bytes).includes('EICAR') ? { kind: 'infected', virus: 'test' } : { kind: 'clean' },
  }),
)

/** A company that has sent a mail with merge tags to these addresses, from the user's own mailbox. */
async function mailed(emails = ['li@buyer.example'], device?: Device) {
  const user = device ?? (await signedInCompany(server, 0)).main
  const mail = await plantMailed(server, user, emails)
  const actor = { account: mail.account, user: mail.user } as Actor
  await put(server.database, actor, 'email_sender', [{ ...aSender(actor, { id: mail.sender }) }])
  const { theme, preheader, language, content, attachments } = aMessage(actor)
  const snapshot = {
    step: '',
    id: mail.message,
    theme,
    preheader,
    language,
    content,
    plain: 'Dear {{name}}',
    attachments,
  }
  await server.database.pool.query(
    `update campaign_run set mails = $2, sender_name = 'Sales', sender_address = 'sales@seller.example' where task_id = $1`,
    [mail.task, JSON.stringify([snapshot])],
  )
  return { user, mail, id: mail.receivers[0]!, contact: mail.contacts[0]! }
}
const threadsOf = ({ account }: { account: string }) => readThreads(server.database, { account })
const messagesOf = (thread: { id: string }) => readMessages(server.database, thread.id)
const from = (address: string, lines: readonly string[]) => [`From: ${address}`, ...lines.slice(1)]

test('an answer is an unread message after the mail that it answers, in the thread of its contact, for its owner', async () => {
  const { user, mail, id, contact } = await mailed()
  const lines = reply(id, 'Send me ten.')
  await Promise.all(Array.from({ length: 10 }, () => take(mail, ...lines)))
  const threads = await threadsOf(mail)
  expect(threads).toMatchObject([
    {
      channel: 'email',
      channel_account_id: mail.sender,
      identity: { kind: 'email', value: 'li@buyer.example' },
      contact_id: contact,
      name: 'P 0',
      owner: mail.user,
      in_count: 1,
      status: 'open',
      waiting_since: expect.any(Number),
      last_text: 'Send me ten.',
    },
  ])
  const [ours, theirs] = await messagesOf(threads[0]!)
  expect(ours).toMatchObject({ id: campaignMessageIdOf(id), direction: 'out', origin: 'campaign', body: 'Dear P 0' })
  expect(theirs).toMatchObject({
    direction: 'in',
    kind: 'text',
    n: 1,
    subject: 'Re: Lamps',
    body: 'Send me ten.',
    task: mail.task,
    quote: { message_id: ours!.id, text: 'Lamps', isOurs: true },
  })
  // A device reads it as the schema says.
  const [row] = await rowsInTable(user, 'conversation')
  expect(Conversation.parse(row)).toBeTruthy()
  for (const message of await rowsInTable(user, 'message')) expect(ConversationMessage.parse(message)).toBeTruthy()
})

test('programs and returns are notices: nobody has them unread, nothing waits, and a return alone opens no thread', async () => {
  const { mail, id } = await mailed(['li@buyer.example', 'b@buyer.example'])
  await take(mail, ...report({ of: messageIdOfMail(mail.receivers[1]!), recipient: 'b@buyer.example' }))
  const [head, ...rest] = reply(id, 'I am away.')
  await take(mail, head!, 'Auto-Submitted: auto-replied', ...rest)
  const threads = await threadsOf(mail)
  expect(
    threads.map(({ identity, status, in_count, waiting_since }) => [identity.value, status, in_count, waiting_since]),
  ).toEqual([
    ['b@buyer.example', 'closed', 0, null],
    ['li@buyer.example', 'closed', 0, null],
  ])
  expect((await messagesOf(threads[0]!)).at(-1)).toMatchObject({
    kind: 'bounce',
    n: null,
    body: expect.stringContaining('no such user'),
  })
  await take(mail, ...reply(id, 'Back again.'))
  expect((await threadsOf(mail))[1]).toMatchObject({ status: 'open', in_count: 1 })
})

test('mails of one person and mailbox are one thread, in whatever order they come, and what was said last is last', async () => {
  const { mail, id } = await mailed()
  const at = (minute: number) => `Date: ${new Date(Date.now() - 3_600_000 + minute * 60_000).toUTCString()}`
  const mails = [1, 2, 3].map((n) => [at(n), ...reply(id, `Word ${n}`)])
  for (const lines of [mails[2]!, mails[0]!, mails[1]!]) await take(mail, ...lines)
  const [thread, ...others] = await threadsOf(mail)
  expect(others).toEqual([])
  expect(thread).toMatchObject({ in_count: 3, last_text: 'Word 3' })
  const words = (await messagesOf(thread!)).filter(({ direction }) => direction === 'in').map(({ body }) => body)
  expect(words).toEqual(['Word 1', 'Word 2', 'Word 3'])
})

test('who passes it on has a thread of their own with the same contact, and no new contact is made', async () => {
  const { user, mail, id, contact } = await mailed()
  await take(mail, ...reply(id, 'Ask my colleague.'))
  await take(mail, ...from('Wang <wang@buyer.example>', reply(id, 'I am the colleague.')))
  const threads = await threadsOf(mail)
  expect(threads.map(({ identity, contact_id }) => [identity.value, contact_id])).toEqual([
    ['li@buyer.example', contact],
    ['wang@buyer.example', contact],
  ])
  expect(await user.readContacts()).toHaveLength(1)
})

test('an answer to a deleted thread begins it anew; one of a deleted contact is in none', async () => {
  const { user, mail, id, contact } = await mailed()
  await take(mail, ...reply(id, 'First'))
  const [thread] = await threadsOf(mail)
  await server.database.pool.query('update conversation set deleted_at = now() where id = $1', [thread!.id])
  await take(mail, ...reply(id, 'Second'))
  expect(await threadsOf(mail)).toMatchObject([{ id: thread!.id, last_text: 'Second' }])
  await user.does('contact.delete', { ids: [contact] })
  await take(mail, ...reply(id, 'Third'))
  expect((await messagesOf(thread!)).map(({ body }) => body)).not.toContain('Third')
})

test('a mailbox is its owner’s and the main account’s: a contact of somebody else does not give the thread away', async () => {
  const { main, subs } = await signedInCompany(server, 2)
  const [owner, other] = subs as [Device, Device]
  const { mail, id } = await mailed(['li@buyer.example'], owner)
  await take(mail, ...reply(id, 'Hello'))
  expect(await rowsInTable(owner, 'conversation')).toHaveLength(1)
  expect(await rowsInTable(main, 'conversation')).toHaveLength(1)
  expect(await rowsInTable(other, 'conversation')).toEqual([])
  const [thread] = await threadsOf(mail)
  expect(await main.does('conversation.assign', { ids: [thread!.id], to: other.user.id })).toMatchObject({
    code: 'forbidden',
  })
  expect(await owner.does('conversation.release', { ids: [thread!.id] })).toMatchObject({ code: 'forbidden' })
})

const withFiles = (id: string, files: readonly { name: string; bytes: Buffer | string }[]) => [
  'From: li@buyer.example',
  'To: sales@seller.example',
  'Subject: Re: Lamps',
  `Message-ID: <${Math.random()}@buyer.example>`,
  `In-Reply-To: ${messageIdOfMail(id)}`,
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  'See the files.',
  ...files.flatMap(({ name, bytes }) => [
    '--b',
    `Content-Type: application/octet-stream; name="${name}"`,
    'Content-Disposition: attachment',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n'),
  ]),
  '--b--',
]

test('files are kept with their content’s type, once; dangerous, infected and too large ones are named alone', async () => {
  const { user, mail, id } = await mailed()
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('picture')])
  const lines = withFiles(id, [
    { name: 'lamp.bin', bytes: png },
    { name: '../<b>offer.pdf', bytes: '%PDF-1.7' },
    { name: 'invoice.pdf.exe', bytes: 'MZ' },
    { name: 'virus.doc', bytes: 'EICAR' },
    { name: 'huge.zip', bytes: Buffer.alloc(limits.fileBytes + 1, 7) },
  ])
  for (let n = 0; n < 3; n++) await take(mail, ...lines)
  const [thread] = await threadsOf(mail)
  const message = (await messagesOf(thread!)).at(-1)!
  expect(message).toMatchObject({ kind: 'media', body: 'See the files.' })
  expect(ConversationMessage.parse(message)).toBeTruthy()
  expect(message.parts.map(({ name, state, file }) => [name, state, file?.mime ?? null])).toEqual([
    ['lamp.bin', 'there', 'image/png'],
    ['_b_offer.pdf', 'there', 'application/octet-stream'],
    ['invoice.pdf.exe', 'failed', null],
    ['virus.doc', 'failed', null],
    ['huge.zip', 'failed', null],
  ])
  const { rows } = await server.database.pool.query('select sha256 from blob where account_id = $1', [mail.account])
  expect(rows).toHaveLength(2)
  const response = await fetch(user.url + blobCalls.get.path.replace(':sha256', message.parts[0]!.file!.hash), {
    headers: { cookie: user.cookie, token: user.token },
  })
  expect(Buffer.from(await response.arrayBuffer())).toEqual(png)
})

test('a mail with 20 MB of file is too large, and changes nothing', async () => {
  const { mail, id } = await mailed()
  const lines = withFiles(id, [{ name: 'huge.zip', bytes: Buffer.alloc(20_000_000, 7) }])
  expect(await take(mail, ...lines)).toBe('tooLarge')
  expect(await threadsOf(mail)).toEqual([])
})

test('what attacks in names and subjects is text', async () => {
  const { mail, id } = await mailed()
  const evil = '"><img src=x onerror=alert(1)>{{constructor}}'
  const [, to, , ...rest] = reply(id, `<script>alert(1)</script>${evil}`)
  await take(mail, `From: "${evil.replaceAll('"', "'")}" <li@buyer.example>`, to!, `Subject: Re: ${evil}`, ...rest)
  const [thread] = await threadsOf(mail)
  expect(Conversation.safeParse(thread).success).toBe(true)
  expect((await messagesOf(thread!)).at(-1)).toMatchObject({ subject: `Re: ${evil}`, quote: { text: evil } })
})

test('words and files go after their time, in the thread and in the list', async () => {
  const { mail, id } = await mailed()
  await take(mail, ...reply(id, 'My private number is 12345.'))
  const long = (limits.mailTextDays + 1) * 86_400_000
  await server.database.pool.query('update message set at = at - $2::bigint where account_id = $1', [
    mail.account,
    long,
  ])
  await server.database.pool.query('update conversation set last_at = last_at - $2::bigint where account_id = $1', [
    mail.account,
    long,
  ])
  await sweep(server.database, areas)
  const [thread] = await threadsOf(mail)
  expect(thread).toMatchObject({ last_text: '', in_count: 1 })
  for (const message of await messagesOf(thread!)) expect(message).toMatchObject({ subject: '', body: '', quote: null })
})
