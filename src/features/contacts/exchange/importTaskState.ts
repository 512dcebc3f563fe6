import { type ImportAction, type ImportState, type ImportTask, importMachine } from '#domain/exchange/importTask'
import { limits } from '#domain/limits'
import { actionsFrom } from '#domain/shared/machine'
import type { OnDevice } from './useTasks.ts'

export type ShownState = ImportState | 'interrupted' | 'half'
/** What of a task can be done on this device now. */
type Doable = { state: ShownState; canResume: boolean; canUndo: boolean; hasReport: boolean; isAway: boolean }

const fileMs = limits.importFileDays * 86_400_000

/**
 * A task that says it is under way, and that no tab works on, was broken off; another device may be at it, so nothing is
 * offered where its file is not, until nobody can have the file any more.
 */
export function doableWith(
  task: Pick<ImportTask, 'id' | 'state' | 'added' | 'merged' | 'updated_at'>,
  here: OnDevice,
  now: number,
): Doable {
  const { id, state } = task
  const kept = here.imports[id]
  const isFree = !here.working.has(id)
  const can = (action: ImportAction) =>
    isFree && actionsFrom<ImportState, ImportAction>(importMachine, state).includes(action)
  const isLeft = now >= task.updated_at + fileMs
  const isMine = kept !== undefined || isLeft
  const isOpen = state === 'running' || state === 'stopped'
  // Until an import has ended nobody knows what it made.
  const madeNothing = state === 'completed' && task.added + task.merged === 0
  return {
    state: isFree ? shownState(state, isMine) : state,
    canResume: can('resume') && kept?.file === true,
    canUndo: can('undo') && !madeNothing && (state !== 'running' || isMine),
    hasReport: kept?.report === true,
    isAway: isOpen && isFree && !kept?.file && !isLeft,
  }
}

function shownState(state: ImportState, isMine: boolean): ShownState {
  if (state === 'undoing') return 'half'
  return state === 'running' && isMine ? 'interrupted' : state
}
