import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import { type Measurement, measure, serveBenchPage, type Task } from './benchPage.ts'
import { bombBook, exhibitorBook, exhibitorCards, exhibitorText } from './sheets.makeBooks.ts'
import { type Figure, median } from './table.ts'

// Files in and out, in the worker of a real browser. Candidates take turns, so that a busy machine is busy for all.
// BENCH_TASKS names some of them: what is not measured, or has nothing to be held against, is left out.
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

export async function benchSheets(): Promise<Figure[]> {
  const page = await serveBenchPage()
  const put = async (name: string, book: Blob) =>
    writeFileSync(join(page.folder, name), Buffer.from(await book.arrayBuffer()))
  await put('list.xlsx', exhibitorBook(30_000))
  await put('many.xlsx', exhibitorBook(100_000))
  await put('many.csv', exhibitorText(100_000))
  await put('many.vcf', exhibitorCards(100_000))
  await put('bomb.xlsx', bombBook(200_000_000))
  if (process.env.BENCH_XLSX) cpSync(process.env.BENCH_XLSX, join(page.folder, 'list.xlsx'))
  const context = await page.openProfile('profile')
  try {
    if (wanted.some((task) => !files[task])) await measure(context, page.url, 'seed')
    const found = await turns(context, page.url)
    return figures(found)
  } finally {
    await context.close()
    await page.close()
  }
}

const files: Partial<Record<Task, string>> = {
  inflate: 'list.xlsx',
  firstRows: 'list.xlsx',
  parse: 'list.xlsx',
  sheetjsParse: 'list.xlsx',
  import: 'list.xlsx',
  importMany: 'many.xlsx',
  importText: 'many.csv',
  importCards: 'many.vcf',
  undo: 'many.csv',
  bomb: 'bomb.xlsx',
}
const tasks = [
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
  'importMany',
  'importText',
  'importCards',
  'undo',
  'duplicates',
  'bomb',
] as const satisfies Task[]
const named = process.env.BENCH_TASKS?.split(',')
const wanted = tasks.filter((task) => !named || named.includes(task))

async function turns(context: BrowserContext, url: string): Promise<Map<Task, Measurement>> {
  const all = new Map<Task, Measurement[]>(wanted.map((task) => [task, []]))
  for (let round = 0; round < rounds; round++)
    for (const task of wanted) all.get(task)!.push(await measure(context, url, task, files[task]))
  const middle = (list: Measurement[], of: (measured: Measurement) => number) => median(list.map(of))
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

function figures(found: ReadonlyMap<Task, Measurement>): Figure[] {
  const none: Measurement = { ms: Number.NaN, mb: Number.NaN, longTask: 0, value: 0 }
  const of = (task: Task) => found.get(task) ?? none
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
  const all: Figure[] = [
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
    ms('import 100,000 × 28: all durable', 'importMany', {
      name: '30,000 × 28, by row',
      value: (of('import').ms * 100_000) / 30_000,
      atMost: 1.2,
    }),
    mb('import 100,000 × 28: peak memory of all of it', 'importMany', { name: 'limit', value: 400, atMost: 1 }),
    ms('import of 100,000 lines of .csv: all durable', 'importText'),
    mb('import of 100,000 lines of .csv: peak memory', 'importText', { name: 'limit', value: 400, atMost: 1 }),
    ms('import of 100,000 cards: all durable', 'importCards'),
    mb('import of 100,000 cards: peak memory', 'importCards', { name: 'limit', value: 400, atMost: 1 }),
    ms('import of 100,000 lines: undone', 'undo', { name: 'importing them', value: of('importText').ms, atMost: 1 }),
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
  return all
    .filter(({ value }) => !Number.isNaN(value))
    .map(({ against, ...figure }) => ({
      ...figure,
      ...(against && !Number.isNaN(against.value) && { against }),
    }))
}
