import type { MessageColumns } from './messageColumns.ts'

/** Which messages are in which conversation, each in the order in which it was said. */
export class Threads {
  readonly #columns: MessageColumns
  readonly #slots = new Map<number, Set<number>>()
  readonly #orders = new Map<number, Int32Array>()

  constructor(columns: MessageColumns) {
    this.#columns = columns
  }

  /** The message changed, and was in this conversation, or is. */
  touch(conversation: number, slot: number, isIn: boolean) {
    this.#orders.delete(conversation)
    const slots = this.#slots.get(conversation) ?? new Set()
    if (isIn) this.#slots.set(conversation, slots.add(slot))
    else slots.delete(slot)
    if (slots.size === 0) this.#slots.delete(conversation)
  }

  slots(conversation: string): Int32Array {
    const number = this.#columns.conversations.find(conversation)
    const known = this.#orders.get(number)
    if (known) return known
    const order = Int32Array.from(this.#slots.get(number) ?? []).sort(this.#columns.compare)
    this.#orders.set(number, order)
    return order
  }
}
