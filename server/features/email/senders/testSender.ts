import { type EmailSender, plusMailbox } from '#domain/email/sender/sender'
import type { senderCalls } from '#domain/email/sender/senderCalls'
import type { ConnectionTest } from '#domain/email/sender/senderProblem'
import { type MailboxTest, mailboxTestText, serverTestText } from '#domain/email/sender/senderTest'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../../../db/connect.ts'
import type { SignIns } from '../../../email/grants/grants.ts'
import { signsInNowhere } from '../../../email/grants/grants.ts'
import { testMailbox } from '../../../email/mailbox/testMailbox.ts'
import type { MailNetwork } from '../../../email/network.ts'
import { testConnection } from '../../../email/outgoing/testConnection.ts'
import { changeSender, findSender } from '../../../email/senderRow.ts'
import { taggedAddress } from '../../../email/taggedAddress.ts'

type SenderTestContext = { database: Database; mail: MailNetwork; signIns: SignIns; user: Actor }

/** A person waits for it. */
const patience = { connectMs: 10_000, greetingMs: 15_000, talkMs: 15_000, answerMs: 15_000 }
const mailboxTimes = { connectMs: 15_000, answerMs: 20_000 }

/** Signs in to both servers, and keeps how far it came, unless the sender was changed meanwhile. */
export async function testSender(
  doing: SenderTestContext,
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

const connectionsOf = ({ smtp, imap, address, has_password, has_imap_password, granted }: EmailSender) =>
  JSON.stringify([smtp, imap, address, has_password, has_imap_password, granted])

async function testServer(doing: SenderTestContext, sender: EmailSender, signal: AbortSignal): Promise<ConnectionTest> {
  const { smtp, address } = sender
  const mailbox = plusMailbox(sender)
  const plus = mailbox && taggedAddress(mailbox, 'bounce', 'trial')
  const { name, allowedAt } = doing.mail
  const place = { account: doing.user.account, sender: sender.id }
  const { credential } = (await doing.signIns.of(place, sender, 'smtp')) ?? signsInNowhere
  const settings = { ...patience, name, isAllowed: allowedAt(smtp.port) }
  const found = await testConnection({ smtp, address, credential }, settings, signal)
  if (found.kind === 'failed' || !plus) return found
  const withPlus = await testConnection({ smtp, address: plus, credential }, settings, signal)
  return withPlus.kind === 'failed' && withPlus.problem === 'address'
    ? { ...withPlus, problem: 'plusAddress' }
    : withPlus
}

async function testAnswers(
  doing: SenderTestContext,
  sender: EmailSender,
  signal: AbortSignal,
): Promise<MailboxTest | null> {
  const connection = sender.imap
  if (!connection) return null
  const place = { account: doing.user.account, sender: sender.id }
  const { credential } = (await doing.signIns.of(place, sender, 'imap')) ?? signsInNowhere
  const access = { connection, credential }
  const isAllowed = doing.mail.allowedAt(connection.port)
  const found = await testMailbox(access, signal, { isAllowed, times: mailboxTimes })
  return found.kind === 'good' ? { kind: 'works' } : { kind: 'failed', problem: found.problem }
}
