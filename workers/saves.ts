/** Counts what the user did, from the key press on: until the worker has answered, and has told of what it kept. */
export class Saves {
  private readonly unheard = new Map<Promise<unknown>, 'open' | 'kept'>()
  private readonly onChange: () => void

  constructor(onChange: () => void) {
    this.onChange = onChange
  }

  get count(): number {
    return this.unheard.size
  }

  async follow<T>(save: Promise<T>): Promise<T> {
    this.unheard.set(save, 'open')
    this.onChange()
    try {
      const answer = await save
      if (isKept(answer)) this.unheard.set(save, 'kept')
      return answer
    } finally {
      // What is begun right after this one leaves no gap in which all would seem saved.
      if (this.unheard.get(save) === 'open') setTimeout(() => this.end(save))
    }
  }

  /** The worker has told its state: what it kept is in it. */
  heard(): void {
    for (const [save, state] of this.unheard) if (state === 'kept') this.unheard.delete(save)
  }

  settled(): Promise<unknown> {
    return Promise.allSettled(this.unheard.keys())
  }

  private end(save: Promise<unknown>) {
    this.unheard.delete(save)
    this.onChange()
  }
}

/** The worker sends the mirror along with whatever it kept, and tells its state soon after. */
const isKept = (answer: unknown) => typeof answer === 'object' && answer !== null && 'mirror' in answer
