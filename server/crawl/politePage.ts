import { isClosedSite } from '#domain/leadSources/searchPlaces'
import { limits } from '#domain/limits'
import type { FetchPage, PageAnswer, PageRequest } from './fetchPage.ts'
import { type HostTurns, orAborted } from './hostTurns.ts'
import type { RobotsBook } from './robots.ts'

export type CrawlTools = {
  fetchPage: FetchPage
  turns: HostTurns
  robots: RobotsBook
  now: () => number
  /** resolves when it may go on; asked before every request */
  mayGoOn?: (signal: AbortSignal) => Promise<void>
}

/** `lost`: it leads to where nobody follows. */
export type PoliteAnswer =
  | { kind: 'answered'; url: URL; answer: Exclude<PageAnswer, { kind: 'moved' }> }
  | { kind: 'disallowed' }
  | { kind: 'lost' }

/** Without `accepts` only pages are read. */
type PoliteRequest = Pick<PageRequest, 'signal' | 'onBytes' | 'accepts' | 'mostBytes'> & {
  mayMoveTo: (to: URL) => boolean
}

/** Every hop is asked for like a page of its own: the rules of its host, its turn, the judgement of its address. */
export async function fetchPolitely(
  from: URL,
  { signal, onBytes, mayMoveTo, accepts = isHtml, mostBytes }: PoliteRequest,
  tools: CrawlTools,
): Promise<PoliteAnswer> {
  let url = from
  for (let hops = 0; hops <= limits.crawlHops; hops++) {
    if (!/^https?:$/.test(url.protocol)) return { kind: 'lost' }
    // What stands before an @ would be sent as a password.
    url.username = url.password = ''
    const rules = await orAborted(tools.robots.rulesOf(url, atItsTurn(tools)), signal)
    if (!rules.isAllowed(url)) return { kind: 'disallowed' }
    const answer = await atItsTurn(
      tools,
      rules.gapMs,
    )({
      url,
      signal,
      accepts,
      onBytes,
      ...(mostBytes !== undefined && { mostBytes }),
    })
    if (answer.kind !== 'moved') return { kind: 'answered', url, answer }
    const to = answer.to === null ? null : URL.parse(answer.to, url.href)
    if (!to || isClosedSite(to.href) || !mayMoveTo(to)) return { kind: 'lost' }
    to.hash = ''
    url = to
  }
  return { kind: 'lost' }
}

const isHtml = (contentType: string) => /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType)

/** One request at its host's turn. */
const atItsTurn =
  ({ fetchPage, turns, mayGoOn }: CrawlTools, gapMs: number | null = null): FetchPage =>
  (request) =>
    turns.take(request.url.hostname, { signal: request.signal, ...(gapMs !== null && { gapMs }) }, async () => {
      await mayGoOn?.(request.signal)
      return fetchPage(request)
    })
