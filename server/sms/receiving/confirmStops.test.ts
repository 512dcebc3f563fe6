import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { companyProfileIdOf } from '#domain/conversations/companyProfile'
import { status } from '../../channels/sms/pdu.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { put } from '../../testing/emailCompany.ts'
import { openSmsCentre, type SmsCentre } from '../../testing/smsCentre.ts'
import { mobiles, putCentreTask, workUntil } from '../../testing/smsTask.ts'
import { heardEvent, keepEvents } from './events.ts'

let server: TestDatabase
let centre: SmsCentre
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())
beforeEach(async () => {
  centre = await openSmsCentre()
})
afterEach(() => centre.stop())

type Put = Awaited<ReturnType<typeof putCentreTask>>
const [number] = mobiles(1) as [string]
async function saidStop(): Promise<Put> {
  centre.onTaken = () => {}
  const one = await putCentreTask(server, { centre, phones: [number] })
  await workUntil(server, async () => (await one.status()) === 'done')
  centre.taken.length = 0
  const owner = { account: one.company.account, channelAccount: one.account.id }
  const heard = { kind: 'message', ref: '', from: number, to: '1', text: 'STOP', at: null } as const
  await keepEvents(server.database).add(heardEvent(owner, heard))
  return one
}
const dueAtOnce = ({ account }: Put) =>
  server.database.pool.query('update raw_event set not_before = server_now() where channel_account_id = $1', [
    account.id,
  ])
const tries = async ({ account }: Put) => {
  const { rows } = await server.database.pool.query<{ tries: number }>(
    `select tries from raw_event where channel_account_id = $1 and body ? 'confirm'`,
    [account.id],
  )
  return rows[0]?.tries ?? 0
}

test('a STOP that could not be confirmed is confirmed later, by whatever process, once and for no points', async () => {
  const one = await saidStop()
  const before = await one.left()
  centre.rule = (step) => (step === 'submit' ? status.throttled : undefined)
  await workUntil(server, async () => (await tries(one)) > 0)
  expect(centre.taken).toEqual([])
  centre.rule = () => undefined
  await dueAtOnce(one)
  await workUntil(server, async () => (await one.events()).every((state) => state === 'done'))
  expect(centre.taken.map(({ to, text }) => [to, text])).toEqual([
    [number, 'You will get no more messages from us. Reply START to get them again.'],
  ])
  expect(await one.left()).toBe(before)
})

test('a confirmation that may have arrived is not sent again', async () => {
  const one = await saidStop()
  centre.rule = (step) => (step === 'taken' ? 'drop' : undefined)
  await workUntil(server, async () => centre.taken.length > 0)
  centre.rule = () => undefined
  await dueAtOnce(one)
  await workUntil(server, async () => (await one.events()).every((state) => state === 'done'))
  expect(centre.taken).toHaveLength(1)
})

test('HELP is answered once a day, also to who has stopped, and START once it lifted something', async () => {
  const one = await saidStop()
  const owner = { account: one.company.account, channelAccount: one.account.id }
  const events = keepEvents(server.database)
  const hear = (text: string) =>
    events.add(heardEvent(owner, { kind: 'message', ref: '', from: number, to: '1', text, at: null }))
  const isQuiet = () => workUntil(server, async () => (await one.events()).every((state) => state === 'done'))
  await isQuiet()
  centre.taken.length = 0
  for (const text of ['HELP', 'help!', 'START', 'start']) {
    await hear(text)
    await isQuiet()
  }
  expect(centre.taken.map(({ text }) => text.slice(0, 30))).toEqual([
    'A person reads what you write ',
    'You will get messages from us ',
  ])
})

test('the answer to HELP says the company and its hours, as the main account said them once', async () => {
  const one = await saidStop()
  const { account } = one.company
  const profile = {
    id: companyProfileIdOf(account),
    name: 'Harbour',
    hours: { from: 9, to: 18, days: [0, 1, 2, 3, 4] },
    time_zone: 'Asia/Shanghai',
    created_at: 1,
    updated_at: 1,
  }
  await put(server.database, one.company, 'company_profile', [profile])
  const isQuiet = () => workUntil(server, async () => (await one.events()).every((state) => state === 'done'))
  await isQuiet()
  centre.taken.length = 0
  const owner = { account, channelAccount: one.account.id }
  const help = { kind: 'message', ref: '', from: number, to: '1', text: 'HELP', at: null } as const
  await keepEvents(server.database).add(heardEvent(owner, help))
  await isQuiet()
  // Of two parts.
  expect(centre.taken.map(({ text }) => text).join('')).toMatch(
    /^Harbour: A person reads .* Hours: Mon-Fri 9:00-18:00 \(UTC\+8\)\.$/,
  )
})
