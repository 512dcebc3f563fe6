import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consentChannels } from '#domain/contacts/companions/consent'
import { Reminder } from '#domain/contacts/companions/reminder'
import { ConversationMessage } from '#domain/conversations/conversationMessage'
import { inboxPath } from '#domain/conversations/inboxPath'
import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import { checkCounts } from '../../campaigns/counts/checkCounts.ts'
import { flushCounts } from '../../campaigns/counts/flushCounts.ts'
import { workJobs } from '../../conversations/rules/startJobs.ts'
import { areas } from '../../features/index.ts'
import { randomFrom } from '../../sample/random.ts'
import { sweep } from '../../sync/sweep.ts'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { aSender, put } from '../../testing/emailCompany.ts'
import { mustNotFail } from '../../testing/inbox.ts'
import { plantMailed, receiverOf } from '../../testing/mailed.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { StillSending } from './processInbound.ts'
import { complaint, mailsBackTo, messageIdOfMail, reply, report, rowsInTable } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
const { addressOf, take, countsOf, mailed } = mailsBackTo(() => server)
const heard = async (device: Device) =>
  (await rowsInTable(device, 'message')).filter(({ direction }) => direction === 'in')
/** As if the bursts were over. */
async function tellAll() {
  await server.database.pool.query(`update conversation_job set due = now() - interval '1 second'`)
  while (await workJobs({ database: server.database, log: mustNotFail }));
}

test('a mail that came back for good is counted once, and nothing more goes to its address', async () => {
  const { main, mail, id, contact } = await mailed()
  const later = await plantMailed(server, main, ['li@buyer.example', 'other@buyer.example'], { status: 'waiting' })
  const lines = report({ of: messageIdOfMail(id) })
  expect(await take(mail, ...lines)).toBe('bounce')
  expect(await take(mail, ...lines)).toBe('known')
  expect(await take(mail, ...report({ to: addressOf('bounce', id) }))).toBe('bounce')
  expect(await countsOf(main, mail)).toEqual({ receivers: 1, sent: 1, returned_hard: 1 })
  expect(await receiverOf(server, mail, id)).toMatchObject({
    status: 'returned',
    returned: 'hard',
    reason: 'badAddress',
  })
  expect(await rowsInTable(main, 'suppression')).toMatchObject([
    { value: 'li@buyer.example', reason: 'bounced', contact },
  ])
  const contacts = await main.readContacts()
  expect(contacts.find((row) => row.id === contact)).toMatchObject({
    emails: [{ email: 'li@buyer.example', is_valid: 'invalid' }],
  })
  expect(await heard(main)).toMatchObject([{ kind: 'bounce', body: expect.stringContaining('no such user') }])
  expect(
    (await Promise.all(later.receivers.map((one) => receiverOf(server, later, one)))).map(({ status }) => status),
  ).toEqual(['suppressed', 'waiting'])
})

test('a mailbox that is full today may be written to another time', async () => {
  const { main, mail, id } = await mailed()
  await take(mail, ...report({ of: messageIdOfMail(id), status: '5.2.2', says: '552 5.2.2 mailbox full' }))
  expect(await countsOf(main, mail)).toEqual({ receivers: 1, sent: 1, returned_soft: 1 })
  expect(await rowsInTable(main, 'suppression')).toEqual([])
  expect(await main.readContacts()).toMatchObject([{ emails: [{ is_valid: 'toVerify' }] }])
})

describe('an address that takes no mail any more', () => {
  /** Mails to it so many days ago, each of which came back, or arrived. */
  async function mailedOften(days: readonly number[], says = '552 5.2.2 mailbox full', status = '5.2.2') {
    const { main } = await signedInCompany(server, 0)
    for (const ago of days) {
      const mail = await plantMailed(server, main, ['li@buyer.example'])
      const [id] = mail.receivers as [string]
      await server.database.pool.query(
        `update campaign_receiver set sent_at = server_now() - make_interval(days => $2) where id = $1`,
        [id, Math.abs(ago)],
      )
      if (ago >= 0) await take(mail, ...report({ of: messageIdOfMail(id), status, says }))
    }
    return main
  }
  const reasons = async (main: Device) => (await rowsInTable(main, 'suppression')).map(({ reason }) => reason)

  test('is given up after some of them in some time, until a main account lifts it', async () => {
    const main = await mailedOften([20, 15, 10, 5])
    expect(await reasons(main)).toEqual([])
    const given = await mailedOften([20, 15, 10, 5, 1])
    expect(await reasons(given)).toEqual(['bounced'])
    await flushCounts(server.database)
    expect((await given.readContacts()).some((row) => JSON.stringify(row.emails).includes('"invalid"'))).toBe(true)
    const ids = (await rowsInTable(given, 'suppression')).map(({ id }) => id)
    expect(await given.does('suppression.delete', { ids })).toMatchObject({ status: 'applied' })
  })

  test.each([
    ['all of them in one week', [5, 4, 3, 2, 1], '552 5.2.2 mailbox full', '5.2.2'],
    ['one of them arrived', [20, 15, -10, 5, 1], '552 5.2.2 mailbox full', '5.2.2'],
    ['they were taken for spam', [20, 15, 10, 5, 1], '550 5.7.1 blocked as spam', '5.7.1'],
  ])('is not where %s', async (_, days, says, status) => {
    expect(await reasons(await mailedOften(days, says, status))).toEqual([])
  })
})

test('what a mail said goes after its time, on every device; that there was one stays, and so do the numbers', async () => {
  const { main, mail, id, contact } = await mailed()
  await take(mail, ...reply(id, 'My private number is 12345.'))
  const other = await mailed(['new@buyer.example'])
  await take(other.mail, ...reply(other.id, 'Send me ten.').map((line) => line.replace('li@', 'new@')))
  const counts = await countsOf(main, mail)
  await server.database.pool.query('update message set at = at - $2::bigint where account_id = $1', [
    mail.account,
    (limits.mailTextDays + 1) * 86_400_000,
  ])
  const [before] = await heard(main)
  expect(before).toMatchObject({ subject: 'Re: Lamps', body: 'My private number is 12345.' })
  expect(await sweep(server.database, areas)).toMatchObject({ mailWords: 1 })
  const [after] = await heard(main)
  expect(after).toEqual({ ...before, subject: '', body: '', parts: [], quote: null, rev: expect.any(Number) })
  expect(await rowsInTable(main, 'conversation')).toMatchObject([{ contact_id: contact }])
  expect(after!.rev).toBeGreaterThan(before!.rev)
  expect(await countsOf(main, mail)).toEqual(counts)
  expect(await heard(other.main)).toMatchObject([{ body: 'Send me ten.' }])
  expect(await sweep(server.database, areas)).toMatchObject({ mailWords: 0 })
})

test('a server that takes the mail for spam says nothing of the address', async () => {
  const { main, mail, id } = await mailed()
  await take(mail, ...report({ of: messageIdOfMail(id), status: '5.7.1', says: '550 5.7.1 blocked as spam' }))
  expect(await countsOf(main, mail)).toMatchObject({ returned_hard: 1 })
  expect(await rowsInTable(main, 'suppression')).toEqual([])
})

test('a report about somebody else’s mail, a made-up one and one of another company change nothing', async () => {
  const { main, mail, id } = await mailed()
  const other = await mailed(['li@buyer.example'])
  const forged = [
    report({ of: '<someone@else.example>' }),
    report({ of: messageIdOfMail(newTestId()) }),
    report({ to: `sales+b${'a'.repeat(45)}@seller.example` }),
    report({ of: messageIdOfMail(other.id) }),
    report({ to: addressOf('bounce', other.id) }),
    report({ of: messageIdOfMail(id), action: 'delayed', status: '4.4.1' }),
    report({ recipient: 'nobody@buyer.example' }),
  ]
  for (const lines of forged) expect(await take(mail, ...lines)).toBe('foreign')
  for (const [one, task] of [
    [main, mail],
    [other.main, other.mail],
  ] as const) {
    expect(await countsOf(one, task)).toEqual({ receivers: 1, sent: 1 })
    expect([...(await rowsInTable(one, 'suppression')), ...(await rowsInTable(one, 'message'))]).toEqual([])
  }
})

test('a report that says no more than an address counts as returned for now, where mails carry no token', async () => {
  const carrying = await mailed()
  const { account, user, sender: id } = carrying.mail
  const imap = { host: 'imap.seller.example', port: 993, socket: 'tls', user: '', takes_plus: true } as const
  const sender = aSender({ account, user } as Actor, { id, imap })
  await put(server.database, { account } as Actor, 'email_sender', [{ ...sender }])
  expect(await take(carrying.mail, ...report())).toBe('foreign')

  const { main, mail } = await mailed()
  expect(await take(mail, ...report())).toBe('bounce')
  expect(await countsOf(main, mail)).toEqual({ receivers: 1, sent: 1, returned_soft: 1 })
  expect(await rowsInTable(main, 'suppression')).toEqual([])
  expect(await main.readContacts()).toMatchObject([{ emails: [{ is_valid: 'toVerify' }] }])
})

test('a complaint ends all messages to its contact', async () => {
  const { main, mail, contact } = await mailed(['li@buyer.example', 'b@buyer.example'])
  const [a, b] = mail.receivers as [string, string]
  expect(await take(mail, ...complaint('not-spam', 'b@buyer.example', `Message-ID: ${messageIdOfMail(b)}`))).toBe(
    'foreign',
  )
  expect(await take(mail, ...complaint('abuse', 'nobody@buyer.example'))).toBe('foreign')
  expect(await take(mail, ...complaint('abuse', 'li@buyer.example', `Message-ID: ${messageIdOfMail(a)}`))).toBe(
    'complaint',
  )
  expect(await take(mail, ...complaint('abuse', 'li@buyer.example', `Message-ID: ${messageIdOfMail(a)}`))).toBe(
    'complaint',
  )
  expect(await countsOf(main, mail)).toEqual({ receivers: 2, sent: 2, complained: 1 })
  expect(await rowsInTable(main, 'suppression')).toMatchObject([
    { value: 'li@buyer.example', channels: [], reason: 'complained', contact },
  ])
  const consents = (await rowsInTable(main, 'consent')).filter(({ withdrawn_at }) => withdrawn_at !== null)
  expect(consents.map(({ contact_id, channel }) => [contact_id, channel]).sort()).toEqual(
    consentChannels.toSorted().map((channel) => [contact, channel]),
  )
})

test('an answer is at its contact as text, marks it, and answers the reminder that waited for it', async () => {
  const { main, mail, id, contact } = await mailed()
  const reminder = {
    id: newTestId(),
    contact_id: contact,
    kind: 'noReply',
    due_at: Date.now() + 1e8,
    text: '',
    replies: 0,
    replied: false,
  }
  expect(await main.does('reminder.create', reminder)).toMatchObject({ status: 'applied' })
  const lines = reply(id, 'Send me ten.', '', 'On Sunday, Seller <sales@seller.example> wrote:', '> Lamps?')
  expect(await take(mail, ...lines)).toBe('reply')
  expect(await take(mail, ...lines)).toBe('known')
  expect(await countsOf(main, mail)).toEqual({ receivers: 1, sent: 1, opened_unique: 1, replied: 1 })
  expect(await heard(main)).toMatchObject([
    { kind: 'text', state: 'received', body: 'Send me ten.', task: mail.task, n: 1 },
  ])
  const [thread] = await rowsInTable(main, 'conversation')
  expect(thread).toMatchObject({
    contact_id: contact,
    channel_account_id: mail.sender,
    identity: { kind: 'email', value: 'li@buyer.example' },
  })
  expect(await main.readContacts()).toMatchObject([{ follow_up_status: 'replied' }])
  await tellAll()
  expect(await rowsInTable(main, 'notification')).toMatchObject([{ type: 'message', link: inboxPath(thread!.id) }])
  const [row] = await rowsInTable(main, 'reminder')
  expect(Reminder.parse(row).done_at).not.toBeNull()
})

test('an answer is found by its address alone, but no mail that answers nothing', async () => {
  const { mail } = await mailed()
  const from = ['From: LI@buyer.example', 'To: sales@seller.example']
  expect(await take(mail, ...from, 'Subject: Our news', '', 'Buy')).toBe('foreign')
  expect(await take(mail, ...from, 'Subject: Re: Lamps', '', 'Ten please')).toBe('reply')
  expect(await take(mail, 'From: x@else.example', 'Subject: Re: Lamps', '', 'Ten please')).toBe('foreign')
})

test('what a program answers is told apart', async () => {
  const { main, mail, id } = await mailed()
  const [head, ...rest] = reply(id, 'I am away.')
  expect(await take(mail, head!, 'Auto-Submitted: auto-replied', ...rest)).toBe('autoReply')
  expect(await countsOf(main, mail)).toEqual({ receivers: 1, sent: 1, auto_replied: 1 })
  expect(await main.readContacts()).toMatchObject([{ follow_up_status: 'none' }])
  expect(await heard(main)).toMatchObject([{ kind: 'notice', n: null }])
  await tellAll()
  expect(await rowsInTable(main, 'notification')).toEqual([])
})

test('any mail to the address of List-Unsubscribe, and who writes nothing but that, gets no more', async () => {
  const { main, mail } = await mailed(['li@buyer.example', 'b@buyer.example', 'c@buyer.example'])
  const [a, b, c] = mail.receivers as [string, string, string]
  expect(await take(mail, 'From: x@y.example', `To: ${addressOf('leave', a)}`, 'Subject: whatever', '', '')).toBe(
    'unsubscribe',
  )
  expect(
    await take(mail, 'From: b@buyer.example', `To: ${addressOf('reply', b)}`, 'Subject: unsubscribe', '', ''),
  ).toBe('unsubscribe')
  expect(
    await take(
      mail,
      'From: c@buyer.example',
      'To: sales@seller.example',
      'Subject: Re: Lamps',
      `In-Reply-To: ${messageIdOfMail(c)}`,
      '',
      '请不要再给我发邮件了',
    ),
  ).toBe('unsubscribe')
  expect(await countsOf(main, mail)).toMatchObject({ unsubscribed: 3 })
  expect((await rowsInTable(main, 'suppression')).map((row) => row.value).sort()).toEqual([
    'b@buyer.example',
    'c@buyer.example',
    'li@buyer.example',
  ])
})

test('what comes back shows that a mail of which nobody knew had arrived; one that is being sent waits', async () => {
  const { main, mail, id } = await mailed(['li@buyer.example'], { status: 'uncertain' })
  await take(mail, ...reply(id, 'Yes'))
  expect(await countsOf(main, mail)).toEqual({ receivers: 1, sent: 1, opened_unique: 1, replied: 1 })
  const sending = await mailed(['li@buyer.example'], { status: 'claimed' })
  const lines = report({ of: messageIdOfMail(sending.id) })
  await expect(take(sending.mail, ...lines)).rejects.toThrow(StillSending)
  await server.database.pool.query(`update campaign_receiver set status = 'sent', sent_at = now() where id = $1`, [
    sending.id,
  ])
  expect(await take(sending.mail, ...lines)).toBe('bounce')
})

test('whatever comes in whatever order and however often, the numbers are the sum over the ledger', async () => {
  const emails = Array.from({ length: 12 }, (_, n) => `p${n}@buyer.example`)
  const { main, mail } = await mailed(emails)
  const { pick, chance } = randomFrom(Number(process.env.FUZZ_SEED ?? 31))
  const mails = mail.receivers.flatMap((id, n) => [
    report({ of: messageIdOfMail(id), recipient: emails[n]! }),
    report({ to: addressOf('bounce', id), recipient: emails[n]!, status: '4.2.2', says: '452 4.2.2 full' }),
    reply(id, `Answer ${n}`),
    ['Auto-Submitted: auto-replied', ...reply(id, `Away ${n}`)],
    [`From: ${emails[n]}`, `To: ${addressOf('leave', id)}`, `Subject: ${n}`, '', ''],
  ])
  for (let round = 0; round < 40; round++)
    await Promise.all([
      take(mail, ...pick(mails)),
      take(mail, ...pick(mails)),
      ...(chance(0.3) ? [flushCounts(server.database)] : []),
    ])
  await flushCounts(server.database)
  expect((await checkCounts(server.database)).wrong.filter(({ belongto }) => belongto === main.user.id)).toEqual([])
})

test('hostile mail stays text, is bounded, and floods nobody’s device', async () => {
  const { main, mail, id } = await mailed()
  const payloads = Array.from({ length: 150 }, (_, n) => hostile[n % hostile.length]!.replace('1', String(n)))
  for (const [n, evil] of payloads.slice(0, 12).entries()) {
    const part = [
      `Content-Type: application/octet-stream; name="${evil.replaceAll('"', "'")}"`,
      'Content-Disposition: attachment',
      '',
      'x',
    ]
    const lines = [
      `From: "${evil.replaceAll('"', "'")}" <li@buyer.example>`,
      'To: sales@seller.example',
      `Subject: Re: ${evil}`,
      `Message-ID: <m${n}${evil.replaceAll(/[<>\s]/g, '')}@buyer.example>`,
      `In-Reply-To: ${messageIdOfMail(id)}`,
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      ...payloads.slice(n, n + 12),
      '--b',
      ...part,
      '--b--',
    ]
    expect(await take(mail, ...lines)).toBe('reply')
  }
  const answers = await heard(main)
  expect(answers).toHaveLength(12)
  for (const { entity, scope, rev, ...row } of answers) expect(ConversationMessage.parse(row)).toEqual(row)
  expect(answers.some(({ body }) => String(body).includes(payloads[0]!))).toBe(true)
  for (let n = 0; n < 110; n++) await take(mail, ...reply(id, `flood ${n}`))
  expect((await heard(main)).length).toBeLessThanOrEqual(100)
  expect(await take(mail, 'From: li@buyer.example', '', 'x'.repeat(26_000_000))).toBe('tooLarge')
})

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '{{constructor.constructor("alert(1)")()}}',
  "=cmd|'/c calc'!A1",
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '</textarea><script>alert(1)</script>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
]
