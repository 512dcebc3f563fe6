import robotsParser from 'robots-parser'
import { limits } from '#domain/limits'
import { openShortMemory } from '../shortMemory.ts'
import type { FetchPage, PageAnswer } from './fetchPage.ts'

type ParseRobots = (
  url: string,
  text: string,
) => {
  isAllowed: (url: string, product: string) => boolean | undefined
  getCrawlDelay: (product: string) => number | undefined
}
// Its types describe a module with a default, and to Node it is a function.
const parse = robotsParser as unknown as ParseRobots

/** What a host lets us read (RFC 9309). */
export type RobotsRules = {
  isAllowed: (url: URL) => boolean
  /** what it asks for between two requests, or null */
  gapMs: number | null
}

export type RobotsBook = { rulesOf: (url: URL, fetchOnce: FetchPage) => Promise<RobotsRules> }

const mostKept = 2_000
/** A host that did not answer is asked again soon; what it said counts for a day. */
const unansweredMs = 10 * 60_000

const everything: RobotsRules = { isAllowed: () => true, gapMs: null }
const nothing: RobotsRules = { isAllowed: () => false, gapMs: null }

type RobotsBookOptions = {
  /** our name, without a version */
  product: string
  /** nobody wants any rules any more */
  signal: AbortSignal
  now?: () => number
}

/** Keeps the rules of hosts; all who want those of one host wait for one request, which none of them ends for the others. */
export function openRobotsBook({ product, signal, now = Date.now }: RobotsBookOptions): RobotsBook {
  const holdMs = (rules: RobotsRules) => (rules === nothing ? unansweredMs : limits.robotsHours * 3_600_000)
  const known = openShortMemory<RobotsRules>({ holdMs, most: mostKept, now })
  return {
    rulesOf: ({ origin }, fetchOnce) =>
      known.of(origin, () => askRobots(new URL('/robots.txt', origin), product, fetchOnce, signal)),
  }
}

/** No file is no rule; a host that cannot say what it wants, or says it has had enough, wants nothing read. */
async function askRobots(
  robots: URL,
  product: string,
  fetchOnce: FetchPage,
  signal: AbortSignal,
): Promise<RobotsRules> {
  let url = robots
  for (let hops = 0; hops <= limits.crawlHops; hops++) {
    const parts: Uint8Array[] = []
    const answer = await fetchOnce({
      url,
      signal,
      mostBytes: limits.robotsBytes,
      onBytes: (bytes) => void parts.push(bytes),
    })
    if (answer.kind === 'read') return readRobots(robots, Buffer.concat(parts).toString('utf8'), product)
    if (answer.kind !== 'moved') return isNoFile(answer) ? everything : nothing
    const to = answer.to === null ? null : URL.parse(answer.to, url.href)
    if (!to) return everything
    url = to
  }
  return everything
}

const isNoFile = (answer: PageAnswer) =>
  answer.kind === 'nothing' && answer.status >= 400 && answer.status < 500 && answer.status !== 429

export function readRobots(robots: URL, text: string, product: string): RobotsRules {
  const parsed = parse(robots.href, text.replace(/^\uFEFF/, ''))
  const seconds = parsed.getCrawlDelay(product)
  return {
    isAllowed: (url) => parsed.isAllowed(url.href, product) !== false,
    gapMs: seconds && seconds > 0 ? Math.min(seconds * 1_000, limits.crawlLongestGapMs) : null,
  }
}
