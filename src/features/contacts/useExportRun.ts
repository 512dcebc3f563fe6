import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import type { ExportJob, ExportProgress } from '#workers/api'
import { datedName, saveFile } from '../../components/saveFile.ts'
import { useBusy } from '../../lib/busy.ts'
import { useClient } from '../../lib/client.ts'
import { useToasts } from '../../lib/toasts.ts'
import { type AskedExport, beginExport } from './exportPermit.ts'
import { useRights } from './useRights.tsx'

type Running = ExportProgress & { stop: () => void }

/** Asks whether it may be, lets a worker write the file, asks again, and hands it over. */
export function useExportRun(onDone: () => void) {
  const { t } = useTranslation('contacts')
  const { sheets } = useClient()
  const toasts = useToasts()
  const { may } = useRights()
  const [running, setRunning] = useState<Running | null>(null)
  useBusy(running !== null)

  const stopping = useRef<AbortController | null>(null)
  const isAllowed = may('export_data')
  // Withdrawn in the middle of it.
  useEffect(() => {
    if (!isAllowed) stopping.current?.abort(new AppError('exportNotAllowed'))
  }, [isAllowed])

  /** What stands in the way; null when the file is there, or was not wanted any more. */
  async function run(asked: AskedExport, jobOf: () => Promise<ExportJob>): Promise<AppError | null> {
    const stop = new AbortController()
    stopping.current = stop
    // A message about progress may be on its way still when the outcome is there.
    let over = false
    const show = (progress: ExportProgress) => over || setRunning({ ...progress, stop: () => stop.abort() })
    try {
      // Before the ids come: drawing this and taking them in one task would hold the page up.
      show({ rows: 0, of: asked.rows, bytes: 0 })
      const permit = await beginExport(asked)
      const job = await jobOf()
      const outcome = await sheets.export(job, show, stop.signal)
      if (outcome.kind !== 'exported') {
        void permit.ended('stopped', 0)
        const { reason } = stop.signal as { reason: unknown }
        if (outcome.kind === 'failed') return new AppError(outcome.code)
        return reason instanceof AppError ? reason : null
      }
      await permit.mayWrite(outcome.rows)
      saveFile(outcome.file, datedName(t('export.fileName'), job.format))
      void permit.ended('written', outcome.rows)
      toasts.done(t('export.done', { count: outcome.rows }))
      onDone()
      return null
    } catch (error) {
      if (error instanceof AppError) return error
      throw error
    } finally {
      over = true
      stopping.current = null
      setRunning(null)
    }
  }
  return { running, run }
}
