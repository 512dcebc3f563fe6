import { setTimeout as sleep } from 'node:timers/promises'
import type { ImapFlow } from 'imapflow'
import type { MailboxTimes } from './settings.ts'

/** Hears of what comes, also while something else is asked. */
type Bell = { heard: boolean; ring: () => void }

export function bellOf(client: ImapFlow): Bell {
  const bell: Bell = { heard: false, ring: () => {} }
  const hear = () => {
    bell.heard = true
    bell.ring()
  }
  client.on('exists', hear)
  client.on('close', hear)
  return bell
}

/** Until something may have come, or it is time to look. The next command ends IDLE. */
export async function waitForMore(
  client: ImapFlow,
  bell: Bell,
  times: MailboxTimes,
  signal: AbortSignal,
): Promise<void> {
  const over = new AbortController()
  const until = AbortSignal.any([signal, over.signal])
  const rest = (ms: number) => sleep(ms, undefined, { signal: until }).catch(() => {})
  const rung = new Promise<void>((ring) => {
    bell.ring = ring
  })
  try {
    await rest(times.calmMs)
    if (!bell.heard) await Promise.race([rung, client.capabilities.has('IDLE') ? idle() : rest(times.pollMs)])
  } finally {
    bell.heard = false
    over.abort()
  }

  /** A server may offer IDLE and refuse it, or end it at any time. */
  async function idle() {
    const ended = client.idle().then(() => rest(times.pollMs))
    await Promise.race([rest(times.idleMs), ended])
  }
}
