/** Counts what the user did, from the key press on: until the worker has answered, and has told of what it kept. */
export class PendingSaves {
  private readonly pending = new Map<Promise<unknown>, 'open' | 'kept'>()
  private readonly onChange: () => void

  constructor(onChange: () => void) {
    this.onChange = onChange
  }

  get count(): number {
    return this.pending.size
  }

  async follow<T>(save: Promise<T>): Promise<T> {
    this.pending.set(save, 'open')
    this.onChange()
    try {
      const answer = await save
      if (isKept(answer)) this.pending.set(save, 'kept')
      return answer
    } finally {
      // What is begun right after this one leaves no gap in which all would seem saved.
      if (this.pending.get(save) === 'open') setTimeout(() => this.end(save))
    }
  }

  /** The worker has told its state: what it kept is in it. */
  heard(): void {
    for (const [save, state] of this.pending) if (state === 'kept') this.pending.delete(save)
  }

  settled(): Promise<unknown> {
    return Promise.allSettled(this.pending.keys())
  }

  private end(save: Promise<unknown>) {
    this.pending.delete(save)
    this.onChange()
  }
}

/** The worker sends the mirror along with whatever it kept, and tells its state soon after. */
const isKept = (answer: unknown) => typeof answer === 'object' && answer !== null && 'mirror' in answer
