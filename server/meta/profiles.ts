import * as z from 'zod/mini'
import type { UnshownCause } from '#domain/leadSources/socialName'
import { askMetaPage } from './askPages.ts'
import type { MetaAnswer, MetaGraph } from './graph.ts'
import { unshownCause } from './unshown.ts'

/** The operator's app at Meta, and in whose name it reads. `instagram`: the id of an own professional account; null: none is set up. */
export type MetaReader = { graph: MetaGraph; token: string; instagram: string | null }

/** What Meta shows of a page or an account. `name` is what it is called by now, which may be another one than before. */
export type MetaProfile = {
  id: string
  name: string
  title: string
  followers: number | null
  following: number | null
  category: string
  about: string
  website: string
}
export type MetaResult<Found> = { kind: 'found'; found: Found } | Exclude<MetaAnswer, { kind: 'said' }>
/** `unshown`: there is nothing to see of it, and `why`, as far as Meta says so. */
export type MetaProfileAnswer =
  | Exclude<MetaResult<MetaProfile>, { kind: 'gone' }>
  | { kind: 'unshown'; why: UnshownCause; said: string }

const Count = z.optional(z.int().check(z.minimum(0)))
const Words = z._default(z.string(), '')

const Page = z.object({
  id: z.string(),
  name: Words,
  username: Words,
  about: Words,
  category: Words,
  website: Words,
  followers_count: Count,
})
const pageFields = Object.keys(Page.shape).join(',')

/** Of a page what the permission is for: counts, category and what it says of itself; no phone, no mail. */
export async function readMetaPage(
  { graph, token }: MetaReader,
  name: string,
  signal: AbortSignal,
): Promise<MetaProfileAnswer> {
  const path = encodeURIComponent(name)
  const answer = await graph.ask({ token, path, query: { fields: pageFields } }, signal)
  if (answer.kind !== 'said') return withCause(answer)
  const read = z.safeParse(Page, answer.data)
  return read.success ? { kind: 'found', found: profileOfPage(read.data) } : unreadable
}

function withCause(answer: Exclude<MetaAnswer, { kind: 'said' }>): MetaProfileAnswer {
  if (answer.kind !== 'gone' && answer.kind !== 'forbidden') return answer
  const why = unshownCause(answer)
  if (why) return { kind: 'unshown', why, said: answer.said }
  return { kind: 'forbidden', code: answer.code, said: answer.said }
}

const profileOfPage = (page: z.output<typeof Page>): MetaProfile => ({
  id: page.id,
  name: page.username || page.id,
  title: page.name,
  followers: page.followers_count ?? null,
  following: null,
  category: page.category,
  about: page.about,
  // Pages write several with blanks or commas between them.
  website: page.website.split(/[\s,;]+/)[0] ?? '',
})

const FoundPage = z.object({ id: z.string(), name: Words, link: Words })
export type MetaFoundPage = z.output<typeof FoundPage>

/** Pages of these words, some at a time. Needs Page Public Metadata Access. */
export async function findMetaPages(
  { graph, token }: MetaReader,
  { words, after, limit }: { words: string; after: string | null; limit: number },
  signal: AbortSignal,
): Promise<MetaResult<{ pages: MetaFoundPage[]; after: string | null; limit: number }>> {
  const question = { token, path: 'pages/search', query: { q: words, fields: 'id,name,link' } }
  const answer = await askMetaPage(graph, { question, after, limit }, signal)
  if (answer.kind !== 'page') return answer
  const pages = answer.rows.flatMap((row) => z.safeParse(FoundPage, row).data ?? [])
  return { kind: 'found', found: { pages, after: answer.after, limit: answer.limit } }
}

const Account = z.object({
  business_discovery: z.object({
    id: z.string(),
    username: z.string(),
    name: Words,
    biography: Words,
    website: Words,
    followers_count: Count,
    follows_count: Count,
  }),
})
const accountFields = 'id,username,name,biography,website,followers_count,follows_count'

/** A professional account by its very name. Private persons and accounts with a limit of age are not shown to anybody. */
export async function readMetaAccount(
  { graph, token, instagram }: MetaReader,
  name: string,
  signal: AbortSignal,
): Promise<MetaProfileAnswer> {
  if (!instagram) return { kind: 'forbidden', code: 'instagram', said: '' }
  const fields = `business_discovery.username(${name}){${accountFields}}`
  const answer = await graph.ask({ token, path: instagram, query: { fields } }, signal)
  if (answer.kind !== 'said') return withCause(answer)
  const read = z.safeParse(Account, answer.data)
  if (!read.success) return unreadable
  const { id, username, name: title, biography, website, followers_count, follows_count } = read.data.business_discovery
  const [followers, following] = [followers_count ?? null, follows_count ?? null]
  return {
    kind: 'found',
    found: { id, name: username, title, followers, following, category: '', about: biography, website },
  }
}

const unreadable = { kind: 'refused', code: 'unreadable', said: '' } as const
