import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { browserArgs } from '../e2e/browser.ts'
import { bombBook, exhibitorBook } from './sheets.makeBooks.ts'
import type { SheetsBench } from './sheetsPage/bench.worker.ts'
import { type Figure, median } from './table.ts'

// Files in and out, in the worker of a real browser. Candidates take turns, so that a busy machine is busy for all.
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

type Measured = { ms: number; mb: number; longTask: number; value: number }
type Task = keyof SheetsBench

export async function benchSheets(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const root = fileURLToPath(new URL('./sheetsPage', import.meta.url))
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir: folder, target: 'es2023' },
  })
  writeFileSync(join(folder, 'list.xlsx'), Buffer.from(await exhibitorBook(30_000).arrayBuffer()))
  writeFileSync(join(folder, 'bomb.xlsx'), Buffer.from(await bombBook(200_000_000).arrayBuffer()))
  if (process.env.BENCH_XLSX) cpSync(process.env.BENCH_XLSX, join(folder, 'list.xlsx'))
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0 },
  })
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: browserArgs,
  })
  try {
    const url = server.resolvedUrls!.local[0]!
    await measure(context, url, 'seed')
    const found = await turns(context, url)
    return figures(found)
  } finally {
    await context.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const files: Partial<Record<Task, string>> = {
  inflate: 'list.xlsx',
  firstRows: 'list.xlsx',
  parse: 'list.xlsx',
  sheetjsParse: 'list.xlsx',
  import: 'list.xlsx',
  bomb: 'bomb.xlsx',
}
const tasks: Task[] = [
  'read',
  'limit',
  'ours',
  'oursAnyOrder',
  'csv',
  'sheetjsExport',
  'inflate',
  'firstRows',
  'parse',
  'sheetjsParse',
  'import',
  'duplicates',
  'bomb',
]

async function turns(context: BrowserContext, url: string): Promise<Map<Task, Measured>> {
  const all = new Map<Task, Measured[]>(tasks.map((task) => [task, []]))
  for (let round = 0; round < rounds; round++)
    for (const task of tasks) all.get(task)!.push(await measure(context, url, task, files[task]))
  const middle = (list: Measured[], of: (measured: Measured) => number) => median(list.map(of))
  return new Map(
    [...all].map(([task, list]) => [
      task,
      {
        ms: middle(list, ({ ms }) => ms),
        mb: middle(list, ({ mb }) => mb),
        longTask: Math.max(...list.map(({ longTask }) => longTask)),
        value: list[0]!.value,
      },
    ]),
  )
}

/** Memory is what the page's process grew by at most, as the system counts it; NaN where that is not told. */
async function measure(context: BrowserContext, url: string, task: Task, file?: string): Promise<Measured> {
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

function figures(found: ReadonlyMap<Task, Measured>): Figure[] {
  const of = (task: Task) => found.get(task)!
  const ms = (name: string, task: Task, against?: Figure['against']): Figure => ({
    name,
    value: of(task).ms,
    unit: 'ms',
    ...(against && { against }),
  })
  const mb = (name: string, task: Task, against?: Figure['against']): Figure => ({
    name,
    value: of(task).mb,
    unit: 'MB',
    ...(against && { against }),
  })
  const longest = Math.max(...[...found.values()].map(({ longTask }) => longTask))
  return [
    ms('export 50,000 × 30: only reading', 'read'),
    ms('export 50,000 × 30, newest rows last', 'ours', {
      name: 'reading + encode + deflate',
      value: of('limit').ms,
      atMost: 1.3,
    }),
    ms('export 50,000 × 30, any order', 'oursAnyOrder', {
      name: 'reading + encode + deflate',
      value: of('limit').ms,
      atMost: 1.3,
    }),
    ms('export 50,000 × 30 by SheetJS', 'sheetjsExport', { name: 'ours', value: of('ours').ms, atLeast: 2 }),
    mb('export: peak memory', 'ours', { name: 'SheetJS', value: of('sheetjsExport').mb, atMost: 1 / 6 }),
    mb('export, any order: peak memory', 'oursAnyOrder', {
      name: 'SheetJS',
      value: of('sheetjsExport').mb,
      atMost: 1 / 6,
    }),
    ms('export 50,000 × 30 to .csv', 'csv'),
    ms('import 30,000 × 28: only inflating', 'inflate'),
    ms('import 30,000 × 28: parsed', 'parse', { name: 'inflating', value: of('inflate').ms }),
    ms('import 30,000 × 28: SheetJS read(bytes, { dense: true }), sheet_to_json header: 1', 'sheetjsParse', {
      name: 'ours',
      value: of('parse').ms,
      atLeast: 6,
    }),
    mb('import: peak memory of parsing', 'parse', { name: 'SheetJS', value: of('sheetjsParse').mb, atMost: 1 / 3 }),
    ms('import: first rows', 'firstRows', { name: 'the whole import', value: of('import').ms, atMost: 1 / 3 }),
    ms('import 30,000 × 28: all durable', 'import', { name: 'target', value: 2_000, atMost: 1 }),
    mb('import: peak memory of all of it', 'import'),
    ms('import: duplicates of 30,000 rows among 50,000 contacts', 'duplicates', {
      name: 'reading these',
      value: of('read').ms,
      atMost: 1 / 2,
    }),
    ms('200 MB packed into 200 KB: stopped', 'bomb', { name: 'limit', value: 2_000, atMost: 1 }),
    mb('200 MB packed into 200 KB: peak memory', 'bomb', { name: 'limit', value: 300, atMost: 1 }),
    {
      name: 'files: longest main-thread task',
      value: longest,
      unit: 'ms',
      against: { name: 'limit', value: 50, atMost: 1 },
    },
  ]
}
