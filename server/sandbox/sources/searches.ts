import type { Log } from '../../log.ts'
import { sandboxAccounts, sandboxPages } from '../metaWorld.ts'
import { openSandboxSource, type SandboxSource, type SourceRequest, type SourceResponse } from './service.ts'
import { sandboxStores } from './stores.ts'

export const sandboxBraveKey = 'sandbox-token'

/** The page that every search finds. */
const encyclopedia = { title: 'Wikipedia', url: 'https://wikipedia.example/', text: 'Wikipedia, the free encyclopedia' }

/** The sites of the sandbox's stores, and a profile for each tenth. */
const pages = [
  encyclopedia,
  ...sandboxStores.flatMap(({ tags }, n) => {
    const { name, website, 'name:en': english, 'addr:city': city } = tags
    if (!website) return []
    const page = { title: `${english} – ${name}`, url: website, text: `${english}, ${city}: wholesale and retail.` }
    const profile = {
      title: `${name} | LinkedIn`,
      url: `https://www.linkedin.com/company/sandbox-${n}`,
      text: `${english}`,
    }
    return n % 10 === 0 ? [page, profile] : [page]
  }),
]

/** Pages and accounts, which are found only by whoever asks for them; each tenth of them twice, in two writings. */
const profiles = [
  ...sandboxPages.flatMap(({ username, name, english }, n) => {
    const page = {
      title: `${name} | Facebook`,
      url: `https://www.facebook.com/${username}`,
      text: `${english}. ${n + 1}`,
    }
    return n % 10 === 0 ? [page, { ...page, url: `https://m.facebook.com/${username.toLowerCase()}/about` }] : [page]
  }),
  ...sandboxAccounts.map(({ username, name, english }) => ({
    title: `${name} (@${username}) • Instagram photos and videos`,
    url: `https://www.instagram.com/${username}/?hl=en`,
    text: english,
  })),
]

function found(query: string): typeof pages {
  const site = /\bsite:(\S+)/.exec(query)?.[1]
  const words = query
    .replace(/\bsite:\S+|"/g, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
  const searched = site === 'facebook.com' || site === 'instagram.com' ? profiles : pages
  return searched.filter(
    ({ title, url, text }) =>
      (!site || url.includes(site)) && words.every((word) => `${title} ${text}`.toLowerCase().includes(word)),
  )
}

/** SearXNG over the sandbox's pages. Like the real one, it says per engine when that gave nothing. */
export const openSandboxSearxng = (log: Log, port = 0): Promise<SandboxSource> =>
  openSandboxSource(log, answerAsSearxng, { port })

function answerAsSearxng({ path, query }: SourceRequest): SourceResponse {
  if (path !== '/search' || query.get('format') !== 'json') return { status: 403, body: 'Forbidden' }
  const words = query.get('q')?.trim()
  if (!words) return { status: 400, body: 'No query' }
  const engine = query.get('engines') ?? 'sandbox'
  const page = Number(query.get('pageno') ?? 1)
  const results = found(words)
    .slice((page - 1) * 10, page * 10)
    .map(({ title, url, text }) => ({
      title,
      url,
      content: text,
      engine,
      engines: [engine],
      category: 'general',
      score: 1,
    }))
  return searxngAnswer(words, results)
}

export const searxngAnswer = (
  query: string,
  results: readonly object[],
  unresponsive_engines: readonly (readonly [string, string])[] = [],
): SourceResponse => ({
  body: {
    query,
    number_of_results: 0,
    results,
    answers: [],
    corrections: [],
    infoboxes: [],
    suggestions: [],
    unresponsive_engines,
  },
})

/** Brave's search over the same pages. */
export const openSandboxBrave = (log: Log, port = 0): Promise<SandboxSource> =>
  openSandboxSource(log, answerAsBrave, { port })

function answerAsBrave({ path, query, headers }: SourceRequest): SourceResponse {
  if (headers['x-subscription-token'] !== sandboxBraveKey)
    return {
      status: 422,
      body: { type: 'ErrorResponse', error: { status: 422, code: 'SUBSCRIPTION_TOKEN_INVALID' } },
    }
  const [count, offset] = [Number(query.get('count')), Number(query.get('offset'))]
  if (path !== '/web/search' || count > 20 || offset > 9)
    return { status: 422, body: { type: 'ErrorResponse', error: { status: 422, code: 'VALIDATION' } } }
  const all = found(query.get('q') ?? '')
  const results = all.slice(offset * count, (offset + 1) * count).map(({ title, url, text }) => ({
    title,
    url,
    description: text.replace('wholesale', '<strong>wholesale</strong>'),
  }))
  return {
    body: {
      type: 'search',
      query: { original: query.get('q'), more_results_available: all.length > (offset + 1) * count },
      ...(results.length > 0 && { web: { type: 'search', results } }),
    },
  }
}
