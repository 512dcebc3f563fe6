import { useTranslation } from 'react-i18next'
import type { BulkAction } from '#domain/contacts/bulk'
import type { FollowUpStatus } from '#domain/contacts/contact'
import type { BulkProgress } from '#workers/bulk/jobs'
import { packIds } from '#workers/bulk/packedIds'
import { type BulkRun, setBulkRunning } from '../../../lib/bulkRunning.ts'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { type Targets, targetCount } from '../targets.ts'
import { BulkControl, type BulkOutcome, runSteps } from './bulkRun.ts'

type ChangeAction = Exclude<BulkAction, { kind: 'delete' }>

/** Changes any number of contacts; the worker does it, and the frame shows how far it is. */
export function useBulk() {
  const { t } = useTranslation('contacts')
  const { bulk } = useClient().sync
  const toasts = useToasts()
  const words = useWords()

  async function run(title: BulkRun['title'], job: number, of: number): Promise<BulkOutcome> {
    const control = new BulkControl()
    const shown = { title, isPaused: false, stop: () => control.stop(), onPause }
    function onPause(isPaused: boolean) {
      if (isPaused) control.pause()
      else control.resume()
      setBulkRunning((now) => now && { ...now, isPaused })
    }
    // Few contacts are done before anything could be seen.
    const onProgress = (progress: BulkProgress) =>
      progress.done < of && setBulkRunning((now) => ({ ...(now ?? shown), ...progress }))
    try {
      const outcome = await runSteps(() => bulk.step(job), of, control, onProgress)
      if (outcome.kind === 'stopped') toasts.info(t('bulk.stopped', { done: outcome.done, of }))
      if (outcome.kind === 'refused')
        toasts.info(t('bulk.failed', { done: outcome.done, of, reason: words.ofCode(outcome.code) }))
      return outcome
    } finally {
      setBulkRunning(() => null)
    }
  }

  async function begin(action: BulkAction, targets: Targets) {
    const of = targetCount(targets)
    const job = await bulk.begin(action, targets instanceof Uint8Array ? targets : packIds(targets))
    return run(action.kind === 'delete' ? 'deleting' : 'running', job, of)
  }

  async function change(targets: Targets, action: ChangeAction, text?: string) {
    const outcome = await begin(action, targets)
    const { changed } = outcome
    if (changed === 0 && outcome.kind === 'done') return toasts.info(t('bulk.nothing'))
    if (changed > 0)
      toasts.done(
        text ?? t(action.kind === 'exclude' ? 'bulk.excluded' : 'bulk.changed', { count: changed }),
        wayBack(outcome, action),
      )
  }

  /** `name`: of the one contact that is meant. */
  const setStatus = (targets: Targets, status: FollowUpStatus, name?: string) =>
    change(
      targets,
      { kind: 'patch', fields: { follow_up_status: status } },
      name && t('bulk.nowStatus', { name, status: t(`status.${status}`) }),
    )

  async function remove(targets: Targets) {
    const action = { kind: 'delete' } as const
    const outcome = await begin(action, targets)
    if (outcome.changed > 0) toasts.done(t('bulk.deleted', { count: outcome.changed }), wayBack(outcome, action))
  }

  const wayBack = ({ undo: id }: BulkOutcome, action: BulkAction) =>
    id === null ? {} : { undo: () => undo(id, action) }

  /** `id`: of a change that was made just now, or some days ago. */
  async function undo(id: string, { kind }: BulkAction) {
    const began = await bulk.beginUndo(id)
    if (!began) return toasts.info(t('bulk.undoOver'))
    const outcome = await run(kind === 'delete' ? 'restoring' : 'undoing', began.job, began.of)
    if (outcome.changed > 0)
      toasts.done(t(kind === 'delete' ? 'bulk.restored' : 'bulk.undone', { count: outcome.changed }))
    else if (outcome.kind === 'done') toasts.info(t('bulk.undoneNone'))
  }

  return { change, setStatus, remove, undo }
}
