import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import type { ExportTask } from '#domain/exchange/exportTask'
import { limits } from '#domain/limits'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { saveFile } from '../../../components/saveFile.ts'
import { WindowFrame } from '../../../components/WindowFrame.tsx'
import { useClient } from '../../../lib/client.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useExportRun } from '../export/useExportRun.ts'
import { RightsProvider, useRights } from '../export/useRights.tsx'
import { ExportTaskItem } from './ExportTaskItem.tsx'
import { ExchangeTasks } from './TaskItem.tsx'
import { useExportTasks, useOnDevice } from './useTasks.ts'

type Props = { onClose: () => void }

/** Every export with its state; its file can be fetched again until it expires. */
export function ExportCentre({ onClose }: Props) {
  return (
    <RightsProvider>
      <Exports onClose={onClose} />
    </RightsProvider>
  )
}

function Exports({ onClose }: Props) {
  const { t } = useTranslation('contacts')
  const { sheets, sync } = useClient()
  const toasts = useToasts()
  const rights = useRights()
  const tasks = useExportTasks()
  const [here, look] = useOnDevice(tasks)
  const { running, resume } = useExportRun(look)
  const [under, setUnder] = useState<string | null>(null)
  /** A file that was made may not leave any more when the right to export was withdrawn. */
  const allowed = (work: () => Promise<unknown>) => () =>
    rights.may('export_data') ? void work() : rights.ask('export_data')

  async function goOn(task: ExportTask) {
    setUnder(task.id)
    const refusal = await resume(task)
    setUnder(null)
    look()
    if (refusal) toasts.failed(refusal)
  }
  async function fetchAgain({ id, name }: ExportTask) {
    const kept = await sheets.keptExport(id)
    if (kept?.file) saveFile(kept.file, name)
    else toasts.failed(new AppError('fileAway'))
  }
  async function remove({ id }: ExportTask) {
    await sheets.dropExport(id)
    await sync.mutate('export_task.change', { id, action: 'expire' })
    look()
  }
  return (
    <WindowFrame isWide title={t('exchange.exports.title')} onClose={onClose}>
      {tasks?.length === 0 && (
        <EmptyState
          icon={<ArrowDownloadRegular />}
          title={t('exchange.exports.empty')}
          text={t('exchange.exports.emptyText', { days: limits.exportFileDays })}
        />
      )}
      {tasks && tasks.length > 0 && (
        <ExchangeTasks label={t('exchange.exports.title')}>
          {tasks.map((task) => (
            <ExportTaskItem
              key={task.id}
              task={task}
              here={here}
              running={running && under === task.id ? running : null}
              isBusy={running !== null}
              onFetch={allowed(() => fetchAgain(task))}
              onResume={allowed(() => goOn(task))}
              onRemove={() => void remove(task)}
            />
          ))}
        </ExchangeTasks>
      )}
    </WindowFrame>
  )
}
