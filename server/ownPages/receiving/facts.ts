import * as z from 'zod/mini'
import { type OwnPageAccount, pageIdOf } from '#domain/channels/account'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import { mentionOfRef, type PageHeard } from '../../channels/meta/pageWebhook.ts'
import type { Connection, Database } from '../../db/connect.ts'
import type { OwnPages } from '../ownPages.ts'

/** What a person is called, or what a post says; `link`: where it stands. */
export type PageFact = { name: string; link: string }
export type PageFactBook = (ref: string) => PageFact | null

/** Longer than that nobody waits to see a message, whatever its writer is called. */
const patienceMs = 8_000
const mostAtOnce = 40

type LearnNeeds = { database: Database; pages: OwnPages; owner: EventOwner; row: OwnPageAccount }

/** Asks what is not known yet of who wrote and of what they wrote below. What Meta does not say now is written down without it. */
export async function learnFacts(
  { database, pages, owner, row }: LearnNeeds,
  heard: readonly PageHeard[],
  signal: AbortSignal,
): Promise<void> {
  const wanted = new Map(heard.flatMap((one) => questionsAbout(one, row)).map((one) => [one.ref, one]))
  const known = await readFacts(database.pool, owner, [...wanted.keys()])
  const asked = [...wanted.values()].filter(({ ref }) => known(ref) === null).slice(0, mostAtOnce)
  const until = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
  for (const { ref, path, fields, read } of asked) {
    const answer = await pages.askAs(owner, { path, query: { fields } }, until).catch(() => ({ kind: 'wait' as const }))
    if (answer.kind === 'wait' || answer.kind === 'token') return
    const fact = answer.kind === 'said' ? read(answer.data) : { name: '', link: '' }
    if (fact) await keepFact(database, owner, ref, fact)
  }
}

type FactQuestion = { ref: string; path: string; fields: string; read: (data: unknown) => PageFact | null }

function questionsAbout(one: PageHeard, row: OwnPageAccount): FactQuestion[] {
  const isInstagram = row.channel === 'instagram'
  if (one.kind === 'message' || isForeignEcho(one)) return [personQuestion(one.person, isInstagram)]
  if (one.kind !== 'comment') return []
  const mention = mentionOfRef(one.ref)
  if (mention && row.setting.kind === 'instagram') return [mentionQuestion(one.ref, mention, pageIdOf(row.setting))]
  return one.post ? [isInstagram ? mediaQuestion(one.post) : postQuestion(one.post)] : []
}

/** Nothing of ours went with it. */
const isForeignEcho = (one: PageHeard): one is Extract<PageHeard, { kind: 'echo' }> =>
  one.kind === 'echo' && one.key === null

const text = z._default(z.string(), '')
const reader =
  <T>(shape: z.ZodMiniType<T>, factOf: (data: T) => PageFact) =>
  (data: unknown): PageFact | null => {
    const read = z.safeParse(shape, data)
    return read.success ? factOf(read.data) : null
  }

const personQuestion = (person: string, isInstagram: boolean): FactQuestion => ({
  ref: `person ${person}`,
  path: encodeURIComponent(person),
  fields: isInstagram ? 'name,username' : 'first_name,last_name',
  read: reader(
    z.object({ name: text, username: text, first_name: text, last_name: text }),
    ({ name, username, first_name, last_name }) => ({
      name: name || [first_name, last_name].filter(Boolean).join(' ') || (username && `@${username}`),
      link: '',
    }),
  ),
})

const postQuestion = (post: string): FactQuestion => ({
  ref: `post ${post}`,
  path: encodeURIComponent(post),
  fields: 'message,permalink_url',
  read: reader(z.object({ message: text, permalink_url: text }), ({ message, permalink_url }) => ({
    name: message,
    link: permalink_url,
  })),
})

const mediaQuestion = (media: string): FactQuestion => ({
  ref: `post ${media}`,
  path: encodeURIComponent(media),
  fields: 'caption,permalink',
  read: reader(z.object({ caption: text, permalink: text }), ({ caption, permalink }) => ({
    name: caption,
    link: permalink,
  })),
})

const Mentioned = z.object({
  text,
  caption: text,
  username: text,
  permalink: text,
  media: z.optional(z.object({ permalink: text })),
})

/** Who mentions the account is told with what they said, by a name alone: `name` holds both, a line each. */
const mentionQuestion = (
  ref: string,
  { media, comment }: { media: string; comment: string },
  profile: string,
): FactQuestion => {
  const asked = comment
    ? `mentioned_comment.comment_id(${comment}){text,username,media{permalink}}`
    : `mentioned_media.media_id(${media}){caption,username,permalink}`
  return {
    ref,
    path: profile,
    fields: asked,
    read: reader(
      z.object({ mentioned_comment: z.optional(Mentioned), mentioned_media: z.optional(Mentioned) }),
      ({ mentioned_comment: below, mentioned_media: above }) => ({
        name: `${below?.username ?? above?.username ?? ''}\n${below?.text ?? above?.caption ?? ''}`,
        link: below?.media?.permalink ?? above?.permalink ?? '',
      }),
    ),
  }
}

async function keepFact(
  { pool }: Database,
  { account, channelAccount }: EventOwner,
  ref: string,
  { name, link }: PageFact,
): Promise<void> {
  const clean = (value: string, most: number) => value.replaceAll('\0', '').slice(0, most).toWellFormed()
  await pool.query(
    `insert into page_fact (account_id, channel_account_id, ref, name, link) values ($1, $2, $3, $4, $5)
     on conflict (account_id, channel_account_id, ref) do update set name = excluded.name, link = excluded.link, at = server_now()`,
    [account, channelAccount, ref, clean(name, 4_000), clean(link, 2_000)],
  )
}

export async function readFacts(
  connection: Pick<Connection, 'query'>,
  { account, channelAccount }: EventOwner,
  refs: readonly string[],
): Promise<PageFactBook> {
  if (!refs.length) return () => null
  const { rows } = await connection.query<PageFact & { ref: string }>(
    `select ref, name, link from page_fact where account_id = $1 and channel_account_id = $2 and ref = any($3::text[])`,
    [account, channelAccount, refs],
  )
  const known = new Map(rows.map(({ ref, name, link }) => [ref, { name, link }]))
  return (ref) => known.get(ref) ?? null
}

/** By which facts one thing that was told is written down. */
export const factRefsOf = (one: PageHeard): string[] =>
  one.kind === 'message' || one.kind === 'echo'
    ? [`person ${one.person}`]
    : one.kind === 'comment'
      ? [one.ref, `post ${one.post}`]
      : []
