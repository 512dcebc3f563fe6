import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type LineSettings, openConnection, type SmtpAccess } from './open.ts'
import { settled, within } from './settled.ts'

export type PoolSettings = LineSettings & {
  mostConnections: number
  /** Servers hang up on who says too much at a time. */
  mailsPerConnection: number
  idleMs: number
}

/** A connection while one mail goes over it. */
export type Taken = { connection: SMTPConnection; mails: number }

/** The connections to one sender's server: so many at most, kept while there is mail, and closed when there is none. */
export class Pool {
  readonly #access: SmtpAccess
  readonly #settings: PoolSettings
  readonly #idle = new Map<Taken, NodeJS.Timeout>()
  readonly #waiting: (() => void)[] = []
  #open = 0
  #isClosed = false

  constructor(access: SmtpAccess, settings: PoolSettings) {
    this.#access = access
    this.#settings = settings
  }

  async take(signal: AbortSignal): Promise<Taken> {
    await this.#turn(signal)
    const idle = this.#idleOne()
    if (idle) return idle
    try {
      return { connection: await openConnection(this.#access, this.#settings, signal), mails: 0 }
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  /** After a mail that was refused the server is asked to forget it. */
  async giveBack(taken: Taken, { isRefused }: { isRefused: boolean }): Promise<void> {
    taken.mails += 1
    const { connection } = taken
    if (isRefused && !connection.destroyed) await this.#reset(connection)
    const isSpent = this.#isClosed || taken.mails >= this.#settings.mailsPerConnection
    if (connection.destroyed || isSpent) quit(connection)
    else this.#keep(taken)
    this.#leave()
  }

  /** Mails that are on their way are let go. */
  close(): void {
    this.#isClosed = true
    for (const [{ connection }, timer] of this.#idle) {
      clearTimeout(timer)
      quit(connection)
    }
    this.#idle.clear()
  }

  async #turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.#open < this.#settings.mostConnections) {
      this.#open += 1
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const give = () => {
      const at = this.#waiting.indexOf(resolve)
      if (at < 0) return
      this.#waiting.splice(at, 1)
      reject(signal.reason)
    }
    this.#waiting.push(resolve)
    signal.addEventListener('abort', give, { once: true })
    await promise.finally(() => signal.removeEventListener('abort', give))
  }

  /** Whoever is next has the place; without anybody it is free. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#open -= 1
  }

  #idleOne(): Taken | null {
    for (const [taken, timer] of this.#idle) {
      clearTimeout(timer)
      this.#idle.delete(taken)
      if (!taken.connection.destroyed) return taken
    }
    return null
  }

  #keep(taken: Taken): void {
    const timer = setTimeout(() => {
      this.#idle.delete(taken)
      quit(taken.connection)
    }, this.#settings.idleMs)
    // Nobody waits for it: a process that is done may end.
    timer.unref()
    this.#idle.set(taken, timer)
  }

  async #reset(connection: SMTPConnection): Promise<void> {
    try {
      await settled<boolean>(connection, within(new AbortController().signal, this.#settings.greetingMs), (done) =>
        connection.reset(done),
      )
    } catch {
      connection.close()
    }
  }
}

const goodbyeMs = 2_000

function quit(connection: SMTPConnection): void {
  if (connection.destroyed) return
  connection.quit()
  setTimeout(() => connection.close(), goodbyeMs).unref()
}
