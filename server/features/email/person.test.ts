import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataRightsCalls as calls } from '#domain/dataRights/calls'
import { checkCounts } from '../../campaigns/counts/checkCounts.ts'
import { flushCounts } from '../../campaigns/counts/flushCounts.ts'
import { letTracesGo } from '../../campaigns/ledger/traces.ts'
import { processInbound } from '../../email/inboundProcessing/processInbound.ts'
import { ownTokens } from '../../email/ownTokens.ts'
import { mailUrls } from '../../email/urls.ts'
import { openSecrets } from '../../secrets.ts'
import { signedInCompany } from '../../testing/company.ts'
import type { Device } from '../../testing/device.ts'
import { newTestId } from '../../testing/device.ts'
import { type MailedTask, plantMailed, receiverOf } from '../../testing/mailed.ts'
import { noMail } from '../../testing/noMail.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { unzip } from '../../testing/unzip.ts'
import { areas } from '../index.ts'

let server: TestServer
let tokens: ReturnType<typeof ownTokens>
beforeAll(async () => {
  server = await startTestServer()
  tokens = ownTokens(await openSecrets(server.database, areas, server.settings))
})
afterAll(() => server.stop())

let people = 0
let address = ''
const telltale = 'TellTale'
const agent = `Mozilla/5.0 (${telltale} 77)`

/** Somebody who looked, clicked and answered, and is to be written to again. */
async function withHistory(): Promise<{ main: Device; mail: MailedTask; later: MailedTask }> {
  address = `zhang.unique${++people}@buyer.example`
  const { main } = await signedInCompany(server, 0)
  const mail = await plantMailed(server, main, [address, 'other@buyer.example'])
  const later = await plantMailed(server, main, [address], { status: 'waiting' })
  const [id] = mail.receivers as [string]
  const urls = mailUrls(server.url)
  await fetch(urls.open(tokens.make('open', id)), { headers: { 'user-agent': agent } })
  await fetch(urls.click(tokens.makeClick({ receiver: id, link: 0 })), {
    redirect: 'manual',
    headers: { 'user-agent': agent },
  })
  const answer = [
    `From: ${address}`,
    'To: s@s.example',
    'Subject: Re: Lamps',
    `In-Reply-To: <${id}@s.example>`,
    '',
    'My TellTale words',
    '',
  ]
  await processInbound({ database: server.database, tokens }, mail, {
    source: Buffer.from(answer.join('\r\n')),
    receivedAt: null,
  })
  await server.database.pool.query(
    `insert into campaign_attempt (account_id, receiver_id, n, outcome, code, answer) values ($1, $2, 1, 'accepted', '250', $3)`,
    [mail.account, id, `250 ok for ${address}`],
  )
  await server.database.pool.query(
    `insert into email_check (account_id, email, verdict, reason, evidence, standing, standing_at)
     values ($1, $2, 'invalid', 'missing', $3, 'missing', server_now())`,
    [mail.account, address, JSON.stringify([{ at: 1, step: 'mailbox', answer: `550 no ${address}` }])],
  )
  await main.does('suppression.create', { rows: [{ id: newTestId(), ...noMail(address), note: 'TellTale' }] })
  await flushCounts(server.database)
  return { main, mail, later }
}

async function everything(): Promise<string> {
  const { pool } = server.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`)
    texts.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return texts.filter((text) => text.includes(address)).join('\n')
}

test('what a person gets about themselves has their mails, what they did with them, and what they answered', async () => {
  const { main } = await withHistory()
  const response = await fetch(main.url + calls.exportPerson.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: main.cookie, token: main.token },
    body: JSON.stringify({ address }),
  })
  const files = unzip(Buffer.from(await response.arrayBuffer()))
  const document = JSON.parse(files.get('person.json')!.toString())
  expect(document.mails).toHaveLength(2)
  expect(document.mails.find(({ status }: { status: string }) => status === 'sent')).toMatchObject({
    address,
    replied_at: expect.any(String),
    looks: [{ kind: 'open', user_agent: agent }, { kind: 'click' }],
    attempts: [{ answer: `250 ok for ${address}` }],
  })
  const [{ messages }] = document.conversations as [{ messages: { direction: string }[] }]
  expect(messages.filter(({ direction }) => direction === 'in')).toMatchObject([
    { text: 'My TellTale words', kind: 'text' },
  ])
  expect(document.suppressions).toMatchObject([{ address, channels: ['email'], reason: 'manual', note: 'TellTale' }])
  expect(document.address_checks).toMatchObject([
    { email: address, standing: 'missing', evidence: [{ at: expect.any(String), answer: `550 no ${address}` }] },
  ])
  expect(files.get('person.html')!.toString()).toContain('My TellTale words')
})

test('who is erased is in no mail any more and gets none, and every number stays', async () => {
  const { main, mail, later } = await withHistory()
  const counts = async () =>
    [...(await main.readAll()).values()].find((row) => row.entity === 'campaign_counts' && row.key === mail.task)
      ?.counts
  const before = await counts()
  await main.get(calls.erase, { address, reason: 'asked' })
  await flushCounts(server.database)
  expect(await everything()).toBe('')
  expect(await counts()).toEqual(before)
  expect((await checkCounts(server.database)).wrong).toEqual([])
  expect(await receiverOf(server, later, later.receivers[0]!)).toMatchObject({ status: 'suppressed', reason: 'erased' })
  // The link of an old mail still works, and brings nobody back.
  const page = mailUrls(server.url).unsubscribe(tokens.make('unsubscribe', mail.receivers[0]!))
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(page, { method: 'POST', body })).status).toBe(200)
  expect(await everything()).toBe('')
  const row = { id: newTestId(), name: 'Back', emails: [{ email: address, is_valid: 'toVerify' }] }
  expect(await main.does('contact.create', { rows: [row] })).not.toMatchObject({ status: 'applied', id: row.id })
  expect((await main.readContacts()).some(({ name }) => name === 'Back')).toBe(false)
})

test('after a while it is no longer known who looked, and every number stays', async () => {
  const { mail } = await withHistory()
  const [id] = mail.receivers as [string]
  expect(await letTracesGo(server.database, Date.now() - 86_400_000)).toBe(0)
  expect(await letTracesGo(server.database, Date.now() + 1_000)).toBeGreaterThan(0)
  expect(JSON.stringify((await receiverOf(server, mail, id)).hits)).not.toContain('TellTale')
  expect((await checkCounts(server.database)).wrong).toEqual([])
  expect(await letTracesGo(server.database, Date.now() + 1_000)).toBe(0)
})
