import * as z from 'zod/mini'
import { attachmentMimes, mostBytesOf, pictureMimes, Sha256 } from '../../blobs/blob.ts'
import { AttachmentName } from '../../contacts/companions/attachment.ts'
import { limits } from '../../limits.ts'
import { Id, Time, text, Url } from '../../shared/schema.ts'

const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))
const Align = z.enum(['left', 'center', 'right'])

/** Letters of one look. `link`: the whole run is one. */
const Run = z.object({
  text: text(limits.paragraphLength),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  underline: z.optional(z.boolean()),
  colour: z.optional(Colour),
  link: z.optional(Url),
})
export type Run = z.output<typeof Run>

const Lines = z.object({
  kind: z.literal('text'),
  style: z.enum(['plain', 'bullets', 'numbers', 'quote']),
  lines: z.array(z.array(Run)),
  align: Align,
})
const Heading = z.object({
  kind: z.literal('heading'),
  level: z.enum(['1', '2', '3']),
  runs: z.array(Run),
  align: Align,
})
const Picture = z.object({
  kind: z.literal('picture'),
  hash: Sha256,
  size: z.int().check(z.minimum(1)),
  mime: z.enum(pictureMimes),
  alt: text(limits.lineLength),
  /** of the mail's width, in percent */
  width: z.int().check(z.minimum(10), z.maximum(100)),
  link: z.union([z.literal(''), Url]),
  align: Align,
})
const Button = z.object({
  kind: z.literal('button'),
  label: text(limits.lineLength),
  link: Url,
  colour: Colour,
  align: Align,
})
const Divider = z.object({ kind: z.literal('divider'), colour: Colour })
const Space = z.object({ kind: z.literal('space'), height: z.int().check(z.minimum(4), z.maximum(120)) })
const simple = [Lines, Heading, Picture, Button, Divider, Space] as const
const Simple = z.discriminatedUnion('kind', simple)
/** Side by side on a wide screen, below each other on a phone. */
const Columns = z.object({
  kind: z.literal('columns'),
  columns: z.array(z.array(Simple)).check(z.minLength(2), z.maxLength(3)),
})

const placed = { id: text(40) }
/** One part of a mail; `id` is its own within the mail. */
export const Block = z.union([z.object({ ...placed, block: Simple }), z.object({ ...placed, block: Columns })])
export type Block = z.output<typeof Block>
export type SimpleBlock = z.output<typeof Simple>
export type AnyBlock = SimpleBlock | z.output<typeof Columns>

export const MessageFile = z.object({
  hash: Sha256,
  size: z.int().check(z.minimum(1), z.maximum(Math.max(...attachmentMimes.map(mostBytesOf)))),
  mime: z.enum(attachmentMimes),
  name: AttachmentName,
})
export type MessageFile = z.output<typeof MessageFile>

export const messageLanguages = ['zh', 'en'] as const

const messageFields = {
  /** what the sender calls it */
  name: text(limits.lineLength),
  /** the subject */
  theme: text(limits.lineLength),
  /** shown beside the subject in a list of mails */
  preheader: text(limits.lineLength),
  language: z.enum(messageLanguages),
  content: z.array(Block).check(z.maxLength(limits.emailBlocks)),
  /** what is read where only text is shown; null: made from the content */
  plain: z.nullable(text(limits.emailPlainLength)),
  attachments: z.array(MessageFile).check(z.maxLength(limits.emailAttachments)),
}
// A message or version that was made before there were such words has none.
const plain = z._default(messageFields.plain, null)
export const EmailMessageFields = z.object(messageFields)
export type EmailMessageFields = z.output<typeof EmailMessageFields>
export const NewEmailMessage = z.object({ id: Id, ...messageFields, plain })
export type NewEmailMessage = z.output<typeof NewEmailMessage>

export const EmailMessage = z.extend(NewEmailMessage, {
  belongto: Id,
  /** how many tasks began with it */
  schedule_count: z.int().check(z.minimum(0)),
  created_at: Time,
  updated_at: Time,
})
export type EmailMessage = z.output<typeof EmailMessage>

export const newMessage = { schedule_count: 0 } as const satisfies Partial<EmailMessage>

/** A message as it was at a time, kept so that it can be had again. */
export const NewEmailVersion = z.object({
  id: Id,
  email_message_id: Id,
  /** '' where it was kept by itself */
  note: text(limits.lineLength),
  theme: messageFields.theme,
  preheader: messageFields.preheader,
  content: messageFields.content,
  plain,
  attachments: messageFields.attachments,
})
export const EmailVersion = z.extend(NewEmailVersion, { created_by: Id, created_at: Time, updated_at: Time })
export type EmailVersion = z.output<typeof EmailVersion>
