import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import type { ImportTask } from '#domain/exchange/importTask'
import type { ImportOutcome, ImportProgress, UndoOutcome, UndoProgress } from '#workers/sheets/api'
import { useBusy } from '../../../lib/busy.ts'
import { useClient } from '../../../lib/client.ts'
import { useToasts } from '../../../lib/toasts.ts'

export type ImportWork = { task: string; progress: ImportProgress | UndoProgress | null; stop: () => void }
type Show = (progress: ImportProgress | UndoProgress) => void

/** Going on with imports, and undoing them: one after the other, with progress and a way to stop. */
export function useImportWork(onDone: () => void) {
  const { t } = useTranslation('contacts')
  const { sheets } = useClient()
  const toasts = useToasts()
  const [working, setWorking] = useState<ImportWork | null>(null)
  const isHere = useRef(true)
  useBusy(working !== null)

  async function run<O extends ImportOutcome | UndoOutcome>(
    task: string,
    work: (show: Show, signal: AbortSignal) => Promise<O>,
    onOutcome: (outcome: Exclude<O, { kind: 'failed' }>) => void,
  ) {
    const stop = new AbortController()
    const show = (progress: ImportWork['progress']) =>
      isHere.current && setWorking({ task, progress, stop: () => stop.abort() })
    isHere.current = true
    show(null)
    const outcome = await work(show, stop.signal)
    // A message about progress may be on its way still.
    isHere.current = false
    setWorking(null)
    onDone()
    if (outcome.kind === 'failed') toasts.failed(new AppError(outcome.code, { values: outcome.values ?? {} }))
    else onOutcome(outcome as Exclude<O, { kind: 'failed' }>)
  }

  return {
    working,
    resume: ({ id }: ImportTask) =>
      run(
        id,
        (show, signal) => sheets.resume(id, show, signal),
        ({ kind }) => toasts.done(t(kind === 'imported' ? 'import.done' : 'import.stopped')),
      ),
    undo: ({ id }: ImportTask) =>
      run(
        id,
        (show, signal) => sheets.undo(id, show, signal),
        ({ kind, removed, left }) => {
          if (kind === 'cancelled') return
          const counts = t('exchange.imports.undoneCounts', { count: removed })
          toasts.done(left === 0 ? counts : `${counts} · ${t('exchange.imports.left', { count: left })}`)
        },
      ),
  }
}
