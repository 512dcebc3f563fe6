import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { main, TestServer } from '../e2e/server.ts'
import { type Measurement, measure, serveBenchPage, type Task } from './benchPage.ts'
import {
  type Device,
  type LongestTask,
  longestTask,
  openDevice,
  signIn,
  slow,
  taskFigures,
  watchTasks,
} from './device.ts'
import { workerBytes } from './firstSync.ts'
import { type Figure, percentile } from './table.ts'

// The list of few and of many contacts: what its worker answers in, and what a user waits for. BENCH_CONTACTS names sizes.
const sizes = (process.env.BENCH_CONTACTS ?? '10000,100000,300000').split(',').map(Number)
const rates = [1, 4] as const
const asked = 100_000
/** Until the worker has answered. */
const keyMs = 16
const slowKeyMs = 50
/** Until the page has drawn it: three pictures of a screen, and what people still call at once. */
const drawnMs = 50
const slowDrawnMs = 100
const longTaskMs = 50
const taggedAtOnce = 50_000
const taggedMs = 3_000
/** A time that need not grow with the contacts around. */
const flat = 1.5

export async function benchContacts(): Promise<Figure[]> {
  const figures: Figure[] = []
  let amongFewer: Figure | undefined
  for (const size of sizes) {
    const { figures: answers, tagged } = await inWorker(size)
    figures.push(...answers, ...(await onScreen(size)))
    if (size < taggedAtOnce) continue
    if (amongFewer)
      figures.push({ ...tagged, against: { name: amongFewer.name, value: amongFewer.value, atMost: flat } })
    amongFewer ??= tagged
  }
  return figures
}

const many = (count: number) => count.toLocaleString('en-US')

/** What is asked of the worker, without the app around it. */
async function inWorker(size: number): Promise<{ figures: Figure[]; tagged: Figure }> {
  const page = await serveBenchPage()
  const found = async (task: 'list' | 'tag') => {
    const context = await page.openProfile(task)
    try {
      return await measure(context, page.url, `${task}${size / 1_000}k` as Task)
    } finally {
      await context.close()
    }
  }
  const slowKeys = async () => {
    const context = await page.openProfile('slow')
    try {
      return await keysAtRate(context, page.url, size, 4)
    } finally {
      await context.close()
    }
  }
  try {
    return workerFigures(size, await found('list'), await found('tag'), await slowKeys())
  } finally {
    await page.close()
  }
}

/** A browser slows pages down and no workers: the worker's own code is asked within a page. */
async function keysAtRate(context: BrowserContext, url: string, size: number, rate: number): Promise<number[]> {
  const page = await context.newPage()
  await page.goto(url)
  await page.exposeFunction('slowDown', async () => void (await slow(page, rate)))
  return page.evaluate((size) => window.keysHere(size, () => window.slowDown()), size)
}

declare global {
  interface Window {
    slowDown: () => Promise<void>
  }
}

function workerFigures(size: number, list: Measurement, tag: Measurement, slowKeys: readonly number[]) {
  const of = `${many(size)} contacts, in the worker`
  const ms = (name: string, value: number, against?: Figure['against']): Figure => ({
    name: `${of}: ${name}`,
    value,
    unit: 'ms',
    ...(against && { against }),
  })
  const part = (name: string) => list.parts?.[name] ?? Number.NaN
  const limit = size === asked ? { name: 'limit', value: keyMs, atMost: 1 } : undefined
  const tagged = ms(`a tag for ${many(tag.value)}, durable`, tag.ms, {
    name: 'a record per contact, its tags indexed',
    value: tag.parts!.records!,
    atMost: 1,
  })
  const figures = [
    ms('the index from rows', list.ms),
    ms('the index from its snapshot', part('snapshot'), { name: 'from rows', value: list.ms, atMost: 1 / 4 }),
    { name: `${of}: memory of the index, and of a scan over the rows it was made of`, value: list.mb, unit: 'MB' },
    ms('a key of a search, median', part('keyMedian'), {
      name: 'every text of every object in memory',
      value: part('scanMedian'),
      atMost: 1,
    }),
    ms('a key of a search, p95', part('keyP95'), limit),
    ms('the same at 4× throttle, median', percentile(slowKeys, 50)),
    ms('the same at 4× throttle, p95', percentile(slowKeys, 95), limit && { ...limit, value: slowKeyMs }),
    ms('a filter, median', part('filterMedian')),
    ms('a filter, p95', part('filterP95'), limit),
    ms('the slowest order, for the first time', part('sortFirst')),
    ms('the slowest order, again', part('sortAgain'), limit),
    ms('how many there are of each choice', part('facets'), limit),
    tagged,
    ms(`the same, undone`, tag.parts!.undo!, { name: 'doing it', value: tag.ms, atMost: flat }),
  ]
  return { figures, tagged }
}

/** What a user waits for, with a real server. */
async function onScreen(size: number): Promise<Figure[]> {
  const server = new TestServer()
  await server.start()
  const device = await openDevice()
  try {
    server.createMain()
    server.admin('seed', '--username', main.username, '--contacts', String(size))
    await receive(device, server.url, size)
    const figures: Figure[] = []
    for (const rate of rates) figures.push(...(await atRate(device.page, size, rate)))
    figures.push(...(await onPhone(device.page, size)))
    const bytes = await workerBytes(device.page)
    figures.push({
      name: `${many(size)} contacts: memory of the search worker, uncollected garbage included`,
      value: (bytes.get('fairlead-search') ?? Number.NaN) / 1_000_000,
      unit: 'MB',
    })
    return figures
  } finally {
    await device.close()
    await server.remove()
  }
}

async function receive({ page }: Device, url: string, size: number): Promise<void> {
  await signIn(page, url, main)
  await page
    .getByText(`${many(size)} contacts`, { exact: true })
    .first()
    .waitFor({ timeout: 600_000 })
  await allSaved(page)
}

const allSaved = (page: Page) =>
  page.getByRole('button', { name: 'Where your data stands: All saved' }).waitFor({ timeout: 600_000 })

type Times = { name: string; times: number[]; limit?: number; longest: LongestTask }

async function atRate(page: Page, size: number, rate: number): Promise<Figure[]> {
  const cdp = await slow(page, rate)
  const limit = rate === 1 ? drawnMs : slowDrawnMs
  const all: Times[] = [
    { name: 'search, key to list', ...(await timesOf(page, () => search(page, size))), limit },
    { name: 'filter, click to list', ...(await timesOf(page, () => filter(page, size))) },
    { name: 'sort, click to list', ...(await timesOf(page, () => sort(page))) },
  ]
  const frames = await timesOf(page, async () => (await page.evaluate(() => window.bench.scroll(300))).times)
  const bulk = await bulkTag(page)
  await slow(page, 1, cdp)
  const of = `${many(size)} contacts at ${rate}× throttle of the page`
  const longest = (name: string, task: LongestTask) => taskFigures(`${of}: ${name}`, task, rate === 1)
  return [
    ...all.flatMap(({ name, times, limit, longest: task }) => [
      { name: `${of}: ${name}, median`, value: percentile(times, 50), unit: 'ms' },
      {
        name: `${of}: ${name}, p95`,
        value: percentile(times, 95),
        unit: 'ms',
        ...(limit && size === asked && { against: { name: 'limit', value: limit, atMost: 1 } }),
      },
      ...longest(name, task),
    ]),
    {
      name: `${of}: scrolling, frames over 50 ms of ${frames.times.length}`,
      value: frames.times.filter((ms) => ms > longTaskMs).length,
      unit: 'frames',
    },
    { name: `${of}: scrolling, p95 frame`, value: percentile(frames.times, 95), unit: 'ms' },
    {
      name: `${of}: a tag by the button, for each ${many(taggedAtOnce)}`,
      value: bulk.ms,
      unit: 'ms',
      ...(rate === 1 && size === asked && { against: { name: 'limit', value: taggedMs, atMost: 1 } }),
    },
    ...longest('tagging', bulk.longest),
  ]
}

/** What is four times slower mostly is a phone, where a row is a card and few of them are in sight. */
async function onPhone(page: Page, size: number): Promise<Figure[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  const cdp = await slow(page, 4)
  const { times, longest } = await timesOf(page, () => search(page, size))
  await slow(page, 1, cdp)
  const name = `${many(size)} contacts on a phone's screen at 4× throttle of the page: search, key to list`
  return [
    { name: `${name}, median`, value: percentile(times, 50), unit: 'ms' },
    {
      name: `${name}, p95`,
      value: percentile(times, 95),
      unit: 'ms',
      ...(size === asked && { against: { name: 'limit', value: slowDrawnMs, atMost: 1 } }),
    },
    ...taskFigures(name, longest, false),
  ]
}

/** The times of some work, and the longest task that it gave the page. */
async function timesOf(page: Page, work: () => Promise<number[]>): Promise<{ times: number[]; longest: LongestTask }> {
  await watchTasks(page)
  const times = await work()
  return { times, longest: await longestTask(page) }
}

const words = ['宁波', 'trading', '86138', 'gmail', '张伟', 'electronics', 'muller', '深圳市', '555', 'import export']

/** A key that changes nothing on the screen has no answer to wait for. */
async function search(page: Page, size: number): Promise<number[]> {
  const box = page.getByRole('searchbox')
  await box.click()
  const times: number[] = []
  for (const word of words) {
    for (const letter of word) {
      await page.evaluate(() => window.bench.armKey())
      await page.keyboard.insertText(letter)
      const ms = await page.evaluate(() => window.bench.keyAnswered)
      // A blank alone asks nothing: what is drawn next is rows that were fetched ahead.
      if (letter !== ' ') times.push(ms)
    }
    await box.fill('')
    await counted(page, size)
    // As people do: nobody types the next word in the very moment in which the field was cleared.
    await pause(500)
  }
  return times.filter((ms) => ms >= 0)
}

const counted = (page: Page, size: number) =>
  page.waitForFunction((text) => document.body.innerText.includes(text), `${many(size)} contacts`)

const statuses = ['Interested', 'Following up', 'Closed', 'Opened', 'Clicked', 'Replied', 'No intention']

async function filter(page: Page, size: number): Promise<number[]> {
  const times: number[] = []
  for (const status of statuses) {
    await page.getByRole('button', { name: 'Follow-up', exact: true }).click()
    const option = page.getByRole('option', { name: new RegExp(`^${status}`) })
    times.push(await untilRows(page, () => option.click()))
    await page.getByRole('button', { name: 'Clear filters', exact: true }).click()
    await counted(page, size)
  }
  return times
}

const columns = ['Name', 'Company', 'Phones', 'Emails', 'Follow-up', 'Country', 'Last change']

/** Each twice: for the first time, and the other way round. The last one is the order that the list has by itself. */
async function sort(page: Page): Promise<number[]> {
  const times: number[] = []
  for (const column of columns)
    for (let turn = 0; turn < 2; turn++) {
      const title = page.getByRole('button', { name: `Sort by ${column}`, exact: true })
      times.push(await untilRows(page, () => title.click()))
    }
  return times
}

async function untilRows(page: Page, click: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.bench.armRows())
  await click()
  return page.evaluate(() => window.bench.rowsAnswered)
}

/** Everybody without a status is given a new tag, and it is taken back. */
async function bulkTag(page: Page): Promise<{ ms: number; longest: LongestTask }> {
  await page.getByRole('button', { name: 'Follow-up', exact: true }).click()
  await untilRows(page, () => page.getByRole('option', { name: /^None/ }).click())
  await page.getByRole('grid').press('Control+a')
  await page.getByRole('button', { name: 'Tags', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Add tag', exact: true }).click()
  await page.getByRole('combobox').last().fill(`bench ${Date.now()}`)
  await watchTasks(page)
  const began = performance.now()
  await page.getByText('Create “bench').click()
  const told = toast(page, /^[\d,]+ contacts changed$/)
  await told.waitFor({ timeout: 300_000 })
  const ms = performance.now() - began
  const longest = await longestTask(page)
  const count = Number((await told.textContent())!.replaceAll(/\D/g, ''))
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  const undone = toast(page, /^Undone for [\d,]+ contacts$/)
  await undone.waitFor({ timeout: 300_000 })
  await page.getByRole('button', { name: 'Clear selection', exact: true }).click()
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click()
  await allSaved(page)
  await undone.waitFor({ state: 'hidden' })
  return { ms: (ms * taggedAtOnce) / count, longest }
}

/** What is read aloud besides stays longer. */
const toast = (page: Page, text: RegExp) => page.locator('[id^=toast-title]').getByText(text)
