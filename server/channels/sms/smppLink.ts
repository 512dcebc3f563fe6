import { guarded, inBackground } from '../../guarded.ts'
import type { Log } from '../../log.ts'
import { ProviderError } from '../channel.ts'
import type { SmppSession } from './smppSession.ts'

/** The one session that there should be: kept up, and made again when it is lost. */
type Link = { ready: (signal: AbortSignal) => Promise<SmppSession>; stop: () => Promise<void> }

export function keepLink(
  open: (signal: AbortSignal) => Promise<SmppSession>,
  { backOffMs: [least, most], log }: { backOffMs: readonly [number, number]; log: Log },
): Link {
  const stopping = new AbortController()
  let current: Promise<SmppSession> | null = null
  let again: NodeJS.Timeout | undefined
  let failures = 0
  let refusal: ProviderError | null = null

  function connect(): Promise<SmppSession> {
    clearTimeout(again)
    current = open(stopping.signal)
    inBackground(log, 'the link to the message centre is not kept', keep(current))
    return current
  }

  /** `keep` hears what becomes of it. */
  const begin = (): void => {
    connect().catch(() => {})
  }

  async function keep(opening: Promise<SmppSession>): Promise<void> {
    try {
      const { ended } = await opening
      failures = 0
      refusal = null
      await ended
    } catch (error) {
      const why = error instanceof ProviderError ? error : new ProviderError('unreachable', 'link', error)
      refusal = why.kind === 'credentials' ? why : null
      if (!stopping.signal.aborted) log('message centre not reached', { kind: why.kind, code: why.code })
    }
    current = null
    const wait = Math.min(least * 2 ** failures++, most)
    if (!stopping.signal.aborted) again = setTimeout(guarded(log, 'the message centre could not be asked', begin), wait)
  }

  begin()
  return {
    async ready(signal) {
      if (stopping.signal.aborted) throw new ProviderError('unreachable', 'stopped')
      // A message need not wait for the next try, but a wrong password that is shown again and again locks the account.
      if (!current && refusal) throw refusal
      return orAborted(current ?? connect(), signal)
    },
    async stop() {
      stopping.abort()
      clearTimeout(again)
      await current?.then(
        (session) => session.close(),
        () => {},
      )
    },
  }
}

/** Who gives up need not wait for the end of it. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ProviderError('unreachable', 'aborted'))
    signal.addEventListener('abort', giveUp)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}
