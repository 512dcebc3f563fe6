import type { EmailSender } from '#domain/email/sender/sender'
import type { SignIns } from '../grants/grants.ts'
import { appendSent, type SentCopy } from '../mailbox/appendSent.ts'
import type { MailNetwork } from '../network.ts'

/** Where its writer looks for it in their own mail program; nowhere for a sender without a mailbox. */
export async function copyToSent(
  { signIns, mail }: { signIns: SignIns; mail: MailNetwork },
  place: { account: string; sender: string },
  servers: Pick<EmailSender, 'smtp' | 'imap'>,
  sent: SentCopy,
  signal: AbortSignal,
): Promise<void> {
  const { imap } = servers
  const signIn = await signIns.of(place, servers, 'imap')
  if (!imap || !signIn) return
  const options = { isAllowed: mail.allowedAt(imap.port) }
  await appendSent({ connection: imap, credential: signIn.credential }, sent, signal, options)
}
