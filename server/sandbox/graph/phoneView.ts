import type { MessageRequest, TemplateRequest, TemplateUseRequest } from './requests.ts'
import type { GraphPerson, ShownMessage } from './world.ts'

/** Something below a message that its reader can tap. */
export type TapChoice = { of: 'button_reply' | 'list_reply' | 'contact' | 'button'; id: string; title: string }

/** What can be tapped below a message of the business. */
export function choicesOf(request: MessageRequest): TapChoice[] {
  if (request.type !== 'interactive') return []
  const { interactive } = request
  switch (interactive.type) {
    case 'button':
      return interactive.action.buttons.map(({ reply }) => ({ of: 'button_reply', ...reply }))
    case 'list':
      return interactive.action.sections.flatMap(({ rows }) =>
        rows.map(({ id, title }): TapChoice => ({ of: 'list_reply', id, title })),
      )
    case 'request_contact_info':
      return [{ of: 'contact', id: 'contact', title: '' }]
  }
}

/** The quick replies of a template; without a payload of the message's own Meta says their text twice. */
export function quickRepliesOf(
  { components }: TemplateRequest,
  { components: filled = [] }: TemplateUseRequest,
): TapChoice[] {
  const buttons = components.flatMap((part) => (part.type === 'BUTTONS' ? part.buttons : []))
  return buttons.flatMap((button, n): TapChoice[] => {
    if (button.type !== 'QUICK_REPLY') return []
    const payload = filled.flatMap((one) =>
      one.type === 'button' && one.sub_type === 'quick_reply' && one.index === String(n)
        ? one.parameters[0].payload
        : [],
    )
    return [{ of: 'button', id: payload[0] ?? button.text, title: button.text }]
  })
}

/** What a tap sends, as the webhook tells it. */
export function tapOf({ of, id, title }: TapChoice, { phone, name }: GraphPerson) {
  if (of === 'button') return { type: 'button', button: { payload: id, text: title } }
  if (of !== 'contact') return { type: 'interactive', interactive: { type: of, [of]: { id, title } } }
  const card = {
    origin: 'contact_request',
    name: { formatted_name: name },
    phones: [{ phone: `+${phone}`, wa_id: phone }],
  }
  return { type: 'contacts', contacts: [card] }
}

export type WrittenOnPhone = { type: string } & Record<string, unknown>

/** How the phone shows what its owner wrote. */
export function ownText(of: WrittenOnPhone): string {
  if (of.type === 'text') return (of.text as { body: string }).body
  if (of.type === 'button') return (of.button as { text: string }).text
  if (of.type === 'interactive') {
    const { button_reply, list_reply } = of.interactive as Record<string, { title: string } | undefined>
    return (button_reply ?? list_reply)?.title ?? '[interactive]'
  }
  return `[${of.type}]`
}

type ReactionRequest = { message_id: string; emoji: string }

/** Stands on the message that it is for; false: this phone does not show that one. */
export function reactOn(
  shown: readonly ShownMessage[],
  side: 'ours' | 'own',
  { message_id, emoji }: ReactionRequest,
): boolean {
  const message = shown.find(({ id }) => id === message_id)
  if (!message) return false
  message.reactions = { ...message.reactions, [side]: emoji }
  return true
}
