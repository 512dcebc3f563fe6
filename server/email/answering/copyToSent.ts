import type { EmailSender } from '#domain/email/sender'
import type { Services } from '../../http/services.ts'
import { appendSent, type Sent } from '../mailbox/appendSent.ts'
import { readMailboxSecret } from '../secrets/senderSecrets.ts'

type Place = { account: string; sender: string } & Pick<EmailSender, 'smtp' | 'imap'>

/** Where its writer looks for it in their own mail program; nowhere for a sender without a mailbox. */
export async function copyToSent(
  { database, secrets, mail }: Pick<Services, 'database' | 'secrets' | 'mail'>,
  { smtp, imap, ...place }: Place,
  sent: Sent,
  signal: AbortSignal,
): Promise<void> {
  const secret = imap && (await readMailboxSecret(database.pool, secrets, place, { smtp, imap }))
  if (!imap || !secret) return
  const options = { isAllowed: mail.allowedAt(imap.port) }
  await appendSent({ connection: imap, password: secret.text }, sent, signal, options)
}
