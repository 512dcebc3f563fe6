import { setTimeout as sleep } from 'node:timers/promises'
import type { MailboxTimes } from './settings.ts'

export type Passwords = {
  /** one that is worth a try; waits until there is */
  next: (signal: AbortSignal) => Promise<string>
  refuse: (password: string) => void
}

/** Who tries a refused password again and again locks the account. */
export function makePasswords(
  ask: () => Promise<string | null>,
  { passwordMs, refusedMs }: MailboxTimes,
  onMissing: () => void,
): Passwords {
  let refused: { password: string; until: number } | null = null
  return {
    async next(signal) {
      for (;;) {
        const password = await ask()
        if (!password) onMissing()
        else if (refused?.password !== password || Date.now() >= refused.until) return password
        await sleep(passwordMs, undefined, { signal })
      }
    },
    refuse(password) {
      refused = { password, until: Date.now() + refusedMs }
    },
  }
}
