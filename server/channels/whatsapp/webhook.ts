import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { jsonOf } from '../callService.ts'
import { readIncoming, type WhatsappMessage } from './incoming.ts'
import { secondsToMs } from './metaTime.ts'

/** One thing that Meta told of one number, or of one account of templates. */
export type WhatsappHeard =
  | ({ kind: 'message'; number: string } & WhatsappMessage)
  | WhatsappStatus
  | { kind: 'template'; portfolioAccount: string; id: string; name: string; language: string; change: TemplateChange }
  | { kind: 'number'; portfolioAccount: string; display: string; change: { event: string; limit: string | null } }
  | { kind: 'account'; portfolioAccount: string; event: string; details: string }
  /** kept as it came; this version knows nothing of it */
  | { kind: 'unknown'; field: string }

export type WhatsappStatus = {
  kind: 'status'
  number: string
  ref: string
  state: 'sent' | 'delivered' | 'read' | 'played' | 'failed'
  at: number | null
  phone: string | null
  bsuid: string | null
  /** ours, that went with the message */
  key: string | null
  price: { category: string; isFree: boolean } | null
  error: { code: number; details: string } | null
}

export type TemplateChange =
  | { of: 'state'; state: string; reason: string }
  | { of: 'category'; category: string }
  | { of: 'quality'; quality: string }

/** Over the bytes as they came: written again they would be others. */
export function isSignedByMeta(body: Uint8Array, signature: string | undefined, appSecret: string): boolean {
  const given = Buffer.from(signature?.replace(/^sha256=/, '') ?? '', 'hex')
  const signed = createHmac('sha256', appSecret).update(body).digest()
  return given.length === signed.length && timingSafeEqual(given, signed)
}

/** What answers the question by which Meta makes sure of an address; null: somebody else asks. */
export function answerToVerification(query: URLSearchParams, verifyToken: string): string | null {
  const given = Buffer.from(query.get('hub.verify_token') ?? '')
  const wanted = Buffer.from(verifyToken)
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
  return isOurs && query.get('hub.mode') === 'subscribe' ? query.get('hub.challenge') : null
}

const Body = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ id: z.string(), changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
})

/** All that one call tells, in its order; null: it is no call of Meta's. */
export function readWebhook(body: string): WhatsappHeard[] | null {
  const read = z.safeParse(Body, jsonOf(body))
  if (!read.success) return null
  return read.data.entry.flatMap(({ id, changes }) =>
    changes.flatMap(({ field, value }) => readers[field]?.(value, id) ?? [{ kind: 'unknown' as const, field }]),
  )
}

/** null: it is not shaped as this version knows it. */
type ChangeReader = (value: unknown, portfolioAccount: string) => WhatsappHeard[] | null

const readers: Readonly<Record<string, ChangeReader>> = {
  messages: readMessages,
  message_template_status_update: templateReader(
    z.object({ event: z.string(), reason: z.nullish(z.string()) }),
    ({ event, reason }) => ({
      of: 'state',
      state: event.toLowerCase(),
      reason: reason && reason !== 'NONE' ? reason : '',
    }),
  ),
  template_category_update: templateReader(z.object({ new_category: z.string() }), ({ new_category }) => ({
    of: 'category',
    category: new_category.toLowerCase(),
  })),
  message_template_quality_update: templateReader(
    z.object({ new_quality_score: z.string() }),
    ({ new_quality_score }) => ({
      of: 'quality',
      quality: new_quality_score.toLowerCase(),
    }),
  ),
  phone_number_quality_update(value, portfolioAccount) {
    const read = z.safeParse(NumberUpdate, value)
    if (!read.success) return null
    const { display_phone_number, event, current_limit } = read.data
    return [
      {
        kind: 'number',
        portfolioAccount,
        display: display_phone_number,
        change: { event, limit: current_limit ?? null },
      },
    ]
  },
  account_update(value, portfolioAccount) {
    const read = z.safeParse(AccountUpdate, value)
    if (!read.success) return null
    const { event, ban_info, violation_info } = read.data
    const details = ban_info?.waba_ban_state ?? violation_info?.violation_type ?? ''
    return [{ kind: 'account', portfolioAccount, event, details }]
  },
}

const NumberUpdate = z.object({
  display_phone_number: z.string(),
  event: z.string(),
  current_limit: z.optional(z.string()),
})
const AccountUpdate = z.object({
  event: z.string(),
  ban_info: z.optional(z.object({ waba_ban_state: z.optional(z.string()) })),
  violation_info: z.optional(z.object({ violation_type: z.optional(z.string()) })),
})
const TemplateUpdate = z.object({
  message_template_id: z.union([z.string(), z.number()]),
  message_template_name: z.string(),
  message_template_language: z.string(),
})

function templateReader<T>(shape: z.ZodMiniType<T>, changeOf: (value: T) => TemplateChange): ChangeReader {
  return (value, portfolioAccount) => {
    const template = z.safeParse(TemplateUpdate, value)
    const change = z.safeParse(shape, value)
    if (!template.success || !change.success) return null
    const { message_template_id, message_template_name: name, message_template_language: language } = template.data
    return [
      {
        kind: 'template',
        portfolioAccount,
        id: String(message_template_id),
        name,
        language,
        change: changeOf(change.data),
      },
    ]
  }
}

const Status = z.object({
  id: z.string(),
  status: z.enum(['sent', 'delivered', 'read', 'played', 'failed']),
  timestamp: z.optional(z.string()),
  recipient_id: z.optional(z.string()),
  recipient_user_id: z.optional(z.string()),
  biz_opaque_callback_data: z.optional(z.string()),
  pricing: z.optional(
    z.object({ category: z.optional(z.string()), type: z.optional(z.string()), billable: z.optional(z.boolean()) }),
  ),
  errors: z.optional(
    z.array(z.object({ code: z.number(), error_data: z.optional(z.object({ details: z.optional(z.string()) })) })),
  ),
})

const Messages = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  contacts: z.optional(z.array(z.unknown())),
  messages: z.optional(z.array(z.unknown())),
  statuses: z.optional(z.array(z.unknown())),
})

/** One that cannot be read hides none of the others. */
function readMessages(value: unknown): WhatsappHeard[] | null {
  const read = z.safeParse(Messages, value)
  if (!read.success) return null
  const { metadata, contacts = [], messages = [], statuses = [] } = read.data
  const number = metadata.phone_number_id
  return [
    ...messages.map((message): WhatsappHeard => {
      const incoming = readIncoming(message, contacts)
      return incoming ? { kind: 'message', number, ...incoming } : { kind: 'unknown', field: 'messages' }
    }),
    ...statuses.map((status): WhatsappHeard => readStatus(status, number) ?? { kind: 'unknown', field: 'statuses' }),
  ]
}

function readStatus(told: unknown, number: string): WhatsappStatus | null {
  const read = z.safeParse(Status, told)
  if (!read.success) return null
  const { id, status, timestamp, recipient_id, recipient_user_id, biz_opaque_callback_data, pricing, errors } =
    read.data
  const error = errors?.[0]
  return {
    kind: 'status',
    number,
    ref: id,
    state: status,
    at: secondsToMs(timestamp),
    phone: recipient_id ?? null,
    bsuid: recipient_user_id ?? null,
    key: biz_opaque_callback_data ?? null,
    price: pricing?.category
      ? { category: pricing.category, isFree: pricing.billable === false || (pricing.type ?? '').startsWith('free_') }
      : null,
    error: error ? { code: error.code, details: error.error_data?.details ?? '' } : null,
  }
}
