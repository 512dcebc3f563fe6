import * as z from 'zod/mini'
import { limits } from '#domain/limits'
import { askMetaPage } from './askPages.ts'
import type { MetaReader, MetaResult } from './profiles.ts'

/** A public post with a hashtag, as Meta gives it to apps: without who wrote it. */
export type TaggedPost = { url: string; text: string; likes: number | null; comments: number | null; at: number | null }
/** `spent`: all hashtags of these days are used, and this is none of them. `left`: how many other ones may be searched. */
export type HashtagAnswer = MetaResult<{ posts: TaggedPost[]; left: number }> | { kind: 'spent' }

const Tag = z.object({ data: z.array(z.object({ id: z.string() })) })
const Searched = z.object({ id: z.string() })
const Post = z.object({
  permalink: z.string(),
  caption: z._default(z.string(), ''),
  like_count: z.optional(z.number()),
  comments_count: z.optional(z.number()),
  timestamp: z.optional(z.string()),
})
const postFields = 'permalink,caption,like_count,comments_count,timestamp'
const mostPosts = 25

/** Its newest posts. An account may search 30 hashtags in 7 days; one of these may be looked at again. */
export async function readHashtag(reader: MetaReader, words: string, signal: AbortSignal): Promise<HashtagAnswer> {
  const { graph, token, instagram } = reader
  if (!instagram) return { kind: 'forbidden', code: 'instagram', said: '' }
  const user = { user_id: instagram }
  const before = await searchedBefore(reader, instagram, signal)
  if (before.kind !== 'found') return before
  const left = limits.metaHashtags - before.found.size
  // Which of those it is cannot be known before it is asked, and to ask is to use one.
  if (left <= 0) return { kind: 'spent' }
  const tag = await graph.ask({ token, path: 'ig_hashtag_search', query: { ...user, q: words } }, signal)
  if (tag.kind !== 'said') return tag
  const id = z.safeParse(Tag, tag.data).data?.data[0]?.id
  if (!id) return { kind: 'refused', code: 'unreadable', said: '' }
  const question = { token, path: `${encodeURIComponent(id)}/recent_media`, query: { ...user, fields: postFields } }
  const page = await askMetaPage(graph, { question, after: null, limit: mostPosts }, signal)
  if (page.kind !== 'page') return page
  const posts = page.rows.flatMap((row) => z.safeParse(Post, row).data ?? [])
  return { kind: 'found', found: { posts: posts.map(taggedPost), left: left - Number(!before.found.has(id)) } }
}

const taggedPost = ({
  permalink,
  caption,
  like_count,
  comments_count,
  timestamp,
}: z.output<typeof Post>): TaggedPost => {
  const at = Date.parse(timestamp ?? '')
  return {
    url: permalink,
    text: caption.slice(0, limits.lineLength),
    likes: like_count ?? null,
    comments: comments_count ?? null,
    at: Number.isFinite(at) ? at : null,
  }
}

async function searchedBefore(
  { graph, token }: MetaReader,
  instagram: string,
  signal: AbortSignal,
): Promise<MetaResult<Set<string>>> {
  const question = { token, path: `${instagram}/recently_searched_hashtags` }
  const page = await askMetaPage(graph, { question, after: null, limit: limits.metaHashtags }, signal)
  if (page.kind !== 'page') return page
  return { kind: 'found', found: new Set(page.rows.flatMap((row) => z.safeParse(Searched, row).data?.id ?? [])) }
}
