/** A mail or a text message that would have gone out. */
export type Arrived = {
  kind: 'email' | 'sms'
  from: string
  to: string
  subject: string
  text: string
  html: string
  at: Date
}

const most = 200

/** What the sandbox's carriers took, newest first. */
export class Inbox {
  #arrived: readonly Arrived[] = []
  readonly #waiting = new Set<() => void>()

  get arrived(): readonly Arrived[] {
    return this.#arrived
  }

  take(message: Arrived): void {
    this.#arrived = [message, ...this.#arrived].slice(0, most)
    for (const look of this.#waiting) look()
  }

  /** The newest message to this receiver, once there are `count` of them. */
  waitFor(to: string, count = 1): Promise<Arrived> {
    return new Promise((found) => {
      const look = () => {
        const own = this.#arrived.filter((message) => message.to === to)
        if (own.length < count) return
        this.#waiting.delete(look)
        found(own[0]!)
      }
      this.#waiting.add(look)
      look()
    })
  }
}

/** The six digits that a message brings. */
export const codeIn = ({ text }: Pick<Arrived, 'text'>): string | null => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? null
