import * as z from 'zod/mini'
import { Id, text } from '../shared/schema.ts'
import { TemplateContent } from '../whatsapp/template.ts'

/** What Meta lets a message have beside its text. */
export const extraLimits = {
  buttons: 3,
  buttonTitle: 20,
  rows: 10,
  rowTitle: 24,
  rowDescription: 72,
  listButton: 20,
  placeName: 200,
  placeAddress: 300,
} as const

/** What a tap sends back: we choose it with the button, so that a title that is changed later says the same. */
const choiceId = text(200).check(z.minLength(1))
const title = (most: number) => text(most).check(z.trim(), z.minLength(1))

const Location = z.object({
  kind: z.literal('location'),
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  name: text(extraLimits.placeName),
  /** shown below the name */
  address: z.optional(text(extraLimits.placeAddress)),
})
type Choice = { id: string; title: string }
type Section = { title: string; rows: readonly Choice[] }

/** Neither a title nor an id stands twice: an answer could not be told from the other one. */
function areApart(choices: readonly Choice[]): boolean {
  const ids = new Set(choices.map(({ id }) => id))
  return ids.size === choices.length && new Set(choices.map(({ title }) => title)).size === choices.length
}

/** So many rows in all; sections are told apart by their titles. */
function isOneList(sections: readonly Section[]): boolean {
  const rows = sections.flatMap((section) => section.rows)
  const areNamed = sections.length === 1 || sections.every(({ title }) => title.trim() !== '')
  return rows.length <= extraLimits.rows && areNamed && areApart(rows)
}

const Buttons = z.object({
  kind: z.literal('buttons'),
  buttons: z
    .array(z.object({ id: choiceId, title: title(extraLimits.buttonTitle) }))
    .check(z.minLength(1), z.maxLength(extraLimits.buttons), z.refine(areApart)),
})
const List = z.object({
  kind: z.literal('list'),
  /** what opens the list */
  button: title(extraLimits.listButton),
  sections: z
    .array(
      z.object({
        title: text(extraLimits.rowTitle),
        rows: z
          .array(
            z.object({
              id: choiceId,
              title: title(extraLimits.rowTitle),
              description: text(extraLimits.rowDescription),
            }),
          )
          .check(z.minLength(1), z.maxLength(extraLimits.rows)),
      }),
    )
    .check(z.minLength(1), z.maxLength(extraLimits.rows), z.refine(isOneList)),
})
/** Asks somebody who hides their number for it. */
const ContactRequest = z.object({ kind: z.literal('contactRequest') })
/** `to`: the message of the thread that it is for; no emoji: what was there goes. */
const ReactionTo = z.object({ kind: z.literal('reaction'), to: Id, emoji: text(40) })

/** Replaces the text of our own message `to`, within the time that the channel allows. */
const EditOf = z.object({ kind: z.literal('edit'), to: Id })
/** `to`: the own message that is taken back at everybody's. */
const RevokeOf = z.object({ kind: z.literal('revoke'), to: Id })

/** Said before in another chat; beside text and files. */
const Forwarded = z.object({ kind: z.literal('forwarded') })
/** Its pictures, films and sounds go as the files that they are. */
const AsDocument = z.object({ kind: z.literal('document') })

export const linkCardLimits = { url: 2_000, title: 200, description: 500, price: 60 } as const
/** What is shown of an address in the text: a page, or a product with what it costs. */
export const LinkCard = z.object({
  kind: z.literal('link'),
  url: text(linkCardLimits.url).check(z.regex(/^https?:\/\/[^\s/]\S*$/i)),
  title: text(linkCardLimits.title).check(z.trim(), z.minLength(1)),
  description: text(linkCardLimits.description),
  price: text(linkCardLimits.price),
})
export type LinkCard = z.output<typeof LinkCard>

/** What stands for the variables of header and body, and for those of the buttons by their places. */
const few = z.refine<Readonly<Record<string, string>>>((values) => Object.keys(values).length <= 60)
const Values = z.object({
  texts: z.record(text(40), text(1_024)).check(few),
  buttons: z.record(z.string().check(z.regex(/^\d{1,2}$/)), text(2_000)).check(few),
})
/** `content`: what was approved when it was written, which is what is sent; null: the server has not said yet. */
const TemplateUse = z.object({
  kind: z.literal('template'),
  template: Id,
  values: Values,
  content: z.nullable(TemplateContent),
})

/** How a comment below a post is answered: below it for everybody, or by a message to its writer. `to`: the comment in the thread. */
const CommentAnswerOf = z.object({ kind: z.literal('commentAnswer'), to: Id, way: z.enum(['public', 'private']) })
/** Hides a comment from everybody but its writer, or shows it again. */
const HideOf = z.object({ kind: z.literal('hide'), to: Id, on: z.boolean() })

/** What a user writes beside text and files. */
export const WrittenExtra = z.discriminatedUnion('kind', [
  Location,
  Buttons,
  List,
  ContactRequest,
  ReactionTo,
  EditOf,
  RevokeOf,
  TemplateUse,
  Forwarded,
  AsDocument,
  LinkCard,
  CommentAnswerOf,
  HideOf,
])
export type WrittenExtra = z.output<typeof WrittenExtra>

/** What a message is beside text and files. */
export const MessageExtra = z.discriminatedUnion('kind', [
  Location,
  Buttons,
  List,
  ContactRequest,
  ReactionTo,
  EditOf,
  RevokeOf,
  TemplateUse,
  Forwarded,
  AsDocument,
  LinkCard,
  CommentAnswerOf,
  HideOf,
  /** below a post: what that says and where it stands, as far as it is known. `isMention`: of the company, below somebody else's post */
  z.object({
    kind: z.literal('comment'),
    post: text(300),
    url: text(linkCardLimits.url),
    isMention: z.boolean(),
    isHidden: z.boolean(),
  }),
  z.object({
    kind: z.literal('contacts'),
    people: z
      .array(z.object({ name: text(200), phones: z.array(text(60)).check(z.maxLength(20)), isOwn: z.boolean() }))
      .check(z.maxLength(50)),
  }),
  /** a tap; `payload`: the id of the button or line that it was on */
  z.object({ kind: z.literal('reply'), payload: text(256) }),
  z.object({ kind: z.literal('voice') }),
  z.object({ kind: z.literal('sticker') }),
  /** its writer has taken it back at everybody's */
  z.object({ kind: z.literal('revoked') }),
  /** `name`: how the channel calls what this version cannot show */
  z.object({ kind: z.literal('unsupported'), name: text(60) }),
])
export type MessageExtra = z.output<typeof MessageExtra>

type Marks = { [K in MessageExtra['kind']]: (extra: Extract<MessageExtra, { kind: K }>) => string }
const nothing = () => ''

/** In the words of no language, what a list shows of a message without a text. */
const marks: Marks = {
  location: ({ name, address }) => `📍 ${name || address || ''}`,
  contacts: ({ people }) => `👤 ${people.map(({ name, phones }) => name || phones[0] || '').join(', ')}`,
  contactRequest: () => '👤',
  reaction: ({ emoji }) => emoji,
  voice: () => '🎤',
  sticker: () => '🖼️',
  revoked: () => '🚫',
  unsupported: ({ name }) => `❔ ${name}`,
  buttons: nothing,
  list: nothing,
  edit: nothing,
  revoke: nothing,
  reply: nothing,
  template: nothing,
  forwarded: nothing,
  document: nothing,
  link: ({ title }) => `🔗 ${title}`,
  comment: nothing,
  commentAnswer: nothing,
  hide: nothing,
}
export const markOfExtra = (extra: MessageExtra | null | undefined): string =>
  extra ? (marks[extra.kind] as (one: MessageExtra) => string)(extra).trim() : ''

/** Somebody has looked at it and says so: it is no answer, and nothing new to read. */
export const isReaction = (extra: MessageExtra | null | undefined): boolean => extra?.kind === 'reaction'

/** What befalls a message that was said, and is shown there: a reaction, another text, that it is taken back or hidden. */
export const aboutKinds = ['reaction', 'edit', 'revoke', 'hide'] as const
type AboutKind = (typeof aboutKinds)[number]
export type AboutMessage = Extract<MessageExtra, { kind: AboutKind }>
export const aboutMessage = (extra: MessageExtra | null | undefined): AboutMessage | null =>
  extra && (aboutKinds as readonly string[]).includes(extra.kind) ? (extra as AboutMessage) : null
