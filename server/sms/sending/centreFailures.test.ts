import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { status } from '../../channels/sms/pdu.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { openSmsCentre, type SmsCentre, smppStates, type TakenPart } from '../../testing/smsCentre.ts'
import { mobiles, putCentreTask, workUntil } from '../../testing/smsTask.ts'

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

const long = 'Our new lamps are here. '.repeat(18).trim()
const timesOf = (part: 'to' | 'text') =>
  [...Map.groupBy(centre.taken, (one) => one[part]).values()].map((some) => some.length)

test('a message centre that wants them slower gets them slower, each of them once', async () => {
  const refusedOnce = new Set<string>()
  centre.rule = (step, part) => {
    if (step !== 'submit' || refusedOnce.has(part!.to)) return undefined
    refusedOnce.add(part!.to)
    return status.throttled
  }
  const one = await putCentreTask(server, { centre, phones: mobiles(20) })
  await workUntil(server, async () => (await one.status()) === 'done', { waitsMs: [5, 10] })
  expect((await one.rows()).map((row) => row.status)).toEqual(Array.from({ length: 20 }, () => 'sent'))
  expect(timesOf('to')).toEqual(Array.from({ length: 20 }, () => 1))
  expect(await one.left()).toBe(980)
})

test('one that wants nothing for now holds everybody up, at no points, and gets them later', async () => {
  centre.rule = (step) => (step === 'submit' ? status.throttled : undefined)
  const one = await putCentreTask(server, { centre, phones: mobiles(3) })
  const statuses = async () => (await one.rows()).map((row) => row.status)
  await workUntil(server, async () => (await statuses()).join() === 'held,held,held', { waitsMs: [5] })
  expect((await one.rows()).map(({ reason, handed_over_at }) => [reason, handed_over_at])).toEqual(
    Array.from({ length: 3 }, () => ['backOff', null]),
  )
  expect([await one.left(), await one.held()]).toEqual([1_000, 0])
  centre.rule = () => undefined
  await server.database.pool.query(
    `update campaign_receiver set not_before = server_now() where task_id = $1 and status = 'held'`,
    [one.task],
  )
  await server.database.pool.query(`delete from campaign_pace where sender_id = $1`, [one.account.id])
  await workUntil(server, async () => (await one.status()) === 'done')
  expect(await statuses()).toEqual(['sent', 'sent', 'sent'])
  expect(centre.taken).toHaveLength(3)
  expect(await one.left()).toBe(997)
})

test('one that takes a message and falls silent leaves it uncertain, and it is not sent again', async () => {
  const [silent] = mobiles(3)
  centre.rule = (step, part) => (step === 'taken' && part!.to === silent ? 'hang' : undefined)
  const one = await putCentreTask(server, { centre, phones: mobiles(3) })
  await workUntil(server, async () => (await one.status()) === 'done', { timing: { answerMs: 150 } })
  expect((await one.rows()).map((row) => row.status)).toEqual(['uncertain', 'sent', 'sent'])
  expect(timesOf('to')).toEqual([1, 1, 1])
  expect(await one.left()).toBe(997)
})

test('of a long text that breaks off in the middle nothing is sent again, and its parts say no more than they know', async () => {
  const [broken, failing, whole] = mobiles(3)
  const breaks = new Set([broken, failing])
  centre.rule = (step, part) => {
    if (step !== 'taken' || part!.n !== 2 || !breaks.delete(part!.to)) return undefined
    return 'drop'
  }
  centre.onTaken = (part) => centre.report(part, part.to === failing ? { state: smppStates.undelivered } : {})
  const one = await putCentreTask(server, { centre, phones: [broken!, failing!, whole!], message: { text: long } })
  const stands = async () => (await one.rows()).map((row) => [row.status, row.reason, row.delivered_at !== null])
  await workUntil(
    server,
    async () => {
      const rows = await one.rows()
      return rows[1]?.status === 'returned' && rows[2]!.delivered_at !== null && (await one.status()) === 'done'
    },
    { options: { lanes: 1, loops: 1 } },
  )
  expect(await stands()).toEqual([
    ['uncertain', '', false],
    ['returned', 'unreachable', false],
    ['sent', '', true],
  ])
  const partsTo = (to: string) => centre.taken.filter((part) => part.to === to).map(({ n }) => n)
  expect([broken, failing, whole].map((to) => partsTo(to!))).toEqual([
    [1, 2],
    [1, 2],
    [1, 2, 3],
  ])
  // The one that came back is paid back whole.
  expect(await one.left()).toBe(1_000 - 6)
})

test('a receiver that the message centre refuses for good costs nothing, and the others get theirs', async () => {
  const [wrong] = mobiles(2)
  centre.rule = (step, part) => (step === 'submit' && part!.to === wrong ? status.invalidDestination : undefined)
  const one = await putCentreTask(server, { centre, phones: mobiles(2) })
  await workUntil(server, async () => (await one.status()) === 'done')
  expect((await one.rows()).map((row) => [row.status, row.reason])).toEqual([
    ['failed', 'badAddress'],
    ['sent', ''],
  ])
  expect(await one.left()).toBe(999)
})

const shown = (parts: readonly TakenPart[]) =>
  [...Map.groupBy(parts, ({ to }) => to).values()].map((some) =>
    some.toSorted((a, b) => a.n - b.n).map(({ text }) => text),
  )

test('a sign that a reader sees as one is in one part, whichever two it stands between', async () => {
  const family = '👩‍👩‍👧'
  const phones = mobiles(9)
  const one = await putCentreTask(server, {
    centre,
    phones,
    message: { text: `{{name}}${family}${'好'.repeat(20)}` },
  })
  // Each name is one letter longer, so that the sign crosses from the first part into the second one.
  await server.database.pool.query(
    `update contact set name = repeat('好', 59 + right(name, 1)::int) where account_id = $1`,
    [one.company.account],
  )
  await workUntil(server, async () => (await one.status()) === 'done')
  for (const parts of shown(centre.taken)) expect(parts.filter((part) => part.includes(family))).toHaveLength(1)
  expect(shown(centre.taken).map((parts) => parts.length)).toEqual(phones.map(() => 2))
})

test('a text of as many parts as may be sent arrives whole, and who would get more gets none and pays none', async () => {
  const parts = 10
  const [short, longer] = mobiles(2)
  // 67 characters each; the name of the second receiver makes it one too many.
  const text = `${'好'.repeat(67 * parts - 8)}{{name}}`
  const one = await putCentreTask(server, { centre, phones: [short!, longer!], message: { text } })
  await server.database.pool.query(
    `update contact set name = 'A very long name' where account_id = $1 and phones @> $2`,
    [one.company.account, JSON.stringify([{ full_number: longer }])],
  )
  await workUntil(server, async () => (await one.status()) === 'done' && (await one.held()) === 0)
  expect((await one.rows()).map((row) => [row.status, row.reason])).toEqual([
    ['sent', ''],
    ['failed', 'unwritable'],
  ])
  expect(shown(centre.taken).map((some) => some.join(''))).toEqual([text.replace('{{name}}', 'Person 0')])
  expect(centre.taken).toHaveLength(parts)
  expect(await one.left()).toBe(1_000 - parts)
})
