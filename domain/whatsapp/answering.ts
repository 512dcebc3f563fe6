import type { ChannelRate } from '../campaigns/channelRules.ts'
import { smoothedPerSecond } from '../campaigns/rateBook.ts'
import type { Conversation } from '../conversations/conversation.ts'
import type { ConversationMessage } from '../conversations/conversationMessage.ts'
import { isTooLong, missingValues } from './templateProblems.ts'
import { isWindowOpen } from './window.ts'

/** Longest text of a message, of one with a file, and of one with buttons or a list. */
export const whatsappTextLimits = { text: 4_096, caption: 1_024, interactive: 1_024 } as const

export type WrittenWhatsapp = Pick<ConversationMessage, 'body' | 'extra'> & { files: readonly unknown[] }
/** In the words of `problem`: it is one message's, or that of all that is written into the thread now. */
export type AnswerRefusal = 'noAddress' | 'windowClosed' | 'unwritable' | 'templateMissing' | 'templateValues'

/** To whom a business may write at all: a name alone reaches nobody. */
export const isReachable = ({ identity: { kind } }: Pick<Conversation, 'identity'>): boolean =>
  kind === 'phone' || kind === 'bsuid'

/** Why nothing but a template goes to them now; null: anything may. Asked by the device and by the server. */
export function answerRefusal(
  thread: Pick<Conversation, 'identity' | 'window_until'>,
  now: number,
): 'noAddress' | 'windowClosed' | null {
  if (!isReachable(thread)) return 'noAddress'
  return isWindowOpen(thread.window_until, now) ? null : 'windowClosed'
}

/** Why this message cannot go to them now; null: it can. */
export function writtenRefusal(
  thread: Pick<Conversation, 'identity' | 'window_until'>,
  written: WrittenWhatsapp,
  now: number,
): AnswerRefusal | null {
  const refusal = answerRefusal(thread, now)
  if (written.extra?.kind === 'template') return refusal === 'noAddress' ? refusal : templateRefusalOf(written.extra)
  return isTooLongForWhatsapp(written) ? 'unwritable' : refusal
}

type TemplateUse = Extract<NonNullable<WrittenWhatsapp['extra']>, { kind: 'template' }>

function templateRefusalOf({ content, values }: TemplateUse): AnswerRefusal | null {
  if (!content) return 'templateMissing'
  if (missingValues(content, values).length > 0) return 'templateValues'
  return isTooLong(content, values) ? 'unwritable' : null
}

export function isTooLongForWhatsapp({ body, extra }: WrittenWhatsapp): boolean {
  const isInteractive = extra?.kind === 'buttons' || extra?.kind === 'list' || extra?.kind === 'contactRequest'
  return body.length > (isInteractive ? whatsappTextLimits.interactive : whatsappTextLimits.text)
}

/**
 * So many a second as Meta grants the number, evenly. To one person (a group of its own) ten a minute, which is one in six seconds;
 * a few that belong together need not wait for each other.
 */
export const whatsappRates = (perSecond: number): readonly ChannelRate[] => [
  { of: 'sender', ...smoothedPerSecond(perSecond) },
  { of: 'group', many: 10, perMs: 60_000, atOnce: 5 },
]
