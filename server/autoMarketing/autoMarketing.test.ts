import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenArrows } from '#domain/autoMarketing/arrow'
import { autoTaskIdOf } from '#domain/autoMarketing/plan'
import { type AutoRun, isAutoRunOpen } from '#domain/autoMarketing/run'
import { autoStatusOf } from '#domain/autoMarketing/status'
import { channelProduct } from '#domain/campaigns/channel'
import type { ContactFields } from '#domain/contacts/contact'
import type { Actor } from '#domain/shared/mutation'
import { changeReceivers } from '../campaigns/ledger/changeReceivers.ts'
import { asSystem } from '../db/scope.ts'
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
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { daytimeCountries } from '../testing/daytime.ts'
import { put, putContacts, taskNow } from '../testing/emailCompany.ts'
import { readReceivers } from '../testing/ledger.ts'
import { until } from '../testing/sending.ts'

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
