import { failureOf } from './failure.ts'
import { folderFor } from './folders.ts'
import { type Access, openMailbox, signOff, withTimeout } from './openMailbox.ts'
import { search } from './search.ts'
import { type MailboxOptions, mailboxSettings } from './settings.ts'

export type SentCopy = { source: Uint8Array; messageId: string; sentAt: number }
type AppendResult = 'appended' | 'alreadyThere' | 'noFolder'

/**
 * Puts a copy of a mail that we sent where its writer looks for it. Many services do so by themselves, and one try may have
 * gone well without our hearing of it: what is there already is not put there again. Throws a MailboxFailure.
 */
export async function appendSent(
  access: Access,
  { source, messageId, sentAt }: SentCopy,
  signal: AbortSignal,
  options?: MailboxOptions,
): Promise<AppendResult> {
  const settings = mailboxSettings(options)
  const { answerMs, mailMs } = settings.times
  const client = await openMailbox(access, settings, signal)
  try {
    const path = await withTimeout(answerMs, client, folderFor(client, '\\Sent'))
    if (path === null) return 'noFolder'
    await withTimeout(answerMs, client, client.mailboxOpen(path, { readOnly: true }))
    const known = await withTimeout(answerMs, client, search(client, { header: { 'message-id': messageId } }))
    if (known.length > 0) return 'alreadyThere'
    // A folder that is open for reading takes no marks; one that is closed does.
    await withTimeout(answerMs, client, client.mailboxClose())
    await withTimeout(mailMs, client, client.append(path, Buffer.from(source), ['\\Seen'], new Date(sentAt)))
    return 'appended'
  } catch (error) {
    throw failureOf(error, true)
  } finally {
    await signOff(client)
  }
}
