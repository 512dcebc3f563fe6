import { setTimeout as sleep } from 'node:timers/promises'
import type { Credential } from '../grants/grants.ts'
import type { WatchMemory } from './memory.ts'
import type { MailboxTimes } from './settings.ts'

type CredentialSource = {
  ask: () => Promise<Credential | null>
  onMissing: () => void
  memory: Pick<WatchMemory, 'refused'>
  times: Pick<MailboxTimes, 'passwordMs'>
  signal: AbortSignal
}

/** A credential that is worth a try; waits until there is one. */
export async function nextCredential({ ask, onMissing, memory, times, signal }: CredentialSource): Promise<Credential> {
  for (;;) {
    const credential = await ask()
    const { refused } = memory
    if (!credential) onMissing()
    else if (refused?.text !== secretText(credential) || Date.now() >= refused.until) return credential
    await sleep(times.passwordMs, undefined, { signal })
  }
}

/** By which another one is told from it. */
export const secretText = (credential: Credential) => (typeof credential === 'string' ? credential : credential.token)
