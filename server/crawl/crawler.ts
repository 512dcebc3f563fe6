import { limits } from '#domain/limits'
import type { AllowedAt, LookUpAll } from '../channels/callService.ts'
import { crawlSite, emptyReport, type SiteReport } from './crawlSite.ts'
import { openPageFetch } from './fetchPage.ts'
import { makeHostTurns, orAborted } from './hostTurns.ts'
import type { CrawlTools } from './politePage.ts'
import { openRobotsBook } from './robots.ts'

/** Our name in the rules of hosts. */
const product = 'FairleadBot'
/** Who asks, and where somebody can read why and whom to tell. */
export const crawlerName = (contact: string) => `${product}/1.0 (+${contact})`

export type Crawler = {
  /** Reads sites, many at once, and tells of each when it is done. Ends when all are, or throws when `signal` is over. */
  crawl: (
    sites: Iterable<URL>,
    onSite: (site: URL, report: SiteReport) => unknown,
    signal: AbortSignal,
  ) => Promise<void>
  /** No request begins until it goes on; those that are under way end. */
  pause: () => void
  goOn: () => void
  stop: () => void
}

type CrawlerOptions = {
  /** an address of a page or mailbox of the operator */
  contact: string
  /** which addresses may be connected to at a port */
  allowedAt: AllowedAt
  lookUp?: LookUpAll
  now?: () => number
  leastGapMs?: number
  timeoutMs?: number
  sitesAtOnce?: number
}

export function openCrawler({
  contact,
  allowedAt,
  lookUp,
  now = Date.now,
  leastGapMs = limits.crawlGapMs,
  timeoutMs = limits.crawlPageMs,
  sitesAtOnce = limits.crawlSitesAtOnce,
}: CrawlerOptions): Crawler {
  const { fetchPage, stop } = openPageFetch({
    allowedAt,
    agentName: crawlerName(contact),
    timeoutMs,
    ...(lookUp && { lookUp }),
  })
  const stopping = new AbortController()
  /** while it is paused */
  const pause: { gate: PromiseWithResolvers<void> | null } = { gate: null }
  const tools: CrawlTools = {
    fetchPage,
    turns: makeHostTurns({ leastGapMs }),
    robots: openRobotsBook({ product, now, signal: stopping.signal }),
    now,
    mayGoOn: async (signal) => {
      while (pause.gate) await orAborted(pause.gate.promise, signal)
    },
  }

  /** What nobody thought of on one site costs that site alone. */
  const readSite = (site: URL, signal: AbortSignal): Promise<SiteReport> =>
    crawlSite(site, tools, signal).catch((error: unknown) => {
      if (signal.aborted) throw error
      return { ...emptyReport, end: 'failed', code: error instanceof Error ? error.name : null }
    })

  return {
    async crawl(sites, onSite, signal) {
      const failing = new AbortController()
      const ended = AbortSignal.any([signal, stopping.signal, failing.signal])
      const queue = sites[Symbol.iterator]()
      const readOn = async () => {
        for (let next = queue.next(); !next.done; next = queue.next())
          await onSite(next.value, await readSite(next.value, ended))
      }
      const readers = Array.from({ length: sitesAtOnce }, () =>
        readOn().catch((error: unknown) => {
          // One that fails ends the others, and none of them works on behind the back of whoever asked.
          failing.abort(error)
          throw error
        }),
      )
      const outcomes = await Promise.allSettled(readers)
      const failed = outcomes.find((outcome) => outcome.status === 'rejected')
      if (failed) throw failed.reason
    },
    pause() {
      pause.gate ??= Promise.withResolvers<void>()
    },
    goOn() {
      pause.gate?.resolve()
      pause.gate = null
    },
    stop() {
      stopping.abort()
      stop()
    },
  }
}
