import { type Conversation, type ConversationView, unreadOf } from '#domain/conversations/conversation'
import { type ConversationMessage, isExpired } from '#domain/conversations/conversationMessage'
import type { OlderRecord } from '../../database/schema.ts'
import { usualMonths } from '../../sync/core/monthsThatFit.ts'
import type { Entry } from '../../sync/core/ports.ts'
import type { ConversationQuery, Unread } from './api.ts'
import { IndexedList } from './indexedList.ts'
import { IndexedThread } from './indexedThread.ts'
import { MessageColumns } from './messageColumns.ts'
import { searchedOf } from './messageSearch.ts'
import { isOwnReaction, OwnReactions } from './ownReactions.ts'
import { Threads } from './threads.ts'

/** `searched`: its name and identities, as they are searched. */
export type IndexedConversation = { row: Conversation; pending: boolean; searched: string }
type SeenEntry = { view: ConversationView; pending: boolean }

/** `conversations`: those that changed; `areMessages`: only messages of theirs did. */
type ChangeNews = { conversations: ReadonlySet<string>; areMessages: boolean }

/** What hears of changes. */
type Listener = { changed(): void }

/** All conversations of this user and their messages in memory, and the questions that are open about them. */
export class ConversationIndex {
  readonly user: string
  readonly now: () => number
  readonly columns = new MessageColumns()
  readonly threads = new Threads(this.columns)
  readonly reactions = new OwnReactions()
  readonly conversations = new Map<string, IndexedConversation>()
  /** by conversation, and which one each row is of */
  readonly #seen = new Map<string, SeenEntry>()
  readonly #conversationOfSeen = new Map<string, string>()
  version = 1
  /** so many months of messages are kept on this device */
  months = usualMonths
  /** all messages of this device are here; before, of threads that are open the last ones */
  isRead = false
  /** of threads that are open, what the server told of what is below this device's months */
  readonly older = new Map<string, OlderRecord[]>()
  /** messages that are deleted by themselves, and when */
  readonly #expiring = new Map<string, number>()
  readonly #lists = new Set<IndexedList>()
  readonly #threads = new Set<IndexedThread>()
  readonly #unread = new Set<Listener>()
  /** changes that are told together, at the end of `tellOnce`; null: each is told at once */
  #untold: ChangeNews[] | null = null

  constructor(user: string, now: () => number = Date.now) {
    this.user = user
    this.now = now
  }

  /** Changes that `work` makes are told once, at its end, so that they are drawn once. */
  async tellOnce<T>(work: () => Promise<T>): Promise<T> {
    this.#untold = []
    try {
      return await work()
    } finally {
      const news = this.#untold
      this.#untold = null
      if (news.length > 0)
        this.#tell({
          conversations: new Set(news.flatMap(({ conversations }) => [...conversations])),
          areMessages: news.every(({ areMessages }) => areMessages),
        })
    }
  }

  updateConversations(ids: readonly string[], entries: readonly (Entry | undefined)[]) {
    if (!ids.length) return
    ids.forEach((id, at) => {
      const row = entries[at]?.row as Conversation | null | undefined
      if (!row) {
        this.older.delete(id)
        return this.conversations.delete(id)
      }
      this.conversations.set(id, { row, pending: entries[at]!.waiting !== undefined, searched: searchedOf(row) })
    })
    this.#tell({ conversations: new Set(ids), areMessages: false })
  }

  updateSeen(ids: readonly string[], entries: readonly (Entry | undefined)[]) {
    if (!ids.length) return
    ids.forEach((id, at) => {
      const former = this.#conversationOfSeen.get(id)
      if (former !== undefined) this.#seen.delete(former)
      this.#conversationOfSeen.delete(id)
      const view = entries[at]?.row as ConversationView | null | undefined
      if (!view) return
      this.#conversationOfSeen.set(id, view.conversation_id)
      this.#seen.set(view.conversation_id, { view, pending: entries[at]!.waiting !== undefined })
    })
    this.#tell({ conversations: none, areMessages: false })
  }

  updateOlder(conversation: string, blocks: OlderRecord[]) {
    this.older.set(conversation, blocks)
    this.version++
    for (const thread of this.#threads) if (thread.conversation === conversation) thread.changed()
  }

  /** `isBulk`: of many that are read, which are told when all of them are. */
  updateMessages(ids: readonly string[], entries: readonly (Entry | undefined)[], isBulk = false) {
    const touched = new Set<string>()
    ids.forEach((id, at) => {
      const told = entries[at]?.row as ConversationMessage | null | undefined
      const row = told && isExpired(told, this.now()) ? null : told
      this.#follow(id, row?.expires_at ?? null)
      const isReaction = row ? isOwnReaction(row) : false
      const of = this.reactions.put(id, isReaction ? row! : null)
      if (of !== null) touched.add(of)
      if (isReaction) return
      const former = this.columns.slotOf(id)
      const numbers = this.columns.put(id, row ? entries[at] : undefined)
      const slot = this.columns.slotOf(id)
      if (former >= 0) this.threads.touch(numbers[0]!, former, false)
      if (slot >= 0) this.threads.touch(numbers.at(-1)!, slot, true)
      for (const number of numbers) touched.add(this.columns.conversations.values[number]!)
    })
    if (touched.size > 0 && !isBulk) this.#tell({ conversations: touched, areMessages: true })
  }

  #follow(id: string, expires_at: number | null) {
    if (expires_at === null) this.#expiring.delete(id)
    else this.#expiring.set(id, expires_at)
  }

  /** All messages are here now. */
  messagesRead() {
    this.isRead = true
    this.version++
    for (const thread of this.#threads) thread.changed()
    for (const list of this.#lists) if (list.isSearching) list.changed()
  }

  /** The rows of an entity that are here and not among these are gone. */
  keepOnly(kind: 'conversation' | 'seen' | 'message', there: ReadonlySet<string>) {
    const known = {
      conversation: this.conversations.keys(),
      seen: this.#conversationOfSeen.keys(),
      message: [...this.columns.ids(), ...this.reactions.ids()],
    }
    const gone = [...known[kind]].filter((id) => !there.has(id))
    const nothing = gone.map(() => undefined)
    if (kind === 'conversation') this.updateConversations(gone, nothing)
    else if (kind === 'seen') this.updateSeen(gone, nothing)
    else this.updateMessages(gone, nothing)
  }

  #tell(news: ChangeNews) {
    const { conversations, areMessages } = news
    this.version++
    if (this.#untold) {
      for (const list of this.#lists) list.forgetResult()
      this.#untold.push(news)
      return
    }
    for (const list of this.#lists) if (list.isSearching || !areMessages) list.changed()
    if (!areMessages) for (const one of this.#unread) one.changed()
    for (const thread of this.#threads) if (conversations.has(thread.conversation)) thread.changed()
  }

  /** Some that were put off are open by now, and messages whose time has passed are gone before the server says so. */
  timePassed = () => {
    const gone = [...this.#expiring].flatMap(([id, at]) => (at <= this.now() ? id : []))
    this.updateMessages(
      gone,
      gone.map(() => undefined),
    )
    this.#tell({ conversations: none, areMessages: false })
  }

  /** When the next one that was put off is open again, or a message is gone; null: never. */
  nextDue(): number | null {
    let next: number | null = null
    for (const at of this.#expiring.values()) if (next === null || at < next) next = at
    for (const { row } of this.conversations.values())
      if (row.status === 'snoozed' && !this.isDue(row) && (next === null || row.snoozed_until! < next))
        next = row.snoozed_until
    return next
  }

  isDue = ({ snoozed_until }: Conversation): boolean => snoozed_until === null || snoozed_until <= this.now()
  statusOf = (row: Conversation): Conversation['status'] =>
    row.status === 'snoozed' && this.isDue(row) ? 'open' : row.status

  seenOf = (conversation: string): ConversationView | undefined => this.#seen.get(conversation)?.view
  isSeenPending = (conversation: string): boolean => this.#seen.get(conversation)?.pending ?? false
  pinnedAt = (conversation: string): number | null => this.seenOf(conversation)?.pinned_at ?? null

  open(query: ConversationQuery, onChange: () => void): IndexedList {
    const list: IndexedList = new IndexedList(this, query, onChange, () => this.#lists.delete(list))
    this.#lists.add(list)
    return list
  }

  openThread(conversation: string, onChange: () => void): IndexedThread {
    const thread: IndexedThread = new IndexedThread(this, conversation, onChange, () => this.#threads.delete(thread))
    this.#threads.add(thread)
    return thread
  }

  openUnread(onChange: () => void) {
    let isTold = false
    const listener = {
      changed: () => {
        if (!isTold) onChange()
        isTold = true
      },
    }
    this.#unread.add(listener)
    return {
      read: async () => {
        isTold = false
        return this.unread()
      },
      close: () => void this.#unread.delete(listener),
    }
  }

  unread(): Unread {
    const sum: Unread = { messages: 0, conversations: 0, byChannel: {}, waiting: 0 }
    for (const [id, { row }] of this.conversations) {
      if (this.statusOf(row) !== 'open') continue
      if (row.waiting_since !== null) sum.waiting++
      const seen = this.seenOf(id)
      const unread = unreadOf(row, seen)
      if (unread === 0 || seen?.muted) continue
      sum.messages += unread
      sum.conversations++
      sum.byChannel[row.channel] = (sum.byChannel[row.channel] ?? 0) + unread
    }
    return sum
  }
}

const none: ReadonlySet<string> = new Set()
