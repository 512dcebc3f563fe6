import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { HeaderRefused } from '#domain/email/render/headerLine'
import { type ConnectionTest, connectionSteps } from '#domain/email/sender/senderProblem'
import { plainAddress } from '../plainAddress.ts'
import { plainReply, SmtpFailure } from './failure.ts'
import { type LineSettings, openConnection, type SmtpAccess } from './open.ts'
import { deliveryOutcomeOf } from './outcome.ts'
import { settled, timeoutSignal } from './settled.ts'

/** As far as a mail would come, and without one. */
export async function testConnection(
  access: SmtpAccess & { address: string },
  settings: LineSettings,
  signal: AbortSignal,
): Promise<ConnectionTest> {
  try {
    const from = plainAddress('MAIL FROM', access.address)
    const connection = await openConnection(access, settings, signal)
    try {
      const most_bytes = await askSender(connection, from, settings, signal)
      return { kind: 'works', encrypted: connection.secure, most_bytes }
    } finally {
      connection.close()
    }
  } catch (error) {
    if (error instanceof SmtpFailure) return failed(error)
    if (error instanceof HeaderRefused) return failed(new SmtpFailure('sender', { problem: 'address', cause: error }))
    throw error
  }
}

function failed(failure: SmtpFailure): ConnectionTest {
  const step = connectionSteps.find((each) => each === failure.step)
  const outcome = deliveryOutcomeOf(failure)
  // No receiver is named, so nothing can be one's fault.
  if (!step || outcome.kind !== 'sender') throw failure
  return { kind: 'failed', step, problem: outcome.problem, code: outcome.code, answer: outcome.text }
}

const trial = 'X-SENDER-TRIAL'

/** Whether one may write as this sender; says how large a mail may be. The question is taken back. */
async function askSender(
  connection: SMTPConnection,
  from: string,
  { greetingMs }: LineSettings,
  signal: AbortSignal,
): Promise<number | null> {
  let response = ''
  let most: number | null = null
  // nodemailer says a command for nobody but a way to sign in.
  connection.customAuth.set(trial, async ({ sendCommand, maxAllowedSize }) => {
    most = maxAllowedSize || null
    response = (await sendCommand(`MAIL FROM:<${from}>`)).response
    await sendCommand('RSET')
  })
  try {
    await settled<boolean>(connection, timeoutSignal(signal, greetingMs), (done) =>
      connection.login({ method: trial, user: '-', pass: '-' }, done),
    )
  } catch (cause) {
    signal.throwIfAborted()
    // Who hangs up after the answer has given it.
    if (!response) throw new SmtpFailure('sender', { problem: 'broken', cause })
  }
  const reply = plainReply(response)
  if (!reply || reply.code >= 300) throw new SmtpFailure('sender', { reply, problem: reply ? undefined : 'broken' })
  return most
}
