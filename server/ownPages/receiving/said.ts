import type { OwnPageAccount } from '#domain/channels/account'
import { lastTextOf } from '#domain/conversations/conversation'
import { keepableText } from '#domain/conversations/conversationMessage'
import { type ChannelIdentity, identityOf } from '#domain/conversations/identity'
import type { MessageExtra } from '#domain/conversations/messageExtra'
import { mentionOfRef, type PageFile, type PageHeard } from '../../channels/meta/pageWebhook.ts'
import type { HeardText } from '../../conversations/inbound.ts'
import { incomingFileName } from '../../whatsapp/receiving/said.ts'
import type { PageFactBook } from './facts.ts'

/** What people said, and what was said to them with Meta's own tools. `about`: where our answer below a comment stands. */
export type SaidAtPage =
  | Extract<PageHeard, { kind: 'message' | 'comment' | 'echo' }>
  | (Extract<PageHeard, { kind: 'ownComment' }> & { about: CommentPlace })
/** The comment that was answered, and who wrote it. */
export type CommentPlace = { message: string; identities: readonly ChannelIdentity[] }
type Quote = NonNullable<HeardText['chat']>['quote']
type SayContext = { id: string; channel: OwnPageAccount['channel']; facts: PageFactBook; quote: Quote }

/** As it stands in its thread; null: nobody is known to have said it. */
export function heardAtPage(one: SaidAtPage, saying: SayContext): HeardText | null {
  const identities = identitiesAtPage(one, saying)
  if (!identities.length) return null
  switch (one.kind) {
    case 'message':
    case 'echo':
      return heardMessage(one, identities, saying)
    case 'comment':
      return heardComment(one, identities, saying)
    case 'ownComment':
      return ownComment(one, saying)
  }
}

/** Who said it, by their id at this page; who mentions the company elsewhere has a name alone. */
export function identitiesAtPage(
  one: SaidAtPage,
  { channel, facts }: Pick<SayContext, 'channel' | 'facts'>,
): ChannelIdentity[] {
  if (one.kind === 'ownComment') return [...one.about.identities]
  const found =
    one.person === null
      ? identityOf('username', one.kind === 'comment' ? mentionName(one, facts) : '')
      : identityOf(channel === 'instagram' ? 'igsid' : 'psid', one.person)
  return found ? [found] : []
}

type Comment = Extract<SaidAtPage, { kind: 'comment' }>
const mentionLines = (one: Comment, facts: PageFactBook) => (facts(one.ref)?.name ?? '').split('\n')
const mentionName = (one: Comment, facts: PageFactBook) => one.name || mentionLines(one, facts)[0]!

function heardMessage(
  { kind, person, ref, at, body, attached, files }: Extract<SaidAtPage, { kind: 'message' | 'echo' }>,
  identities: readonly ChannelIdentity[],
  { id, facts, quote }: SayContext,
): HeardText {
  const isSticker = files.length > 0 && files.every((file) => file.isSticker)
  const other: MessageExtra | null = isSticker ? { kind: 'sticker' } : null
  const extra: MessageExtra | null = attached ? { kind: 'unsupported', name: line(attached, 60) } : other
  return {
    identities,
    name: facts(`person ${person}`)?.name ?? '',
    ref,
    at,
    body: keepableText(body),
    chat: {
      id,
      kind: 'text',
      quote,
      parts: files.map((file) => ({ file: null, name: pageFileName(file), state: 'waiting' })),
      extra,
      opens: 'message',
    },
    isOurs: kind === 'echo',
  }
}

/** Meta says no name but in the address. */
export function pageFileName({ type, url }: PageFile): string {
  const last = URL.parse(url)?.pathname.split('/').at(-1) ?? ''
  return incomingFileName({ name: /\.[a-z\d]{2,5}$/i.test(last) ? last : type, mime: '' })
}

const ownComment = (
  { ref, at, body, about }: Extract<SaidAtPage, { kind: 'ownComment' }>,
  { id }: SayContext,
): HeardText => ({
  identities: about.identities,
  ref,
  at,
  body: keepableText(body),
  chat: {
    id,
    kind: 'text',
    quote: null,
    parts: [],
    extra: { kind: 'commentAnswer', to: about.message, way: 'public' },
    opens: null,
  },
  isOurs: true,
})

function heardComment(one: Comment, identities: readonly ChannelIdentity[], { id, facts }: SayContext): HeardText {
  const { ref, at, isMention } = one
  const [, ...mentioned] = mentionOfRef(ref) ? mentionLines(one, facts) : []
  const fact = facts(mentionOfRef(ref) ? ref : `post ${one.post}`)
  const post = mentionOfRef(ref) ? '' : (fact?.name ?? '')
  const extra: MessageExtra = {
    kind: 'comment',
    post: lastTextOf(post).slice(0, 300),
    url: webUrl(one.url || (fact?.link ?? '')),
    isMention,
    isHidden: false,
  }
  return {
    identities,
    name: mentionName(one, facts),
    ref,
    at,
    body: keepableText(one.body || mentioned.join('\n')),
    chat: { id, kind: 'text', quote: null, parts: [], extra, opens: null },
  }
}

const line = (said: string, most: number) => keepableText(said).slice(0, most).toWellFormed()
/** What is no address of the web is shown as none. */
const webUrl = (url: string) => (/^https?:\/\/[^\s/]\S*$/i.test(url) && url.length <= 2_000 ? url : '')
