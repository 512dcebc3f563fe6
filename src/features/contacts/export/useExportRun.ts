import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import { type ExportTask, exportExpiry } from '#domain/exchange/exportTask'
import { newId } from '#workers/newId'
import type { ExportJob, ExportProgress } from '#workers/sheets/api'
import { whileWorkingOn } from '#workers/sheets/tasks/taskLock'
import { datedName, saveFile } from '../../../components/saveFile.ts'
import { useBusy } from '../../../lib/busy.ts'
import { useClient } from '../../../lib/client.ts'
import { type AskedExport, beginExport } from '../../../lib/exportPermit.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useRights } from './useRights.tsx'

export type RunningExport = ExportProgress & { stop: () => void }
type Task = Pick<ExportTask, 'id' | 'name' | 'expires_at'>
type Begun = { task: Task; job: ExportJob }

/**
 * Asks whether it may be, lets a worker write the file, asks again, and hands it over. What it is made of is kept with
 * its task until the file is, so that one whose tab was killed goes on.
 */
export function useExportRun(onDone: () => void) {
  const { t } = useTranslation('contacts')
  const { sheets, sync } = useClient()
  const toasts = useToasts()
  const { may } = useRights()
  const [running, setRunning] = useState<RunningExport | null>(null)
  useBusy(running !== null)

  const stopping = useRef<AbortController | null>(null)
  const isAllowed = may('export_data')
  // Withdrawn in the middle of it.
  useEffect(() => {
    if (!isAllowed) stopping.current?.abort(new AppError('exportNotAllowed'))
  }, [isAllowed])

  /** What stands in the way; null when the file is there, or was not wanted any more. */
  async function execute(asked: AskedExport, begin: () => Promise<Begun>): Promise<AppError | null> {
    const stop = new AbortController()
    stopping.current = stop
    // A message about progress may be on its way still when the outcome is there.
    let over = false
    const show = (progress: ExportProgress) => over || setRunning({ ...progress, stop: () => stop.abort() })
    try {
      // Before the ids come: drawing this and taking them in one task would hold the page up.
      show({ rows: 0, of: asked.rows, bytes: 0 })
      const permit = await beginExport(asked)
      const begun = await begin()
      return await whileWorkingOn(begun.task.id, () => write(begun, permit, show, stop.signal))
    } catch (error) {
      if (error instanceof AppError) return error
      throw error
    } finally {
      over = true
      stopping.current = null
      setRunning(null)
    }
  }

  async function write(
    { task, job }: Begun,
    permit: Awaited<ReturnType<typeof beginExport>>,
    show: (progress: ExportProgress) => void,
    signal: AbortSignal,
  ): Promise<AppError | null> {
    const { id } = task
    await sync.mutate('export_task.change', { id, action: 'start' })
    try {
      const outcome = await sheets.export(job, show, signal)
      if (outcome.kind !== 'exported') {
        void permit.ended('stopped', 0)
        await sync.mutate('export_task.change', { id, action: 'stop' })
        const { reason } = signal as { reason: unknown }
        if (outcome.kind === 'failed') return new AppError(outcome.code)
        return reason instanceof AppError ? reason : null
      }
      const { file, rows } = outcome
      await permit.mayWrite(rows)
      await sheets.keepExport({ id, expires_at: task.expires_at, job: null, file }).catch(console.error)
      await sync.mutate('export_task.change', { id, action: 'finish', rows, bytes: file.size })
      saveFile(file, task.name)
      void permit.ended('written', rows)
      toasts.done(t('export.done', { count: rows }))
      onDone()
      return null
    } catch (error) {
      await sync.mutate('export_task.change', { id, action: 'stop' })
      throw error
    }
  }

  /** A new export, with its task. */
  const run = (asked: AskedExport, jobOf: () => Promise<ExportJob>) =>
    execute(asked, async () => {
      const job = await jobOf()
      const name = datedName(t('export.fileName'), job.format)
      const task = { id: newId(), name, expires_at: exportExpiry(Date.now()) }
      const columns = job.columns.map(({ field }) => field)
      const created = { id: task.id, kind: job.format, name, columns, asked: job.ids.length }
      const saved = await sync.mutate('export_task.create', created)
      // A disk that is full keeps no task; the file can still be handed over.
      if (saved.kind === 'saved')
        await sheets.keepExport({ id: task.id, expires_at: task.expires_at, job, file: null }).catch(console.error)
      return { task, job }
    })

  /** One that was broken off or stopped, from its start: writing takes seconds. */
  const resume = (task: ExportTask) =>
    execute({ rows: task.asked, filter: '', what: `contacts.${task.kind}` }, async () => {
      const job = (await sheets.keptExport(task.id))?.job
      if (!job) throw new AppError('fileAway')
      return { task, job }
    })

  return { running, run, resume }
}
