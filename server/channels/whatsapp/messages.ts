import {
  hasUrlVariable,
  isCounted,
  type TemplateContent,
  type TemplateValues,
  templateHeader,
  templateVariables,
} from '#domain/whatsapp/template'

/** Whom a message goes to. A BSUID in `to` is dropped without a word, so that it has a field of its own. */
export type GraphReceiver = { to: string } | { recipient: string }

/** A file that Meta holds already, by its id. */
export type GraphMedia = { id: string; caption?: string; filename?: string }

type TextParameter = { type: 'text'; text: string; parameter_name?: string }
type MediaParameter =
  | { type: 'image'; image: { id: string } }
  | { type: 'video'; video: { id: string } }
  | { type: 'document'; document: { id: string; filename?: string } }
type ButtonComponent = { type: 'button'; index: string } & (
  | { sub_type: 'url'; parameters: [{ type: 'text'; text: string }] }
  | { sub_type: 'copy_code'; parameters: [{ type: 'coupon_code'; coupon_code: string }] }
  | { sub_type: 'quick_reply'; parameters: [{ type: 'payload'; payload: string }] }
)
export type GraphTemplateComponent =
  | { type: 'header'; parameters: (TextParameter | MediaParameter)[] }
  | { type: 'body'; parameters: TextParameter[] }
  | ButtonComponent

export type GraphContent =
  | { type: 'text'; text: { body: string; preview_url?: boolean } }
  | { type: 'image'; image: GraphMedia }
  | { type: 'video'; video: GraphMedia }
  | { type: 'audio'; audio: { id: string } }
  | { type: 'document'; document: GraphMedia }
  | { type: 'location'; location: { latitude: number; longitude: number; name?: string; address?: string } }
  | { type: 'reaction'; reaction: { message_id: string; emoji: string } }
  | { type: 'template'; template: { name: string; language: { code: string }; components?: GraphTemplateComponent[] } }
  | { type: 'interactive'; interactive: GraphInteractive }

type GraphInteractive =
  | {
      type: 'button'
      body: { text: string }
      action: { buttons: { type: 'reply'; reply: { id: string; title: string } }[] }
    }
  | {
      type: 'list'
      body: { text: string }
      action: {
        button: string
        sections: { title?: string; rows: { id: string; title: string; description?: string }[] }[]
      }
    }
  | { type: 'request_contact_info'; body: { text: string }; action: { name: 'request_contact_info' } }

/** The body of a request that sends one message. */
export type GraphMessage = {
  messaging_product: 'whatsapp'
  recipient_type: 'individual'
  context?: { message_id: string }
  /** the id of our row, repeated by every status: finds the message when the answer to the request was lost */
  biz_opaque_callback_data: string
} & GraphReceiver &
  GraphContent

type GraphEnvelope = { to: GraphReceiver; key: string; answers: string | null }

export const graphMessage = ({ to, key, answers }: GraphEnvelope, content: GraphContent): GraphMessage => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  ...to,
  ...(answers !== null && { context: { message_id: answers } }),
  biz_opaque_callback_data: key,
  ...content,
})

/** What a template is sent with. `media`: what its header shows, as Meta holds it. `payloads`: what a tap on a reply says, by its place. */
export type TemplateInput = TemplateValues & {
  media: { id: string; filename?: string } | null
  payloads: Readonly<Record<number, string>>
}

export function templateMessage(content: TemplateContent, filling: TemplateInput): GraphContent {
  const components = [
    ...headerComponent(content, filling),
    ...bodyComponent(content, filling),
    ...buttonComponents(content, filling),
  ]
  const { name, language } = content
  return {
    type: 'template',
    template: { name, language: { code: language }, ...(components.length > 0 && { components }) },
  }
}

function headerComponent(content: TemplateContent, { texts, media }: TemplateInput): GraphTemplateComponent[] {
  const { kind } = content.header
  if (kind === 'none') return []
  if (kind === 'text') {
    const parameters = textParameters(content, templateHeader(content), texts)
    return parameters.length ? [{ type: 'header', parameters }] : []
  }
  if (!media) throw new Error('a header of media is sent without its file')
  if (kind === 'document') return [{ type: 'header', parameters: [{ type: kind, document: media }] }]
  const { id } = media
  return [
    { type: 'header', parameters: [kind === 'image' ? { type: kind, image: { id } } : { type: kind, video: { id } }] },
  ]
}

function bodyComponent(content: TemplateContent, { texts }: TemplateInput): GraphTemplateComponent[] {
  const parameters = textParameters(content, content.body, texts)
  return parameters.length ? [{ type: 'body', parameters }] : []
}

/** Counted ones go in their order and without a name. */
function textParameters(content: TemplateContent, written: string, texts: TemplateValues['texts']): TextParameter[] {
  const names = templateVariables(written)
  if (!isCounted(content)) return names.map((name) => ({ type: 'text', parameter_name: name, text: texts[name] ?? '' }))
  return names.toSorted((a, b) => Number(a) - Number(b)).map((name) => ({ type: 'text', text: texts[name] ?? '' }))
}

const buttonComponents = ({ buttons }: TemplateContent, filling: TemplateInput): GraphTemplateComponent[] =>
  buttons.flatMap((button, n): GraphTemplateComponent[] => {
    const of = { type: 'button', index: String(n) } as const
    const value = filling.buttons[n] ?? ''
    if (hasUrlVariable(button)) return [{ ...of, sub_type: 'url', parameters: [{ type: 'text', text: value }] }]
    if (button.kind === 'copy')
      return [{ ...of, sub_type: 'copy_code', parameters: [{ type: 'coupon_code', coupon_code: value }] }]
    const payload = button.kind === 'reply' && filling.payloads[n]
    return payload ? [{ ...of, sub_type: 'quick_reply', parameters: [{ type: 'payload', payload }] }] : []
  })
