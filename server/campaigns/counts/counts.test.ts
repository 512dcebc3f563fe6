import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendEvents } from '#domain/campaigns/sendStatus'
import { countOf, type EmailCounts } from '#domain/campaigns/statistics/counters'
import { withHit } from '#domain/campaigns/statistics/tracking'
import type { Hit } from '#domain/email/hits/classifyHit'
import { asSystem } from '../../db/scope.ts'
import { randomFrom } from '../../sample/random.ts'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { readReceivers } from '../../testing/ledger.ts'
import { type MailedTask, plantMailed } from '../../testing/mailed.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { changeReceivers, type ReceiverChange } from '../ledger/changeReceivers.ts'
import { checkCounts } from './checkCounts.ts'
import { flushCounts } from './flushCounts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const change = (ids: readonly string[], decide: Parameters<typeof changeReceivers>[2]) =>
  asSystem(server.database, (connection) => changeReceivers(connection, ids, decide))
const flush = () => flushCounts(server.database)
const contactsOf = async (device: Device) => new Map((await device.readContacts()).map((row) => [row.id, row]))
const countsOf = async (device: Device) =>
  [...(await device.readAll()).values()].filter(
    ({ entity }) => entity === 'campaign_counts',
  ) as unknown as EmailCounts[]
const ofTask = async (device: Device, { task }: MailedTask) =>
  (await countsOf(device)).find(({ dimension, key }) => dimension === 'task' && key === task)?.counts ?? {}
const waiting = async () =>
  Number((await server.database.pool.query('select count(*) as n from campaign_delta')).rows[0]!.n)

test('whatever happens in whatever order, devices have the sum over the ledger, and contacts what they did', async () => {
  const { main } = await signedInCompany(server, 0)
  const seed = Number(process.env.FUZZ_SEED ?? 29)
  const { next: random, pick, below, chance } = randomFrom(seed)
  const emails = Array.from({ length: 30 }, (_, n) => `p${n}@${['one.example', 'two.example'][n % 2]}`)
  const mailed = await plantMailed(server, main, emails, { status: 'waiting' })
  const hit = (now: number): Hit => {
    const kind = pick(['open', 'click'] as const)
    return {
      at: now + Math.floor(random() * 1e9),
      kind,
      link: kind === 'click' ? below(3) : null,
      method: pick(['GET', 'GET', 'HEAD']),
      user_agent: pick(['Mozilla/5.0 (Windows NT 10.0)', 'Mozilla/5.0', 'curl/8']),
      purpose: '',
      from: pick(['a', 'b']),
    }
  }
  const some = (now: number, hits: readonly Hit[]): ReceiverChange => {
    if (chance(0.5)) return { event: pick(sendEvents), fields: { sent_at: chance(0.5) ? now : null } }
    if (chance(0.6)) return { fields: { hits: withHit(hits, hit(now)) } }
    return { fields: { [pick(['replied_at', 'auto_replied_at', 'unsubscribed_at', 'complained_at'])]: now } }
  }
  for (let round = 0; round < 60; round++)
    await Promise.all([
      change(
        mailed.receivers.filter(() => chance(0.2)),
        (row, now) => some(now, row.hits),
      ),
      change(
        mailed.receivers.filter(() => chance(0.2)),
        (row, now) => some(now, row.hits),
      ),
      ...(chance(0.5) ? [flush(), flush()] : []),
    ])
  await flush()

  expect(await checkCounts(server.database), `seed ${seed}`).toEqual({ receivers: expect.any(Number), wrong: [] })
  expect(await waiting()).toBe(0)
  const rows = await readReceivers(server.database, mailed.task)
  expect(countOf(await ofTask(main, mailed), 'receivers')).toBe(rows.length)
  const contacts = await contactsOf(main)
  const said = ['none', 'opened', 'clicked', 'replied']
  for (const row of rows) {
    const contact = contacts.get(row.contact)!
    expect(contact.email_send_count, `seed ${seed}`).toBe(row.status === 'sent' || row.status === 'returned' ? 1 : 0)
    const did = row.replied_at ? 'replied' : row.clicked_at ? 'clicked' : row.opened_at ? 'opened' : 'none'
    // What turned out to be a machine later had said more.
    expect(said.indexOf(String(contact.follow_up_status)), `seed ${seed}`).toBeGreaterThanOrEqual(said.indexOf(did))
  }
})

test('a turn that breaks off loses nothing and counts nothing twice', async () => {
  const { main } = await signedInCompany(server, 0)
  const mailed = await plantMailed(server, main, ['a@one.example', 'b@one.example'], { status: 'waiting' })
  await flush()
  await change(mailed.receivers, () => ({ event: 'claim' }))
  await change(mailed.receivers, (_, now) => ({ event: 'accept', fields: { sent_at: now } }))
  const { pool } = server.database
  await pool.query(`create function breaks() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`)
  await pool.query('create trigger breaks before update of email_send_count on contact execute function breaks()')
  await expect(flush()).rejects.toThrow('broken')
  expect(countOf(await ofTask(main, mailed), 'sent')).toBe(0)
  await pool.query('drop trigger breaks on contact')
  await Promise.all([flush(), flush(), flush()])
  await flush()
  expect(await ofTask(main, mailed)).toEqual({ receivers: 2, sent: 2 })
  expect([...(await contactsOf(main)).values()].map((row) => row.email_send_count)).toEqual([1, 1])
})

test('what a user wrote down of a contact is not taken back, and only the address that failed is invalid', async () => {
  const { main } = await signedInCompany(server, 0)
  const mailed = await plantMailed(server, main, ['a@one.example', 'b@one.example', 'c@one.example'])
  const [a, b, c] = mailed.contacts as [string, string, string]
  await main.does('contact.patch', { ids: [a], fields: { follow_up_status: 'interested' } })
  const second = { email: 'second@one.example', is_valid: 'toVerify' }
  await main.does('contact.patch', {
    ids: [b],
    fields: { emails: [{ email: 'b@one.example', is_valid: 'toVerify' }, second] },
  })
  await main.does('contact.patch', { ids: [c], fields: { follow_up_status: 'replied' } })
  await flush()
  const before = await contactsOf(main)
  await change(mailed.receivers, (row, now) => ({
    ...(row.contact === b ? { event: 'return', fields: { returned: 'hard' }, isInvalid: true } : {}),
    ...(row.contact !== b && { fields: { replied_at: now } }),
  }))
  await flush()
  const after = await contactsOf(main)
  expect(after.get(a)).toMatchObject({ follow_up_status: 'interested' })
  expect(after.get(b)).toMatchObject({
    emails: [{ email: 'b@one.example', is_valid: 'invalid' }, second],
    updated_at: before.get(b)!.updated_at,
  })
  // What changes nothing is no news for devices.
  expect(after.get(c)!.rev).toBe(before.get(c)!.rev)
})

test('a contact learns of a look when the next ones have not shown that a program looked', async () => {
  const { main } = await signedInCompany(server, 0)
  const mailed = await plantMailed(server, main, ['a@one.example', 'b@one.example'])
  await flush()
  const person = 'Mozilla/5.0 (Windows NT 10.0)'
  const look = (id: string, kind: 'open' | 'click', link: number | null) =>
    change([id], ({ hits }, at) => ({
      fields: { hits: withHit(hits, { at, kind, link, method: 'GET', user_agent: person, purpose: '', from: id }) },
    }))
  const settling = () => flushCounts(server.database, undefined, { settleMs: 60_000 })
  const statuses = async () => {
    const contacts = await contactsOf(main)
    return mailed.contacts.map((id) => contacts.get(id)?.follow_up_status)
  }
  const [reader, scanned] = mailed.receivers as [string, string]
  await look(reader, 'open', null)
  await look(scanned, 'open', null)
  await settling()
  expect(await statuses()).toEqual(['none', 'none'])
  expect(countOf(await ofTask(main, mailed), 'opened_unique')).toBe(2)
  // The one that nobody sees.
  await look(scanned, 'click', 2)
  await settling()
  await flush()
  expect(await statuses()).toEqual(['opened', 'none'])
  expect(await ofTask(main, mailed)).toMatchObject({ opened_unique: 1, opened_machine: 1, clicked_machine: 1 })
})

test('what a contact did counts for the one that it became part of', async () => {
  const { main } = await signedInCompany(server, 0)
  const mailed = await plantMailed(server, main, ['a@one.example', 'a2@one.example'], { status: 'waiting' })
  const [stays, merged] = mailed.contacts as [string, string]
  expect(
    await main.does('contact.merge', { id: newTestId(), survivor: stays, merged: [merged], fields: {} }),
  ).toMatchObject({ status: 'applied' })
  await change([mailed.receivers[1]!], () => ({ event: 'claim' }))
  await change([mailed.receivers[1]!], (_, now) => ({ event: 'accept', fields: { sent_at: now } }))
  await flush()
  expect((await contactsOf(main)).get(stays)).toMatchObject({ email_send_count: 1 })
})

test('a number that is not the sum over the ledger is found', async () => {
  const { main } = await signedInCompany(server, 0)
  const mailed = await plantMailed(server, main, ['a@one.example'])
  await flush()
  await server.database.pool.query(
    `update campaign_counts set counts = '{"receivers": 2, "sent": 1}' where dimension = 'task' and key = $1`,
    [mailed.task],
  )
  const { wrong } = await checkCounts(server.database)
  expect(wrong).toEqual([
    {
      belongto: main.user.id,
      channel: 'email',
      dimension: 'task',
      key: mailed.task,
      kept: { receivers: 2, sent: 1 },
      counted: { receivers: 1, sent: 1 },
    },
  ])
})
