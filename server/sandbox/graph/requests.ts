import * as z from 'zod/mini'

// As the documentation has them and nothing beside: what Meta would ignore is a mistake of ours.

const id = z.string().check(z.minLength(1))
const media = z.strictObject({
  id,
  caption: z.optional(z.string().check(z.maxLength(1_024))),
  filename: z.optional(z.string()),
})
const textParameter = z.strictObject({
  type: z.literal('text'),
  text: z.string().check(z.minLength(1), z.maxLength(1_024), z.regex(/^(?!.*( {5}|[\n\t]))/s)),
  parameter_name: z.optional(z.string()),
})
const mediaParameter = z.union([
  z.strictObject({ type: z.literal('image'), image: z.strictObject({ id }) }),
  z.strictObject({ type: z.literal('video'), video: z.strictObject({ id }) }),
  z.strictObject({ type: z.literal('document'), document: z.strictObject({ id, filename: z.optional(z.string()) }) }),
])
const buttonComponent = z.union([
  z.strictObject({
    type: z.literal('button'),
    sub_type: z.literal('url'),
    index: z.string(),
    parameters: z.tuple([z.strictObject({ type: z.literal('text'), text: z.string().check(z.minLength(1)) })]),
  }),
  z.strictObject({
    type: z.literal('button'),
    sub_type: z.literal('copy_code'),
    index: z.string(),
    parameters: z.tuple([
      z.strictObject({
        type: z.literal('coupon_code'),
        coupon_code: z.string().check(z.minLength(1), z.maxLength(15)),
      }),
    ]),
  }),
  z.strictObject({
    type: z.literal('button'),
    sub_type: z.literal('quick_reply'),
    index: z.string(),
    parameters: z.tuple([z.strictObject({ type: z.literal('payload'), payload: z.string().check(z.maxLength(256)) })]),
  }),
])
const SentTemplate = z.strictObject({
  name: id,
  language: z.strictObject({ code: id }),
  components: z.optional(
    z.array(
      z.union([
        z.strictObject({ type: z.literal('header'), parameters: z.array(z.union([textParameter, mediaParameter])) }),
        z.strictObject({ type: z.literal('body'), parameters: z.array(textParameter) }),
        buttonComponent,
      ]),
    ),
  ),
})
export type TemplateUseRequest = z.output<typeof SentTemplate>

const short = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const body = z.strictObject({ text: short(1_024) })
function areApart(buttons: readonly { reply: { id: string; title: string } }[]): boolean {
  const [ids, titles] = [buttons.map(({ reply }) => reply.id), buttons.map(({ reply }) => reply.title)]
  return new Set(ids).size === buttons.length && new Set(titles).size === buttons.length
}
/** Ten rows in all; of several sections each has a title. */
function isOneList(sections: readonly { title?: string | undefined; rows: readonly { id: string }[] }[]): boolean {
  const ids = sections.flatMap(({ rows }) => rows.map(({ id }) => id))
  const areNamed = sections.length === 1 || sections.every(({ title }) => Boolean(title))
  return ids.length <= 10 && new Set(ids).size === ids.length && areNamed
}
const interactive = z.union([
  z.strictObject({
    type: z.literal('button'),
    body,
    action: z.strictObject({
      buttons: z
        .array(
          z.strictObject({ type: z.literal('reply'), reply: z.strictObject({ id: short(256), title: short(20) }) }),
        )
        .check(z.minLength(1), z.maxLength(3), z.refine(areApart)),
    }),
  }),
  z.strictObject({
    type: z.literal('list'),
    body,
    action: z.strictObject({
      button: short(20),
      sections: z
        .array(
          z.strictObject({
            title: z.optional(short(24)),
            rows: z
              .array(z.strictObject({ id: short(200), title: short(24), description: z.optional(short(72)) }))
              .check(z.minLength(1), z.maxLength(10)),
          }),
        )
        .check(z.minLength(1), z.maxLength(10), z.refine(isOneList)),
    }),
  }),
  z.strictObject({
    type: z.literal('request_contact_info'),
    body,
    action: z.strictObject({ name: z.literal('request_contact_info') }),
  }),
])

const envelope = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.optional(z.literal('individual')),
  to: z.optional(z.string()),
  recipient: z.optional(z.string()),
  context: z.optional(z.strictObject({ message_id: id })),
  biz_opaque_callback_data: z.optional(z.string().check(z.maxLength(512))),
}
const contents = {
  text: z.strictObject({ body: short(4_096), preview_url: z.optional(z.boolean()) }),
  image: media,
  video: media,
  audio: z.strictObject({ id }),
  document: media,
  location: z.strictObject({
    latitude: z.number(),
    longitude: z.number(),
    name: z.optional(z.string()),
    address: z.optional(z.string()),
  }),
  reaction: z.strictObject({ message_id: id, emoji: z.string() }),
  template: SentTemplate,
  interactive,
}
const message = <K extends keyof typeof contents>(type: K) =>
  z.strictObject({ ...envelope, type: z.literal(type), [type]: contents[type] } as typeof envelope & {
    type: z.ZodMiniLiteral<K>
  } & { [P in K]: (typeof contents)[P] })

export const MessageRequest = z.discriminatedUnion('type', [
  message('text'),
  message('image'),
  message('video'),
  message('audio'),
  message('document'),
  message('location'),
  message('reaction'),
  message('template'),
  message('interactive'),
])
export type MessageRequest = z.output<typeof MessageRequest>

export const ReadRequest = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  status: z.literal('read'),
  message_id: id,
})

const named = z.array(
  z.strictObject({ param_name: z.string().check(z.regex(/^[a-z_]{1,20}$/)), example: short(1_024) }),
)
const textExample = z.union([
  z.strictObject({ body_text_named_params: named }),
  z.strictObject({ body_text: z.tuple([z.array(short(1_024))]) }),
  z.strictObject({ header_text_named_params: named }),
  z.strictObject({ header_text: z.array(short(1_024)) }),
])
const link = z.string().check(z.maxLength(2_000), z.regex(/^https?:\/\//))
const templateButton = z.union([
  z.strictObject({ type: z.literal('QUICK_REPLY'), text: short(25) }),
  z.strictObject({ type: z.literal('PHONE_NUMBER'), text: short(25), phone_number: short(20) }),
  z.strictObject({ type: z.literal('COPY_CODE'), example: short(15) }),
  z.strictObject({ type: z.literal('URL'), text: short(25), url: link, example: z.optional(z.tuple([link])) }),
])
const component = z.union([
  z.strictObject({
    type: z.literal('HEADER'),
    format: z.literal('TEXT'),
    text: short(60),
    example: z.optional(textExample),
  }),
  z.strictObject({
    type: z.literal('HEADER'),
    format: z.enum(['IMAGE', 'VIDEO', 'DOCUMENT']),
    example: z.strictObject({ header_handle: z.tuple([id]) }),
  }),
  z.strictObject({ type: z.literal('BODY'), text: short(1_024), example: z.optional(textExample) }),
  z.strictObject({ type: z.literal('FOOTER'), text: short(60) }),
  z.strictObject({
    type: z.literal('BUTTONS'),
    buttons: z.array(templateButton).check(z.minLength(1), z.maxLength(10)),
  }),
])
const components = z.array(component).check(z.minLength(1))
const category = z.enum(['MARKETING', 'UTILITY'])
export const TemplateRequest = z.strictObject({
  name: z.string().check(z.regex(/^[a-z0-9_]{1,512}$/)),
  language: z.string().check(z.regex(/^[a-z]{2,3}(_[A-Z]{2})?$/)),
  category,
  parameter_format: z.enum(['NAMED', 'POSITIONAL']),
  components,
})
export type TemplateRequest = z.output<typeof TemplateRequest>
export const TemplateEdit = z.strictObject({ category: z.optional(category), components })

export const SubscribeRequest = z.strictObject({
  override_callback_uri: z.string().check(z.regex(/^https?:\/\//)),
  verify_token: id,
})
