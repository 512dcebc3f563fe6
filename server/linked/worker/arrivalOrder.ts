import type { LinkedMessage } from '../protocol.ts'
import type { WaNode } from './library.ts'

const mostKept = 5_000

/** WhatsApp tells seconds: what came within one of them is put one thousandth after the other, in the order of the wire. */
export class ArrivalOrder {
  readonly #places = new Map<string, number>()
  #second = ''
  #count = 0

  came({ attrs: { id = '', t: second = '' } }: WaNode): void {
    if (second !== this.#second) [this.#second, this.#count] = [second, 0]
    if (this.#places.has(id)) return
    this.#places.set(id, Math.min(this.#count++, 999))
    if (this.#places.size > mostKept) this.#places.delete(this.#places.keys().next().value!)
  }

  placed(message: LinkedMessage): LinkedMessage {
    return { ...message, at: message.at + (this.#places.get(message.id) ?? 0) }
  }
}
