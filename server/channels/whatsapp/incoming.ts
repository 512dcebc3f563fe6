import * as z from 'zod/mini'
import { secondsToMs } from './metaTime.ts'

/** Under what Meta knows who wrote: a number may be missing, a BSUID may be too. */
export type WhatsappWriter = {
  phone: string | null
  bsuid: string | null
  parentBsuid: string | null
  username: string | null
  name: string
}

/** `id`: under which Meta keeps the bytes, for some days. */
export type WhatsappFile = { id: string; mime: string; name: string; isVoice: boolean; isSticker: boolean }

export type WhatsappContent =
  | { type: 'text'; body: string }
  | { type: 'media'; file: WhatsappFile; caption: string }
  | { type: 'location'; latitude: number; longitude: number; name: string; address: string }
  | { type: 'contacts'; people: { name: string; phones: string[]; isOwn: boolean }[] }
  /** a tap on a button or a line of a list; `payload` is what we named it */
  | { type: 'reply'; body: string; payload: string }
  | { type: 'reaction'; emoji: string; to: string }
  /** who it is has changed: what they were known by before */
  | { type: 'changed'; body: string; bsuid: string | null; phone: string | null; before: { bsuid: string | null } }
  /** `name`: how Meta calls it */
  | { type: 'unsupported'; name: string }

export type WhatsappMessage = {
  ref: string
  at: number | null
  writer: WhatsappWriter
  said: WhatsappContent
  /** the message that it answers */
  answers: string | null
  isForwarded: boolean
  /** it began at an advertisement, which opens the longer window */
  isFromAdvertisement: boolean
}

const words = z._default(z.string(), '')
const Envelope = z.object({
  id: z.string(),
  type: z.string(),
  from: z.optional(z.string()),
  from_user_id: z.optional(z.string()),
  from_parent_user_id: z.optional(z.string()),
  timestamp: z.optional(z.string()),
  context: z.optional(
    z.object({
      id: z.optional(z.string()),
      forwarded: z.optional(z.boolean()),
      frequently_forwarded: z.optional(z.boolean()),
    }),
  ),
  referral: z.optional(z.object({ source_type: z.optional(z.string()) })),
})
const Contact = z.object({
  profile: z.optional(z.object({ name: z.optional(z.string()), username: z.optional(z.string()) })),
  wa_id: z.optional(z.string()),
  user_id: z.optional(z.string()),
  parent_user_id: z.optional(z.string()),
})

/** One message of a webhook call, with the contacts that the call names; null: nobody wrote it. */
export function readIncoming(told: unknown, contacts: readonly unknown[]): WhatsappMessage | null {
  const read = z.safeParse(Envelope, told)
  if (!read.success) return null
  const { id, type, timestamp, context, referral } = read.data
  const writer = writerOf(read.data, contacts)
  if (writer.phone === null && writer.bsuid === null && writer.parentBsuid === null) return null
  return {
    ref: id,
    at: secondsToMs(timestamp),
    writer,
    said: saidOf(type, told),
    answers: context?.id ?? null,
    isForwarded: Boolean(context?.forwarded || context?.frequently_forwarded),
    isFromAdvertisement: referral?.source_type === 'ad',
  }
}

type Sender = Pick<z.output<typeof Envelope>, 'from' | 'from_user_id' | 'from_parent_user_id'>

function writerOf({ from, from_user_id, from_parent_user_id }: Sender, contacts: readonly unknown[]): WhatsappWriter {
  const known = contacts.flatMap((contact) => z.safeParse(Contact, contact).data ?? [])
  // One call may tell of several people; where it names one alone, that is who wrote.
  const own =
    known.find(({ user_id, wa_id }) =>
      from_user_id ? user_id === from_user_id : from !== undefined && wa_id === from,
    ) ?? (known.length === 1 ? known[0] : undefined)
  return {
    phone: from ?? own?.wa_id ?? null,
    bsuid: from_user_id ?? own?.user_id ?? null,
    parentBsuid: from_parent_user_id ?? own?.parent_user_id ?? null,
    username: own?.profile?.username ?? null,
    name: own?.profile?.name ?? '',
  }
}

function saidOf(type: string, told: unknown): WhatsappContent {
  const message = told as Readonly<Record<string, unknown>>
  return sayings[type]?.(message[type]) ?? { type: 'unsupported', name: unsupportedName(type, message[type]) }
}

const unsupportedName = (type: string, told: unknown) =>
  z.safeParse(z.object({ type: z.string() }), told).data?.type ?? type

/** A reader of one type of message; null: it is not shaped as this version knows it. */
type SayingReader = (told: unknown) => WhatsappContent | null
const saying =
  <T>(shape: z.ZodMiniType<T>, read: (told: T) => WhatsappContent): SayingReader =>
  (told) => {
    const shaped = z.safeParse(shape, told)
    return shaped.success ? read(shaped.data) : null
  }

const fileReader = (isSticker: boolean) =>
  saying(
    z.object({
      id: z.string(),
      mime_type: words,
      caption: words,
      filename: words,
      voice: z._default(z.boolean(), false),
    }),
    ({ id, mime_type, caption, filename, voice }) => ({
      type: 'media',
      // `audio/ogg; codecs=opus` is a type with a parameter.
      file: { id, mime: mime_type.split(';')[0]!.trim(), name: filename, isVoice: voice, isSticker },
      caption,
    }),
  )
const media = fileReader(false)

const sayings: Readonly<Record<string, SayingReader>> = {
  text: saying(z.object({ body: z.string() }), ({ body }) => ({ type: 'text', body })),
  image: media,
  video: media,
  audio: media,
  document: media,
  sticker: fileReader(true),
  location: saying(
    z.object({ latitude: z.coerce.number(), longitude: z.coerce.number(), name: words, address: words }),
    ({ latitude, longitude, name, address }) => ({
      type: 'location',
      latitude,
      longitude,
      name,
      address,
    }),
  ),
  contacts: saying(
    z.array(
      z.object({
        origin: z.optional(z.string()),
        name: z.optional(z.object({ formatted_name: words })),
        phones: z._default(z.array(z.object({ phone: words, wa_id: z.optional(z.string()) })), []),
      }),
    ),
    (people) => ({
      type: 'contacts',
      people: people.map(({ origin, name, phones }) => ({
        name: name?.formatted_name ?? '',
        phones: phones.map(({ phone, wa_id }) => wa_id ?? phone),
        // A card that they give when asked for their number is their own; any other may be anybody's.
        isOwn: origin === 'contact_request',
      })),
    }),
  ),
  button: saying(z.object({ text: words, payload: words }), ({ text, payload }) => ({
    type: 'reply',
    body: text,
    payload,
  })),
  interactive: saying(
    z.object({
      button_reply: z.optional(z.object({ id: words, title: words })),
      list_reply: z.optional(z.object({ id: words, title: words })),
      type: z.string(),
    }),
    ({ button_reply, list_reply, type }) => {
      const reply = button_reply ?? list_reply
      return reply ? { type: 'reply', body: reply.title, payload: reply.id } : { type: 'unsupported', name: type }
    },
  ),
  reaction: saying(z.object({ emoji: words, message_id: z.string() }), ({ emoji, message_id }) => ({
    type: 'reaction',
    emoji,
    to: message_id,
  })),
  system: saying(
    z.object({
      type: words,
      body: words,
      wa_id: z.optional(z.string()),
      user_id: z.optional(z.string()),
      previous_user_id: z.optional(z.string()),
    }),
    ({ type, body, wa_id, user_id, previous_user_id }) =>
      type === 'user_changed_number' || type === 'user_changed_user_id' || type === 'customer_changed_number'
        ? {
            type: 'changed',
            body,
            bsuid: user_id ?? null,
            phone: wa_id ?? null,
            before: { bsuid: previous_user_id ?? null },
          }
        : { type: 'unsupported', name: type },
  ),
}
