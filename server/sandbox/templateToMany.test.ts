import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { billingCalls } from '#domain/billing/calls'
import { campaignCalls } from '#domain/campaigns/calls'
import { sumCounts } from '#domain/campaigns/statistics/countedDays'
import { type Counts, sendCountsIn } from '#domain/campaigns/statistics/counters'
import { products } from '#domain/products'
import { numberCalls } from '#domain/whatsapp/numberCalls'
import { isSoak, minutes } from '../../tests/amounts.ts'
import { importPrices } from '../campaigns/prices/importPrices.ts'
import { asSystem } from '../db/scope.ts'
import { grantPoints } from '../ledger/ledger.ts'
import { noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import { readSettings } from '../settings.ts'
import { startServer } from '../start.ts'
import { copyCluster } from '../testing/cluster.ts'
import { setContactCap } from '../testing/contactCap.ts'
import { putDemoNumber } from '../testing/demoNumber.ts'
import { untilDaytime } from '../testing/demoPhones.ts'
import { type DemoProcess, startDemoProcess } from '../testing/demoProcess.ts'
import { Device } from '../testing/device.ts'
import { putPhones } from '../testing/smsCompany.ts'
import { mobiles } from '../testing/smsTask.ts'
import { putApproved, putTaskOver, springTemplate } from '../testing/whatsappTask.ts'

// The demo's two portfolios: one may write to 2,000 people a day, the other one to 250.
const many = isSoak ? 1_000 : 260
const smallLimit = 250
const price = 4
const granted = 10_000
const product = products.fairleadWTMarketing
const user = { username: 'kai', password: 'fair winds 2026' }

const data = mkdtempSync(join(tmpdir(), 'fairlead-template-'))
let process: DemoProcess | undefined
let url = ''
let port = '0'
let device: Device
afterAll(async () => {
  await process?.end('SIGTERM')
  rmSync(data, { recursive: true, force: true })
})

/** On the same port each time, because Meta tells of receipts and answers there. */
async function start(): Promise<void> {
  process = await startDemoProcess(data, port)
  url = process.url
  device = await signedIn()
}
const signedIn = () => new Device(url).signIn(user.username, user.password)
async function killed(): Promise<void> {
  await process!.end('SIGKILL')
  await start()
}

type Seeded = { tasks: [string, string]; number: string }

/** Two numbers that Meta was asked about, each with an approved template and a task that sends it to everybody. */
async function seed(): Promise<Seeded> {
  const settings = { ...readSettings({ PORT: '0' }), data, watermark: data, demo: true, mailWork: false }
  const server = await startServer(settings, noLog)
  port = new URL(server.url).port
  const { database } = server
  const sandbox = server.sandbox!
  await untilDaytime(sandbox)
  const company = await createCompany(database, { ...user, products: [product] })
  await setContactCap(database, company, null)
  await asSystem(database, (connection) =>
    grantPoints(connection, { account: company.account, uid: randomUUID(), user: null, product, points: granted }),
  )
  const text = `channel,country,category,from,points\nwhatsapp,JP,marketing,2026-01-01,${price}\n`
  await importPrices(database, { path: 'p.csv', text })
  await putPhones(database, company, mobiles(many))
  const main = await new Device(server.url).signIn(user.username, user.password)
  const tasks: string[] = []
  for (const [nth, world] of sandbox.graphs.worlds.entries()) {
    const number = await putDemoNumber({ database, data }, company, sandbox, nth)
    expect(await main.get(numberCalls.test, { id: number.id })).toMatchObject({ ok: true })
    const template = await putApproved(database, company, { world, number, content: springTemplate })
    tasks.push((await putTaskOver(database, company, { numbers: [number], template })).id)
  }
  const number = sandbox.graphs.worlds[0]!.number
  await server.stop()
  return { tasks: tasks as [string, string], number }
}

test.runIf(isSoak)(
  'a template goes to many through kills, each once; a small portfolio holds the others back, and every number adds up',
  {
    timeout: minutes(isSoak ? 20 : 4),
  },
  async () => {
    await copyCluster(data)
    const {
      tasks: [large, small],
      number,
    } = await seed()
    await start()
    const rows = async (task: string) => (await device.get(campaignCalls.receivers, { task, limit: 2_000 })).list
    const countOf = async (task: string, status: string) =>
      (await rows(task)).filter((row) => row.status === status).length
    const soon = { timeout: minutes(isSoak ? 5 : 2), interval: 300 }
    for (const share of isSoak ? [0.1, 0.5] : [0.2]) {
      await expect.poll(() => countOf(large, 'sent'), soon).toBeGreaterThan(many * share)
      await killed()
    }
    const taskNow = async (id: string) => [...(await device.readAll()).values()].find((row) => row.id === id)
    await expect.poll(async () => (await taskNow(large))?.status, soon).toBe('done')
    const smallSent = async () => (await countOf(small, 'sent')) + (await countOf(small, 'uncertain'))
    await expect.poll(smallSent, soon).toBe(smallLimit)

    // Three customers answer.
    const sent = (await rows(large)).filter(({ status }) => status === 'sent')
    for (const { address } of sent.slice(0, 3)) {
      const { status } = await fetch(`${url}/sandbox/whatsapp/${number}/write`, {
        method: 'POST',
        body: new URLSearchParams({ phone: address, text: 'What does it cost?' }),
        headers: { origin: url },
        redirect: 'manual',
      })
      expect(status).toBe(303)
    }
    // Of two tasks the one that wrote to them last has the answer.
    const replied = async () =>
      [...(await rows(large)), ...(await rows(small))].filter(({ replied_at }) => replied_at !== null).length
    await expect.poll(replied, soon).toBe(3)

    const [all, some] = [await rows(large), await rows(small)]
    expect([new Set(all.map(({ address }) => address)).size, all.length]).toEqual([many, many])
    expect(all.every(({ status }) => status === 'sent' || status === 'uncertain')).toBe(true)
    expect(some.filter(({ status }) => status === 'waiting').length, 'held back by the portfolio').toBe(
      many - smallLimit,
    )
    const { list: waits } = await device.get(campaignCalls.waits, { task: small })
    expect(waits.map(({ why }) => why)).toContain('dailyPeople')

    // What the phones show: nobody has two. What the simulated Graph had not kept when it was killed is on none.
    for (const { address } of all) {
      const page = await (await fetch(`${url}/sandbox/whatsapp/${number}/${address}/thread`)).text()
      expect(page.split('see us at our stand').length - 1, address).toBeLessThanOrEqual(1)
    }

    const { scores } = await device.get(billingCalls.balances, {})
    expect(scores.find(({ product_id }) => product_id === product)?.score).toBe(granted - (many + smallLimit) * price)

    // Two devices, one after the other, have the same numbers, and they are those of the list.
    const countsHere = async (task: string) =>
      sumCounts(
        [...(await device.readAll()).values()]
          .filter((row) => row.entity === 'campaign_counts' && row.dimension === 'task' && row.key === task)
          .map(({ counts }) => ({ counts: counts as Counts })),
      )
    const by = (status: string) => all.filter((row) => row.status === status).length
    await expect
      .poll(async () => sendCountsIn(await countsHere(large)), soon)
      .toMatchObject({ sent: by('sent'), uncertain: by('uncertain'), waiting: 0, claimed: 0 })
    const numbersHere = async () => [await countsHere(large), await countsHere(small)]
    // Messages go on being delivered and read meanwhile.
    await expect
      .poll(async () => {
        const here = await numbersHere()
        device = await signedIn()
        return isDeepStrictEqual(await numbersHere(), here)
      }, soon)
      .toBe(true)
  },
)
