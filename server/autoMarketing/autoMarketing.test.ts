import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenArrows } from '#domain/autoMarketing/arrow'
import { autoFaultsOf } from '#domain/autoMarketing/faults'
import { autoTaskIdOf } from '#domain/autoMarketing/plan'
import { type AutoRun, isAutoRunOpen } from '#domain/autoMarketing/run'
import { autoStatusOf } from '#domain/autoMarketing/status'
import { channelProduct } from '#domain/campaigns/channel'
import type { ContactFields } from '#domain/contacts/contact'
import { mostSilences } from '#domain/linked/numberCheck'
import type { Actor } from '#domain/shared/mutation'
import { changeReceivers } from '../campaigns/ledger/changeReceivers.ts'
import { asSystem } from '../db/scope.ts'
import { settleAnswered, settleSilent } from '../linked/check/questions.ts'
import {
  autoCompany,
  autoPlan,
  autoStep,
  commandAutoRun,
  giveAutoPoints,
  type Letters,
  openAutoProcess,
  putAutoRun,
  readAutoRun,
  tookIt,
} from '../testing/autoMarketing.ts'
import { setContactCap } from '../testing/contactCap.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { daytimeCountries } from '../testing/daytime.ts'
import { newTestId } from '../testing/device.ts'
import { put, putContacts, taskNow } from '../testing/emailCompany.ts'
import { readReceivers } from '../testing/ledger.ts'
import { linkedRow } from '../testing/linkedTask.ts'
import { countByStatus, until } from '../testing/sending.ts'
import { mayHaveBegun } from './doubtTasks.ts'
import { pauseRestoredRuns } from './pauseRestoredRuns.ts'
import { tellWeeks } from './tellWeeks.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())

/** Where both channels may write at this hour. */
const country = daytimeCountries('linked').open[0]!
let numbers = 15_100_000_000

const person = (n: number, more: ContactFields = {}): ContactFields => ({
  name: `P${n}`,
  country,
  emails: [{ email: `p${n}@one.example`, is_valid: 'valid' }],
  phones: [{ full_number: `49${++numbers}`, is_wt: 'registered' }],
  ...more,
})
const people = (count: number) => Array.from({ length: count }, (_, n) => person(n))

const isOver = async (id: string) => !isAutoRunOpen(await readAutoRun(server.database, id))
const arrow = ({ flow }: AutoRun, key: string) => flow.find((one) => one.key === key)!

async function wentThrough(id: string, letters: Letters): Promise<AutoRun> {
  const process = openAutoProcess(server.database, letters)
  await until(() => isOver(id))
  await process.stop()
  return readAutoRun(server.database, id)
}

const did = (company: Actor, task: string, what: 'replied_at' | 'unsubscribed_at', contacts: ReadonlySet<string>) =>
  asSystem(server.database, async (connection) => {
    const rows = (await readReceivers(server.database, task, company.account)).filter(({ contact }) =>
      contacts.has(contact),
    )
    await changeReceivers(
      connection,
      rows.map(({ id }) => id),
      (_, now) => ({ fields: { [what]: now } }),
    )
  })

test('a run writes to everybody once: fifty first, then the rest, and each arrow adds up', async () => {
  const company = await autoCompany(server.database)
  await putContacts(server.database, company, [...people(70), { name: 'Nobody', country }])
  const letters: Letters = { written: [] }
  const { id } = await putAutoRun(server.database, company, autoPlan([autoStep('a')]))
  const run = await wentThrough(id, letters)
  expect(run).toMatchObject({ state: 'done', phase: 'end', problem: '' })
  expect(autoStatusOf(run)).toEqual({ of: 'email', is: 'done' })
  expect(letters.written).toHaveLength(70)
  expect(new Set(letters.written.map(({ contact }) => contact)).size).toBe(70)
  expect(new Set(letters.written.slice(0, 50).map(({ task }) => task))).toEqual(
    new Set([autoTaskIdOf(id, 'a', 'first')]),
  )
  expect(brokenArrows(run.flow)).toEqual([])
  expect(arrow(run, 'collect')).toMatchObject({ from: 71, on: 71 })
  expect(arrow(run, 'verify')).toMatchObject({ from: 71, on: 70, out: { unreachable: 1 } })
  expect(arrow(run, 'a')).toMatchObject({ from: 70, on: 70, waiting: 0, out: {}, points: 70 })
})

test('who did not open the mail gets the next message, and who answered, bought or said no gets none', async () => {
  const company = await autoCompany(server.database)
  const contacts = await putContacts(server.database, company, people(6))
  const [answered, refused, bought, opened, ...others] = contacts.map(({ id }) => id)
  const letters: Letters = { written: [] }
  const steps = [
    autoStep('a'),
    autoStep('b', { channel: 'linked', branch: 'notOpened', of: 'a', not_before: Date.now() + 4_000 }),
  ]
  const { id } = await putAutoRun(server.database, company, autoPlan(steps))
  const process = openAutoProcess(server.database, letters)
  await until(async () =>
    (await readAutoRun(server.database, id)).flow.some(({ key, waits_for }) => key === 'b' && waits_for === 'step'),
  )
  const first = autoTaskIdOf(id, 'a', 'rest')
  await did(company, first, 'replied_at', new Set([answered!]))
  await did(company, first, 'unsubscribed_at', new Set([refused!]))
  await asSystem(server.database, (connection) =>
    connection.query(
      `update campaign_receiver set opened_at = server_now(), hits = '[]' where task_id = $1 and contact_id = $2`,
      [first, opened],
    ),
  )
  await put(server.database, company, 'contact', [
    { ...contacts.find(({ id: of }) => of === bought)!, follow_up_status: 'closed' },
  ])
  await until(() => isOver(id))
  await process.stop()
  const run = await readAutoRun(server.database, id)
  const second = letters.written.filter(({ channel }) => channel === 'linked').map(({ contact }) => contact)
  expect(second.toSorted()).toEqual(others.toSorted())
  expect(arrow(run, 'b')).toMatchObject({ from: 6, on: 2, out: { replied: 1, saidNo: 1, closed: 1, branch: 1 } })
  expect(brokenArrows(run.flow)).toEqual([])
})

test('a first batch that comes back stops the rest until its user says go on', async () => {
  const company = await autoCompany(server.database)
  await putContacts(server.database, company, people(60))
  const letters: Letters = { written: [] }
  const { id } = await putAutoRun(server.database, company, autoPlan([autoStep('a')]))
  const badOnes = new Set(['p0@one.example', 'p1@one.example'])
  const process = openAutoProcess(server.database, letters, (_, address) =>
    badOnes.has(address)
      ? { kind: 'refused', reason: 'badAddress', permanent: true, code: '550', text: 'no such user' }
      : tookIt,
  )
  await until(async () => (await readAutoRun(server.database, id)).state === 'paused')
  expect(await readAutoRun(server.database, id)).toMatchObject({ problem: 'gateBounces' })
  expect(letters.written).toHaveLength(50)
  await commandAutoRun(server.database, company, id, 'resume')
  await until(() => isOver(id))
  await process.stop()
  const run = await readAutoRun(server.database, id)
  expect(run.state).toBe('done')
  expect(arrow(run, 'a')).toMatchObject({ from: 60, on: 58, out: { failed: 2 } })
  expect(letters.written).toHaveLength(60)
})

test('points that run out hold it, and when there are some it goes on', async () => {
  const company = await autoCompany(server.database, 0)
  await putContacts(server.database, company, people(60))
  await giveAutoPoints(server.database, company, channelProduct('email'), 20)
  const letters: Letters = { written: [] }
  const { id } = await putAutoRun(server.database, company, autoPlan([autoStep('a')]))
  const process = openAutoProcess(server.database, letters)
  await until(async () =>
    (await readAutoRun(server.database, id)).flow.some(({ state }) => state === 'insufficientPoints'),
  )
  expect(autoStatusOf(await readAutoRun(server.database, id))).toEqual({ of: 'email', is: 'insufficientPoints' })
  expect(letters.written).toHaveLength(20)
  await giveAutoPoints(server.database, company, channelProduct('email'), 100)
  await until(() => isOver(id))
  await process.stop()
  expect(letters.written).toHaveLength(60)
  expect((await readAutoRun(server.database, id)).state).toBe('done')
})

test('a channel whose account is lost does not hold up the next one', async () => {
  const company = await autoCompany(server.database)
  await putContacts(server.database, company, people(5))
  const letters: Letters = { written: [] }
  const steps = [autoStep('a'), autoStep('b', { channel: 'linked', branch: 'unreached', of: 'a' })]
  const { id } = await putAutoRun(server.database, company, autoPlan(steps))
  const process = openAutoProcess(server.database, letters, (channel) =>
    channel === 'linked'
      ? tookIt
      : { kind: 'account', passes: false, atOnce: true, pauses: 'senderRefused', code: '535', text: 'locked' },
  )
  await until(() => isOver(id))
  await process.stop()
  const run = await readAutoRun(server.database, id)
  expect(run.state).toBe('done')
  expect(arrow(run, 'a').state).toBe('failed')
  expect(arrow(run, 'b')).toMatchObject({ state: 'done', on: 5 })
  expect(autoStatusOf(run)).toEqual({ of: 'wt', is: 'done' })
  expect(letters.written.map(({ channel }) => channel)).toEqual(Array.from({ length: 5 }, () => 'linked'))
})

test('closing ends it: who waits gets nothing, and what was counted still adds up', async () => {
  const company = await autoCompany(server.database)
  await putContacts(server.database, company, people(30))
  const letters: Letters = { written: [] }
  const steps = [autoStep('a'), autoStep('b', { wait_days: 1 })]
  const { id } = await putAutoRun(server.database, company, autoPlan(steps))
  const process = openAutoProcess(server.database, letters)
  await until(async () => (await readAutoRun(server.database, id)).flow.some(({ waits_for }) => waits_for === 'step'))
  await commandAutoRun(server.database, company, id, 'close')
  expect((await readAutoRun(server.database, id)).closes_at).toBeGreaterThan(Date.now())
  await until(() => isOver(id))
  await process.stop()
  const run = await readAutoRun(server.database, id)
  expect(run.state).toBe('closed')
  expect(letters.written).toHaveLength(30)
  expect(brokenArrows(run.flow)).toEqual([])
})

test('a paused run pauses what it sends, and goes on with exactly those who are left', async () => {
  const company = await autoCompany(server.database)
  await putContacts(server.database, company, people(16))
  const letters: Letters = { written: [] }
  const { id } = await putAutoRun(server.database, company, autoPlan([autoStep('a')]))
  const process = openAutoProcess(server.database, letters, () => tookIt, 10)
  await until(async () => letters.written.length >= 10)
  await commandAutoRun(server.database, company, id, 'pause')
  await until(async () => (await taskNow(server.database, autoTaskIdOf(id, 'a', 'rest'))).status === 'paused')
  const sofar = letters.written.length
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(letters.written).toHaveLength(sofar)
  await commandAutoRun(server.database, company, id, 'resume')
  await until(() => isOver(id))
  await process.stop()
  expect(letters.written).toHaveLength(16)
  expect(new Set(letters.written.map(({ contact }) => contact)).size).toBe(16)
})

test('what was found waits for a person who wants to look at it, and who is deleted meanwhile is left out', async () => {
  const company = await autoCompany(server.database)
  const contacts = await putContacts(server.database, company, people(5))
  const letters: Letters = { written: [] }
  const { id } = await putAutoRun(server.database, company, autoPlan([autoStep('a')], { review: 'hand' }))
  const process = openAutoProcess(server.database, letters)
  await until(async () => (await readAutoRun(server.database, id)).flow.some(({ waits_for }) => waits_for === 'review'))
  await server.database.pool.query('update contact set deleted_at = server_now() where id = $1', [contacts[0]!.id])
  await commandAutoRun(server.database, company, id, 'approve')
  await until(() => isOver(id))
  await process.stop()
  const run = await readAutoRun(server.database, id)
  expect(arrow(run, 'review')).toMatchObject({ from: 5, on: 4, out: { gone: 1 } })
  expect(letters.written).toHaveLength(4)
})

test('whom an earlier run wrote to is left out, and no more than asked for are frozen', async () => {
  const company = await autoCompany(server.database)
  await putContacts(server.database, company, people(8))
  const letters: Letters = { written: [] }
  const first = await putAutoRun(server.database, company, autoPlan([autoStep('a')], { most_people: 3 }))
  expect(arrow(await wentThrough(first.id, letters), 'freeze')).toMatchObject({ on: 3, out: { beyondMost: 5 } })
  const second = await putAutoRun(server.database, company, autoPlan([autoStep('a')]))
  expect(arrow(await wentThrough(second.id, letters), 'freeze')).toMatchObject({ on: 5, out: { hadEarlier: 3 } })
  expect(letters.written).toHaveLength(8)
  const again = await putAutoRun(server.database, company, autoPlan([autoStep('a')], { again_days: 0 }))
  expect(arrow(await wentThrough(again.id, letters), 'freeze')).toMatchObject({ on: 8 })
})

test('a source that finds nobody ends the run, and writes to nobody', async () => {
  const company = await autoCompany(server.database)
  const { id } = await putAutoRun(server.database, company, autoPlan([autoStep('a')]))
  const letters: Letters = { written: [] }
  expect(await wentThrough(id, letters)).toMatchObject({ state: 'done', phase: 'end' })
  expect(letters.written).toEqual([])
})

test('the cap counts the messages of a run as one, and still holds for those of another run', async () => {
  const company = await autoCompany(server.database)
  await setContactCap(server.database, company, { messages: 1, days: 3 })
  await putContacts(server.database, company, people(4))
  const letters: Letters = { written: [] }
  const steps = [autoStep('a'), autoStep('b', { channel: 'linked', branch: 'notOpened', of: 'a' })]
  const first = await putAutoRun(server.database, company, autoPlan(steps))
  expect(await wentThrough(first.id, letters)).toMatchObject({ state: 'done' })
  expect(letters.written.map(({ channel }) => channel)).toEqual([
    ...Array.from({ length: 4 }, () => 'email'),
    ...Array.from({ length: 4 }, () => 'linked'),
  ])
  const again = await putAutoRun(server.database, company, autoPlan([autoStep('a')], { again_days: 0 }))
  const process = openAutoProcess(server.database, letters)
  const held = async () =>
    (await readReceivers(server.database, autoTaskIdOf(again.id, 'a', 'rest'), company.account)).map(
      ({ reason }) => reason,
    )
  await until(async () => (await held()).every((reason) => reason === 'overCap') && (await held()).length === 4)
  await process.stop()
  expect(letters.written).toHaveLength(8)
})

const unknownNumbers = (count: number) =>
  people(count).map((one) => ({
    ...one,
    phones: one.phones!.map((phone) => ({ ...phone, is_wt: 'unvalidated' as const })),
  }))

test('numbers that no phone can look up are a verification exception, and mails go out meanwhile', async () => {
  const company = await autoCompany(server.database)
  await putContacts(server.database, company, unknownNumbers(3))
  const away = linkedRow(company, newTestId(), { state: 'waiting' })
  await put(server.database, company, 'channel_account', [away])
  const letters: Letters = { written: [] }
  const byPhone = autoStep('b', { channel: 'linked', senders: [away.id], verify_count: 100, most: 100 })
  const { id } = await putAutoRun(server.database, company, autoPlan([autoStep('a'), byPhone]))
  const process = openAutoProcess(server.database, letters)
  const stuck = async () => autoStatusOf(await readAutoRun(server.database, id)).is === 'verificationException'
  await until(stuck)
  const waiting = await readAutoRun(server.database, id)
  expect(autoStatusOf(waiting)).toEqual({ of: 'wt', is: 'verificationException' })
  expect(autoFaultsOf(waiting)).toEqual([{ key: 'b', why: 'phonesAway' }])
  expect(brokenArrows(waiting.flow)).toEqual([])
  expect(letters.written.map(({ channel }) => channel)).toEqual(['email', 'email', 'email'])
  // The phone is back, finds one of them, one that is nobody’s, and hears nothing of the third.
  const { rows: asked } = await server.database.pool.query<{ number: string }>(
    'select number from number_question where account_id = $1 order by number',
    [company.account],
  )
  const [known, nobody, silent] = asked.map(({ number }) => number)
  await settleAnswered(
    server.database,
    { account: company.account, id: away.id },
    { registered: [{ number: known!, jid: `${known}@s.whatsapp.net` }], unregistered: [nobody!], unclear: [] },
  )
  for (let n = 0; n < mostSilences; n++)
    await settleSilent(server.database, { account: company.account, id: away.id }, [silent!])
  await until(() => isOver(id))
  await process.stop()
  const run = await readAutoRun(server.database, id)
  expect(arrow(run, 'b')).toMatchObject({ state: 'done', from: 3, out: { unverified: 1 } })
  expect(brokenArrows(run.flow)).toEqual([])
})

test('where the first message needs numbers, the run waits for a phone before it is frozen', async () => {
  const company = await autoCompany(server.database)
  await putContacts(server.database, company, unknownNumbers(2))
  const away = linkedRow(company, newTestId(), { state: 'ended' })
  await put(server.database, company, 'channel_account', [away])
  const step = autoStep('a', { channel: 'linked', senders: [away.id], verify_count: 100, most: 100 })
  const { id } = await putAutoRun(server.database, company, autoPlan([step]))
  const process = openAutoProcess(server.database, { written: [] })
  await until(async () => autoStatusOf(await readAutoRun(server.database, id)).is === 'verificationException')
  await process.stop()
  const run = await readAutoRun(server.database, id)
  expect(autoFaultsOf(run)).toEqual([{ key: 'verify', why: 'phonesAway' }])
  expect(autoStatusOf(run)).toEqual({ of: 'wt', is: 'verificationException' })
})

test('a run whose only account was lost tries it once more when its user lets it go on', async () => {
  const company = await autoCompany(server.database)
  await putContacts(server.database, company, people(60))
  const letters: Letters = { written: [] }
  const { id } = await putAutoRun(server.database, company, autoPlan([autoStep('a')]))
  let isLost = true
  const process = openAutoProcess(server.database, letters, () =>
    isLost
      ? { kind: 'account', passes: false, atOnce: true, pauses: 'senderRefused', code: '535', text: 'locked' }
      : tookIt,
  )
  await until(async () => (await readAutoRun(server.database, id)).state === 'failed')
  expect(autoFaultsOf(await readAutoRun(server.database, id))).toEqual([{ key: 'a', why: 'senderRefused' }])
  isLost = false
  await commandAutoRun(server.database, company, id, 'resume')
  await until(async () => (await readAutoRun(server.database, id)).state === 'done')
  await process.stop()
  expect(letters.written).toHaveLength(60)
  expect(new Set(letters.written.map(({ contact }) => contact)).size).toBe(60)
})

test('after a restore a run waits for its user, and what it may have sent since is uncertain, not sent twice', async () => {
  const company = await autoCompany(server.database)
  await putContacts(server.database, company, people(60))
  const began = Date.now() - 3_600_000
  const later = autoStep('b', { channel: 'linked', wait_days: 1 })
  const { id } = await putAutoRun(server.database, company, autoPlan([autoStep('a'), later]), { began_at: began })
  const sql = (text: string) => server.database.pool.query(text)
  await sql(`update sync_server set restored_at = now(), lost_since = now() - interval '30 minutes'`)
  await pauseRestoredRuns(server.database)
  expect(await readAutoRun(server.database, id)).toMatchObject({ state: 'paused', problem: 'restored' })
  const letters: Letters = { written: [] }
  await commandAutoRun(server.database, company, id, 'resume')
  const process = openAutoProcess(server.database, letters)
  const first = autoTaskIdOf(id, 'a', 'first')
  const standing = () => countByStatus(server.database, first)
  await until(async () => (await standing()).uncertain === 50)
  expect(await standing()).toEqual({ uncertain: 50 })
  expect(await taskNow(server.database, first)).toMatchObject({ status: 'paused', problem: 'restored' })
  await until(async () => autoFaultsOf(await readAutoRun(server.database, id)).length > 0)
  expect(autoFaultsOf(await readAutoRun(server.database, id))).toEqual([{ key: 'a', why: 'restored' }])
  await process.stop()
  await sql('update sync_server set restored_at = null, lost_since = null')
  expect(letters.written).toEqual([])
})

test('a step may have begun in the time that was lost only if its turn could have come there', () => {
  const lost = { since: 1_000_000, at: 4_600_000 }
  const run = { began_at: 500_000 }
  const begun = (changes: Parameters<typeof autoStep>[1], begins = 9e6, of: { began_at: number } = run) =>
    mayHaveBegun(of, autoStep('a', changes), { begins, lost })
  expect(begun({})).toBe(true)
  expect(begun({ wait_days: 1 })).toBe(false)
  expect(begun({ wait_days: 1 }, 4_000_000)).toBe(true)
  expect(begun({ not_before: 5_000_000 })).toBe(false)
  expect(begun({}, 9e6, { began_at: 5_000_000 })).toBe(false)
  expect(mayHaveBegun(run, autoStep('a'), { begins: 0, lost: null })).toBe(false)
})

test('on a Monday the main account is told of the week before, once', async () => {
  const company = await autoCompany(server.database)
  await putContacts(server.database, company, people(3))
  const { id } = await putAutoRun(server.database, company, autoPlan([autoStep('a')]))
  await wentThrough(id, { written: [] })
  const monday = `date_trunc('week', now() at time zone 'UTC') at time zone 'UTC' + interval '7 days 9 hours'`
  const clock = (now: string) =>
    server.database.pool.query(
      `create or replace function server_now() returns timestamptz language sql stable as $$ select ${now} $$`,
    )
  const told = async () => {
    const { rows } = await server.database.pool.query<{ values: unknown }>(
      `select content -> 'values' as values from notification where account_id = $1 and content ->> 'key' = 'autoWeek'`,
      [company.account],
    )
    return rows.map(({ values }) => values)
  }
  await tellWeeks(server.database)
  expect(await told()).toEqual([])
  await clock(monday)
  await tellWeeks(server.database)
  await tellWeeks(server.database)
  await clock('now()')
  expect(await told()).toEqual([{ runs: 1, sent: 3, replied: 0 }])
})
