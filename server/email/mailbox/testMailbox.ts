import { type MailboxProblem, type MailboxStep, mailboxProblems } from '#domain/email/sender/mailboxProblem'
import { failureOf } from './failure.ts'
import { folderFor } from './folders.ts'
import { openFolder } from './openFolder.ts'
import { type Access, openMailbox, signOff, withTimeout } from './openMailbox.ts'
import { type MailboxOptions, mailboxSettings } from './settings.ts'

type MailboxTest =
  | { kind: 'good'; hasIdle: boolean; hasJunk: boolean; hasSent: boolean }
  | { kind: 'failed'; step: MailboxStep; problem: MailboxProblem }

/** Does what reading does, up to the open inbox, and says how far it comes. Throws only when it is told to stop. */
export async function testMailbox(access: Access, signal: AbortSignal, options?: MailboxOptions): Promise<MailboxTest> {
  const settings = mailboxSettings(options)
  const { answerMs } = settings.times
  try {
    const client = await openMailbox(access, settings, signal)
    try {
      await openFolder(client, 'INBOX', answerMs)
      const hasJunk = (await withTimeout(answerMs, client, folderFor(client, '\\Junk'))) !== null
      const hasSent = (await withTimeout(answerMs, client, folderFor(client, '\\Sent'))) !== null
      return { kind: 'good', hasIdle: client.capabilities.has('IDLE'), hasJunk, hasSent }
    } finally {
      await signOff(client)
    }
  } catch (error) {
    signal.throwIfAborted()
    const { problem } = failureOf(error, true)
    return { kind: 'failed', step: mailboxProblems[problem].step, problem }
  }
}
