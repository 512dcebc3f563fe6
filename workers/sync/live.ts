import { type LiveMessage, livePath } from '#domain/sync/protocol'

const silenceMs = 60_000
const firstDelayMs = 1_000
const longestDelayMs = 60_000

export type LiveConnection = { retryNow(): void; stop(): void }

export type LiveEvent = LiveMessage | { t: 'open' } | { t: 'closed' }

/**
 * The line on which the server hints that there is something new. Only a hint: whatever is missed here, the next pull
 * finds. An open socket that died without a word is noticed by its silence.
 */
export function openLive(token: string, onMessage: (message: LiveEvent) => void): LiveConnection {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let stopped = false

  const later = (ms: number, run: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  const listen = () => later(silenceMs, () => socket?.close())

  function connect() {
    if (stopped) return
    const address = new URL(livePath, location.origin)
    address.protocol = address.protocol.replace('http', 'ws')
    const opening = new WebSocket(address, ['fairlead', token])
    socket = opening
    // One that never opens ends by the same clock.
    listen()
    opening.addEventListener('open', () => {
      failures = 0
      listen()
      onMessage({ t: 'open' })
    })
    opening.addEventListener('message', ({ data }) => {
      listen()
      const message = messageOf(data)
      if (message) onMessage(message)
    })
    opening.addEventListener('close', () => {
      if (opening !== socket) return
      // Perhaps the server is gone: asking it once says so at once.
      if (failures === 0) onMessage({ t: 'closed' })
      later(delay(), connect)
    })
  }

  const delay = () => Math.random() * Math.min(longestDelayMs, firstDelayMs * 2 ** failures++)

  connect()
  return {
    retryNow() {
      if (stopped || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return
      failures = 0
      connect()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      socket?.close()
      socket = undefined
    },
  }
}

function messageOf(data: unknown): LiveMessage | null {
  try {
    const message = JSON.parse(String(data)) as unknown
    return typeof message === 'object' && message !== null && 't' in message ? (message as LiveMessage) : null
  } catch {
    return null
  }
}
