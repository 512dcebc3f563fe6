import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Contact } from '#domain/contacts/contact'
import type { Hit } from '#domain/email/hits/classifyHit'
import { operationLogCalls } from '#domain/operationLog/calls'
import { flushCounts } from '../../campaigns/counts/flushCounts.ts'
import { changeReceivers } from '../../campaigns/ledger/changeReceivers.ts'
import { asSystem } from '../../db/scope.ts'
import { signedInCompany } from '../../testing/company.ts'
import type { Device } from '../../testing/device.ts'
import { plantMailed, receiverOf } from '../../testing/mailed.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { mailsBackTo, messageIdOfMail, reply, report, rowsInTable } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
const { addressOf, take, mailed } = mailsBackTo(() => server)

const standingOf = async (account: string, email: string): Promise<string | null> => {
  const { rows } = await server.database.pool.query<{ standing: string }>(
    'select standing from email_check where account_id = $1 and email = $2',
    [account, email],
  )
  return rows[0]?.standing ?? null
}
const isValidOf = async (device: Device) => {
  await flushCounts(server.database)
  const contacts = (await device.readContacts()) as unknown as Pick<Contact, 'emails'>[]
  return contacts.flatMap(({ emails }) => emails.map(({ is_valid }) => is_valid))
}
const suppressed = async (device: Device) => (await rowsInTable(device, 'suppression')).map(({ reason }) => reason)

test.each([
  ['5.0.0', '554 Service currently unavailable', 'unreachable'],
  ['5.0.0', '552 Too many recipients', 'blocked'],
  ['5.0.0', '550 Virus Detected; Content Rejected', 'content'],
  ['5.0.0', '554 Transaction failed', 'other'],
  ['5.0.0', '550 Mail content denied. http://service.mail.example/?no=1', 'content'],
  ['5.1.0', '550 5.1.0 Sender address rejected', 'sender'],
  ['5.0.0', '554 Message rejected: Email address is not verified', 'sender'],
  ['5.0.0', '550 Unauthenticated senders not allowed', 'sender'],
  ['5.0.0', '554 Host network not allowed', 'blocked'],
  ['5.3.5', '550 5.3.5 Internal System Error', 'other'],
  ['5.5.0', '550 domain mismatches client ip', 'blocked'],
  ['5.1.1', '550 5.1.1 <li@buyer.example> Over quota', 'full'],
])('«%s %s» comes back and ends no address', async (status, says, reason) => {
  const { main, mail, id } = await mailed()
  expect(await take(mail, ...report({ of: messageIdOfMail(id), status, says }))).toBe('bounce')
  expect(await receiverOf(server, mail, id)).toMatchObject({ status: 'returned', reason })
  expect(await suppressed(main)).toEqual([])
  expect(await isValidOf(main)).toEqual(['toVerify'])
  expect(await standingOf(mail.account, 'li@buyer.example')).toBeNull()
})

async function gone() {
  const all = await mailed()
  await take(all.mail, ...report({ of: messageIdOfMail(all.id) }))
  expect(await isValidOf(all.main)).toEqual(['invalid'])
  expect(await suppressed(all.main)).toEqual(['bounced'])
  expect(await standingOf(all.mail.account, 'li@buyer.example')).toBe('bounced')
  return all
}
const bouncedRow = async (device: Device) =>
  (await rowsInTable(device, 'suppression')).find(({ reason }) => reason === 'bounced')!

test('a main account allows an address again that came back, and then nothing is known of it', async () => {
  const { main, mail } = await gone()
  const row = await bouncedRow(main)
  expect(await main.does('suppression.delete', { ids: [row.id] })).toMatchObject({ status: 'applied' })
  expect(await suppressed(main)).toEqual([])
  expect(await isValidOf(main)).toEqual(['toVerify'])
  expect(await standingOf(mail.account, 'li@buyer.example')).toBeNull()
  const { list } = await main.get(operationLogCalls.query, {})
  expect(list[0]).toMatchObject({ action: 'suppression.delete', user: main.user.id, status: 'applied' })
  // What came back again ends it again.
  const again = await plantMailed(server, main, ['li@buyer.example'])
  expect(await take(again, ...report({ to: addressOf('bounce', again.receivers[0]!) }))).toBe('bounce')
  expect(await suppressed(main)).toEqual(['bounced'])
})

test('what is undone holds again', async () => {
  const { main } = await gone()
  const { entity, scope, rev, ...row } = await bouncedRow(main)
  await main.does('suppression.delete', { ids: [row.id] })
  expect(await isValidOf(main)).toEqual(['toVerify'])
  expect(await main.does('suppression.restore', { rows: [row] })).toMatchObject({ status: 'applied' })
  expect(await isValidOf(main)).toEqual(['invalid'])
})

test('a sub-account allows no such address again, and nobody one whose reader said no', async () => {
  const { main, subs } = await signedInCompany(server, 1)
  const mail = await plantMailed(server, main, ['li@buyer.example', 'b@buyer.example'])
  const [a, b] = mail.receivers as [string, string]
  await take(mail, ...report({ of: messageIdOfMail(a) }))
  await take(mail, 'From: b@buyer.example', `To: ${addressOf('leave', b)}`, 'Subject: x', '', '')
  const rows = await rowsInTable(main, 'suppression')
  const of = (reason: string) => ({ ids: rows.filter((row) => row.reason === reason).map(({ id }) => id) })
  expect(await subs[0]!.does('suppression.delete', of('bounced'))).toMatchObject({ code: 'forbidden' })
  expect(await main.does('suppression.delete', of('unsubscribed'))).toMatchObject({ code: 'forbidden' })
  expect((await suppressed(main)).toSorted()).toEqual(['bounced', 'unsubscribed'])
})

test('who answers from an address that came back is there', async () => {
  const { main, mail, id } = await gone()
  expect(await take(mail, ...reply(id, 'I have a new server, write again'))).toBe('reply')
  expect(await suppressed(main)).toEqual([])
  expect(await isValidOf(main)).toEqual(['toVerify'])
  expect(await standingOf(mail.account, 'li@buyer.example')).toBeNull()
})

test('a program that answers, somebody else who does, and a name that anybody can write show nothing', async () => {
  const { main, mail, id } = await gone()
  const [, ...rest] = reply(id, 'Li has left')
  expect(await take(mail, 'Auto-Submitted: auto-replied', ...reply(id, 'Li has left'))).toBe('autoReply')
  expect(await take(mail, 'From: Bo <bo@buyer.example>', ...rest)).toBe('reply')
  expect(await take(mail, 'From: li@buyer.example', 'To: sales@seller.example', 'Subject: Re: Lamps', '', 'x')).toBe(
    'reply',
  )
  expect(await suppressed(main)).toEqual(['bounced'])
})

test('a mail that was delivered, and a click in one, show that the address works; an open does not', async () => {
  for (const sign of ['delivered', 'clicked', 'opened'] as const) {
    const { main, mail } = await gone()
    const other = await plantMailed(server, main, ['li@buyer.example'])
    const [id] = other.receivers as [string]
    if (sign === 'delivered')
      await take(other, ...report({ to: addressOf('bounce', id), action: sign, status: '2.0.0' }))
    else await look(id, sign)
    await flushCounts(server.database)
    expect(await suppressed(main), sign).toEqual(sign === 'opened' ? ['bounced'] : [])
    expect(await standingOf(mail.account, 'li@buyer.example')).toBe(sign === 'opened' ? 'bounced' : null)
  }
})

test('a click in the very mail that came back shows nothing: whoever reads the return can click', async () => {
  const { main, id } = await gone()
  await look(id, 'clicked')
  await flushCounts(server.database)
  expect(await suppressed(main)).toEqual(['bounced'])
})

test('what says something of the person outlasts a sign of life', async () => {
  const { main, mail, id } = await gone()
  await take(mail, 'From: li@buyer.example', `To: ${addressOf('leave', id)}`, 'Subject: x', '', '')
  await take(mail, ...reply(id, 'And yet'))
  expect(await suppressed(main)).toEqual(['unsubscribed'])
})

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const hitOf = (did: 'opened' | 'clicked', at: number): Hit => ({
  at,
  kind: did === 'opened' ? 'open' : 'click',
  link: did === 'opened' ? null : 0,
  method: 'GET',
  user_agent: browser,
  purpose: '',
  from: 'a',
})
/** A hit of a person. */
const look = (receiver: string, did: 'opened' | 'clicked') =>
  asSystem(server.database, (connection) =>
    changeReceivers(connection, [receiver], (row, at) => ({
      fields: { hits: [...row.hits, hitOf(did, at)] },
    })),
  )
