import type { UnshownCause } from '#domain/leadSources/socialName'
import { MetaFault, type MetaRequest, type MetaRoute, type MetaToken, mustHavePermission } from './metaGraph.ts'
import { type SandboxStore, sandboxStores } from './sources/stores.ts'

/** The demo's app: App Review gave it all that this product asks for. */
export const sandboxMetaToken = 'sandbox-meta-token'
export const sandboxMetaInstagram = '17841400000000001'
export const sandboxMetaTokens: readonly (readonly [string, MetaToken])[] = [
  [
    sandboxMetaToken,
    {
      app: 'sandbox',
      permissions: ['Page Public Metadata Access', 'instagram_basic', 'Instagram Public Content Access'],
      ends_at: null,
    },
  ],
]

/** A page or account of the sandbox. `unshown`: why Meta shows it to no app; null: it does. */
export type SandboxProfile = {
  id: string
  username: string
  name: string
  english: string
  website: string
  followers: number
  following: number
  category: string
  about: string
  unshown: UnshownCause | null
}

const lightsOfLisbon = sandboxStores.filter(
  ({ tags }) => tags.website && tags.shop === 'lighting' && tags['addr:country'] === 'PT',
)

/** They are in searches all the same: what these know is of before. */
const unshownPages: Readonly<Record<number, UnshownCause>> = { 55: 'gone', 56: 'restricted', 57: 'notShown' }
const unshownAccounts: Readonly<Record<number, UnshownCause>> = { 37: 'private', 38: 'notShown' }

/** 60 of them have a page, 40 an account. */
export const sandboxPages: readonly SandboxProfile[] = lightsOfLisbon.slice(0, 60).map(pageOfStore)
export const sandboxAccounts: readonly SandboxProfile[] = lightsOfLisbon.slice(40, 80).map(accountOfStore)

function pageOfStore({ tags }: SandboxStore, n: number): SandboxProfile {
  return {
    id: String(100_060_000_000_000 + n),
    username: `Lights.Lisbon.${n + 1}`,
    name: tags.name!,
    english: tags['name:en']!,
    // Not every page says where its site is.
    website: n % 10 === 9 ? '' : tags.website!,
    followers: 120 + ((n * 7_919) % 40_000),
    following: 0,
    category: n % 3 === 0 ? 'Lighting store' : 'Home decor',
    about: `${tags.name!}: lamps for homes and hotels in ${tags['addr:city']!}.`,
    unshown: unshownPages[n] ?? null,
  }
}

function accountOfStore({ tags }: SandboxStore, n: number): SandboxProfile {
  return {
    id: String(17_841_400_000_000_100 + n),
    username: `lights_lisbon_${n + 1}`,
    name: tags.name!,
    english: tags['name:en']!,
    website: n % 10 === 9 ? '' : tags.website!,
    followers: 300 + ((n * 6_007) % 90_000),
    following: 20 + ((n * 37) % 700),
    category: '',
    about: `${tags.name!} · ${tags['addr:city']!}`,
    unshown: unshownAccounts[n] ?? null,
  }
}

/** What it answers of public pages, professional accounts and hashtags. */
export function metaWorldRoutes({
  pages = sandboxPages,
  accounts = sandboxAccounts,
}: {
  pages?: readonly SandboxProfile[]
  accounts?: readonly SandboxProfile[]
} = {}): MetaRoute[] {
  const searched = new Map<string, number>()
  return [
    (request) => (request.path === 'pages/search' ? searchPages(request, pages) : null),
    (request) => (request.path === sandboxMetaInstagram ? discovery(request, accounts) : null),
    (request) => hashtags(request, searched),
    (request) => onePage(request, pages),
  ]
}

const pageFields = new Set([
  'id',
  'name',
  'username',
  'about',
  'category',
  'website',
  'followers_count',
  'fan_count',
  'link',
])

function searchPages(request: MetaRequest, pages: readonly SandboxProfile[]): object {
  mustHavePermission(request, 'Page Public Metadata Access')
  const { query } = request
  const [limit, from] = [Number(query.get('limit') ?? 25), Number(query.get('after') ?? 0)]
  // Meta says so of large pages, and not at which size.
  if (limit > 25) throw new MetaFault(1, "Please reduce the amount of data you're asking for, then retry your request")
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) throw new MetaFault(100, '(#100) The parameter q is required')
  const found = pages.filter(
    ({ english, name, unshown }) =>
      unshown !== 'gone' && words.every((word) => `${english} ${name}`.toLowerCase().includes(word)),
  )
  const isLast = from + limit >= found.length
  return {
    data: found.slice(from, from + limit).map((page) => fieldsOfPage(page, query.get('fields'))),
    paging: { cursors: { after: String(from + limit) }, ...(!isLast && { next: 'https://graph.facebook.com/' }) },
  }
}

function onePage(request: MetaRequest, pages: readonly SandboxProfile[]): object | null {
  const { path, query, method } = request
  if (method !== 'GET' || path.includes('/')) return null
  const wanted = path.toLowerCase().replaceAll('.', '')
  const page = pages.find(({ id, username }) => id === path || username.toLowerCase().replaceAll('.', '') === wanted)
  if (!page) return null
  mustHavePermission(request, 'Page Public Metadata Access')
  if (page.unshown) throw faultOfUnshown(page.unshown, path)
  return fieldsOfPage(page, query.get('fields'))
}

/** How Meta words a restriction is written nowhere: these words are ours. */
function faultOfUnshown(why: UnshownCause, path: string): MetaFault {
  if (why === 'gone')
    return new MetaFault(803, `(#803) Some of the aliases you requested do not exist: ${path}`, { status: 404 })
  if (why === 'restricted')
    return new MetaFault(10, '(#10) This Page is restricted by age or country.', { status: 403 })
  return new MetaFault(
    100,
    `Unsupported get request. Object with ID '${path}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
    { subcode: 33 },
  )
}

function fieldsOfPage(page: SandboxProfile, fields: string | null): object {
  const asked = (fields ?? 'id,name').split(',')
  const strange = asked.find((field) => !pageFields.has(field))
  if (strange) throw new MetaFault(100, `(#100) Tried accessing nonexisting field (${strange}) on node type (Page)`)
  const { id, name, username, about, category, website, followers } = page
  const known: Record<string, unknown> = {
    id,
    name,
    username,
    about,
    category,
    ...(website && { website }),
    followers_count: followers,
    fan_count: followers - 10,
    link: `https://www.facebook.com/${username}`,
  }
  return Object.fromEntries(asked.flatMap((field) => (field in known ? [[field, known[field]]] : [])))
}

const accountFields = new Set([
  'id',
  'username',
  'name',
  'biography',
  'website',
  'followers_count',
  'follows_count',
  'media_count',
])

/** Business discovery: by the very name, and professional accounts only. */
function discovery(request: MetaRequest, accounts: readonly SandboxProfile[]): object {
  mustHavePermission(request, 'instagram_basic')
  const [, name = '', inner = ''] =
    /^business_discovery\.username\(([^()]+)\)\{([^{}]*)\}$/.exec(request.query.get('fields') ?? '') ?? []
  if (!name) throw new MetaFault(100, '(#100) Syntax error in the field business_discovery')
  const strange = inner.split(',').find((field) => !accountFields.has(field))
  if (strange) throw new MetaFault(100, `(#100) Tried accessing nonexisting field (${strange}) on node type (IGUser)`)
  const account = accounts.find(({ username }) => username.toLowerCase() === name.toLowerCase())
  if (account?.unshown === 'private')
    throw new MetaFault(110, `The user with username: ${name} is not a professional account.`, { subcode: 2_207_013 })
  if (!account || account.unshown) throw new MetaFault(110, 'Invalid user id', { subcode: 2_207_013 })
  const { id, username, name: title, about, website, followers, following } = account
  return {
    business_discovery: {
      id,
      username,
      name: title,
      biography: about,
      ...(website && { website }),
      followers_count: followers,
      follows_count: following,
    },
    id: sandboxMetaInstagram,
  }
}

const hashtagDays = 7
const mostHashtags = 30
const tagId = (words: string) =>
  `178${[...words.toLowerCase()].reduce((sum, one) => (sum * 31 + one.codePointAt(0)!) % 1e12, 7)}`

function hashtags(request: MetaRequest, searched: Map<string, number>): object | null {
  const { path, query, now } = request
  const from = now - hashtagDays * 86_400_000
  for (const [id, at] of searched) if (at < from) searched.delete(id)
  if (path === `${sandboxMetaInstagram}/recently_searched_hashtags`)
    return { data: [...searched.keys()].map((id) => ({ id })) }
  if (path === 'ig_hashtag_search') {
    mustBeOwn(request)
    const id = tagId(query.get('q') ?? '')
    if (!searched.has(id) && searched.size >= mostHashtags)
      throw new MetaFault(18, '(#18) The user has reached the maximum number of hashtags', { subcode: 2_207_034 })
    searched.set(id, now)
    return { data: [{ id }] }
  }
  const id = /^(\d+)\/recent_media$/.exec(path)?.[1]
  if (!id || !searched.has(id)) return null
  mustBeOwn(request)
  return {
    data: Array.from({ length: 5 }, (_, n) => ({
      id: `${id}${n}`,
      permalink: `https://www.instagram.com/p/sandbox${n}/`,
      caption: `New lamps in the window, no. ${n + 1}`,
      like_count: 12 * (n + 1),
      comments_count: n,
      timestamp: new Date(now - n * 3_600_000).toISOString().replace('.000Z', '+0000'),
    })),
  }
}

function mustBeOwn(request: MetaRequest): void {
  mustHavePermission(request, 'Instagram Public Content Access')
  if (request.query.get('user_id') !== sandboxMetaInstagram) throw new MetaFault(100, '(#100) Invalid user_id')
}
