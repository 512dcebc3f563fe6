import { type ExportState, type ExportTask, stateAt } from '#domain/exchange/exportTask'
import type { OnDevice } from './useTasks.ts'

export type ShownExport = ExportState | 'interrupted'
type ExportDoable = {
  state: ShownExport
  canFetch: boolean
  canResume: boolean
  canRemove: boolean
  isAway: boolean
}

/** What can be done with an export on this device now: its file, or what it is made of, is where it was begun. */
export function exportDoableWith(
  task: Pick<ExportTask, 'id' | 'state' | 'expires_at'>,
  here: OnDevice,
  now: number,
): ExportDoable {
  const state = stateAt(task, now)
  const kept = here.exports[task.id]
  const isFree = !here.working.has(task.id)
  const isOpen = state === 'notStarted' || state === 'inProgress' || state === 'stopped'
  return {
    // What another device is at, nobody here can tell.
    state: state === 'inProgress' && isFree && kept !== undefined ? 'interrupted' : state,
    canFetch: state === 'completed' && typeof kept === 'number',
    canResume: isOpen && isFree && kept === null,
    canRemove: state !== 'expired' && isFree && kept !== undefined,
    isAway: state === 'completed' && kept === undefined,
  }
}
