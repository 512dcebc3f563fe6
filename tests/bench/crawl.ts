import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { FoundKind } from '../../domain/leadSources/foundValue.ts'
import { findContacts } from '../../server/crawl/findContacts.ts'
import { makePageReader } from '../../server/crawl/pageReader.ts'
import { linkedPages } from '../../server/crawl/sitePages.ts'
import { openLocalWeb } from '../../server/crawl/testing/localWeb.ts'
import { leadSteps } from '../../server/leads/steps/leadSteps.ts'
import type { StepTools } from '../../server/leads/steps.ts'
import { noLog } from '../../server/log.ts'
import { nodeFlags } from '../../server/nodeFlags.ts'
import { openSandboxFiles } from '../../server/sandbox/sources/overture.ts'
import { placeFile } from '../../server/sources/testing/placeFile.ts'
import { neverAborted, testReach } from '../../server/sources/testing/reach.ts'
import { paddedPage, pagesWithTruth, type Score, type SitePageTruth, scoreOf } from './crawlSites.ts'
import type { Figure } from './table.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const pagesPerSecond = 200
const hosts = 50
const limitMb = 150
const wanted = { precision: 0.95, recall: 0.85 }

/** What is wrong or missing is written out where `CRAWL_SHOW` is set. */
export async function benchCrawl(): Promise<Figure[]> {
  const pages = pagesWithTruth()
  return [...parsing(pages), ...(await memory()), ...(await placeRows()), ...scores(pages)]
}

/* ---------- pages a second ---------- */

function parsing(pages: readonly SitePageTruth[]): Figure[] {
  const bodies = pages.map(({ url, html }) => ({ url, bytes: Buffer.from(paddedPage(html)) }))
  read(bodies, 1_000)
  const { count, ms } = read(bodies, seconds * 1_000)
  const bytes = bodies.reduce((sum, one) => sum + one.bytes.length, 0) / bodies.length
  const perSecond = (count * 1_000) / ms
  return [
    {
      name: `pages of ${Math.round(bytes / 1_000)} KB, read and looked through on one core`,
      value: perSecond,
      unit: 'per second',
      against: { name: 'the limit', value: pagesPerSecond, atLeast: 1 },
    },
  ]
}

function read(bodies: readonly { url: URL; bytes: Buffer }[], forMs: number): { count: number; ms: number } {
  const from = performance.now()
  let count = 0
  while (performance.now() - from < forMs) {
    const { url, bytes } = bodies[count++ % bodies.length]!
    const reader = makePageReader('text/html; charset=utf-8')
    for (let at = 0; at < bytes.length; at += 16_384) reader.write(bytes.subarray(at, at + 16_384))
    const page = reader.end()
    findContacts(page, url, 0)
    linkedPages(page, url)
  }
  return { count, ms: performance.now() - from }
}

/* ---------- memory ---------- */

/** A page of 2 MB that comes over seconds from each of fifty hosts, so that all of them are under way at once. */
async function memory(): Promise<Figure[]> {
  const names = Array.from({ length: hosts }, (_, n) => `host${n}.example.com`)
  const piece = Buffer.from(paddedPage('<body>').slice(0, 40_000))
  let inFlight = 0
  let most = 0
  const slow = (_: unknown, response: import('node:http').ServerResponse) => {
    most = Math.max(most, ++inFlight)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    let left = 48
    const timer = setInterval(() => (left-- > 0 ? response.write(piece) : response.end()), 250)
    response.on('close', () => {
      clearInterval(timer)
      inFlight--
    })
  }
  const web = await openLocalWeb(Object.fromEntries(names.map((name) => [name, { '/': slow }])))
  try {
    const child = spawn(
      process.execPath,
      [...nodeFlags, join(import.meta.dirname, 'crawlMemory.ts'), String(web.port), ...names],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const [[said]] = (await Promise.all([once(child.stdout, 'data'), once(child, 'exit')])) as [[Buffer], unknown]
    const { before, peak, pages } = JSON.parse(said.toString()) as { before: number; peak: number; pages: number }
    if (pages !== hosts) throw new Error(`${pages} of ${hosts} pages were read`)
    return [
      {
        name: `${most} hosts in flight, 2 MB of each: most of the process's memory`,
        value: peak,
        unit: 'MB',
        against: { name: 'the limit', value: limitMb, atMost: 1 },
      },
      { name: '… of it before the first request', value: before, unit: 'MB' },
    ]
  } finally {
    await web.close()
  }
}

/* ---------- rows of Overture ---------- */

const placesPerSecond = 5_000
const placeCount = 50_000

/** Places of a release, by parts from a server of this machine, read, judged and made leads; what the database takes is not in it. */
async function placeRows(): Promise<Figure[]> {
  const places = Array.from({ length: placeCount }, (_, n) => ({
    id: `p${n}`,
    name: `Lamps ${n}`,
    category: n % 2 ? 'lighting_store' : 'pharmacy',
    lat: 38.6 + (n % 400) / 1_000,
    lon: -9.3 + (n % 370) / 1_000,
    phone: `+351 21 0${100_000 + n}`,
  }))
  const server = await openSandboxFiles(
    noLog,
    new Map([['places.parquet', placeFile(places, { rowGroupSize: 10_000 })]]),
  )
  const reach = testReach(server)
  const form = { kind: 'offlineStores', keyword: 'lamps', country: 'PT', city: 'Lisbon', from: 'overture' } as const
  const tools = { reach, overture: `${server.url}places.parquet` } as unknown as StepTools
  const from = performance.now()
  let leads = 0
  const open = [...leadSteps.offlineStores.first(form)]
  for (let step = open.shift(); step; step = open.shift()) {
    const outcome = await leadSteps.offlineStores.take(step, form, tools, neverAborted)
    if (outcome.kind !== 'found') throw new Error(outcome.trouble.code)
    leads += outcome.leads.length
    open.push(...outcome.next)
  }
  const perSecond = (placeCount * 1_000) / (performance.now() - from)
  reach.stop()
  await server.stop()
  return [
    {
      name: `rows of Overture Places read, ${leads} of ${placeCount} made leads`,
      value: perSecond,
      unit: 'per second',
      against: { name: 'the limit', value: placesPerSecond, atLeast: 1 },
    },
  ]
}

/* ---------- what is found ---------- */

const noScore = (): Score => ({ found: 0, right: 0, wanted: 0, met: 0 })

function scores(pages: readonly SitePageTruth[]): Figure[] {
  const all = noScore()
  const byKind = new Map<FoundKind, Score>()
  const byLanguage = new Map<string, Score>()
  const tell = process.env.CRAWL_SHOW ? console.log : () => {}
  for (const page of pages)
    for (const [kind, score] of Object.entries(scoreOf(page, tell)) as [FoundKind, Score][])
      for (const sum of [all, entryOf(byKind, kind), entryOf(byLanguage, page.language)])
        for (const name of ['found', 'right', 'wanted', 'met'] as const) sum[name] += score[name]
  const languages = byLanguage.size
  return [
    ...figuresOf(`${pages.length} pages in ${languages} languages`, all, true),
    ...[...byLanguage].flatMap(([language, score]) => figuresOf(language, score, true)),
    ...[...byKind].flatMap(([kind, score]) => figuresOf(kind, score, false)),
  ]
}

function entryOf<Key>(scores: Map<Key, Score>, key: Key): Score {
  const score = scores.get(key) ?? noScore()
  scores.set(key, score)
  return score
}

const figuresOf = (name: string, { found, right, wanted: all, met }: Score, isLimited: boolean): Figure[] => [
  {
    name: `${name}: found values that are right`,
    value: right,
    unit: 'values',
    against: { name: 'found', value: found, ...(isLimited && { atLeast: wanted.precision }) },
  },
  {
    name: `${name}: values of the page that are found`,
    value: met,
    unit: 'values',
    against: { name: 'there', value: all, ...(isLimited && { atLeast: wanted.recall }) },
  },
]
