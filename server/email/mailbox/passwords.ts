import { setTimeout as sleep } from 'node:timers/promises'
import type { WatchMemory } from './memory.ts'
import type { MailboxTimes } from './settings.ts'

type Asking = {
  ask: () => Promise<string | null>
  onMissing: () => void
  memory: Pick<WatchMemory, 'refused'>
  times: Pick<MailboxTimes, 'passwordMs'>
  signal: AbortSignal
}

/** A password that is worth a try; waits until there is one. */
export async function nextPassword({ ask, onMissing, memory, times, signal }: Asking): Promise<string> {
  for (;;) {
    const password = await ask()
    const { refused } = memory
    if (!password) onMissing()
    else if (refused?.password !== password || Date.now() >= refused.until) return password
    await sleep(times.passwordMs, undefined, { signal })
  }
}
