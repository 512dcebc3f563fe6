import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type LineSettings, openConnection, type SmtpAccess } from './open.ts'
import { settled, timeoutSignal } from './settled.ts'

export type PoolSettings = LineSettings & {
  mostConnections: number
  /** Servers hang up on who says too much at a time. */
  mailsPerConnection: number
  idleMs: number
}

/** A connection while one mail goes over it. `isClear`: the mail was taken, so its server has nothing of it to forget. */
export type Lent = { connection: SMTPConnection; mails: number; isClear: boolean }

/** The connections to one sender's server: so many at most, kept while there is mail, and closed when there is none. */
export class Pool {
  readonly #access: SmtpAccess
  readonly #settings: PoolSettings
  readonly #idle = new Map<Lent, NodeJS.Timeout>()
  readonly #waiting: (() => void)[] = []
  #open = 0
  #isClosed = false

  constructor(access: SmtpAccess, settings: PoolSettings) {
    this.#access = access
    this.#settings = settings
  }

  async take(signal: AbortSignal): Promise<Lent> {
    await this.#turn(signal)
    const idle = this.#idleOne()
    if (idle) return idle
    try {
      return { connection: await openConnection(this.#access, this.#settings, signal), mails: 0, isClear: false }
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  async giveBack(lent: Lent): Promise<void> {
    lent.mails += 1
    const { connection } = lent
    if (!lent.isClear && !connection.destroyed) await this.#reset(connection)
    const isSpent = this.#isClosed || lent.mails >= this.#settings.mailsPerConnection
    if (connection.destroyed || isSpent) quit(connection)
    else this.#keep(lent)
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

  #idleOne(): Lent | null {
    for (const [lent, timer] of this.#idle) {
      clearTimeout(timer)
      this.#idle.delete(lent)
      if (!lent.connection.destroyed) return { ...lent, isClear: false }
    }
    return null
  }

  #keep(lent: Lent): void {
    const timer = setTimeout(() => {
      this.#idle.delete(lent)
      quit(lent.connection)
    }, this.#settings.idleMs)
    // Nobody waits for it: a process that is done may end.
    timer.unref()
    this.#idle.set(lent, timer)
  }

  async #reset(connection: SMTPConnection): Promise<void> {
    try {
      await settled<boolean>(
        connection,
        timeoutSignal(new AbortController().signal, this.#settings.greetingMs),
        (done) => connection.reset(done),
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
