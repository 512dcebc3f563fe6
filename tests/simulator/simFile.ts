import type { Slot } from '#workers/writeAheadLog/slots'

/** A private file of a browser profile; whoever holds it alone writes it. */
export class SimFile implements Slot {
  holder: { dead: boolean } | null = null
  #bytes = new Uint8Array()

  size = () => this.#bytes.length
  read = () => this.#bytes
  append(bytes: Uint8Array) {
    const next = new Uint8Array(this.#bytes.length + bytes.length)
    next.set(this.#bytes)
    next.set(bytes, this.#bytes.length)
    this.#bytes = next
  }
  clear() {
    this.#bytes = new Uint8Array()
  }
  flush() {}
  close() {
    this.holder = null
  }
}
