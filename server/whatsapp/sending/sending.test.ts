import { createHash, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#domain/products'
import { takeHit } from '../../campaigns/hits/takeHit.ts'
import { waitsOf } from '../../campaigns/sending/waits.ts'
import { asSystem } from '../../db/scope.ts'
import { checkLedger } from '../../ledger/check.ts'
import { grantPoints } from '../../ledger/ledger.ts'
import { moveClock } from '../../testing/clock.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { until } from '../../testing/sending.ts'
import { secondsToDaytime } from '../../testing/smsCompany.ts'
import { mobiles } from '../../testing/smsTask.ts'
import { openTestGraph, type TestGraph } from '../../testing/whatsapp.ts'
import { setWhatsappPrices } from '../../testing/whatsappPrices.ts'
import { openWhatsappSending, putWhatsappTask, sendWhatsappUntil, springTemplate } from '../../testing/whatsappTask.ts'
import { settleCharges } from '../charges.ts'
import { buttonLinks } from './buttonLinks.ts'
import { whatsappLedger } from './ledger.ts'

let server: TestDatabase
let graph: TestGraph
beforeAll(async () => {
  server = await openTestDatabase()
})
afterAll(() => server.stop())
beforeEach(async () => {
  graph = await openTestGraph(server.database)
})
afterEach(() => graph.stop())

const sql = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
type Put = Awaited<ReturnType<typeof putWhatsappTask>>
const hear = () => graph.hear({ charged: settleCharges })
const work = (isOver: () => Promise<boolean>, options = {}) =>
  sendWhatsappUntil(server, isOver, { access: graph.access(), options })
async function putTask(more: Omit<Parameters<typeof putWhatsappTask>[1], 'world'>): Promise<Put> {
  const put = await putWhatsappTask(server, { world: graph.world, ...more })
  graph.tells(put.company, put.number)
  return put
}
const ledgerFaults = async ({ company }: Put) =>
  (await checkLedger(server.database)).filter(({ account }) => account === company.account)
const shown = () => graph.world.shown.filter(({ isOurs }) => isOurs)

test('a template goes to everybody once, with what stands for its variables; it arrives, is read, and an answer is counted', async () => {
  const one = await putTask({ phones: mobiles(3) })
  await work(one.isOver)
  await hear()
  const arrived = shown().toSorted((a, b) => (a.text < b.text ? -1 : 1))
  expect(arrived.map(({ text }) => text)).toEqual([0, 1, 2].map((n) => `Hello Person ${n}, see us at our stand.`))
  expect((await one.rows()).map(({ status, read_at }) => [status, read_at !== null])).toEqual(
    Array.from({ length: 3 }, () => ['sent', true]),
  )
  const [first] = arrived
  graph.world.write(
    first!.person.phone,
    { type: 'button', button: { text: 'Yes, please', payload: 'Yes, please' } },
    first!.id,
  )
  await hear()
  expect((await one.rows()).map(({ replied_at }) => replied_at !== null)).toEqual([true, false, false])
  const { rows: said } = await sql(
    `select m.direction, m.body from message m where m.account_id = $1 order by m.direction desc`,
    one.company.account,
  )
  expect(said).toEqual([
    { direction: 'out', body: 'Hello Person 0, see us at our stand.' },
    { direction: 'in', body: 'Yes, please' },
  ])
  expect(await one.left()).toBe(997)
})

test('a button that leads over our own address has its taps counted for the task; one that leads elsewhere stays as it is', async () => {
  const base = 'https://fair.example'
  const url = (at: string) => ({ kind: 'url' as const, text: 'Our lamps', url: at, example: `${at.slice(0, -5)}x` })
  const buttons = [url(`${base}/l/{{1}}`), url('https://shop.example/{{1}}')]
  const message = { buttons: { 0: 'https://shop.example/lamps?of={{company}}', 1: 'https://shop.example/new' } }
  const one = await putTask({ phones: mobiles(2), content: { ...springTemplate, name: 'links', buttons }, message })
  const sent: string[] = []
  const send = graph.world.send.bind(graph.world)
  graph.world.send = (request) => {
    sent.push(JSON.stringify(request))
    return send(request)
  }
  const links = buttonLinks({ digest: (...of) => createHash('sha256').update(of.join(' ')).digest() }, base)
  await sendWhatsappUntil(server, one.isOver, { access: graph.access(), links })
  const { rows } = await sql(
    'select code, receiver_id as receiver, number, url from sms_link where account_id = $1 order by code',
    one.company.account,
  )
  expect(rows.map(({ number, url: to }) => [number, to])).toEqual(
    Array.from({ length: 2 }, () => [0, 'https://shop.example/lamps?of=']),
  )
  expect(sent.every((body) => body.includes('"text":"https://shop.example/new"'))).toBe(true)
  expect(sent.filter((body) => rows.some(({ code }) => body.includes(`"text":"${code}"`)))).toHaveLength(2)
  // What comes within some seconds is taken for a program's.
  await moveClock(server.database, secondsToDaytime(Date.now()) + 60)
  const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
  const click = { kind: 'click', link: 0, method: 'GET', user_agent: browser, purpose: '', from: 'x' } as const
  await takeHit(server.database, rows[0].receiver, click)
  expect((await one.rows()).filter(({ clicked_at }) => clicked_at !== null).map(({ id }) => id)).toEqual([
    rows[0].receiver,
  ])
})

test('no more people than the portfolio may write to are written to: the others wait, and the task says until when', async () => {
  const one = await putTask({ phones: mobiles(253), told: { limit: 'TIER_250' } })
  await sql(
    `insert into whatsapp_person (account_id, portfolio, person, written_at) values ($1, '900000', $2, server_now() - interval '1 hour')`,
    one.company.account,
    '4915112345678',
  )
  await work(async () => ((await one.counts()).sent ?? 0) === 249 && (await one.held()) === 0)
  expect(await one.counts()).toEqual({ sent: 249, waiting: 4 })
  const of = { account: one.company.account, task: one.task }
  const waits = await asSystem(server.database, (connection) => waitsOf(connection, of, { whatsapp: whatsappLedger }))
  const { rows } = await sql(`select (extract(epoch from server_now()) * 1000)::bigint as now`)
  expect(waits.map(({ why }) => why)).toEqual(['dailyPeople'])
  expect(Math.round((waits[0]!.until! - rows[0].now) / 3_600_000)).toBe(23)
  // Who wrote to the number is answered, and does not count.
  graph.world.write(mobiles(253)[252]!, { type: 'text', text: { body: 'Hello' } })
  await hear()
  await sql(
    `update conversation set window_until = (extract(epoch from server_now()) * 1000)::bigint + 3600000 where account_id = $1`,
    one.company.account,
  )
  await work(async () => (await one.counts()).sent === 250)
  expect(await one.counts()).toEqual({ sent: 250, waiting: 3 })
  await sql(
    `update whatsapp_person set written_at = written_at - interval '24 hours' where account_id = $1`,
    one.company.account,
  )
  await work(one.isOver)
  expect(await one.counts()).toEqual({ sent: 253 })
  expect(new Set(shown().map(({ person }) => person.phone)).size).toBe(shown().length)
})

test('people whom another number of the portfolio wrote to count as well', async () => {
  const one = await putTask({ phones: mobiles(4), told: { limit: 'TIER_250' } })
  await sql(
    `insert into whatsapp_person (account_id, portfolio, person, written_at)
     select $1, '900000', '4915' || n, server_now() from generate_series(1000000, 1000247) n`,
    one.company.account,
  )
  await work(async () => ((await one.counts()).sent ?? 0) === 2 && (await one.held()) === 0)
  expect(await one.counts()).toEqual({ sent: 2, waiting: 2 })
})

test('points that end at one message end the task there, and more let it go on', async () => {
  const one = await putTask({ phones: mobiles(5), points: 3 })
  await work(one.isOver, { batch: 2 })
  expect([await one.status(), await one.problem()]).toEqual(['paused', 'mailPointsInsufficient'])
  expect(await one.counts()).toEqual({ sent: 3, waiting: 2 })
  expect([await one.left(), await one.held()]).toEqual([0, 0])
  expect(await ledgerFaults(one)).toEqual([])
})

test('what Meta charges settles the points once: free ones come back, dearer ones are taken, doubled statuses change nothing', async () => {
  await setWhatsappPrices(server.database, { marketing: 5, utility: 2 })
  const one = await putTask({ phones: mobiles(3), points: 100 })
  graph.hold()
  await work(one.isOver)
  expect(await one.left()).toBe(85)
  const [first, second, third] = mobiles(3)
  const bodies = (await graph.release()).map((body) => {
    if (body.includes(first!)) return body.replace('"type":"regular"', '"type":"free_entry_point"')
    return body.includes(second!) ? body.replace('"category":"marketing"', '"category":"utility"') : body
  })
  const owner = { account: one.company.account, channelAccount: one.number.id }
  for (const body of [...bodies, ...bodies.toReversed()]) await graph.keep(owner, body)
  await hear()
  const costs = Object.fromEntries((await one.rows()).map(({ address, cost }) => [address, cost]))
  expect(costs).toEqual({ [first!]: 0, [second!]: 2, [third!]: 5 })
  expect(await one.left()).toBe(93)
  expect(await ledgerFaults(one)).toEqual([])
  await sql(`delete from price_line`)
})

test('who wants no advertising is in the suppression list, who has had enough of it is left alone for a day, and both cost nothing', async () => {
  const [stopped, tired] = mobiles(2, 50)
  graph.world.person(stopped!, { manner: 'stopped' })
  graph.world.person(tired!, { manner: 'tooMany' })
  const one = await putTask({ phones: [stopped!, tired!] })
  await work(one.isOver)
  await hear()
  expect(await one.counts()).toEqual({ returned: 2 })
  expect(await one.left()).toBe(1_000)
  const { rows: suppressed } = await sql(
    `select value as address, reason from suppression where account_id = $1 and deleted_at is null`,
    one.company.account,
  )
  expect(suppressed).toEqual([{ address: stopped, reason: 'unsubscribed' }])
  const { rows: resting } = await sql(
    `select person, extract(epoch from not_before - server_now()) > 86000 as "isLong" from whatsapp_person
     where account_id = $1 and not_before is not null`,
    one.company.account,
  )
  expect(resting).toEqual([{ person: tired, isLong: true }])
})

test('a template that Meta has paused stops the task, and says so; nobody is missed', async () => {
  const one = await putTask({ phones: mobiles(3) })
  const [template] = graph.world.templates.keys()
  graph.world.judgeTemplate(template!, 'PAUSED')
  await work(one.isOver)
  expect([await one.status(), await one.problem()]).toEqual(['paused', 'templateNotReady'])
  expect(await one.counts()).toEqual({ waiting: 3 })
  expect(await one.left()).toBe(1_000)
})

test('one that is not approved, or lacks a value, does not even begin', async () => {
  const lacking = await putTask({ phones: mobiles(1), message: { texts: {} } })
  await work(lacking.isOver)
  expect(await lacking.problem()).toBe('messageFaulty')
  const content = { ...springTemplate, name: 'autumn' }
  const pending = await putTask({ phones: mobiles(1), content })
  await sql(`update whatsapp_template set state = 'pending' where id = $1`, pending.template.id)
  await sql(`update campaign_task set status = 'inProgress', problem = '', rev = rev + 1 where id = $1`, pending.task)
  await work(pending.isOver)
  expect(await pending.problem()).toBe('templateNotReady')
})

test('a token that was taken back stops the number, which says why', async () => {
  const one = await putTask({ phones: mobiles(3) })
  const access = graph.access()
  const setting = { ...access.setting, token: 'another' }
  await sendWhatsappUntil(server, one.isOver, { access: { ...access, setting } })
  expect([await one.status(), await one.problem()]).toEqual(['paused', 'senderRefused'])
  await until(async () => {
    const { rows } = await sql('select problem from channel_account where id = $1', one.number.id)
    return rows[0].problem === 'token'
  })
  expect(await one.counts()).toEqual({ waiting: 3 })
})

test('two processes share a task, and each receiver is written to once', async () => {
  const one = await putTask({ phones: mobiles(300), told: { throughput: 'high' } })
  const processes = [1, 2].map(() =>
    openWhatsappSending(server, { access: graph.access(), options: { batch: 20, portion: 300 } }),
  )
  await until(one.isOver)
  await Promise.all(processes.map(({ stop }) => stop()))
  expect(await one.counts()).toEqual({ sent: 300 })
  expect(shown()).toHaveLength(300)
  expect(new Set(shown().map(({ person }) => person.phone)).size).toBe(300)
  expect(await one.left()).toBe(700)
})

test('a picture of the header is handed to Meta once for the task and the number, and again when Meta has forgotten it', async () => {
  const hash = 'c'.repeat(64)
  const file = { hash, name: 'lamp.png', mime: 'image/png' as const, size: 8 }
  const content = { ...springTemplate, name: 'lamps', header: { kind: 'image' as const, file } }
  const one = await putTask({ phones: mobiles(3), content, points: 2 })
  await sql(
    `insert into blob (account_id, sha256, size, mime, key) values ($1, $2, 8, 'image/png', $2)`,
    one.company.account,
    hash,
  )
  const blobs = new Map([[hash, new Uint8Array(8)]])
  const access = graph.access()
  await sendWhatsappUntil(server, one.isOver, { access, blobs })
  expect([await one.status(), graph.world.files.size]).toEqual(['paused', 1])
  graph.world.files.clear()
  const { account } = one.company
  const product = products.fairleadWTMarketing
  await asSystem(server.database, (connection) =>
    grantPoints(connection, { account, uid: randomUUID(), user: null, product, points: 1 }),
  )
  await sql(`update campaign_task set status = 'inProgress', problem = '', rev = rev + 1 where id = $1`, one.task)
  await sendWhatsappUntil(server, one.isOver, { access, blobs })
  expect(await one.counts()).toEqual({ sent: 3 })
  expect(graph.world.files.size).toBe(1)
  expect(shown()).toHaveLength(3)
})
