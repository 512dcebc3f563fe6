import { senderProblems } from '#domain/email/senderProblem'
import { errorFields, type Log } from '../../log.ts'
import type { Candidate } from './candidates.ts'
import type { Batch } from './claim.ts'
import { type Mailer, MailGone } from './mailer.ts'
import type { Told } from './outcomes.ts'

export type Desk = {
  mailer: Mailer
  log: Log
  /** Writes down that the last dot is next; false: the receiver is not ours any more. */
  markHandedOver: (of: { id: string; batch: string }) => Promise<boolean>
  /** Writes down what became of one, sooner or later: as long as the process lives it is not forgotten. */
  tell: (told: Told) => Promise<void>
}

/** Why a batch stopped before its end; null: it did not. `noAccess`: what is needed to sign in cannot be read. */
export type Stopped =
  | { kind: 'sender'; outcome: Extract<Told['outcome'], { kind: 'sender' }> }
  | { kind: 'mailGone' | 'noAccess' }

/**
 * Hands the mails of a batch over, so many at a time, and tells of each what became of it. Once `signal` says so, or the
 * sender's server wants none of them, those who did not have their turn wait again.
 */
export async function sendBatch(batch: Batch, desk: Desk, lanes: number, signal: AbortSignal): Promise<Stopped | null> {
  const waiting = [...batch.receivers]
  const telling: Promise<void>[] = []
  let stopped: Stopped | null = null
  let failures = 0
  const tell = (receiver: Candidate, outcome: Told['outcome']) => {
    const { id: batchId, account, task_row, sender } = batch
    const { id, domain } = receiver
    const told = desk.tell({ id, batch: batchId, account, domain, task: task_row, sender, outcome })
    // All are awaited together, at the end; one that fails before must not be taken for one that nobody awaits.
    told.catch(() => {})
    telling.push(told)
  }
  const send = await desk.mailer.open(batch).catch((error: unknown) => {
    desk.log('mails not sent', errorFields(error))
    stopped = { kind: 'noAccess' }
    return () => Promise.reject(new NotOurs())
  })
  const lane = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      if (signal.aborted || stopped) {
        tell(one, { kind: 'unsent' })
        continue
      }
      const outcome = await handOver(one)
      tell(one, outcome)
      failures = outcome.kind === 'sender' ? failures + 1 : 0
      if (outcome.kind === 'sender' && (senderProblems[outcome.problem].atOnce || failures >= mostFailures))
        stopped ??= { kind: 'sender', outcome }
    }
  }
  const handOver = async (receiver: Candidate): Promise<Told['outcome']> => {
    // Begun with the mail and awaited before its dot, so that the line need not wait for the disk.
    const marked = desk.markHandedOver({ id: receiver.id, batch: batch.id })
    marked.catch(() => {})
    const onHandedOver = async () => {
      if (!(await marked)) throw new NotOurs()
    }
    try {
      return await send(receiver, { onHandedOver, signal })
    } catch (error) {
      // Surely not sent: there was no dot.
      if (error instanceof MailGone) stopped ??= { kind: 'mailGone' }
      else if (!signal.aborted && !(error instanceof NotOurs)) desk.log('mail not sent', errorFields(error))
      return { kind: 'unsent' }
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, waiting.length) }, lane))
  await Promise.all(telling)
  return stopped
}

/** A line may break; a server that breaks all of them wants nothing now. */
const mostFailures = 3

class NotOurs extends Error {}
