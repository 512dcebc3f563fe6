import type { ImapFlow } from 'imapflow'
import { MailboxFailure } from './failure.ts'
import { withTimeout } from './openMailbox.ts'
import { search } from './search.ts'

export async function openFolder(client: ImapFlow, path: string, answerMs: number) {
  try {
    // EXAMINE: whoever reads the mailbox elsewhere sees all mails as they were.
    const { exists, uidValidity, uidNext } = await withTimeout(
      answerMs,
      client,
      client.mailboxOpen(path, { readOnly: true }),
    )
    if (exists === undefined) throw new Error('nothing was said of the folder')
    const next = uidNext ?? (await withTimeout(answerMs, client, uidAfterAll(client)))
    // A server without it has no lasting uids, and one number for all times is the best there is.
    return { uidValidity: String(uidValidity ?? 0), uidNext: next }
  } catch (cause) {
    if (!hasRefused(cause)) throw cause
    throw new MailboxFailure('inboxMissing', { cause })
  }
}

async function uidAfterAll(client: ImapFlow): Promise<number> {
  const [last = 0] = (await search(client, { uid: '*' })).slice(-1)
  return last + 1
}

const hasRefused = (error: unknown) =>
  error instanceof Error && 'responseStatus' in error && error.responseStatus === 'NO'
