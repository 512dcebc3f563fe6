import { folded } from '#domain/contacts/searchText'
import type { Conversation } from '#domain/conversations/conversation'
import { type ConversationMessage, isExpired } from '#domain/conversations/conversationMessage'
import { monthBefore, scopeMonth } from '#domain/sync/scopeKinds'
import type { MessageHit, MessageLine, Thread, ThreadLines } from './api.ts'
import type { ConversationIndex } from './conversationIndex.ts'
import { hitIn, hitOf, type SearchWords, typedWords } from './messageSearch.ts'
import { joinedOlder, type OlderMessages, type PlaceInThread } from './olderBlocks.ts'
import { isOwnReaction } from './ownReactions.ts'

/** One open thread: what of it is on this device. */
export class IndexedThread implements Omit<Thread, 'askOlder'> {
  readonly conversation: string
  readonly #index: ConversationIndex
  readonly #onChange: () => void
  readonly #forget: () => void
  #isTold = false

  constructor(index: ConversationIndex, conversation: string, onChange: () => void, forget: () => void) {
    this.#index = index
    this.conversation = conversation
    this.#onChange = onChange
    this.#forget = forget
  }

  changed() {
    if (!this.#isTold) this.#onChange()
    this.#isTold = true
  }

  async lines(from: number, to: number): Promise<ThreadLines> {
    const slots = this.#slots()
    const { messages, before } = this.#older(slots)
    const { version, columns, reactions } = this.#index
    const first = Math.max(0, from)
    const lines = [
      ...messages.slice(first, to).map(lineOfOlder),
      ...Array.from(
        slots.subarray(Math.max(0, first - messages.length), Math.max(0, to - messages.length)),
        columns.line,
      ),
    ]
    return {
      version,
      total: messages.length + slots.length,
      older: messages.length,
      canAskOlder: before !== null && this.#index.isRead,
      lines,
      reactions: reactions.of(this.conversation),
    }
  }
  async positionOf(message: string) {
    const slots = this.#slots()
    const { messages } = this.#older(slots)
    const slot = this.#index.columns.slotOf(message)
    const at = slot < 0 ? -1 : slots.indexOf(slot)
    return at < 0 ? messages.findIndex(({ id }) => id === message) : at + messages.length
  }
  async olderMessage(message: string) {
    return this.#older(this.#slots()).messages.find(({ id }) => id === message) ?? null
  }
  /** What the server is to be asked for; null: nothing was said before. */
  olderPlace = (): PlaceInThread | null => this.#older(this.#slots()).before

  #older(slots: Int32Array): OlderMessages {
    const { conversations, older, columns } = this.#index
    const thread = conversations.get(this.conversation)?.row
    if (!thread) return { messages: [], before: null }
    const first = slots[0] === undefined ? null : { at: columns.atOf(slots[0]), id: columns.idOf(slots[0]) }
    const { messages, before } = joinedOlder(older.get(this.conversation) ?? [], thread, first)
    const isShown = (message: ConversationMessage) => !isOwnReaction(message) && !isExpired(message, this.#index.now())
    const joined = { messages: messages.filter(isShown), before }
    return beginsHere(thread, this.#index) ? { ...joined, before: null } : joined
  }
  async find(search: string): Promise<MessageHit[]> {
    const words = typedWords(search)
    const { columns } = this.#index
    if (!words.length) return []
    const slots = this.#slots()
    const older = this.#older(slots).messages.filter(({ body }) => isIn(body, words))
    const finders = words.map(({ text }) => columns.texts.finder(text))
    const found = slots.filter((slot) => finders.every((find) => find(slot) >= 0))
    return [
      ...older.map((message) => hitIn(message, words)),
      ...Array.from(found, (slot) => hitOf(slot, words, columns)),
    ]
  }
  close() {
    this.#forget()
  }

  /** What is here of a conversation that is not, or not any more, nobody sees. */
  #slots(): Int32Array {
    this.#isTold = false
    const { conversations, threads } = this.#index
    return conversations.has(this.conversation) ? threads.slots(this.conversation) : new Int32Array()
  }
}

function isIn(body: string, words: SearchWords): boolean {
  const text = folded(body)
  return words.every((word) => text.includes(word.text))
}

/** What a task sent before a conversation began comes along from as many days. */
const broughtMs = 31 * 86_400_000

/** Nothing of it was said before the months that this device keeps. */
const beginsHere = (
  { created_at, floor_edition }: Conversation,
  { now, months }: Pick<ConversationIndex, 'now' | 'months'>,
): boolean => floor_edition === 0 && scopeMonth(created_at - broughtMs) >= monthBefore(scopeMonth(now()), months - 1)

const lineOfOlder = (message: ConversationMessage): MessageLine => ({
  id: message.id,
  at: message.at,
  direction: message.direction,
  kind: message.kind,
  state: message.state,
  body: message.body,
  origin: message.origin,
  author: message.author,
  pending: false,
  version: 0,
})
