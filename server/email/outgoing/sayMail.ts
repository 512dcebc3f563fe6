import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { plainReply, SmtpFailure, type SmtpStep } from './failure.ts'
import type { LineSettings } from './open.ts'
import { settled } from './settled.ts'

/** One mail to one receiver, as it goes over the wire. */
type WireMail = { envelope: { from: string; to: [string] }; bytes: Buffer }

export type HandOver = {
  /** Awaited after the whole mail and before its last dot: from here on it may have arrived. */
  onHandedOver: () => Promise<void>
  signal: AbortSignal
}

/** What its server said when it had taken the mail. */
type Taken = { answer: string; messageId: string | null }

/** `asked`: whether the caller is told that the dot is next. `done`: whether the dot may be on its way. */
type Handing = { asked: Promise<void> | null; done: boolean }

/**
 * Says one mail to a server. nodemailer writes the last dot when the stream that it reads ends, so the stream decides when
 * that is. Whatever goes wrong before is surely not sent: a server throws away a mail without its dot. A connection on
 * which not everything was said in order is closed.
 * @throws SmtpFailure; what `onHandedOver` throws, and then there was no dot; before the dot the signal's reason
 */
export async function sayMail(
  connection: SMTPConnection,
  { envelope, bytes }: WireMail,
  { onHandedOver, signal }: HandOver,
  { talkMs, answerMs }: Pick<LineSettings, 'talkMs' | 'answerMs'>,
): Promise<Taken> {
  const handing: Handing = { asked: null, done: false }
  const patience = patienceOf(talkMs, signal)
  const mail = Readable.from(
    dictated(bytes, async () => {
      handing.asked = onHandedOver()
      await handing.asked
      // The line broke meanwhile: there is no dot any more.
      if (mail.destroyed) return
      handing.done = true
      patience.renew(answerMs)
    }),
    { objectMode: false },
  )
  try {
    const info = await settled<SMTPConnection.SentMessageInfo>(connection, patience.signal, (done) =>
      connection.send({ ...envelope, size: bytes.length }, mail, done),
    )
    // Who says that the mail was taken before it was there says nothing.
    if (!info || !handing.done) throw new Error('an answer to nothing')
    return { answer: plainReply(info.response)?.text ?? '', messageId: info.serverMessageId ?? null }
  } catch (error) {
    mail.destroy()
    if (!isInOrder(error, handing)) connection.close()
    // Who is writing that it goes is done with that before they hear that it did not.
    await handing.asked
    if (!handing.done) signal.throwIfAborted()
    throw failureOf(error, handing)
  } finally {
    patience.end()
  }
}

/** Until the dot the signal ends it; then only the answer counts, and who is told to stop waits for that. */
function patienceOf(ms: number, signal: AbortSignal) {
  const controller = new AbortController()
  const tooLate = () => controller.abort(new Error('too late'))
  const stop = () => controller.abort(signal.reason)
  let timer = setTimeout(tooLate, ms)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  const end = () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
  return {
    signal: controller.signal,
    renew(more: number) {
      end()
      timer = setTimeout(tooLate, more)
    },
    end,
  }
}

// What waits in this process behind the last slice is little, so the dot follows soon after it is announced.
const sliceBytes = 16_384

async function* dictated(bytes: Buffer, beforeDot: () => Promise<void>): AsyncGenerator<Buffer, void> {
  for (let at = 0; at < bytes.length; at += sliceBytes) yield bytes.subarray(at, at + sliceBytes)
  try {
    await beforeDot()
  } catch (cause) {
    // nodemailer writes into the errors that it is given.
    throw new Error('no dot', { cause })
  }
}

type ClientError = Error & { code?: string; command?: string; response?: string; responseCode?: number }

const steps: Record<string, SmtpStep> = { 'MAIL FROM': 'sender', 'RCPT TO': 'receiver', DATA: 'data' }

/** nodemailer knows the size that a server takes, and does not ask for more. */
const isTooBig = ({ code, command }: ClientError) => code === 'EMESSAGE' && command === 'MAIL FROM'

/** Whether the next mail can go over the same connection: a refusal amid the text is heard while more text is on its way. */
function isInOrder(error: unknown, { done }: Handing): boolean {
  const { code, responseCode = 0 } = error as ClientError
  return code === 'EENVELOPE' || isTooBig(error as ClientError) || (done && code === 'EMESSAGE' && responseCode >= 400)
}

function failureOf(cause: unknown, { done }: Handing): SmtpFailure {
  const error = cause as ClientError
  if (isTooBig(error)) return new SmtpFailure('sender', { problem: 'tooBig', cause })
  const reply = isAnswer(error) ? plainReply(error.response ?? '') : undefined
  if (done) return new SmtpFailure('dot', { reply, cause })
  return new SmtpFailure(steps[error.command ?? ''] ?? 'data', { reply, problem: reply ? undefined : 'broken', cause })
}

/** A reply that nobody waited for answers nothing; what is half there when the line breaks counts when it says no. */
const isAnswer = ({ code, responseCode }: ClientError) =>
  code === 'EENVELOPE' || code === 'EMESSAGE' || (code === 'ECONNECTION' && responseCode !== undefined)
