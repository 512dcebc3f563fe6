import { type FoundValue, uniqueFoundValues } from '#domain/leadSources/foundValue'
import { type PageSigns, type TechnologySign, technologiesOf } from '#domain/leadSources/technologies'
import { limits } from '#domain/limits'
import type { PageAnswer } from './fetchPage.ts'
import { findContacts } from './findContacts.ts'
import { makePageReader, type PageReader } from './pageReader.ts'
import { type CrawlTools, fetchPolitely } from './politePage.ts'
import { isSameSite, linkedPages, type SitePage } from './sitePages.ts'

/**
 * Why nothing more is read of a site: all that is worth it was, or it has more pages than we read; its rules let nobody in;
 * it said that it has had enough; nobody answered; it has no page; we could not read it, which is a fault of ours.
 */
export type SiteEnd = 'done' | 'enough' | 'disallowed' | 'refused' | 'unreachable' | 'noPage' | 'failed'

export type SiteReport = {
  end: SiteEnd
  /** what failed where nobody answered, or where we did */
  code: string | null
  /** pages that were read, in the order of reading */
  pages: string[]
  /** pages that the site's rules keep from us */
  disallowed: number
  values: FoundValue[]
  /** how its first page is made */
  technologies: TechnologySign[]
}

export const emptyReport: SiteReport = {
  end: 'noPage',
  code: null,
  pages: [],
  disallowed: 0,
  values: [],
  technologies: [],
}

type PageVisit =
  | { kind: 'read'; url: URL; values: FoundValue[]; links: SitePage[]; signs: PageSigns }
  | { kind: 'skipped' }
  | { kind: 'disallowed' }
  | { kind: 'refused' }
  | { kind: 'failed'; code: string }

/** The host wants no more of us; what it has told us so far is kept. */
const enoughStatuses = new Set([403, 429])

/** Reads what a site says of whom to write to: its front page and those that it links to, the more telling ones first. */
export async function crawlSite(start: URL, tools: CrawlTools, signal: AbortSignal): Promise<SiteReport> {
  const report: SiteReport = { ...emptyReport, pages: [] }
  const known = new Set([start.href])
  const open: SitePage[] = [{ url: start, points: 1_000 }]
  let site = start
  let asked = 0
  while (open.length > 0 && asked < limits.crawlPages) {
    const page = takeBest(open)
    asked++
    const visit = await visitPage(page.url, site, tools, signal)
    if (visit.kind === 'refused') return { ...report, end: 'refused' }
    if (visit.kind === 'disallowed') report.disallowed++
    if (visit.kind === 'failed' && !report.pages.length && !open.length)
      return { ...report, end: 'unreachable', code: visit.code }
    if (visit.kind !== 'read') continue
    // A front page that has moved to another domain is the site.
    if (!report.pages.length) {
      site = visit.url
      report.technologies = technologiesOf(visit.signs)
    }
    if (report.pages.includes(visit.url.href)) continue
    report.pages.push(visit.url.href)
    report.values = uniqueFoundValues([...report.values, ...visit.values])
    known.add(visit.url.href)
    for (const link of visit.links)
      if (!known.has(link.url.href) && known.size < mostKnown) {
        known.add(link.url.href)
        open.push(link)
      }
  }
  return { ...report, end: endOf(report, open.length) }
}

const mostKnown = 2_000

function endOf({ pages, disallowed }: SiteReport, left: number): SiteEnd {
  if (!pages.length) return disallowed ? 'disallowed' : 'noPage'
  return left ? 'enough' : 'done'
}

function takeBest(open: SitePage[]): SitePage {
  const best = open.reduce((one, other) => (other.points > one.points ? other : one))
  open.splice(open.indexOf(best), 1)
  return best
}

async function visitPage(from: URL, site: URL, tools: CrawlTools, signal: AbortSignal): Promise<PageVisit> {
  // The front page may have moved anywhere.
  const isStart = from === site
  let reader = null as PageReader | null
  const fetched = await fetchPolitely(
    from,
    {
      signal,
      mayMoveTo: (to) => isStart || isSameSite(to, site),
      onBytes(bytes, contentType) {
        reader ??= makePageReader(contentType)
        reader.write(bytes)
      },
    },
    tools,
  )
  if (fetched.kind === 'lost') return { kind: 'skipped' }
  return fetched.kind === 'disallowed' ? fetched : visitOf(fetched.answer, fetched.url, reader, tools.now())
}

function visitOf(answer: PageAnswer, url: URL, reader: PageReader | null, now: number): PageVisit {
  if (answer.kind === 'nothing' && enoughStatuses.has(answer.status)) return { kind: 'refused' }
  // Of a page that broke off, what came before is read.
  if (!reader) return answer.kind === 'failed' ? { kind: 'failed', code: answer.code } : { kind: 'skipped' }
  const page = reader.end()
  const software = answer.kind === 'read' ? answer.software : []
  const signs = { generator: page.generator, addresses: page.parts, software }
  return { kind: 'read', url, values: findContacts(page, url, now), links: linkedPages(page, url), signs }
}
