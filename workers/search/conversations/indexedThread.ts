import type { MessageHit, Thread } from './api.ts'
import type { ConversationIndex } from './conversationIndex.ts'
import { hitOf, typedWords } from './messageSearch.ts'

/** One open thread: what of it is on this device. */
export class IndexedThread implements Thread {
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

  async lines(from: number, to: number) {
    const slots = this.#slots()
    const { version, columns } = this.#index
    return { version, total: slots.length, lines: Array.from(slots.subarray(Math.max(0, from), to), columns.line) }
  }
  async positionOf(message: string) {
    const slot = this.#index.columns.slotOf(message)
    return slot < 0 ? -1 : this.#slots().indexOf(slot)
  }
  async find(search: string): Promise<MessageHit[]> {
    const words = typedWords(search)
    const { columns } = this.#index
    if (!words.length) return []
    const finders = words.map(({ text }) => columns.texts.finder(text))
    const found = this.#slots().filter((slot) => finders.every((find) => find(slot) >= 0))
    return Array.from(found, (slot) => hitOf(slot, words, columns))
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
