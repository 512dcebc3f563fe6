/** What can be called at one end of a port. */
type Calls<T> = { [K in keyof T]: (...args: never[]) => unknown }
type Port = {
  postMessage: (message: unknown) => void
  on: (event: 'message', heard: (message: unknown) => void) => unknown
}
type PortMessage =
  | { kind: 'call'; id: number; name: string; args: unknown[] }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; message: string; code: number | null }

/** The other end did not do it; `code`: that of WhatsApp, where it has one. */
export class PortFailure extends Error {
  override name = 'PortFailure'
  readonly code: number | null
  constructor(message: string, code: number | null) {
    super(message)
    this.code = code
  }
}

/** Nobody knows whether the other end did it: no answer came in time, or it is gone. */
export class PortSilence extends Error {
  override name = 'PortSilence'
}

export type PortArguments<T, K extends keyof T> = T[K] extends (...args: infer A) => unknown ? A : never
export type PortAnswer<T, K extends keyof T> = T[K] extends (...args: never[]) => infer R ? Awaited<R> : never

export type OtherEnd<Theirs> = {
  call: <K extends keyof Theirs & string>(name: K, ...args: PortArguments<Theirs, K>) => Promise<PortAnswer<Theirs, K>>
  /** the other end is gone: all that it was asked stays without an answer */
  gone: () => void
}

/** Both ends of a port call each other by name; every call is answered once, or is silence after its time. */
export function openPort<Ours extends Calls<Ours>, Theirs extends Calls<Theirs>>(
  port: Port,
  ours: Ours,
  { timeoutMs, slow = {} }: { timeoutMs: number; slow?: Partial<Record<keyof Theirs & string, number>> },
): OtherEnd<Theirs> {
  type PendingCall = { resolve: (value: unknown) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }
  const waiting = new Map<number, PendingCall>()
  let isGone = false
  let last = 0
  let unsent: PortMessage[] = []

  /** What is said in one turn goes together: waking the other end costs more than what is said. */
  function say(message: PortMessage): void {
    if (unsent.push(message) === 1) setImmediate(flush)
  }
  function flush(): void {
    const messages = unsent
    unsent = []
    if (isGone) return
    try {
      port.postMessage(messages)
    } catch {
      for (const one of messages) sayAlone(one)
    }
  }
  /** What cannot be copied to the other end fails for the one who said it alone. */
  function sayAlone(message: PortMessage): void {
    try {
      port.postMessage([message])
    } catch (error) {
      if (message.kind === 'call') take(message.id)?.reject(error as Error)
      else port.postMessage([{ kind: 'failure', id: message.id, ...failureOf(error) } satisfies PortMessage])
    }
  }
  function hear(message: PortMessage): void {
    if (message.kind === 'call') answer(message).catch(() => {})
    else if (message.kind === 'answer') take(message.id)?.resolve(message.value)
    else take(message.id)?.reject(new PortFailure(message.message, message.code))
  }

  function take(id: number): PendingCall | undefined {
    const found = waiting.get(id)
    if (found) clearTimeout(found.timer)
    waiting.delete(id)
    return found
  }

  async function answer({ id, name, args }: Extract<PortMessage, { kind: 'call' }>): Promise<void> {
    try {
      const work = (ours as unknown as Record<string, (...args: unknown[]) => unknown>)[name]!
      const value = await work(...args)
      say({ kind: 'answer', id, value })
    } catch (error) {
      const { message, code } = failureOf(error)
      say({ kind: 'failure', id, message, code })
    }
  }

  port.on('message', (messages) => {
    for (const one of messages as PortMessage[]) hear(one)
  })

  return {
    call(name, ...args) {
      if (isGone) return Promise.reject(new PortSilence(`${name}: the other end is gone`))
      const id = ++last
      return new Promise((resolve, reject) => {
        const silent = () => take(id)?.reject(new PortSilence(`${name}: no answer in time`))
        const timer = setTimeout(silent, slow[name] ?? timeoutMs)
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject, timer })
        say({ kind: 'call', id, name, args })
      })
    },
    gone() {
      isGone = true
      for (const id of waiting.keys()) take(id)!.reject(new PortSilence('the other end is gone'))
    },
  }
}

/** The library's errors carry the number of WhatsApp: what refused a question beside them, what ended a connection within. */
function failureOf(error: unknown): { message: string; code: number | null } {
  if (!(error instanceof Error)) return { message: String(error), code: null }
  const { data, output, code } = error as { data?: unknown; output?: { statusCode?: unknown }; code?: unknown }
  const number = [data, output?.statusCode, code].find((one) => typeof one === 'number')
  return { message: error.message, code: typeof number === 'number' ? number : null }
}
