import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { randomFrom } from '../../sample/random.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { openSmsCentre, type SmsCentre, smppStates } from '../../testing/smsCentre.ts'
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

type Put = Awaited<ReturnType<typeof putCentreTask>>
const isDelivered = async ({ rows, status }: Put) =>
  (await status()) === 'done' && (await rows()).every(({ delivered_at }) => delivered_at !== null)
/** Sends a task of which nothing is reported yet. */
async function sentTask(count: number, text = 'See us at stand 5B.') {
  centre.onTaken = () => {}
  const one = await putCentreTask(server, { centre, phones: mobiles(count), message: { text } })
  await workUntil(server, async () => (await one.status()) === 'done')
  return one
}
const pastMinutes = (minutes: number, { account }: Put) =>
  server.database.pool.query(
    `update raw_event set received_at = received_at - make_interval(mins => $2), not_before = server_now()
     where channel_account_id = $1`,
    [account.id, minutes],
  )

test.each([
  [
    'named in hexadecimal and reported in decimal',
    (n: number) => (0xabc00 + n).toString(16),
    (id: string) => `${Number.parseInt(id, 16)}`,
  ],
  [
    'named in decimal and reported in hexadecimal',
    (n: number) => `${300_000 + n}`,
    (id: string) => Number(id).toString(16),
  ],
  [
    'named in capitals with zeros and reported without',
    (n: number) => (0xabc00 + n).toString(16).toUpperCase().padStart(10, '0'),
    (id: string) => id.replace(/^0+/, '').toLowerCase(),
  ],
])('messages that are %s are known again', async (_, nameOf, reported) => {
  centre.nameOf = nameOf
  centre.onTaken = (part) => centre.report(part, { id: reported(part.id) })
  const one = await putCentreTask(server, { centre, phones: mobiles(5) })
  await workUntil(server, () => isDelivered(one))
  expect(await isDelivered(one)).toBe(true)
})

test('receipts count before the answer, long after it, doubled, as text and in parameters', async () => {
  centre.onTaken = (part) => {
    const form = part.number % 2 ? 'text' : 'tags'
    if (part.number % 3 === 0) return
    const times = part.number % 3
    for (let n = 0; n < times; n++) centre.report(part, { form, isEarly: part.number % 5 === 0 })
  }
  const one = await putCentreTask(server, { centre, phones: mobiles(30) })
  await workUntil(server, async () => (await one.status()) === 'done')
  for (const part of centre.taken.filter(({ number }) => number % 3 === 0)) centre.report(part)
  await workUntil(server, () => isDelivered(one))
  const rows = await one.rows()
  expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'sent'))
  await workUntil(server, async () => (await one.events()).every((state) => state === 'done'))
  expect(await one.events()).toHaveLength(30)
})

test('a receipt of a message that nobody knows waits a minute, and is then another one’s', async () => {
  const one = await sentTask(1)
  centre.report(centre.taken[0]!, { id: 'ffff00001111' })
  await workUntil(server, async () => (await one.events()).length === 1)
  expect(await one.events()).toEqual(['new'])
  await pastMinutes(2, one)
  await workUntil(server, async () => (await one.events())[0] !== 'new')
  expect(await one.events()).toEqual(['foreign'])
  expect((await one.rows()).map(({ status, delivered_at }) => [status, delivered_at])).toEqual([['sent', null]])
})

test('receipts of all parts in any order, some of them twice, end as in order: numbers and points', async () => {
  const text = 'Our new lamps are here. '.repeat(18).trim()
  const phones = 40
  const finals: unknown[] = []
  for (const isShuffled of [false, true]) {
    const one = await sentTask(phones, text)
    const parts = centre.taken.splice(0)
    const indexed = new Map(mobiles(phones).map((to, n) => [to, n]))
    const told = parts.flatMap((part) => {
      const nth = indexed.get(part.to)!
      const isLost = nth % 4 === 0 && part.n === 1 + (nth % 3)
      const last = { part, state: isLost ? smppStates.undelivered : smppStates.delivered }
      return [{ part, state: smppStates.onItsWay }, last, last]
    })
    const random = randomFrom(11)
    const order = isShuffled
      ? told
          .map((fields) => ({ fields, at: random.next() }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ fields }) => fields)
      : told
    for (const { part, state } of order) centre.report(part, { state })
    await workUntil(server, async () => centre.unheard() === 0 && (await one.events()).every((now) => now === 'done'))
    const rows = await one.rows()
    finals.push([rows.map(({ status, reason, returned }) => [status, reason, returned]), await one.left()])
  }
  expect(finals[1]).toEqual(finals[0])
  expect(finals[0]).toMatchObject([expect.arrayContaining([['returned', 'unreachable', 'soft']]), 1_000 - 3 * 30])
})

test('a message centre is asked after messages that it did not report for long, and one that cannot be asked is left alone', async () => {
  const one = await sentTask(3)
  const [first, second] = centre.taken
  centre.stateOf = (id) => (id === first!.id ? smppStates.delivered : id === second!.id ? smppStates.expired : null)
  await server.database.pool.query(
    `update provider_ref set at = at - interval '1 hour' where channel_account_id = $1`,
    [one.account.id],
  )
  const lookAgain = () =>
    server.database.pool.query('update channel_hearing set asks_at = server_now() where channel_account_id = $1', [
      one.account.id,
    ])
  await lookAgain()
  await workUntil(server, async () => (await one.rows()).some(({ status }) => status === 'returned'))
  const stands = async () =>
    (await one.rows()).map(({ status, reason, delivered_at }) => [status, reason, delivered_at !== null]).toSorted()
  const settled = [
    ['returned', 'unreachable', false],
    ['sent', '', false],
    ['sent', '', true],
  ]
  expect(await stands()).toEqual(settled)
  centre.stateOf = null
  await lookAgain()
  await workUntil(server, async () => {
    const { rows } = await server.database.pool.query<{ isAsked: boolean }>(
      'select asks_at > server_now() as "isAsked" from channel_hearing where channel_account_id = $1',
      [one.account.id],
    )
    return rows[0]!.isAsked
  })
  expect(await stands()).toEqual(settled)
})
