import type { LinkedEvent, LinkedMessage, OldChat } from '../protocol.ts'

/** So many messages of a history are one event of ours, and one portion of work. */
const portion = 100
type HistoryPortion = Extract<LinkedEvent, { kind: 'history' }>
type WholeHistory = { messages: readonly LinkedMessage[]; chats: readonly OldChat[]; progress: number | null }

/** Each portion says which of its chats were there before: whose they are follows from that. The last one alone says how far it is. */
export function* historyPortions({ messages, chats, progress }: WholeHistory): Generator<HistoryPortion> {
  const known = new Map(chats.map((chat) => [chat.id, chat]))
  const spoken = new Set<string>()
  for (let from = 0; from < messages.length; from += portion) {
    const some = messages.slice(from, from + portion)
    const ids = new Set(some.flatMap(({ chat, otherChat }) => (otherChat ? [chat, otherChat] : [chat])))
    for (const id of ids) spoken.add(id)
    yield { kind: 'history', messages: some, chats: [...ids].flatMap((id) => known.get(id) ?? []), progress: null }
  }
  const silent = [...known.values()].filter(({ id }) => !spoken.has(id))
  for (let from = 0; from < silent.length; from += portion)
    yield { kind: 'history', messages: [], chats: silent.slice(from, from + portion), progress: null }
  yield { kind: 'history', messages: [], chats: [], progress }
}
