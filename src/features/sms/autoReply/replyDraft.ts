import type { AutoReply, AutoReplyFields } from '#domain/conversations/autoReply'
import { limits } from '#domain/limits'
import { textFault } from '#domain/sms/message'

/** As it is typed: the words in one line. */
export type ReplyDraft = Omit<AutoReplyFields, 'place' | 'words'> & { words: string }
export type ReplyFault = 'text' | 'tooLong' | 'words' | 'days'

export const newReplyDraft = (time_zone: string, language: ReplyDraft['language'], inquiries: boolean): ReplyDraft => ({
  name: '',
  channel_account_id: null,
  inquiries,
  match: 'any',
  words: '',
  when: 'always',
  hours: { from: 9, to: 18, days: [0, 1, 2, 3, 4] },
  time_zone,
  company_hours: false,
  language,
  text: '',
  is_on: true,
})

export function replyDraftOf({
  id: _,
  place: __,
  created_at: ___,
  updated_at: ____,
  words,
  ...fields
}: AutoReply): ReplyDraft {
  // A row that was made before there were hours of the company, or a shop, does not say whose they are.
  return Object.assign({ company_hours: false, inquiries: false }, fields, { words: words.join(', ') })
}

export const replyWordsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,，、;；\n]/)
      .map((word) => word.trim().slice(0, 60))
      .filter(Boolean),
  ),
]

export function replyFaultsOf({ text, match, words, when, hours, inquiries }: ReplyDraft): ReplyFault[] {
  // A mail has no parts that cost.
  const fault = inquiries ? (text.trim() ? null : 'empty') : textFault(text)
  return [
    ...(fault === 'empty' ? (['text'] as const) : fault === 'tooLong' ? (['tooLong'] as const) : []),
    ...(match !== 'any' && replyWordsIn(words).length === 0 ? (['words'] as const) : []),
    ...(when !== 'always' && hours.days.length === 0 ? (['days'] as const) : []),
  ]
}

/** As it is saved: without words where none are looked at, and with a day where none matters. */
export function fieldsOfDraft(draft: ReplyDraft): Omit<AutoReplyFields, 'place'> {
  const { name, text, match, words, hours } = draft
  return {
    ...draft,
    name: name.trim() || text.trim().slice(0, 40),
    words: match === 'any' ? [] : replyWordsIn(words).slice(0, limits.autoReplyWords),
    hours: hours.days.length ? hours : { ...hours, days: [0, 1, 2, 3, 4] },
  }
}
