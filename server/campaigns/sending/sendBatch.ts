import { senderProblems } from '#domain/email/sender/senderProblem'
import { type Mailer, MailGone } from '../../email/outgoing/mailer.ts'
import { errorFields, type Log } from '../../log.ts'
import type { Candidate } from './candidates.ts'
import type { Batch } from './claim.ts'
import type { DeliveryResult } from './outcomes.ts'

export type SendContext = {
  mailer: Mailer
  log: Log
  /** Records that the end of data is next; false: another process has taken the receiver over. */
  markHandedOver: (of: { id: string; batch: string }) => Promise<boolean>
  /** Records the result of one delivery, retried until it is stored: it is lost only with the process. */
  report: (result: DeliveryResult) => Promise<void>
}

/** Why a batch stopped before its end; null: it did not. `noAccess`: what is needed to sign in cannot be read. */
export type BatchStop =
  | { kind: 'sender'; outcome: Extract<DeliveryResult['outcome'], { kind: 'sender' }> }
  | { kind: 'mailGone' | 'noAccess' }

/**
 * Delivers the mails of a batch, `lanes` at a time, and reports the result of each. Once `signal` is aborted, or the
 * sender's server accepts none of them, the receivers that are left wait again.
 */
export async function sendBatch(
  batch: Batch,
  context: SendContext,
  lanes: number,
  signal: AbortSignal,
): Promise<BatchStop | null> {
  const waiting = [...batch.receivers]
  const reports: Promise<void>[] = []
  let stopped: BatchStop | null = null
  let failures = 0
  const report = (receiver: Candidate, outcome: DeliveryResult['outcome']) => {
    const { id: batchId, account, task_row, sender } = batch
    const { id, domain } = receiver
    const reported = context.report({ id, batch: batchId, account, domain, task: task_row, sender, outcome })
    // All are awaited together, at the end; one that fails before must not be taken for one that nobody awaits.
    reported.catch(() => {})
    reports.push(reported)
  }
  const send = await context.mailer.open(batch).catch((error: unknown) => {
    context.log('mails not sent', errorFields(error))
    stopped = { kind: 'noAccess' }
    return () => Promise.reject(new NotOurs())
  })
  const lane = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      if (signal.aborted || stopped) {
        report(one, { kind: 'unsent' })
        continue
      }
      const outcome = await deliver(one)
      report(one, outcome)
      failures = outcome.kind === 'sender' ? failures + 1 : 0
      if (outcome.kind === 'sender' && (senderProblems[outcome.problem].atOnce || failures >= mostFailures))
        stopped ??= { kind: 'sender', outcome }
    }
  }
  const deliver = async (receiver: Candidate): Promise<DeliveryResult['outcome']> => {
    // Started together with the mail and awaited before its end of data, so that the connection need not wait for the disk.
    const marked = context.markHandedOver({ id: receiver.id, batch: batch.id })
    marked.catch(() => {})
    const beforeEndOfData = async () => {
      if (!(await marked)) throw new NotOurs()
    }
    try {
      return await send(receiver, { beforeEndOfData, signal })
    } catch (error) {
      // Certainly not sent: the end of data was not reached.
      if (error instanceof MailGone) stopped ??= { kind: 'mailGone' }
      else if (!signal.aborted && !(error instanceof NotOurs)) context.log('mail not sent', errorFields(error))
      return { kind: 'unsent' }
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, waiting.length) }, lane))
  await Promise.all(reports)
  return stopped
}

/** One connection may break; a server that breaks all of them accepts nothing now. */
const mostFailures = 3

class NotOurs extends Error {}
