import { errorFields, type Log } from '../../log.ts'
import type { Candidate } from './candidates.ts'
import type { Batch } from './claim.ts'
import { type CampaignDriver, MessageGone } from './driver.ts'
import type { DeliveryResult } from './outcomes.ts'

export type SendContext = {
  driver: Pick<CampaignDriver, 'open'>
  log: Log
  /** Records that the message leaves next; false: another process has taken the receiver over. */
  markHandedOver: (of: { id: string; batch: string }) => Promise<boolean>
  /** Records the result of one delivery, retried until it is stored: it is lost only with the process. */
  report: (result: DeliveryResult) => Promise<void>
}

/** Why a batch stopped before its end; null: it did not. `noAccess`: what is needed to sign in cannot be read. */
export type BatchStop =
  | { kind: 'account'; outcome: Extract<DeliveryResult['outcome'], { kind: 'account' }> }
  | { kind: 'mailGone' | 'noAccess' }

/**
 * Delivers the mails of a batch, `lanes` at a time, and reports the result of each. Once `signal` is aborted, or the
 * other side accepts none of them, the receivers that are left wait again.
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
    const { id: batchId, account, task_row, channel, sender } = batch
    const { id, address_group } = receiver
    const reported = context.report({
      id,
      batch: batchId,
      account,
      address_group,
      task: task_row,
      channel,
      sender,
      outcome,
    })
    // All are awaited together, at the end; one that fails before must not be taken for one that nobody awaits.
    reported.catch(() => {})
    reports.push(reported)
  }
  const send = await context.driver.open(batch).catch((error: unknown) => {
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
      failures = outcome.kind === 'account' ? failures + 1 : 0
      if (outcome.kind === 'account' && (outcome.atOnce || failures >= mostFailures))
        stopped ??= { kind: 'account', outcome }
    }
  }
  const deliver = async (receiver: Candidate): Promise<DeliveryResult['outcome']> => {
    // Started together with the message and awaited before it leaves, so that the connection need not wait for the disk.
    const marked = context.markHandedOver({ id: receiver.id, batch: batch.id })
    marked.catch(() => {})
    const beforeHandOver = async () => {
      if (!(await marked)) throw new NotOurs()
    }
    try {
      return await send(receiver, { beforeHandOver, signal })
    } catch (error) {
      // Certainly not sent: it was not handed over.
      if (error instanceof MessageGone) stopped ??= { kind: 'mailGone' }
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
