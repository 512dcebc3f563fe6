import {
  accessOf,
  type ChatAccess,
  type FirstMessage,
  joinChats,
  type PrivacyFacts,
  type PrivacyRule,
} from './privacy.ts'

/** As the driver reads it: `LinkedMessage`. `by`: who wrote it, where it is ours. */
type SortedMessage = { chat: string; otherChat: string | null; fromMe: boolean; at: number; by?: 'phone' | 'product' }

/** What came at once: at linking messages with the list of chats, later messages alone. */
export type ArrivedChats<M extends SortedMessage> = {
  messages: readonly M[]
  chats: readonly { id: string }[]
  at: number
}

/** `known`: the chats that were here already. `contactSince`: of a name at WhatsApp; null: no contact has it. */
export type SortingFacts = {
  rule: PrivacyRule
  own: ReadonlySet<string>
  known: readonly PrivacyFacts[]
  contactSince: (id: string) => number | null
}

export type SortedChat<M> = { facts: PrivacyFacts; access: ChatAccess; messages: M[] }

/** Whose every chat is, before anything of it is written. Chats that nothing came of are not among them. */
export function sortHistory<M extends SortedMessage>(
  { messages, chats, at }: ArrivedChats<M>,
  { rule, own, known, contactSince }: SortingFacts,
): SortedChat<M>[] {
  const book = new Map<string, SortedChat<M>>()
  const facts = (ids: readonly string[], told: Partial<PrivacyFacts>) => {
    const since = ids.map(contactSince).filter((time) => time !== null)
    const contact = since.length ? Math.min(...since) : null
    return { ids, first: null, isOld: false, contactSince: contact, seenAt: at, mark: null, ...told }
  }
  for (const one of known) note(book, one, [])
  const before = new Map([...book].map(([id, one]) => [id, one.facts]))
  // The list of a phone that is linked once more has all that came since it was linked first, which that makes no older.
  const wasHere = (id: string) => rule.relinkedAt !== null && (before.get(id)?.seenAt ?? at) < rule.relinkedAt
  for (const { id } of chats)
    if (!wasHere(id)) note(book, facts([id], { isOld: true, seenAt: Math.min(at, rule.linkedAt) }), [])
  for (const message of messages) {
    const ids = message.otherChat ? [message.chat, message.otherChat] : [message.chat]
    note(book, facts(ids, { first: beginningOf(message) }), [message])
  }
  return [...new Set(book.values())]
    .filter((one) => one.messages.length > 0 || before.get(one.facts.ids[0]!) !== one.facts)
    .map((one) => ({ ...one, access: accessOf(one.facts, rule, own) }))
}

const beginningOf = ({ fromMe, at, by = 'phone' }: SortedMessage): FirstMessage => ({ at, by: fromMe ? by : 'them' })

/** What is told of a chat goes to all of which it is known now that they are this chat. */
function note<M extends SortedMessage>(book: Map<string, SortedChat<M>>, told: PrivacyFacts, messages: M[]): void {
  const [found, ...others] = new Set(told.ids.flatMap((id) => book.get(id) ?? []))
  const chat: SortedChat<M> = found ?? { facts: told, access: 'private', messages: [] }
  if (found) chat.facts = joinChats(found.facts, told)
  for (const other of others) {
    chat.facts = joinChats(chat.facts, other.facts)
    chat.messages = chat.messages.concat(other.messages)
  }
  chat.messages.push(...messages)
  for (const id of chat.facts.ids) book.set(id, chat)
}
