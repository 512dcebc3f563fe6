import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CampaignChannel } from '#domain/campaigns/channel'
import { everybody } from '#domain/campaigns/task'
import { type ConsentChannel, consentChannels } from '#domain/contacts/companions/consent'
import type { Contact } from '#domain/contacts/contact'
import type { Actor } from '#domain/shared/mutation'
import { asSystem } from '../../db/scope.ts'
import { emailLedger } from '../../email/campaignLedger.ts'
import { changeServerRows } from '../../sync/serverRows.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { emailCompany, put, putContacts, putTask } from '../../testing/emailCompany.ts'
import { plantRun, readReceivers } from '../../testing/ledger.ts'
import { claimBatch } from '../sending/claim.ts'
import { fillLedger } from '../sending/fill.ts'
import { bounceSuppressions } from './bounced.ts'
import { liftStop } from './liftStop.ts'
import { recordOptOut } from './optOut.ts'

let server: TestDatabase
let company: Actor
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())
beforeEach(async () => {
  company = await emailCompany(server.database, 100)
})

const phone = '4915112345678'
const other = '819012345678'
const phones = (...numbers: string[]) => numbers.map((full_number) => ({ full_number, is_wt: 'unvalidated' as const }))
const emails = (...addresses: string[]) => addresses.map((email) => ({ email, is_valid: 'valid' as const }))
const li = { name: 'Li', phones: phones(phone, other), emails: emails('li@buyer.example', 'li@home.example') }

const rows = async (table: 'suppression' | 'consent') =>
  (
    await server.database.pool.query(
      `select * from ${table} where account_id = $1 and deleted_at is null order by ${table === 'consent' ? 'channel' : 'value'}`,
      [company.account],
    )
  ).rows
const listed = async () => (await rows('suppression')).map(({ value, channels, reason }) => [value, channels, reason])

/** Why nobody is written to over a channel, by name; null: they are. */
async function verdicts(contacts: readonly Contact[], channel: CampaignChannel) {
  const run = await plantRun(server.database, company)
  const filling = {
    account: company.account,
    task: run.task,
    channel,
    scope: null,
    audience: { ...everybody, allows_unknown_basis: true },
    home: 'UTC',
    now: Date.now(),
    offsetAt: () => 0,
    belongto: company.user,
    step: '',
    not_before: null,
    message: run.message,
    sender: run.sender,
    test: null,
  }
  await asSystem(server.database, (connection) => fillLedger(connection, filling))
  const receivers = await readReceivers(server.database, run.task)
  return contacts.map(({ id }) => receivers.find(({ contact }) => contact === id)?.reason || null)
}

type Said = { reason: 'unsubscribed' | 'complained' | 'stopped'; channels: readonly ConsentChannel[] }
const says = (address: string, { reason, channels }: Said) =>
  asSystem(server.database, (connection) =>
    recordOptOut(
      connection,
      { account: company.account, address, message: null },
      { reason, channels, evidence: 'SMS: STOP' },
    ),
  )
const stop = { reason: 'stopped', channels: consentChannels } as const

test('STOP from a number ends everything to its contact, at any address and over any channel, until START', async () => {
  const [one, colleague, stranger] = await putContacts(server.database, company, [
    li,
    { name: 'Colleague', emails: emails('LI@home.example'), phones: phones('8613800138000') },
    { name: 'Stranger', emails: emails('stranger@buyer.example'), phones: phones('33612345678') },
  ])
  const all = [one!, colleague!, stranger!]
  const given = { basis: 'consent', evidence: 'card', given_at: 1, withdrawn_at: null, created_by: company.user }
  const stamps = { created_at: 1, updated_at: 1 }
  const consent = { id: crypto.randomUUID(), contact_id: one!.id, channel: 'email', ...given, ...stamps }
  await put(server.database, company, 'consent', [consent])
  expect(await verdicts(all, 'email')).toEqual([null, null, null])

  await says(phone, stop)
  await says(phone, stop)
  expect(await listed()).toEqual([
    [phone, [], 'stopped'],
    [other, [], 'stopped'],
    ['li@buyer.example', [], 'stopped'],
    ['li@home.example', [], 'stopped'],
  ])
  for (const channel of ['email', 'sms', 'whatsapp', 'linked'] as const)
    expect([channel, ...(await verdicts(all, channel))]).toEqual([channel, 'saidNo', 'saidNo', null])
  expect((await rows('consent')).map(({ channel, withdrawn_at }) => [channel, withdrawn_at !== null])).toEqual(
    consentChannels.toSorted().map((channel) => [channel, true]),
  )

  await asSystem(server.database, (connection) => liftStop(connection, company.account, phone))
  expect(await listed()).toEqual([])
  expect((await rows('consent')).map(({ channel, withdrawn_at }) => [channel, withdrawn_at])).toEqual([['email', null]])
  expect(await verdicts(all, 'email')).toEqual([null, null, null])
  expect(await verdicts(all, 'sms')).toEqual([null, null, null])
})

test('START lifts nothing that was said otherwise, and STOP from a number that nobody has is kept for whoever gets it', async () => {
  await putContacts(server.database, company, [li])
  await says('li@buyer.example', { reason: 'unsubscribed', channels: consentChannels })
  await says(phone, stop)
  await asSystem(server.database, (connection) => liftStop(connection, company.account, phone))
  expect((await listed()).map(([value, , reason]) => [value, reason])).toEqual(
    [phone, other, 'li@buyer.example', 'li@home.example'].map((value) => [value, 'unsubscribed']),
  )
  await says('33612345678', stop)
  const made = await putContacts(server.database, company, [
    { name: 'New', phones: phones('33612345678'), emails: emails('new@buyer.example') },
  ])
  expect(await verdicts(made, 'email')).toEqual(['saidNo'])
})

test('who unsubscribes from mail alone may get text messages, until they want those no more either', async () => {
  const made = await putContacts(server.database, company, [li])
  await says('li@buyer.example', { reason: 'unsubscribed', channels: ['email'] })
  expect(await listed()).toEqual([
    ['li@buyer.example', ['email'], 'unsubscribed'],
    ['li@home.example', ['email'], 'unsubscribed'],
  ])
  expect(await verdicts(made, 'email')).toEqual(['saidNo'])
  expect(await verdicts(made, 'sms')).toEqual([null])
  await says('li@buyer.example', { reason: 'unsubscribed', channels: consentChannels })
  expect((await listed()).map(([value, channels]) => [value, channels])).toEqual(
    [phone, other, 'li@buyer.example', 'li@home.example'].map((value) => [value, []]),
  )
  expect(await verdicts(made, 'sms')).toEqual(['saidNo'])
})

test('an address that came back says nothing of another one, nor of a number', async () => {
  const made = await putContacts(server.database, company, [
    li,
    { name: 'One address', emails: emails('li@buyer.example'), phones: phones('8613800138000') },
  ])
  const message = { id: '', account: company.account, task: made[0]!.id, contact: made[0]!.id }
  await asSystem(server.database, async (connection) => {
    const puts = await bounceSuppressions(connection, { ...message, address: 'li@buyer.example' }, 5)
    await changeServerRows(connection, company.account, [{ entity: 'suppression', puts }])
  })
  expect(await listed()).toEqual([['li@buyer.example', ['email'], 'bounced']])
  expect(await verdicts(made, 'email')).toEqual([null, 'bounced'])
  expect(await verdicts(made, 'sms')).toEqual([null, null])
})

test('who waits in any task is left out with the STOP itself, and who is claimed already is not taken back', async () => {
  const [one] = await putContacts(server.database, company, [li])
  const plant = async (address: string, channel: string, status: string) => {
    const run = await plantRun(server.database, company)
    await server.database.pool.query(
      `insert into campaign_receiver (account_id, task_id, user_id, contact_id, place, message_id, address, address_group, channel, status)
       values ($1, $2, $3, $4, 0, $5, $6, '', $7, $8)`,
      [company.account, run.task, company.user, one!.id, run.message, address, channel, status],
    )
    return async () => (await readReceivers(server.database, run.task)).map((row) => [row.status, row.reason])
  }
  const mail = await plant('li@home.example', 'email', 'waiting')
  const held = await plant(other, 'linked', 'held')
  const claimed = await plant('li@buyer.example', 'email', 'claimed')
  await says(phone, stop)
  expect([await mail(), await held(), await claimed()]).toEqual([
    [['suppressed', 'saidNo']],
    [['suppressed', 'saidNo']],
    [['claimed', '']],
  ])
})

test('a claim waits for a STOP under way and finds it, also of a receiver who was added meanwhile', async () => {
  const [one] = await putContacts(server.database, company, [li])
  const { task } = await putTask(server.database, company)
  const run = await plantRun(server.database, company, task.id)
  const { pool } = server.database
  const stopping = await pool.connect()
  try {
    await stopping.query('begin')
    const from = { account: company.account, address: phone, message: null }
    await recordOptOut(stopping, from, { ...stop, evidence: 'SMS: STOP' })
    // Filled by another process in between: nobody has locked this row.
    await pool.query(
      `insert into campaign_receiver (account_id, task_id, user_id, contact_id, place, message_id, address, address_group)
       values ($1, $2, $3, $4, 0, $5, 'li@buyer.example', 'buyer.example')`,
      [company.account, task.id, company.user, one!.id, run.message],
    )
    const of = { account: company.account, task: task.id }
    const claiming = claimBatch(server.database, of, 10, { ledgers: { email: emailLedger } })
    await expect
      .poll(async () => (await pool.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount)
      .toBe(1)
    await stopping.query('commit')
    expect((await claiming).kind).not.toBe('batch')
  } finally {
    stopping.release()
  }
  expect((await readReceivers(server.database, task.id)).map(({ status, reason }) => [status, reason])).toEqual([
    ['suppressed', 'saidNo'],
  ])
})
