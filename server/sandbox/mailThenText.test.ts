import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { billingCalls } from '#domain/billing/calls'
import { campaignCalls } from '#domain/campaigns/calls'
import { channelProduct } from '#domain/campaigns/channel'
import type { Sequence } from '#domain/campaigns/sequence'
import { sumCounts } from '#domain/campaigns/statistics/countedDays'
import { type Counts, sendCountsIn } from '#domain/campaigns/statistics/counters'
import type { Receiver } from '#domain/campaigns/taskCalls'
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
import { putDemoRoute, untilDaytime } from '../testing/demoPhones.ts'
import { type DemoProcess, startDemoProcess } from '../testing/demoProcess.ts'
import { Device, newTestId } from '../testing/device.ts'
import { goodReport, put, putContacts, putTask, someone } from '../testing/emailCompany.ts'

const many = isSoak ? 1_000 : 40
const openers = many / 4
const withoutPhone = many / 8
const pointsOfPart = 3
const granted = 10_000
const [mails, texts] = [channelProduct('email'), channelProduct('sms')]
const user = { username: 'kai', password: 'fair winds 2026' }
const always = { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }

const data = mkdtempSync(join(tmpdir(), 'fairlead-course-'))
let process: DemoProcess | undefined
let url = ''
let device: Device
afterAll(async () => {
  await process?.end('SIGTERM')
  rmSync(data, { recursive: true, force: true })
})

const phoneOf = (nth: number) => `49151${String(10_000_000 + nth * 100 + 10)}`

/** A process of its own, which can be killed. */
async function start(): Promise<void> {
  process = await startDemoProcess(data)
  url = process.url
  device = await signedIn()
}
/** Another device of the same user; the one before is signed out. */
const signedIn = () => new Device(url).signIn(user.username, user.password)
async function killed(): Promise<void> {
  await process!.end('SIGKILL')
  await start()
}

/** A mail, and two days later a text to the phones of those who did not open it. */
const courseOf = (first: string, text: string, route: string): Sequence => ({
  stops_on_reply: true,
  steps: [
    { kind: 'mail', id: 'first', message: first, next: 'two days' },
    { kind: 'wait', id: 'two days', days: 2, hours: 0, next: 'opened' },
    { kind: 'condition', id: 'opened', asks: 'opened', mail: 'first', yes: null, no: 'text' },
    { kind: 'mail', id: 'text', message: text, channel: 'sms', senders: [route], next: null },
  ],
})

async function seed(): Promise<string> {
  const settings = { ...readSettings({ PORT: '0' }), data, watermark: data, demo: true, mailWork: false }
  const server = await startServer(settings, noLog)
  const { database } = server
  await untilDaytime(server.sandbox!, { daysAhead: 2 })
  const company = await createCompany(database, { ...user, products: [mails, texts] })
  await setContactCap(database, company, null)
  for (const product of [mails, texts])
    await asSystem(database, (connection) =>
      grantPoints(connection, { account: company.account, uid: randomUUID(), user: null, product, points: granted }),
    )
  await importPrices(database, {
    path: 'p.csv',
    text: `channel,country,category,from,points\nsms,DE,,2026-01-01,${pointsOfPart}\n`,
  })
  const people = Array.from({ length: many }, (_, nth) =>
    someone(`p${nth}@buyer.example`, {
      country: 'DE',
      phones: nth < many - withoutPhone ? [{ full_number: phoneOf(nth), is_wt: 'unvalidated' as const }] : [],
    }),
  )
  await putContacts(database, company, people)
  const route = await putDemoRoute({ database, data }, company, server.sandbox!, { per_second: 20 })
  const [first, text] = [newTestId(), newTestId()]
  await put(database, company, 'sms_message', [
    {
      id: text,
      name: 'Reminder',
      text: 'Did you see our mail? We are at booth 5B.',
      language: 'en',
      opt_out: 'whereNeeded',
      shortens_links: false,
      templates: [],
      belongto: company.user,
      created_at: Date.now(),
      updated_at: Date.now(),
    },
  ])
  const { address: host, port } = server.sandbox!.network.mailServer
  const { task } = await putTask(database, company, {
    message: { id: first },
    sender: {
      smtp: { host, port, socket: 'none', user: '' },
      report: goodReport(),
      hours: always,
      per_hour: 72_000,
      per_domain_hour: 72_000,
    },
    task: { message: first, sequence: courseOf(first, text, route.id) },
  })
  await server.stop()
  return task.id
}

const press = (page: string, fields: Record<string, string>) =>
  fetch(`${url}/sandbox/${page}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: url },
    redirect: 'manual',
  })
const wasSent = ({ status }: Receiver) => status === 'sent' || status === 'uncertain'

test.runIf(isSoak)(
  'mails go first, and two days later texts to those who did not open: through kills each once, and every point',
  {
    timeout: minutes(isSoak ? 20 : 4),
  },
  async () => {
    await copyCluster(data)
    const task = await seed()
    await start()
    const rows = async (step: string) => {
      const { list } = await device.get(campaignCalls.receivers, { task, limit: 2_000 })
      return list.filter((row) => row.step === step)
    }
    const sent = async (step: string) => (await rows(step)).filter(wasSent).length
    const soon = { timeout: minutes(isSoak ? 5 : 1), interval: 200 }
    if (isSoak) {
      await expect.poll(() => sent('first'), soon).toBeGreaterThan(many / 10)
      await killed()
    }
    await expect.poll(() => sent('first'), soon).toBe(many)
    expect((await press('some', { task, seed: '7', open: String(openers) })).status).toBe(303)
    const opened = async () => (await rows('first')).filter(({ opened_at }) => opened_at !== null)
    await expect.poll(async () => (await opened()).length, soon).toBe(openers)

    expect((await press('clock', { step: 'twoDays' })).status).toBe(303)
    await expect.poll(() => sent('text'), soon).toBeGreaterThan(many / 10)
    await killed()
    const isThrough = async () => {
      const [row] = [...(await device.readAll()).values()].filter(({ entity }) => entity === 'campaign_task')
      return row?.status
    }
    await expect.poll(isThrough, soon).toBe('done')

    const [first, text] = [await rows('first'), await rows('text')]
    const contactsOf = (some: readonly Receiver[]) => new Set(some.map(({ contact_id }) => contact_id))
    const openedBy = contactsOf(await opened())
    const mailed = first.filter(({ status }) => status === 'sent')
    const wanted = mailed.filter(({ contact_id }) => !openedBy.has(contact_id))
    expect(contactsOf(first).size, 'each mail once').toBe(many)
    expect(first.length).toBe(many)
    expect(contactsOf(text).size, 'each text once').toBe(text.length)
    expect(
      text.some(({ contact_id }) => openedBy.has(contact_id)),
      'who opened gets no text',
    ).toBe(false)
    for (const { contact_id } of wanted) expect(contactsOf(text)).toContain(contact_id)
    const withText = text.filter(wasSent)
    const noPhone = text.filter(({ reason }) => reason === 'noAddress')
    expect(withText.length + noPhone.length).toBe(text.length)

    // What the phones show: nobody has two.
    // Where a process was killed as a text was to leave, nobody knows whether it did.
    for (const { address, status } of withText) {
      const thread = await (await fetch(`${url}/sandbox/phones/${address}`)).text()
      const shown = thread.split('Did you see our mail?').length - 1
      expect(status === 'uncertain' ? [0, 1] : [1], `${address} ${status}`).toContain(shown)
    }
    const { scores } = await device.get(billingCalls.balances, {})
    const left = (product: number) => scores.find(({ product_id }) => product_id === product)?.score
    expect([left(mails), left(texts)]).toEqual([
      granted - first.filter(wasSent).length,
      granted - withText.length * pointsOfPart,
    ])

    // Two devices, one after the other, have the same numbers, and they are those of the list.
    const countsHere = async () =>
      sumCounts(
        [...(await device.readAll()).values()]
          .filter((row) => row.entity === 'campaign_counts' && row.dimension === 'task' && row.key === task)
          .map(({ counts }) => ({ counts: counts as Counts })),
      )
    const all = [...first, ...text]
    const by = (status: string) => all.filter((row) => row.status === status).length
    const listed = {
      sent: by('sent'),
      uncertain: by('uncertain'),
      suppressed: by('suppressed'),
      waiting: 0,
      claimed: 0,
    }
    await expect.poll(async () => sendCountsIn(await countsHere()), soon).toMatchObject(listed)
    const before = await countsHere()
    device = await signedIn()
    expect(await countsHere()).toEqual(before)
  },
)
