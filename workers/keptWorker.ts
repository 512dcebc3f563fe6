import { type Remote, wrap } from 'comlink'

const pongMs = 5_000
/** until it is looked again whether somebody waits for an answer */
const renewMs = 500
/** from one try to the next, while there is no answer */
const againMs = { first: 500, most: 5_000 }

/** A call that the worker did not answer: it crashed, hangs, or was ended. Whether it did its work is not known. */
export class Unanswered extends Error {
  override name = 'Unanswered'
  /** it ran, and said nothing in time */
  readonly isSilent: boolean

  constructor(message: string, { isSilent = false, ...options }: ErrorOptions & { isSilent?: boolean } = {}) {
    super(message, options)
    this.isSilent = isSilent
  }
}

/**
 * A worker that is started again when it died. A crashed worker tells nobody, so every call has a time-out, and a worker
 * that does not even answer a ping after one is replaced. No call hangs: what was in flight ends as `Unanswered`.
 */
export class KeptWorker<Api extends { ping(): true }> {
  readonly #start: () => Worker
  readonly #prepare: (remote: Remote<Api>) => Promise<void>
  #worker: Worker | undefined
  #ready: Promise<Remote<Api>> | undefined
  /** set once it is ready */
  #remote: Remote<Api> | undefined
  #inFlight = new Set<(reason: Unanswered) => void>()
  #ended = false
  #resting = false

  /** `prepare` makes a fresh worker ready; every start runs it before anything else is asked. */
  constructor(start: () => Worker, prepare: (remote: Remote<Api>) => Promise<void>) {
    this.#start = start
    this.#prepare = prepare
  }

  call<T>(ms: number, work: (remote: Remote<Api>) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#ended || this.#resting) return reject(new Unanswered(this.#ended ? 'Ended' : 'Resting'))
      const ready = (this.#ready ??= this.#begin())
      const timeout = setTimeout(() => {
        reject(new Unanswered('No answer in time', { isSilent: true }))
        void this.#check(ready)
      }, ms)
      const settle = () => {
        clearTimeout(timeout)
        this.#inFlight.delete(reject)
      }
      this.#inFlight.add(reject)
      // At once where it can: what the page has to draw for a change waits, and not the change.
      const answer = this.#remote ? work(this.#remote) : ready.then(work)
      answer.then(resolve, reject).finally(settle)
    })
  }

  /**
   * For what may be asked twice because it only reads: asked again until there is an answer. Without this, a worker whose
   * code did not arrive over a bad network, or that died, left a screen empty until somebody touched it.
   */
  async ask<T>(ms: number, work: (remote: Remote<Api>) => Promise<T>): Promise<T> {
    for (let wait = againMs.first; ; wait = Math.min(wait * 2, againMs.most)) {
      try {
        return await this.call(ms, work)
      } catch (error) {
        if (this.#ended || !(error instanceof Unanswered)) throw error
        console.error(error)
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }

  /** Holds nothing any more, no lock and no connection, until `wake`. */
  rest() {
    this.#resting = true
    this.#stop()
  }

  wake() {
    this.#resting = false
  }

  get isResting() {
    return this.#resting
  }

  /**
   * Another one in its place, as soon as nobody waits for an answer: what a worker took from the system and needs no more it
   * gives back at its end alone.
   */
  renew() {
    if (this.#ended || this.#resting || !this.#worker) return
    if (this.#inFlight.size > 0) return void setTimeout(() => this.renew(), renewMs)
    this.#stop()
    this.#ready = this.#begin()
  }

  end() {
    this.#ended = true
    this.#stop()
  }

  #begin(): Promise<Remote<Api>> {
    const ready = this.#open()
    void this.#remember(ready)
    return ready
  }

  async #remember(ready: Promise<Remote<Api>>) {
    // Who calls hears why there is none.
    const remote = await ready.catch(() => undefined)
    if (ready === this.#ready) this.#remote = remote
  }

  async #open(): Promise<Remote<Api>> {
    const worker = this.#start()
    this.#worker = worker
    const remote = wrap<Api>(worker)
    const failed = new Promise<never>((_, reject) => {
      // Only while it loads: later an error event is one uncaught exception, not the end of the worker.
      worker.addEventListener('error', () => reject(new Unanswered('The worker could not start')), { once: true })
    })
    try {
      await Promise.race([failed, this.#prepare(remote)])
      return remote
    } catch (error) {
      if (this.#worker === worker) this.#stop()
      throw error instanceof Unanswered ? error : new Unanswered('The worker could not be made ready', { cause: error })
    } finally {
      failed.catch(() => {})
    }
  }

  async #check(ready: Promise<Remote<Api>>) {
    const pong = ready.then((remote) => (remote as unknown as Remote<{ ping(): true }>).ping())
    const silence = new Promise<false>((resolve) => setTimeout(() => resolve(false), pongMs))
    const alive = await Promise.race([pong.catch(() => false), silence])
    if (!alive && ready === this.#ready) this.#stop()
  }

  #stop() {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#ready = undefined
    this.#remote = undefined
    const inFlight = [...this.#inFlight]
    this.#inFlight.clear()
    for (const reject of inFlight) reject(new Unanswered('The worker ended'))
  }
}
