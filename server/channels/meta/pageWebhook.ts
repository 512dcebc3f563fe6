import * as z from 'zod/mini'
import type { OwnPageChannel } from '#domain/conversations/channel'
import { jsonOf } from '../callService.ts'
import { secondsToMs } from '../whatsapp/metaTime.ts'

/** One entry of a call: what was told of one page or account. `page`: its id at Meta. */
export type PageEntry = { channel: OwnPageChannel; page: string; entry: unknown }

/** One thing that Meta told of a page or an account. `person`: by the id that they have at this page alone. */
export type PageHeard =
  | {
      kind: 'message'
      person: string
      ref: string
      at: number | null
      body: string
      answers: string | null
      attached: string
      files: PageFile[]
    }
  /** we, or somebody with Meta's own tools, wrote it; `key`: ours, that went with it */
  | {
      kind: 'echo'
      person: string
      ref: string
      key: string | null
      at: number | null
      body: string
      answers: string | null
      attached: string
      files: PageFile[]
    }
  | { kind: 'delivered'; refs: string[]; at: number }
  /** all that was written to them until then */
  | { kind: 'read'; person: string; until: number }
  | ({ kind: 'comment' } & HeardComment)
  /** we, or somebody with Meta's own tools, answered the comment `parent` below it */
  | { kind: 'ownComment'; ref: string; parent: string; at: number | null; body: string }
  | { kind: 'commentEdited'; ref: string; body: string; at: number | null }
  | { kind: 'commentGone'; ref: string; at: number | null }
  | { kind: 'commentHidden'; ref: string; isHidden: boolean }
  | { kind: 'lead'; ref: string; form: string; at: number | null }
  /** kept as it came; this version knows nothing of it */
  | { kind: 'unknown'; field: string }

const fileTypes = ['image', 'video', 'audio', 'file'] as const
/** A file of a message, where it can be fetched for some days. */
export type PageFile = { type: (typeof fileTypes)[number]; url: string; isSticker: boolean }

/** `person`: null where Meta gives nothing but a name. `post`: what it stands below, by its id. */
export type HeardComment = {
  person: string | null
  name: string
  ref: string
  at: number | null
  body: string
  post: string
  url: string
  isMention: boolean
}

const Body = z.object({
  object: z.enum(['page', 'instagram']),
  entry: z.array(z.looseObject({ id: z.string() })).check(z.maxLength(1_000)),
})

/** All entries of one call, in its order; null: it is no call about pages. */
export function readPageCall(body: string): PageEntry[] | null {
  const read = z.safeParse(Body, jsonOf(body))
  if (!read.success) return null
  const channel = read.data.object === 'page' ? 'facebook' : 'instagram'
  return read.data.entry.map((entry) => ({ channel, page: entry.id, entry }))
}

const Entry = z.object({
  id: z.string(),
  time: z.optional(z.number()),
  messaging: z._default(z.array(z.unknown()), []),
  standby: z._default(z.array(z.unknown()), []),
  changes: z._default(z.array(z.object({ field: z.string(), value: z.unknown() })), []),
})

/** What one entry tells; what cannot be read hides none of the others. */
export function readPageEntry({ channel, page, entry }: PageEntry): PageHeard[] {
  const read = z.safeParse(Entry, entry)
  if (!read.success) return [{ kind: 'unknown', field: 'entry' }]
  const { messaging, standby, changes, time } = read.data
  return [
    ...[...messaging, ...standby].flatMap((one) => readMessaging(one, page) ?? unknown('messaging')),
    ...changes.flatMap(({ field, value }) => {
      const reader = readers[channel][field]
      return reader?.(value, { page, time: entryTime(time) }) ?? unknown(field)
    }),
  ]
}
const unknown = (field: string): PageHeard => ({ kind: 'unknown', field })
/** Instagram writes seconds, Messenger milliseconds. */
const entryTime = (time: number | undefined) => (time === undefined ? null : time < 1e12 ? time * 1_000 : time)

const Who = z.object({ id: z.string() })
const Attachment = z.object({
  type: z.optional(z.string()),
  payload: z.optional(
    z.nullable(z.object({ url: z.optional(z.string()), sticker_id: z.optional(z.union([z.string(), z.number()])) })),
  ),
})
const Messaging = z.object({
  sender: Who,
  recipient: Who,
  timestamp: z.optional(z.number()),
  message: z.optional(
    z.object({
      mid: z.string(),
      text: z.optional(z.string()),
      is_echo: z.optional(z.boolean()),
      is_deleted: z.optional(z.boolean()),
      is_unsupported: z.optional(z.boolean()),
      metadata: z.optional(z.string()),
      reply_to: z.optional(z.object({ mid: z.optional(z.string()) })),
      attachments: z.optional(z.array(Attachment)),
    }),
  ),
  postback: z.optional(z.object({ mid: z.optional(z.string()), title: z.optional(z.string()) })),
  delivery: z.optional(z.object({ mids: z._default(z.array(z.string()), []), watermark: z.optional(z.number()) })),
  read: z.optional(z.object({ watermark: z.optional(z.number()), mid: z.optional(z.string()) })),
})

function readMessaging(told: unknown, page: string): PageHeard[] | null {
  const read = z.safeParse(Messaging, told)
  if (!read.success) return null
  const { sender, recipient, timestamp, message, postback, delivery, read: seen } = read.data
  const at = timestamp ?? null
  if (delivery) return [{ kind: 'delivered', refs: delivery.mids, at: at ?? delivery.watermark ?? 0 }]
  if (seen) return [{ kind: 'read', person: sender.id, until: seen.watermark ?? at ?? 0 }]
  if (postback) {
    if (!postback.mid || !postback.title) return null
    return [
      {
        kind: 'message',
        person: sender.id,
        ref: postback.mid,
        at,
        body: postback.title,
        answers: null,
        attached: '',
        files: [],
      },
    ]
  }
  if (!message) return null
  const { mid: ref } = message
  if (message.is_deleted) return [{ kind: 'commentGone', ref, at }]
  const said = { ref, at, answers: message.reply_to?.mid ?? null, ...contentOf(message) }
  if (message.is_echo || sender.id === page)
    return [{ kind: 'echo', person: recipient.id, key: message.metadata ?? null, ...said }]
  return [{ kind: 'message', person: sender.id, ...said }]
}

type Message = NonNullable<z.output<typeof Messaging>['message']>

/** `attached`: how Meta calls what is neither text nor a file. */
function contentOf({ text: body = '', attachments = [], is_unsupported }: Message) {
  const files = attachments.flatMap(fileOf).slice(0, mostFiles)
  const other = attachments.find((one) => !fileOf(one).length)?.type ?? (body || files.length ? '' : 'message')
  return { body, files, attached: is_unsupported ? 'unsupported' : other }
}
const mostFiles = 50

function fileOf({ type, payload }: z.output<typeof Attachment>): PageFile[] {
  const known = type === 'sticker' ? 'image' : fileTypes.find((one) => one === type)
  if (!known || !payload?.url) return []
  return [{ type: known, url: payload.url, isSticker: type === 'sticker' || payload.sticker_id !== undefined }]
}

type Around = { page: string; time: number | null }
/** null: it is not shaped as this version knows it. */
type ChangeReader = (value: unknown, around: Around) => PageHeard[] | null

const line = z._default(z.string(), '')
const Feed = z.object({
  item: z.string(),
  verb: z.string(),
  comment_id: z.optional(z.string()),
  post_id: line,
  parent_id: line,
  from: z.optional(z.object({ id: z.string(), name: line })),
  message: line,
  created_time: z.optional(z.number()),
  post: z.optional(z.object({ permalink_url: z.optional(z.string()) })),
})

function readFeed(value: unknown, { page }: Around): PageHeard[] | null {
  const read = z.safeParse(Feed, value)
  if (!read.success) return null
  const {
    item,
    verb,
    comment_id: ref,
    post_id: post,
    parent_id,
    from,
    message: body,
    created_time,
    post: about,
  } = read.data
  // Posts, reactions and shares of the page are nobody's question.
  if (item !== 'comment' || !ref) return []
  const at = secondsToMs(created_time === undefined ? undefined : String(created_time))
  if (verb === 'remove') return [{ kind: 'commentGone', ref, at }]
  if (verb === 'hide' || verb === 'unhide') return [{ kind: 'commentHidden', ref, isHidden: verb === 'hide' }]
  if (verb === 'edited') return [{ kind: 'commentEdited', ref, body, at }]
  if (verb !== 'add') return []
  // What the page says below its own post is said to nobody.
  if (from?.id === page)
    return parent_id && parent_id !== post ? [{ kind: 'ownComment', ref, parent: parent_id, at, body }] : []
  return [
    {
      kind: 'comment',
      person: from?.id ?? null,
      name: from?.name ?? '',
      ref,
      at,
      body,
      post,
      url: about?.permalink_url ?? '',
      isMention: false,
    },
  ]
}

const Mention = z.object({
  item: line,
  verb: line,
  post_id: line,
  comment_id: z.optional(z.string()),
  sender_id: z.optional(z.union([z.string(), z.number()])),
  sender_name: line,
  message: line,
  created_time: z.optional(z.number()),
})

function readMention(value: unknown): PageHeard[] | null {
  const read = z.safeParse(Mention, value)
  if (!read.success) return null
  const { verb, post_id: post, comment_id, sender_id, sender_name: name, message: body, created_time } = read.data
  const ref = comment_id ?? post
  if (verb !== 'add' || !ref) return []
  const at = secondsToMs(created_time === undefined ? undefined : String(created_time))
  const person = sender_id === undefined ? null : String(sender_id)
  return [{ kind: 'comment', person, name, ref, at, body, post, url: '', isMention: true }]
}

const Lead = z.object({
  leadgen_id: z.union([z.string(), z.number()]),
  form_id: z.union([z.string(), z.number()]),
  created_time: z.optional(z.number()),
})

function readLead(value: unknown): PageHeard[] | null {
  const read = z.safeParse(Lead, value)
  if (!read.success) return null
  const { leadgen_id, form_id, created_time } = read.data
  const at = secondsToMs(created_time === undefined ? undefined : String(created_time))
  return [{ kind: 'lead', ref: String(leadgen_id), form: String(form_id), at }]
}

const InstagramComment = z.object({
  id: z.string(),
  from: z.object({ id: z.string(), username: line }),
  media: z.object({ id: z.string() }),
  parent_id: line,
  text: line,
})

function readInstagramComment(value: unknown, { page, time }: Around): PageHeard[] | null {
  const read = z.safeParse(InstagramComment, value)
  if (!read.success) return null
  const { id: ref, from, media, parent_id: parent, text: body } = read.data
  if (from.id === page) return parent ? [{ kind: 'ownComment', ref, parent, at: time, body }] : []
  const name = from.username && `@${from.username}`
  return [{ kind: 'comment', person: from.id, name, ref, at: time, body, post: media.id, url: '', isMention: false }]
}

const InstagramMention = z.object({ media_id: z.string(), comment_id: z.optional(z.string()) })

/** It tells of ids alone: what was said and by whom is asked for. An answer needs both ids. */
function readInstagramMention(value: unknown, { time }: Around): PageHeard[] | null {
  const read = z.safeParse(InstagramMention, value)
  if (!read.success) return null
  const { media_id: post, comment_id } = read.data
  const ref = comment_id ? mentionRef(post, comment_id) : mentionRef(post, '')
  return [{ kind: 'comment', person: null, name: '', ref, at: time, body: '', post, url: '', isMention: true }]
}

export const mentionRef = (media: string, comment: string): string => `mention ${media} ${comment}`
/** Null: it is a comment below a post of our own. */
export function mentionOfRef(ref: string): { media: string; comment: string } | null {
  const [, media, comment = ''] = /^mention (\S+) (\S*)$/.exec(ref) ?? []
  return media ? { media, comment } : null
}

const readers: Readonly<Record<OwnPageChannel, Readonly<Record<string, ChangeReader>>>> = {
  facebook: { feed: readFeed, mention: readMention, leadgen: readLead },
  instagram: { comments: readInstagramComment, live_comments: readInstagramComment, mentions: readInstagramMention },
}
