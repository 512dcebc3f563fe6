import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmailSender } from '#domain/email/sender/sender'
import type { Actor } from '#domain/shared/mutation'
import { checkCounts } from '../campaigns/counts/checkCounts.ts'
import { flushCounts } from '../campaigns/counts/flushCounts.ts'
import { emailCompany, goodReport, putContacts, putTask, someone } from '../testing/emailCompany.ts'
import { readReceivers } from '../testing/ledger.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { type Act, acts, type StoredMessage } from './inbox.ts'
import { chooseSample } from './sampleActs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true, mailWork: true })
})
afterAll(() => server.stop())

const inbox = () => server.sandbox!.inbox

/** A task that the server has sent to everybody, to their inbox in the sandbox. */
async function sent(count: number, sender: Partial<EmailSender> = {}) {
  const { database, sandbox } = server
  const company = await emailCompany(database, count)
  const emails = Array.from({ length: count }, (_, n) => `p${n}@${company.user.slice(-12)}.example`)
  await putContacts(
    database,
    company,
    emails.map((email) => someone(email)),
  )
  const { address: host, port } = sandbox!.network.mailServer
  const smtp = { host, port, socket: 'none' as const, user: '' }
  const address = `li@${company.account.slice(-12)}.example`
  const { task } = await putTask(database, company, { sender: { smtp, address, report: goodReport(), ...sender } })
  await expect.poll(async () => (await read(task.id)).filter(({ status }) => status === 'sent').length).toBe(count)
  // As if they had read it a while after it came: at once, only programs look.
  await database.pool.query(
    `update campaign_receiver set handed_over_at = handed_over_at - interval '1 minute' where task_id = $1`,
    [task.id],
  )
  return { company, task: task.id, mails: inbox().arrived.filter(({ to }) => emails.includes(to)) }
}

const read = (task: string) => readReceivers(server.database, task)
const one = async (task: string, { to }: StoredMessage) => (await read(task)).find(({ address }) => address === to)!
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' })
const act = async ({ id }: StoredMessage, what: Act, form: Record<string, string> = {}) =>
  (await post(`/sandbox/mail/${id}`, { act: what, ...form })).headers.get('location') ?? ''
const page = async (path: string) => (await fetch(server.url + path)).text()
const answersOf = async ({ account }: Actor) =>
  (
    await server.database.pool.query<{ kind: string; text: string }>(
      `select kind, body as text from message where account_id = $1 and direction = 'in' order by id`,
      [account],
    )
  ).rows

test('whatever a receiver does on the page comes to the sender, and every number is right', async () => {
  const { company, task, mails } = await sent(acts.length)
  const byAct = Object.fromEntries(acts.map((what, nth) => [what, mails[nth]!])) as Record<Act, StoredMessage>
  for (const what of acts)
    expect(await act(byAct[what], what, { text: '请报价 <b>ten</b>' }), what).toMatch(/told=(done|soon)$/)
  const became = async (what: Act) => one(task, byAct[what])
  expect((await became('open')).opened_at).not.toBeNull()
  expect(await became('click')).toMatchObject({ hits: [{ kind: 'click', link: 0 }], clicked_at: expect.any(Number) })
  expect((await became('reply')).replied_at).not.toBeNull()
  expect((await became('away')).auto_replied_at).not.toBeNull()
  expect(await became('bounceHard')).toMatchObject({ status: 'returned', returned: 'hard', reason: 'badAddress' })
  expect(await became('bounceSoft')).toMatchObject({ status: 'returned', returned: 'soft' })
  expect((await became('complain')).complained_at).not.toBeNull()
  expect((await became('unsubscribe')).unsubscribed_at).not.toBeNull()
  const answers = await answersOf(company)
  expect(answers.filter(({ kind }) => kind === 'text')).toEqual([{ kind: 'text', text: '请报价 <b>ten</b>' }])
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['bounce', 'bounce', 'notice', 'text'])
  await flushCounts(server.database)
  expect((await checkCounts(server.database)).wrong).toEqual([])
  expect(inbox().tasks()[0]).toMatchObject({ task, count: acts.length, did: { open: 1, click: 1, unsubscribe: 1 } })
})

test('what comes back finds a sender whose mails carry a token in their addresses', async () => {
  const imap = { host: 'imap.none.example', port: 993, socket: 'tls', user: '', takes_plus: true } as const
  const { task, mails } = await sent(2, { imap })
  const [first, second] = mails as [StoredMessage, StoredMessage]
  expect(first.head).toMatch(/^Return-Path: <li\+b[a-z2-7]+@/)
  await act(first, 'bounceHard')
  await act(second, 'reply')
  expect(await one(task, first)).toMatchObject({ status: 'returned', returned: 'hard' })
  expect((await one(task, second)).replied_at).not.toBeNull()
})

test('a mail is shown as its receiver sees it, runs nothing, and its picture tells that it was opened', async () => {
  const { mails } = await sent(1)
  const [mail] = mails as [StoredMessage]
  const { headers } = await fetch(`${server.url}/sandbox/mail/${mail.id}/shown`)
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; img-src .*; sandbox allow-popups/)
  expect(headers.get('content-security-policy')).not.toContain('script')
  const body = await page(`/sandbox/mail/${mail.id}/shown`)
  expect(body).toContain('<base target="_blank">')
  const pixel = /src="([^"]+\/m\/o\/[^"]+)"/.exec(body)![1]!
  expect((await fetch(pixel)).headers.get('content-type')).toBe('image/gif')
  expect(inbox().get(mail.id)!.did).toEqual(['open'])
  const opened = await page(`/sandbox/mail/${mail.id}?view=head`)
  expect(opened).toContain(`To: ${mail.to}`)
  expect(opened).toContain('List-Unsubscribe:')
  expect(await page(`/sandbox?q=${mail.to}`)).toContain(`href="/sandbox/mail/${mail.id}"`)
  expect(await page('/sandbox?q=nobody@nowhere.example')).toContain('没有找到')
})

test('some of all act at once, one thing for each mail, and late enough to count', async () => {
  const { task } = await sent(40)
  const counts = { open: 9, click: 4, reply: 3, away: 2, bounceHard: 2, bounceSoft: 1, complain: 2, unsubscribe: 3 }
  const form = Object.fromEntries(
    Object.entries({ task, seed: 7, ...counts }).map(([name, value]) => [name, `${value}`]),
  )
  expect((await post('/sandbox/some', form)).status).toBe(303)
  await expect.poll(() => page('/sandbox/arrived')).toContain('Acted 26 / 26')
  expect(
    inbox()
      .tasks()
      .find((one) => one.task === task)!.did,
  ).toEqual(counts)
  const rows = await read(task)
  const some = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length
  expect({
    sent: some(({ status }) => status === 'sent'),
    returned: some(({ status }) => status === 'returned'),
    opened: some(({ opened_at }) => opened_at !== null),
    clicked: some(({ clicked_at }) => clicked_at !== null),
    replied: some(({ replied_at }) => replied_at !== null),
    auto: some(({ auto_replied_at }) => auto_replied_at !== null),
    complained: some(({ complained_at }) => complained_at !== null),
    left: some(({ unsubscribed_at }) => unsubscribed_at !== null),
  }).toEqual({ sent: 37, returned: 3, opened: 13, clicked: 4, replied: 3, auto: 2, complained: 2, left: 3 })
})

test('the same seed chooses the same of the same mails', () => {
  const ids = Array.from({ length: 100 }, (_, n) => n)
  const counts = { open: 3, click: 0, reply: 1, away: 0, bounceHard: 0, bounceSoft: 0, complain: 0, unsubscribe: 0 }
  const chosen = (seed: number) => chooseSample(ids, { task: '', seed, counts })
  expect(chosen(1)).toEqual(chosen(1))
  expect(chosen(1)).not.toEqual(chosen(2))
  expect(chosen(1).map((one) => one.act)).toEqual(['open', 'open', 'open', 'reply'])
})

test('nobody acts on what the sandbox did not deliver, or from another site', async () => {
  const { mails } = await sent(1)
  const [mail] = mails as [StoredMessage]
  for (const id of ['999999', 'x', '-1', '1e9', ''])
    expect((await post(`/sandbox/mail/${id}`, { act: 'open' })).status).toBe(404)
  expect((await post(`/sandbox/mail/${mail.id}`, { act: 'erase' })).status).toBe(403)
  const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await post(`/sandbox/mail/${mail.id}`, { act: 'bounceHard' }, elsewhere)).status).toBe(403)
  expect((await post('/sandbox/some', { task: mail.to, open: '5' })).status).toBe(403)
  expect(inbox().get(mail.id)!.did).toEqual([])
})
