import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { customsCalls as calls } from '#domain/customs/calls'
import { monthsOfYear } from '#domain/customs/comtrade'
import { limits } from '#domain/limits'
import { removeCustomsCompany } from '../../customs/companies.ts'
import {
  askBody as ask,
  bringShipments as bringIn,
  searchShipments as search,
  shipmentOf as shipment,
} from '../../customs/testing/shipments.ts'
import { asSystem } from '../../db/scope.ts'
import { noLog } from '../../log.ts'
import { openSandboxComtrade, sandboxComtradeKey } from '../../sandbox/customs/comtrade.ts'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let comtrade: Awaited<ReturnType<typeof openSandboxComtrade>>
let main: Device
let sub: Device
let stranger: Device
beforeAll(async () => {
  comtrade = await openSandboxComtrade(noLog)
  server = await startTestServer({ comtrade: comtrade.url })
})
afterAll(async () => {
  await server.stop()
  await comtrade.stop()
})
beforeEach(async () => {
  ;({
    main,
    subs: [sub],
  } = (await signedInCompany(server, 1)) as { main: Device; subs: [Device] })
  ;({ main: stranger } = await signedInCompany(server, 0))
  comtrade.next.length = 0
  comtrade.asked.length = 0
})

test('a file is found by word, code, company, country, port, day and weight', async () => {
  await bringIn(main, [
    [shipment(), shipment({ bill: 'BL2', hs: '850440', product: 'chargers', weight_kg: 5, buyer: 'Other' })],
  ])
  const bills = async (filter: object) => (await search(sub, filter)).map(({ bill }) => bill).sort()
  expect(await bills({})).toEqual(['BL1', 'BL2'])
  for (const filter of [
    { product: 'lamp' },
    { product: 'Ceiling LED' },
    { hs: '9405' },
    { buyer: 'bright' },
    { least_kg: 50 },
    {
      hs: '94',
      supplier: 'huamei',
      origin: 'CN',
      destination: 'US',
      port: 'Shanghai',
      from: '2025-03-01',
      to: '2025-03-31',
    },
  ])
    expect([filter, await bills(filter)]).toEqual([filter, ['BL1']])
  for (const filter of [
    { product: 'sofa' },
    { hs: '9406' },
    { to: '2025-03-01' },
    { origin: 'DE' },
    { flow: 'export' },
  ])
    expect([filter, await bills(filter)]).toEqual([filter, []])
})

test('a page that is sent twice and a row that stands in two files count once', async () => {
  const id = newTestId()
  await ask(main, calls.beginFile, { id, name: 'a.csv', seller: '' })
  const page = {
    file: id,
    page: 0,
    rows: [shipment(), shipment({ bill: 'BL2' }), shipment({ product: 'led  LAMPS for ceilings' })],
  }
  const first = (await ask(main, calls.addRows, page)).data
  expect(first).toEqual({ added: 2, doubled: 1, removed: 0 })
  expect((await ask(main, calls.addRows, page)).data).toEqual(first)
  expect((await ask(main, calls.endFile, { id })).data).toMatchObject({ rows: 3, added: 2, is_done: true })
  expect(await bringIn(main, [[shipment()]])).toMatchObject({ added: 0, doubled: 1 })
  expect(await search(main)).toHaveLength(2)
})

test('another company sees and reaches nothing of it', async () => {
  const file = await bringIn(main, [[shipment()]])
  const own = (await search(main))[0]!
  expect(await search(stranger)).toEqual([])
  expect(await search(stranger, { company: own.buyer_id })).toEqual([])
  expect((await ask(stranger, calls.company, { id: own.buyer_id })).error).toBe('notFound')
  expect((await ask(stranger, calls.addRows, { file: file.id, page: 9, rows: [shipment()] })).error).toBe('notFound')
  expect((await ask(stranger, calls.dropFile, { id: file.id })).error).toBe('notFound')
  expect((await ask(stranger, calls.merge, { id: newTestId(), from: own.buyer_id, into: own.supplier_id })).error).toBe(
    'notFound',
  )
  expect((await ask(sub, calls.dropFile, { id: file.id })).error, 'a colleague’s file').toBe('notFound')
  expect((await ask(main, calls.dropFile, { id: file.id })).data).toEqual({ shipments: 1 })
  expect(await search(main)).toEqual([])
})

test('pages of what was found have each row once', async () => {
  const rows = Array.from({ length: limits.shipmentsShown * 2 + 3 }, (_, at) => shipment({ bill: `B${at}` }))
  await bringIn(main, [rows])
  const seen: string[] = []
  for (let after: string | undefined; ; ) {
    const { shipments, next } = (await ask(main, calls.search, { filter: {}, ...(after && { after }) })).data
    seen.push(...shipments.map(({ bill }) => bill))
    if (!next) break
    after = next
  }
  expect(seen.toSorted()).toEqual(rows.map(({ bill }) => bill).toSorted())
})

test('the sums are those of the rows, and only dollars are added up as dollars', async () => {
  await bringIn(main, [
    [
      shipment(),
      shipment({ bill: '2', traded_on: '2025-04-01', weight_kg: null, amount: 500, quantity: 250, unit: 'pcs' }),
      shipment({ bill: '3', traded_on: '2025-04-02', amount: 900, currency: 'EUR', buyer: 'Zed' }),
    ],
  ])
  const { count, is_about, sums } = (await ask(main, calls.statistics, { filter: {} })).data
  expect([count, is_about]).toEqual([3, false])
  const of = (facet: string) => sums.filter((sum: { facet: string }) => sum.facet === facet)
  expect(of('month')).toMatchObject([
    { value: '2025-03', count: 1, usd: 1_000, kg: 100, priced_usd: 1_000, priced_kg: 100, pieces: 0 },
    { value: '2025-04', count: 2, usd: 500, kg: 100, priced_usd: 0, priced_kg: 0, pieces_usd: 500, pieces: 250 },
  ])
  expect(of('buyer')).toMatchObject([
    { name: 'Bright Home Inc.', count: 2 },
    { name: 'Zed', count: 1 },
  ])
  expect(of('origin')).toMatchObject([{ value: 'CN', count: 3 }])
  expect(of('hs')).toMatchObject([{ value: '940511', count: 3 }])
  expect(of('port_to')).toMatchObject([{ value: 'Los Angeles', count: 3 }])
})

test('buyers are ranked by how they grow', async () => {
  const of = (buyer: string, year: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      shipment({ buyer, bill: `${buyer}${year}${at}`, traded_on: `${year}-0${1 + at}-15` }),
    )
  await bringIn(main, [
    [...of('Steady', 2024, 5), ...of('Steady', 2025, 5), ...of('Rising', 2024, 1), ...of('Rising', 2025, 4)],
  ])
  const ranked = async (order: string) =>
    (await ask(main, calls.companies, { filter: { hs: '9405' }, side: 'buyer', order })).data.companies
  expect((await ranked('growth')).map(({ name }: { name: string }) => name)).toEqual(['Rising', 'Steady'])
  expect((await ranked('count'))[0]).toMatchObject({ name: 'Steady', count: 10, recent: 5, previous: 5, country: 'US' })
})

test('two names are one company when somebody says so, and two again when it is taken back', async () => {
  await bringIn(main, [
    [shipment(), shipment({ bill: '2', buyer: 'Bright Homes' }), shipment({ bill: '3', buyer: 'Brighter' })],
  ])
  const named = async (name: string) => (await search(main)).find(({ buyer }) => buyer === name)?.buyer_id as number
  const [into, from, third] = [await named('Bright Home Inc.'), await named('Bright Homes'), await named('Brighter')]
  const before = (await ask(main, calls.company, { id: into })).data
  expect(before.alike.map(({ name }: { name: string }) => name)).toEqual(['Bright Homes'])
  const merge = newTestId()
  await ask(main, calls.merge, { id: merge, from, into })
  expect((await ask(main, calls.merge, { id: merge, from, into })).code, 'sent again').toBe(1)
  const after = (await ask(main, calls.company, { id: from })).data
  expect(after.company).toMatchObject({ id: into, merged: [{ id: from, name: 'Bright Homes', merge }] })
  expect(after.statistics.count).toBe(2)
  expect(await search(main, { buyer: 'homes' })).toHaveLength(2)
  await ask(main, calls.merge, { id: newTestId(), from: into, into: third })
  expect((await ask(main, calls.unmerge, { id: merge })).error, 'what came later goes first').toBe('notFound')
  const later = (await ask(main, calls.company, { id: third })).data.company.merged[0]!
  await ask(main, calls.unmerge, { id: later.merge })
  await ask(main, calls.unmerge, { id: merge })
  expect((await ask(main, calls.company, { id: into })).data.statistics.count).toBe(1)
  expect((await ask(main, calls.company, { id: from })).data.company.name).toBe('Bright Homes')
})

test('a company that asked to be removed stays away from the next import as well', async () => {
  await bringIn(main, [[shipment(), shipment({ bill: '2', buyer: 'Zed' })]])
  const { buyer_id } = (await search(main, { buyer: 'bright' }))[0]!
  expect((await ask(sub, calls.remove, { id: buyer_id })).error).toBe('forbidden')
  expect((await ask(main, calls.remove, { id: buyer_id })).data).toEqual({ shipments: 1 })
  expect(await bringIn(main, [[shipment({ bill: '9', buyer: 'BRIGHT HOME, INC' })]])).toMatchObject({
    added: 0,
    removed: 1,
  })
  expect((await search(main)).map(({ buyer }) => buyer)).toEqual(['Zed'])
})

const question = { reporter: null, period: '2024', hs: '9405', flow: 'M' }
const trade = async (device: Device, more: object = {}) => (await ask(device, calls.trade, { question, ...more })).data

test('what UN Comtrade said once is not asked again', async () => {
  const first = await trade(main)
  expect(first).toMatchObject({ problem: null, answer: { is_whole: true } })
  const us = first.answer!.rows.find(({ country }) => country === 'US')
  expect(us).toMatchObject({ reporter: 842, partner: 0, revision: 'H6' })
  expect(await trade(sub)).toEqual(first)
  expect(comtrade.asked).toHaveLength(1)
  expect(comtrade.asked[0]).toMatch(/^\/public\/v1\/preview\/C\/A\/HS\?/)
  await trade(main, { anew: true })
  expect(comtrade.asked).toHaveLength(2)
  expect((await ask(main, calls.state, {})).data.comtrade).toEqual({ has_key: false, asked_today: 2, most_a_day: 100 })
})

test('the partners of one country have the World apart from them', async () => {
  const { answer } = (await ask(main, calls.trade, { question: { ...question, reporter: 842 } })).data
  const world = answer!.rows.find(({ partner }) => partner === 0)!
  const sum = answer!.rows.reduce((all, row) => all + (row.partner ? row.usd : 0), 0)
  expect(world.usd).toBeGreaterThan(sum)
})

test('a key goes along sealed, and one that is wrong is told', async () => {
  await ask(main, calls.setKey, { key: sandboxComtradeKey })
  expect((await trade(main)).answer!.rows.length).toBeGreaterThan(20)
  expect(comtrade.asked[0]).toMatch(/^\/data\/v1\/get\/C\/A\/HS\?/)
  const { rows } = await server.database.pool.query('select sealed from customs_key')
  expect(JSON.stringify(rows)).not.toContain(sandboxComtradeKey)
  await ask(main, calls.setKey, { key: 'wrong' })
  expect(await trade(main, { anew: true })).toMatchObject({ problem: 'key', answer: { is_whole: true } })
  expect((await ask(sub, calls.setKey, { key: '' })).error).toBe('forbidden')
})

test.each([
  [
    { status: 429, headers: { 'retry-after': '2' }, body: { statusCode: 429, message: 'Try again in 2 seconds.' } },
    'rate',
  ],
  [{ status: 500, body: 'oops' }, 'busy'],
  [{ status: 200, body: '' }, 'unreadable'],
  [{ status: 200, body: { data: [], error: 'The service is busy' } }, 'busy'],
  [{ status: 200, body: { elapsedTime: '0' } }, 'unreadable'],
])('%j is told as it is, and kept for nothing', async (said, problem) => {
  comtrade.next.push(said)
  expect(await trade(main)).toMatchObject({ answer: null, problem })
  expect(await trade(main)).toMatchObject({ problem: null, answer: { is_whole: true } })
})

test('an answer of 100,000 rows is told to be too large, and read by nobody', async () => {
  const row = {
    reporterCode: 842,
    partnerCode: 0,
    reporterDesc: 'USA',
    primaryValue: 1,
    classificationCode: 'H6',
    qty: 1,
  }
  comtrade.next.push({ body: { count: 100_000, data: Array.from({ length: 100_000 }, () => row), error: '' } })
  expect(await trade(main)).toMatchObject({ answer: null, problem: 'tooLarge' })
})

const months = { reporter: 842, hs: '9405', flow: 'M', periods: monthsOfYear(2024) }
const series = async (device: Device) => (await ask(device, calls.tradeSeries, months)).data

test('the months of a year are twelve questions without a key and one with it, and are known from then on', async () => {
  const told = await series(main)
  expect(comtrade.asked).toHaveLength(12)
  expect(told.lines[0]).toMatchObject({ partner: 0, values: { length: 12 } })
  expect(told.lines.length).toBeGreaterThan(3)
  expect(await series(sub)).toEqual(told)
  expect(comtrade.asked).toHaveLength(12)
  await ask(stranger, calls.setKey, { key: sandboxComtradeKey })
  expect((await series(stranger)).lines).toEqual(told.lines)
  expect(comtrade.asked).toHaveLength(13)
})

test('what was answered before UN Comtrade wanted a pause is shown, and the rest is asked later', async () => {
  const year = { ...months, periods: ['2022', '2023', '2024'] }
  await ask(main, calls.trade, { question: { reporter: 842, period: '2022', hs: '9405', flow: 'M' } })
  comtrade.next.push({ status: 429, headers: { 'retry-after': '2' }, body: {} })
  const half = (await ask(main, calls.tradeSeries, year)).data
  expect(half).toMatchObject({ problem: 'rate' })
  expect(half.lines[0]!.values.map(({ period }) => period)).toEqual(['2022'])
  expect((await ask(main, calls.tradeSeries, year)).data).toMatchObject({
    problem: null,
    lines: [{ values: { length: 3 } }, {}, {}, {}, {}, {}, {}],
  })
})

test('a year that is not there yet is asked for again', async () => {
  const later = { question: { ...question, period: '2026' } }
  expect((await ask(main, calls.trade, later)).data).toMatchObject({ problem: null, answer: { rows: [] } })
  await ask(main, calls.trade, later)
  expect(comtrade.asked).toHaveLength(2)
})

test('no more is asked in a day than UN Comtrade takes', async () => {
  await trade(main)
  await server.database.pool.query('update customs_budget set questions = $1', [limits.comtradePreviewsADay])
  expect(await trade(main, { anew: true })).toMatchObject({ problem: 'budget', answer: { is_whole: true } })
  expect(comtrade.asked).toHaveLength(1)
})

test('a page that comes while a company is removed brings nothing of it back', async () => {
  await bringIn(main, [[shipment()]])
  const [known] = await search(main)
  const id = newTestId()
  await ask(main, calls.beginFile, { id, name: 'april.csv', seller: 'Seller' })
  const page = await asSystem(server.database, async (connection) => {
    await removeCustomsCompany(connection, main.user.account, known!.buyer_id!)
    const sent = ask(main, calls.addRows, { file: id, page: 0, rows: [shipment({ bill: 'BL9' })] })
    const first = await Promise.race([sent, sleep(500, 'waits')])
    expect(first).toBe('waits')
    return { sent }
  })
  expect((await page.sent).data).toEqual({ added: 0, doubled: 0, removed: 1 })
  expect(await search(main)).toEqual([])
})

test('a user who saved a search is told once of a file that brings what matches, and nobody else is', async () => {
  const save = async (device: Device, name: string, filter: object, has_alert = true) =>
    expect((await device.does('shipment_search.create', { id: newTestId(), name, filter, has_alert })).status).toBe(
      'applied',
    )
  await save(sub, 'Lamps', { hs: '9405', origin: 'CN' })
  await save(sub, 'Chairs', { hs: '9401' })
  await save(main, 'Lamps without a notice', { hs: '9405' }, false)
  await save(stranger, 'Lamps', { hs: '9405' })
  await bringIn(main, [[shipment(), shipment({ bill: 'BL2' }), shipment({ bill: 'BL3', hs: '850440' })]])
  const told = async () => {
    const { rows } = await server.database.pool.query<{ user: string; content: object; link: string }>(
      `select "user", content, link from notification where type = 'customs' order by createtime`,
    )
    return rows
  }
  await vi.waitFor(async () => expect(await told()).toHaveLength(1), { timeout: 10_000 })
  expect(await told()).toEqual([
    {
      user: sub.user.id,
      content: { key: 'shipmentsFound', values: { name: 'Lamps', count: 2, file: 'march.csv' } },
      link: '/customsData/shipments?hs=9405&origin=CN',
    },
  ])
})
