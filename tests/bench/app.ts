import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { browserArgs } from '../e2e/browser.ts'
import { main, TestServer } from '../e2e/server.ts'
import { exhibitorBook } from './sheets.makeBooks.ts'
import { type Figure, percentile } from './table.ts'

// The whole product with 100,000 contacts: a real server, the built app, Chromium.
const contacts = 100_000
const throttled = 4

export async function benchApp(): Promise<Figure[]> {
  const server = new TestServer()
  await server.start()
  const browser = await launch()
  try {
    server.createMain()
    server.admin('seed', '--username', main.username, '--contacts', String(contacts))
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    await context.addInitScript(observe)
    return [
      ...(await firstSync(context, server.url)),
      ...(await search(context)),
      ...(await scroll(context)),
      ...(await sheets(context)),
      ...(await start(context)),
    ]
  } finally {
    await browser.close()
    await server.remove()
  }
}

const launch = (): Promise<Browser> =>
  chromium.launch({ ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}), args: browserArgs })

/** From the click on "sign in" until all contacts are durable on the device, and until the first of them can be read. */
async function firstSync(context: BrowserContext, url: string): Promise<Figure[]> {
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.evaluate(() => localStorage.setItem('fairlead.language', 'en-US'))
  await page.reload()
  await page.getByRole('textbox').first().fill(main.username)
  await page.locator('input[type=password]').fill(main.password)
  await resetTasks(page)
  const began = performance.now()
  await page.keyboard.press('Enter')
  await page.locator(contactRow).first().waitFor()
  const firstRows = performance.now() - began
  await page.getByText('100,000 contacts').waitFor({ timeout: 180_000 })
  const all = performance.now() - began
  return [
    {
      name: 'first sync of 100,000: first contacts on screen',
      value: firstRows,
      unit: 'ms',
      against: { name: 'target', value: 1_500, atMost: 1 },
    },
    {
      name: 'first sync of 100,000: all durable and searchable',
      value: all,
      unit: 'ms',
      against: { name: 'target (2 × 5 s for 50,000)', value: 10_000, atMost: 1 },
    },
    {
      name: 'first sync: longest main-thread task',
      value: await longestTask(page),
      unit: 'ms',
      against: { name: 'limit', value: 50, atMost: 1 },
    },
  ]
}

const words = ['宁波', 'trading', '86138', 'gmail', '张伟', 'electronics', 'muller', '深圳市', '555', 'import export']

/** From the key to the changed list on screen. */
async function search(context: BrowserContext): Promise<Figure[]> {
  const page = context.pages()[0]!
  const box = page.getByRole('searchbox')
  await box.click()
  await resetTasks(page)
  const latencies: number[] = []
  for (const word of words) {
    for (const letter of word) latencies.push(await keystroke(page, letter))
    await box.fill('')
    await page.waitForFunction(() => document.body.innerText.includes('100,000 contacts'))
  }
  const known = latencies.filter((ms) => ms >= 0)
  return [
    {
      name: `search over 100,000: p95 per keystroke, key to list on screen (${known.length} keys)`,
      value: percentile(known, 95),
      unit: 'ms',
      against: { name: 'target of the answer alone', value: 16 },
    },
    { name: 'search over 100,000: median per keystroke', value: percentile(known, 50), unit: 'ms' },
    {
      name: 'search: longest main-thread task',
      value: await longestTask(page),
      unit: 'ms',
      against: { name: 'limit', value: 50, atMost: 1 },
    },
  ]
}

async function keystroke(page: Page, letter: string): Promise<number> {
  await page.evaluate(() => window.bench.armKey())
  await page.keyboard.insertText(letter)
  return page.evaluate(() => window.bench.keyAnswered)
}

/** Fast scrolling through all rows on a processor four times slower. */
async function scroll(context: BrowserContext): Promise<Figure[]> {
  const page = context.pages()[0]!
  await page.waitForFunction(() => document.querySelector('[role=grid]')!.scrollHeight > 1_000_000)
  const cdp = await slow(page, throttled)
  await resetTasks(page)
  const frames = await page.evaluate(() => window.bench.scroll(300))
  await slow(page, 1, cdp)
  return [
    {
      name: `scrolling 100,000 rows at ${throttled}× throttle: frames over 50 ms of ${frames.times.length}`,
      value: frames.times.filter((ms) => ms > 50).length,
      unit: 'frames',
    },
    { name: `scrolling at ${throttled}× throttle: median frame`, value: percentile(frames.times, 50), unit: 'ms' },
    { name: `scrolling at ${throttled}× throttle: p95 frame`, value: percentile(frames.times, 95), unit: 'ms' },
    { name: 'scrolling: frames with no row in view', value: frames.blank, unit: 'frames' },
  ]
}

/** A list of 30,000 rows in, and 50,000 contacts out, by the buttons, with 100,000 contacts there already. */
async function sheets(context: BrowserContext): Promise<Figure[]> {
  const page = context.pages()[0]!
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-list-'))
  const list = join(folder, 'list.xlsx')
  writeFileSync(list, Buffer.from(await exhibitorBook(30_000).arrayBuffer()))
  await resetTasks(page)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(list)
  const go = dialog.getByRole('button', { name: 'Import', exact: true })
  await go.waitFor()
  const importBegan = performance.now()
  await go.click()
  await dialog.getByRole('button', { name: 'Show contacts' }).waitFor({ timeout: 120_000 })
  const imported = performance.now() - importBegan
  const importTask = await longestTask(page)
  await dialog.getByRole('button', { name: 'Show contacts' }).click()
  rmSync(folder, { recursive: true, force: true })

  await resetTasks(page)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const download = page.waitForEvent('download', { timeout: 120_000 })
  const exportBegan = performance.now()
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click()
  await download
  const exported = performance.now() - exportBegan
  return [
    {
      name: 'import of 30,000 rows by the dialog, until durable',
      value: imported,
      unit: 'ms',
      against: { name: 'limit', value: 2_000, atMost: 1 },
    },
    {
      name: 'import: longest main-thread task',
      value: importTask,
      unit: 'ms',
      against: { name: 'limit', value: 50, atMost: 1 },
    },
    { name: 'export of 50,000 contacts by the dialog, until the download', value: exported, unit: 'ms' },
    {
      name: 'export: longest main-thread task',
      value: await longestTask(page),
      unit: 'ms',
      against: { name: 'limit', value: 50, atMost: 1 },
    },
  ]
}

/** The installed app, warm cache, with 100,000 contacts. */
async function start(context: BrowserContext): Promise<Figure[]> {
  const page = context.pages()[0]!
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  const figures: Figure[] = []
  for (const rate of [1, throttled]) {
    const cdp = await slow(page, rate)
    await page.goto('about:blank')
    const began = performance.now()
    await page.goto(context.pages()[0]!.url() === 'about:blank' ? home : '/')
    await page.locator(contactRow).first().waitFor()
    const usable = performance.now() - began
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    const longest = await longestTask(page)
    await slow(page, 1, cdp)
    const at = `start with a warm cache at ${rate}× throttle`
    figures.push(
      {
        name: `${at}: first contentful paint`,
        value: paint,
        unit: 'ms',
        against: { name: 'probe', value: rate === 1 ? 174 : 579 },
      },
      {
        name: `${at}: contact list usable`,
        value: usable,
        unit: 'ms',
        against: { name: 'probe', value: rate === 1 ? 529 : 1_502 },
      },
      { name: `${at}: longest main-thread task`, value: longest, unit: 'ms' },
    )
  }
  return figures
}

const contactRow = '[role=row][aria-rowindex]'
let home = ''

async function slow(page: Page, rate: number, cdp?: CDPSession): Promise<CDPSession> {
  home ||= page.url()
  const session = cdp ?? (await page.context().newCDPSession(page))
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

const resetTasks = (page: Page) => page.evaluate(() => void (window.bench.tasks.length = 0))
const longestTask = (page: Page) => page.evaluate(() => Math.max(0, ...window.bench.tasks))

declare global {
  interface Window {
    bench: {
      tasks: number[]
      armKey(): void
      keyAnswered: Promise<number>
      scroll(steps: number): Promise<{ times: number[]; blank: number }>
    }
  }
}

/** Runs in the page before the app. */
function observe(): void {
  const tasks: number[] = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration))).observe({
    type: 'longtask',
    buffered: true,
  })
  window.bench = {
    tasks,
    keyAnswered: Promise.resolve(0),
    armKey() {
      window.bench.keyAnswered = new Promise((resolve) => {
        let began = 0
        const typed = () => (began = performance.now())
        addEventListener('input', typed, { once: true, capture: true })
        const seen = new MutationObserver((changes) => {
          if (!began || !changes.some((change) => !(change.target as Element).closest?.('input,[role=search]'))) return
          seen.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - began))
        })
        seen.observe(document.querySelector('main') ?? document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        })
        setTimeout(() => (seen.disconnect(), resolve(-1)), 1_500)
      })
    },
    async scroll(steps) {
      const box = document.querySelector<HTMLElement>('[role=grid]')!
      const times: number[] = []
      let blank = 0
      const far = box.scrollHeight / steps
      let last = performance.now()
      for (let step = 0; step < steps; step++) {
        box.scrollTop += step % 10 === 9 ? far : 400
        await new Promise(requestAnimationFrame)
        const now = performance.now()
        times.push(now - last)
        last = now
        const middle = box.getBoundingClientRect()
        const there = document.elementFromPoint(middle.left + 300, middle.top + middle.height / 2)
        if (!there?.closest('[role=row]')?.textContent) blank++
      }
      return { times, blank }
    },
  }
}
