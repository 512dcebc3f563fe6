import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { plainReply, SmtpFailure, type SmtpStep } from './failure.ts'
import type { LineSettings } from './open.ts'
import { settled } from './settled.ts'

/** One mail to one receiver, as it goes over the wire. */
type WireMail = { envelope: { from: string; to: [string] }; bytes: Buffer }

export type DeliveryHooks = {
  /** Awaited after the whole mail and before its end of data (the last dot): from then on it may have arrived. */
  beforeEndOfData: () => Promise<void>
  signal: AbortSignal
}

/** The server's reply to a mail that it accepted. */
type Acceptance = { answer: string; messageId: string | null }

/** `announced`: the caller's hook, once it was called. `mayBeSent`: whether the last dot may be on its way. */
type EndOfData = { announced: Promise<void> | null; mayBeSent: boolean }

/**
 * Delivers one mail over a connection. nodemailer writes the end of data (the last dot) when the stream ends, so this
 * stream decides when. After a failure before that the mail was certainly not sent: a server discards a mail without its
 * end of data. An interrupted connection is closed.
 * @throws SmtpFailure; what `beforeEndOfData` throws, and then there was no dot; before the dot the signal's reason
 */
export async function deliver(
  connection: SMTPConnection,
  { envelope, bytes }: WireMail,
  { beforeEndOfData, signal }: DeliveryHooks,
  { talkMs, answerMs }: Pick<LineSettings, 'talkMs' | 'answerMs'>,
): Promise<Acceptance> {
  const endOfData: EndOfData = { announced: null, mayBeSent: false }
  const deadline = deadlineOf(talkMs, signal)
  const mail = Readable.from(
    mailBody(bytes, async () => {
      endOfData.announced = beforeEndOfData()
      await endOfData.announced
      // The connection broke meanwhile: the dot is never written.
      if (mail.destroyed) return
      endOfData.mayBeSent = true
      deadline.renew(answerMs)
    }),
    { objectMode: false },
  )
  try {
    const info = await settled<SMTPConnection.SentMessageInfo>(connection, deadline.signal, (done) =>
      connection.send({ ...envelope, size: bytes.length }, mail, done),
    )
    // A server that accepts the mail before all of it was sent has accepted nothing.
    if (!info || !endOfData.mayBeSent) throw new Error('an answer to nothing')
    return { answer: plainReply(info.response)?.text ?? '', messageId: info.serverMessageId ?? null }
  } catch (error) {
    mail.destroy()
    if (!isInOrder(error, endOfData)) connection.close()
    // The caller's record of the attempt is complete before it hears of the failure.
    await endOfData.announced
    if (!endOfData.mayBeSent) signal.throwIfAborted()
    throw failureOf(error, endOfData)
  } finally {
    deadline.end()
  }
}

/** Until the last dot the signal aborts the delivery; after it only the server's answer counts, and a stop waits for that. */
function deadlineOf(ms: number, signal: AbortSignal) {
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

// Little is buffered in this process behind the last slice, so the dot follows soon after it is announced.
const sliceBytes = 16_384

async function* mailBody(bytes: Buffer, beforeEnd: () => Promise<void>): AsyncGenerator<Buffer, void> {
  for (let at = 0; at < bytes.length; at += sliceBytes) yield bytes.subarray(at, at + sliceBytes)
  try {
    await beforeEnd()
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
function isInOrder(error: unknown, { mayBeSent }: EndOfData): boolean {
  const { code, responseCode = 0 } = error as ClientError
  return (
    code === 'EENVELOPE' || isTooBig(error as ClientError) || (mayBeSent && code === 'EMESSAGE' && responseCode >= 400)
  )
}

function failureOf(cause: unknown, { mayBeSent }: EndOfData): SmtpFailure {
  const error = cause as ClientError
  if (isTooBig(error)) return new SmtpFailure('sender', { problem: 'tooBig', cause })
  const reply = isAnswer(error) ? plainReply(error.response ?? '') : undefined
  if (mayBeSent) return new SmtpFailure('endOfData', { reply, cause })
  return new SmtpFailure(steps[error.command ?? ''] ?? 'data', { reply, problem: reply ? undefined : 'broken', cause })
}

/** An unexpected reply answers nothing; a partial one at the moment the connection breaks counts if it is a refusal. */
const isAnswer = ({ code, responseCode }: ClientError) =>
  code === 'EENVELOPE' || code === 'EMESSAGE' || (code === 'ECONNECTION' && responseCode !== undefined)
