import type { EmailSender } from '#domain/email/sender'
import type { senderCalls } from '#domain/email/senderCalls'
import type { ConnectionTest } from '#domain/email/senderProblem'
import { type MailboxTest, mailboxTestText, serverTestText } from '#domain/email/senderTest'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import { testMailbox } from '../../../email/mailbox/testMailbox.ts'
import { testConnection } from '../../../email/outgoing/testConnection.ts'
import { readSecret } from '../../../email/secrets/senderSecrets.ts'
import type { Services } from '../../../http/services.ts'
import { changeSender, findSender } from './senderRow.ts'

type Doing = Pick<Services, 'database' | 'secrets' | 'mail'> & { user: Actor }

/** A person waits for it. */
const patience = { connectMs: 10_000, greetingMs: 15_000, talkMs: 15_000, answerMs: 15_000 }
const mailboxTimes = { connectMs: 15_000, answerMs: 20_000 }

/** Signs in to both servers, and keeps how far it came, unless the sender was changed meanwhile. */
export async function testSender(
  doing: Doing,
  { id }: InputOf<typeof senderCalls.testSender>,
  signal: AbortSignal,
): Promise<OutputOf<typeof senderCalls.testSender>> {
  const { database, user } = doing
  const sender = await findSender(database, user, id)
  const [smtp, imap] = await Promise.all([testServer(doing, sender, signal), testAnswers(doing, sender, signal)])
  await changeSender(database, { account: user.account, id, by: user }, async (now) =>
    connectionsOf(now) === connectionsOf(sender)
      ? { tested: { at: Date.now(), smtp: serverTestText(smtp), imap: mailboxTestText(imap) } }
      : null,
  )
  return { smtp, imap }
}

const connectionsOf = ({ smtp, imap, address, has_password, has_imap_password }: EmailSender) =>
  JSON.stringify([smtp, imap, address, has_password, has_imap_password])

function testServer(doing: Doing, sender: EmailSender, signal: AbortSignal): Promise<ConnectionTest> {
  const { smtp, address } = sender
  const { name, allowedAt } = doing.mail
  const settings = { ...patience, name, isAllowed: allowedAt(smtp.port) }
  return testConnection({ smtp, address, password: () => passwordOf(doing, sender, 'smtp') }, settings, signal)
}

async function testAnswers(doing: Doing, sender: EmailSender, signal: AbortSignal): Promise<MailboxTest | null> {
  const connection = sender.imap
  if (!connection) return null
  const access = { connection, password: await passwordOf(doing, sender, 'imap') }
  const isAllowed = doing.mail.allowedAt(connection.port)
  const found = await testMailbox(access, signal, { isAllowed, times: mailboxTimes })
  return found.kind === 'good' ? { kind: 'works' } : { kind: 'failed', problem: found.problem }
}

/** A mailbox that has none of its own is opened with the one that sends: most providers know only one. */
async function passwordOf({ database, secrets, user }: Doing, { id }: EmailSender, kind: 'smtp' | 'imap') {
  const place = { account: user.account, sender: id }
  const own = await readSecret(database.pool, secrets, { ...place, kind })
  const found = own ?? (await readSecret(database.pool, secrets, { ...place, kind: 'smtp' }))
  return found?.text ?? ''
}
