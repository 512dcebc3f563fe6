import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { main, TestServer } from '../e2e/server.ts'
import { type Device, openDevice, signIn } from './device.ts'
import { workerBytes } from './firstSync.ts'
import type { Figure } from './table.ts'

// What a tab with very many contacts takes of the memory: its page and its workers, as the system counts the process.
const size = Number(process.env.BENCH_MEMORY ?? 300_000)
/** The same after each step, whatever is still to be collected. */
const restMs = 8_000
const settleMs = 50_000
const limitMb = 400
const many = (count: number) => count.toLocaleString('en-US')

export async function benchMemory(): Promise<Figure[]> {
  const server = process.env.BENCH_SERVER ? null : new TestServer()
  const url = process.env.BENCH_SERVER ?? (await server!.start())
  const device = await openDevice()
  try {
    server?.createMain()
    server?.admin('seed', '--username', main.username, '--contacts', String(size))
    return await measure(device, url)
  } finally {
    await device.close()
    await server?.remove()
  }
}

async function measure({ page }: Device, url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  const after = async (step: string, isLimited = true) => {
    await page.waitForTimeout(restMs)
    const { now, peak } = renderer()
    const name = `${many(size)} contacts, page and workers ${step}`
    const limit = { name: 'limit', value: limitMb, atMost: 1 }
    figures.push({ name: `${name}: private memory`, value: now, unit: 'MB', ...(isLimited && { against: limit }) })
    figures.push({ name: `${name}: most so far, shared code included`, value: peak, unit: 'MB' })
    const { usedSize } = await pageHeap(page)
    const parts = [['page', usedSize] as const, ...(await workerBytes(page))]
    for (const [part, bytes] of parts) figures.push({ name: `${name}: ${part}`, value: bytes / 1_000_000, unit: 'MB' })
  }
  await page.goto(`${url}/login`)
  await after('before anybody has signed in')
  await signIn(page, url, main)
  await counted(page)
  await page.getByRole('button', { name: 'Where your data stands: All saved' }).waitFor({ timeout: 600_000 })
  await after('right after the first sync', false)
  // The system gets back by and by what so many rows took on their way.
  await page.waitForTimeout(settleMs)
  await after('a minute after the first sync')
  await search(page)
  await after('after a search')
  await page.evaluate(() => window.bench.scroll(300))
  await after('after scrolling through all')
  await page.reload()
  await counted(page)
  await after('after the next start')
  await search(page)
  await after('after the next start and a search')
  return figures
}

const counted = (page: Page) =>
  page
    .getByText(`${many(size)} contacts`, { exact: true })
    .first()
    .waitFor({ timeout: 600_000 })

async function search(page: Page) {
  const box = page.getByRole('searchbox')
  for (const word of ['宁波', 'trading', '86138', '张伟']) {
    await box.pressSequentially(word, { delay: 100 })
    await page.waitForTimeout(300)
    await box.fill('')
    await counted(page)
  }
}

async function pageHeap(page: Page) {
  const session = await page.context().newCDPSession(page)
  const usage = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usage
}

/** The largest renderer that this process started, in MB: a page and its dedicated workers are one process. */
function renderer(): { now: number; peak: number } {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [pid, /^PPid:\s+(\d+)$/m.exec(proc(pid, 'status'))?.[1]]),
  )
  const isMine = (pid: string | undefined): boolean => pid === `${process.pid}` || (!!pid && isMine(parents.get(pid)))
  const sizes = [...parents.keys()]
    .filter((pid) => isMine(pid) && proc(pid, 'cmdline').includes('--type=renderer'))
    .map((pid) => ({
      now: megabytes(proc(pid, 'smaps_rollup'), /^Private_\w+:\s+(\d+) kB/gm),
      peak: megabytes(proc(pid, 'status'), /^VmHWM:\s+(\d+) kB/gm),
    }))
  return sizes.reduce((most, one) => (one.now > most.now ? one : most), { now: 0, peak: 0 })
}

function proc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It ended while it was looked at.
    return ''
  }
}

const megabytes = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern)).reduce((sum, [, amount]) => sum + Number(amount) * 1.024, 0) / 1_000
