import { afterAll, beforeAll, expect, test } from 'vitest'
import { countOf, type EmailCounts } from '#domain/campaigns/statistics/counters'
import { checkCounts } from '../../../campaigns/counts/checkCounts.ts'
import { flushCounts } from '../../../campaigns/counts/flushCounts.ts'
import { ownTokens } from '../../../email/ownTokens.ts'
import { mailTokens } from '../../../email/tokens.ts'
import { mailUrls } from '../../../email/urls.ts'
import { openSecrets } from '../../../secrets.ts'
import { testPicture, upload } from '../../../testing/blobs.ts'
import { signedInCompany } from '../../../testing/company.ts'
import { type Device, newTestId } from '../../../testing/device.ts'
import { type MailedTask, plantMailed, receiverOf } from '../../../testing/mailed.ts'
import { noMail } from '../../../testing/noMail.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { areas } from '../../index.ts'

let server: TestServer
let tokens: ReturnType<typeof ownTokens>
let urls: ReturnType<typeof mailUrls>
beforeAll(async () => {
  server = await startTestServer()
  tokens = ownTokens(await openSecrets(server.database, areas, server.settings))
  urls = mailUrls(server.url)
})
afterAll(() => server.stop())

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0'
const ask = (
  url: string,
  { from = '203.0.113.9', agent = browser, ...init }: RequestInit & { from?: string; agent?: string } = {},
) =>
  fetch(url, {
    redirect: 'manual',
    ...init,
    headers: { 'user-agent': agent, 'x-forwarded-for': from, ...(init.headers as Record<string, string>) },
  })
const open = (id: string, some = {}) => ask(urls.open(tokens.make('open', id)), some)
const click = (receiver: string, link: number, some = {}) => ask(urls.click(tokens.makeClick({ receiver, link })), some)
const pageOf = (id: string) => urls.unsubscribe(tokens.make('unsubscribe', id))
const oneClick = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
}
const rowsOf = async (device: Device, entity: string) =>
  [...(await device.readAll()).values()].filter((row) => row.entity === entity)
const countsOf = async (device: Device, { task }: MailedTask) => {
  await flushCounts(server.database)
  const rows = (await rowsOf(device, 'campaign_counts')) as unknown as EmailCounts[]
  return rows.find(({ dimension, key }) => dimension === 'task' && key === task)?.counts ?? {}
}

async function mailed(emails = ['li@one.example'], some = {}) {
  const { main } = await signedInCompany(server, 0)
  const mail = await plantMailed(server, main, emails, some)
  return { main, mail, id: mail.receivers[0]! }
}

test('a picture that is fetched is an open of its receiver, and the answer leaves no trace', async () => {
  const { main, mail, id } = await mailed()
  const answer = await open(id)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/gif')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await countsOf(main, mail)).toMatchObject({ opened_unique: 1, opened_total: 1 })
  expect(await main.readContacts()).toMatchObject([{ follow_up_status: 'opened' }])
  // Kept without the address that it came from.
  expect(JSON.stringify((await receiverOf(server, mail, id)).hits)).not.toContain('203.0.113')
})

test('a click leads to the stored address and nowhere else', async () => {
  const { main, mail, id } = await mailed()
  const answer = await ask(
    `${urls.click(tokens.makeClick({ receiver: id, link: 1 }))}?url=https://evil.example&to=//evil.example`,
  )
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('https://shop.example/b')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await countsOf(main, mail)).toMatchObject({ clicked_unique: 1, opened_unique: 1 })
  expect((await click(id, 77)).status).toBe(404)
  await server.database.pool.query(`update campaign_link set url = 'javascript:alert(1)' where task_id = $1`, [
    mail.task,
  ])
  expect((await click(id, 1)).status).toBe(404)
})

test('scanners, previews and who follows the link that nobody sees are told apart from people', async () => {
  const { main, mail, id } = await mailed(['a@one.example', 'b@one.example'])
  await open(id, { agent: 'Mozilla/5.0' })
  await open(id, { method: 'HEAD' })
  await ask(urls.click(tokens.makeClick({ receiver: id, link: 0 })), { headers: { 'sec-purpose': 'prefetch' } })
  expect(await countsOf(main, mail)).toMatchObject({ opened_machine: 1, clicked_machine: 1 })
  // Looked like a person until the trap was followed.
  const other = mail.receivers[1]!
  await click(other, 0)
  expect(countOf(await countsOf(main, mail), 'clicked_unique')).toBe(1)
  await click(other, 2)
  expect(await countsOf(main, mail)).toEqual({ receivers: 2, sent: 2, opened_machine: 1, clicked_machine: 2 })
})

test('a whole company behind one address is counted, each once, also at the same moment', async () => {
  const emails = Array.from({ length: 60 }, (_, n) => `p${n}@one.example`)
  const { main, mail } = await mailed(emails)
  await Promise.all(mail.receivers.flatMap((id) => [open(id), open(id)]))
  const counts = await countsOf(main, mail)
  expect(counts).toMatchObject({ opened_unique: 60, opened_total: 60 })
  expect((await checkCounts(server.database)).wrong).toEqual([])
})

test('who asks without end is answered, and fills nothing', async () => {
  const { mail, id } = await mailed()
  for (let n = 0; n < 60; n++) expect((await open(id, { from: `203.0.113.${n}` })).status).toBe(200)
  expect((await receiverOf(server, mail, id)).hits.length).toBeLessThanOrEqual(20)
})

test('a mail of which nobody knows whether it arrived has arrived when somebody looks at it', async () => {
  const { main, mail, id } = await mailed(['a@one.example'], { status: 'uncertain' })
  await open(id, { agent: 'curl/8' })
  expect((await receiverOf(server, mail, id)).status).toBe('uncertain')
  await open(id)
  expect((await receiverOf(server, mail, id)).status).toBe('sent')
  expect(await countsOf(main, mail)).toMatchObject({ sent: 1 })
})

test('tokens that were not made here, or for something else, are nobody’s', async () => {
  const { main, mail, id } = await mailed()
  const forged = mailTokens([Buffer.alloc(32, 7)])
  const wrong = [
    urls.open(forged.make('open', id)),
    urls.open(tokens.make('unsubscribe', id)),
    urls.open(`${tokens.make('open', id)}x`),
    urls.click(forged.makeClick({ receiver: id, link: 0 })),
    urls.click(tokens.make('open', id)),
    urls.unsubscribe(forged.make('unsubscribe', id)),
    urls.unsubscribe(tokens.make('open', id)),
    urls.unsubscribe(tokens.make('unsubscribe', newTestId())),
  ]
  for (const url of wrong) expect((await ask(url)).status, url).toBe(404)
  for (const url of wrong.slice(5)) expect((await ask(url, oneClick)).status).toBe(404)
  expect(await countsOf(main, mail)).toEqual({ receivers: 1, sent: 1 })
  expect(await rowsOf(main, 'suppression')).toEqual([])
})

test('looking at the page unsubscribes nobody; one click from anywhere does, at once and once', async () => {
  const { main, mail, id } = await mailed()
  await main.does('consent.create', {
    id: newTestId(),
    contact_id: mail.contacts[0]!,
    channel: 'email',
    basis: 'consent',
    evidence: 'card',
    given_at: 1,
  })
  const page = await ask(pageOf(id))
  const text = await page.text()
  expect(page.status).toBe(200)
  expect(text).toContain('l•••@one.example')
  expect(text).not.toContain('li@one.example')
  expect(text).not.toContain('<script')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await rowsOf(main, 'suppression')).toEqual([])

  const answer = await ask(pageOf(id), {
    ...oneClick,
    headers: { ...oneClick.headers, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('You are unsubscribed')
  expect((await ask(pageOf(id), oneClick)).status).toBe(200)
  expect(await rowsOf(main, 'suppression')).toMatchObject([
    {
      value: 'li@one.example',
      channels: ['email'],
      reason: 'unsubscribed',
      contact: mail.contacts[0],
      task: mail.task,
      created_by: null,
    },
  ])
  expect(await rowsOf(main, 'consent')).toMatchObject([{ channel: 'email', withdrawn_at: expect.any(Number) }])
  expect(await countsOf(main, mail)).toEqual({ receivers: 1, sent: 1, unsubscribed: 1 })
  expect(await (await ask(`${pageOf(id)}?lang=zh`)).text()).toContain('您已退订')
})

test('who leaves while the contact is being counted waits for that, and neither of the two fails', async () => {
  const { main, mail, id } = await mailed(['li@one.example'])
  const { pool } = server.database
  const counting = await pool.connect()
  try {
    // As `flushCounts` does it: the contact first, the account's counter last.
    await counting.query('begin')
    await counting.query('select from contact where id = $1 for update', [mail.contacts[0]])
    const leaving = ask(pageOf(id), oneClick)
    await expect
      .poll(async () => (await pool.query('select from pg_locks where not granted')).rowCount, { timeout: 10_000 })
      .toBeGreaterThan(0)
    await counting.query('update sync_account set seq = seq + 1 where account_id = $1', [mail.account])
    await counting.query('commit')
    expect((await leaving).status).toBe(200)
  } finally {
    counting.release()
  }
  expect(await rowsOf(main, 'suppression')).toMatchObject([{ value: 'li@one.example', reason: 'unsubscribed' }])
})

test('what waits for who left is not sent, at any address of theirs and in any task', async () => {
  const { main, mail, id } = await mailed(['a@one.example'])
  const later = await plantMailed(server, main, ['a@one.example', 'other@one.example', 'b@one.example'], {
    status: 'waiting',
  })
  await server.database.pool.query('update campaign_receiver set contact_id = $1 where id = $2', [
    mail.contacts[0],
    later.receivers[1],
  ])
  await ask(pageOf(id), oneClick)
  const now = await Promise.all(later.receivers.map((one) => receiverOf(server, later, one)))
  expect(now.map(({ status, reason }) => [status, reason])).toEqual([
    ['suppressed', 'saidNo'],
    ['suppressed', 'saidNo'],
    ['waiting', ''],
  ])
  expect(await countsOf(main, later)).toMatchObject({ receivers: 3, waiting: 1, suppressed: 2, suppressed_saidNo: 2 })
})

test('who chooses so is not reached over other channels either, and may choose it later', async () => {
  const { main, mail, id } = await mailed(['a@one.example', 'b@one.example'])
  const body = `${oneClick.body}&everywhere=1`
  expect(await (await ask(pageOf(id), { ...oneClick, body })).text()).toContain('text message, WhatsApp or phone')
  const other = mail.receivers[1]!
  await ask(pageOf(other), oneClick)
  await ask(pageOf(other), { ...oneClick, body })
  const consents = await rowsOf(main, 'consent')
  for (const contact of mail.contacts)
    expect(
      consents
        .filter((row) => row.contact_id === contact && row.withdrawn_at !== null)
        .map((row) => row.channel)
        .sort(),
    ).toEqual(['email', 'phone', 'sms', 'whatsapp'])
})

test('what is no one click changes nothing', async () => {
  const { main, id } = await mailed()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const init of [
    { method: 'POST', headers: type, body: '' },
    { method: 'POST', headers: type, body: 'everywhere=2' },
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"List-Unsubscribe":"One-Click"}' },
  ])
    expect((await ask(pageOf(id), init)).status).toBe(200)
  expect(
    (await ask(pageOf(id), { method: 'POST', headers: type, body: `${oneClick.body}${'x'.repeat(9_000)}` })).status,
  ).toBe(413)
  expect((await ask(pageOf(id), { method: 'DELETE' })).status).toBe(405)
  expect(await rowsOf(main, 'suppression')).toEqual([])
})

test('a client cannot unsubscribe or free somebody in the server’s name', async () => {
  const { main, mail, id } = await mailed()
  await ask(pageOf(id), oneClick)
  const [row] = await rowsOf(main, 'suppression')
  expect(await main.does('suppression.delete', { ids: [row!.id] })).toMatchObject({ status: 'rejected' })
  const own = { id: newTestId(), ...noMail('x@one.example'), reason: 'complained', contact: mail.contacts[0] }
  await main.does('suppression.create', { rows: [own] })
  expect((await rowsOf(main, 'suppression')).find(({ id }) => id === own.id)).toMatchObject({
    reason: 'manual',
    contact: null,
  })
})

test('only pictures of mails that were sent are shown, each with its task', async () => {
  const { main, mail } = await mailed()
  const [picture, private_] = [testPicture(2_000, 5), testPicture(2_000, 6)]
  await upload(main, picture)
  await upload(main, private_)
  await server.database.pool.query(
    `insert into email_mail_file (account_id, user_id, task_id, sha256, mime) values ($1, $2, $3, $4, $5)`,
    [mail.account, mail.user, mail.task, picture.ref.hash, picture.ref.mime],
  )
  const shown = await ask(urls.picture(mail.task, picture.ref.hash))
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  expect(shown.headers.get('content-security-policy')).toContain('sandbox')
  expect(Buffer.from(await shown.arrayBuffer()).equals(picture.bytes)).toBe(true)
  expect((await ask(urls.picture(mail.task, private_.ref.hash))).status).toBe(404)
  expect((await ask(urls.picture(newTestId(), picture.ref.hash))).status).toBe(404)
  expect((await ask(urls.picture('x', '../../etc'))).status).toBe(404)
})
