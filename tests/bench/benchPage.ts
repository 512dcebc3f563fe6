import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright'
import { build, preview } from 'vite'
import { launch } from '../e2e/profiles.ts'
import type { Bench, BenchResult } from './page/bench.worker.ts'

// Parts of the product in the worker of a real browser, without the app around them.
export type Task = keyof Bench
export type Measurement = BenchResult & { mb: number; longTask: number }

type BenchPage = {
  /** What is put here can be measured as a file. */
  folder: string
  url: string
  openProfile(name: string): Promise<BrowserContext>
  close(): Promise<void>
}

export async function serveBenchPage(): Promise<BenchPage> {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const root = fileURLToPath(new URL('./page', import.meta.url))
  const settings = { configFile: false, root, logLevel: 'error' } as const
  await build({ ...settings, worker: { format: 'es' }, build: { outDir: folder, target: 'es2023' } })
  // As the server sends it: where code may not be made of text, schemas are slower.
  const headers = { 'content-security-policy': "script-src 'self' 'wasm-unsafe-eval'" }
  const server = await preview({ ...settings, build: { outDir: folder }, preview: { port: 0, headers } })
  return {
    folder,
    url: server.resolvedUrls!.local[0]!,
    openProfile: (name) => launch(join(folder, name)),
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Memory is what the page's process grew by at most, as the system counts it; NaN where that is not told. */
export async function measure(context: BrowserContext, url: string, task: Task, file?: string): Promise<Measurement> {
  const page = await context.newPage()
  try {
    await page.goto(url)
    const resident = await residentOf(page)
    const before = resident()
    let peak = before
    const timer = setInterval(() => (peak = Math.max(peak, resident())), 20)
    const found = await page.evaluate(([task, file]) => window.measure(task, file), [task, file] as const)
    clearInterval(timer)
    return { ...found, mb: (peak - before) / 1_000_000 }
  } finally {
    await page.close()
  }
}

/** The process of this page is the one renderer that worked since. */
async function residentOf(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const browser = page.context().browser() ?? null
  const root = browser ? await browser.newBrowserCDPSession() : session
  const processes = async () => {
    try {
      const { processInfo } = await root.send('SystemInfo.getProcessInfo')
      return processInfo.filter(({ type }) => type === 'renderer')
    } catch {
      return []
    }
  }
  const before = new Map((await processes()).map(({ id, cpuTime }) => [id, cpuTime]))
  await page.evaluate(() => {
    for (let sum = 0, until = performance.now() + 60; performance.now() < until; ) sum += Math.sqrt(until)
  })
  const busiest = (await processes())
    .map(({ id, cpuTime }) => ({ id, spent: cpuTime - (before.get(id) ?? 0) }))
    .sort((a, b) => b.spent - a.spent)[0]
  return () => (busiest ? residentBytes(busiest.id) : Number.NaN)
}

function residentBytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024
  } catch {
    return Number.NaN
  }
}
