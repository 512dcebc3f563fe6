import type { ConversationNote } from '#domain/conversations/note'
import type { MessageLine } from '#workers/search/conversations/api'

export type ThreadItem =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; line: MessageLine }
  | { kind: 'note'; key: string; note: ConversationNote }

type Window = { lines: readonly MessageLine[]; isStart: boolean; isEnd: boolean; firstUnread: string | null }

/** What stands below each other in a thread: messages and notes in the order in which they were said, with their days. */
export function threadItems(
  { lines, isStart, isEnd, firstUnread }: Window,
  notes: readonly ConversationNote[],
): ThreadItem[] {
  const from = isStart ? -Infinity : (lines[0]?.at ?? Infinity)
  const to = isEnd ? Infinity : (lines.at(-1)?.at ?? -Infinity)
  const said: { at: number; item: ThreadItem }[] = [
    ...lines.map((line) => ({ at: line.at, item: { kind: 'message' as const, key: line.id, line } })),
    ...notes
      .filter(({ created_at }) => created_at >= from && created_at <= to)
      .map((note) => ({ at: note.created_at, item: { kind: 'note' as const, key: note.id, note } })),
  ]
  // Messages have their order already, and notes go behind what was said in the same moment.
  said.sort((a, b) => a.at - b.at)
  let day = ''
  return said.flatMap(({ at, item }) => {
    const before: ThreadItem[] = []
    const today = new Date(at).toDateString()
    if (today !== day) before.push({ kind: 'day', key: `day ${today}`, at })
    day = today
    if (item.key === firstUnread) before.push({ kind: 'unread', key: 'unread' })
    return [...before, item]
  })
}
