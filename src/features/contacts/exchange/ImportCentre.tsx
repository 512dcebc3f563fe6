import { Button } from '@fluentui/react-components'
import { ArrowUploadRegular, HistoryRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportTask } from '#domain/exchange/importTask'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { WindowFrame } from '../../../components/WindowFrame.tsx'
import { useCanChange } from '../../../lib/client.ts'
import { RightsProvider, useRights } from '../export/useRights.tsx'
import { ImportTaskItem } from './ImportTaskItem.tsx'
import { ExchangeTasks } from './TaskItem.tsx'
import { useImportWork } from './useImportWork.ts'
import { useImportTasks, useOnDevice } from './useTasks.ts'

const ImportDialog = lazy(() => import('../import/ImportDialog.tsx').then((m) => ({ default: m.ImportDialog })))

type Props = { onClose: () => void }

/** Every file that was imported, newest first, with what came of it and the way back. */
export function ImportCentre({ onClose }: Props) {
  return (
    <RightsProvider>
      <Imports onClose={onClose} />
    </RightsProvider>
  )
}

function Imports({ onClose }: Props) {
  const { t } = useTranslation('contacts')
  const canChange = useCanChange()
  const rights = useRights()
  const tasks = useImportTasks()
  const [here, look] = useOnDevice(tasks)
  const work = useImportWork(look)
  const [importing, setImporting] = useState(false)
  const [asked, setAsked] = useState<ImportTask | null>(null)
  const begin = (
    <Button appearance="primary" icon={<ArrowUploadRegular />} disabled={!canChange} onClick={() => setImporting(true)}>
      {t('exchange.imports.begin')}
    </Button>
  )
  return (
    <WindowFrame isWide title={t('exchange.imports.title')} onClose={onClose} actions={tasks?.length ? begin : null}>
      {tasks?.length === 0 && (
        <EmptyState
          icon={<HistoryRegular />}
          title={t('exchange.imports.empty')}
          text={t('exchange.imports.emptyText')}
        >
          {begin}
        </EmptyState>
      )}
      {tasks && tasks.length > 0 && (
        <ExchangeTasks label={t('exchange.imports.title')}>
          {tasks.map((task) => (
            <ImportTaskItem
              key={task.id}
              task={task}
              here={here}
              working={work.working}
              onResume={() => void work.resume(task)}
              onUndo={() => (rights.may('delete_data') ? setAsked(task) : rights.ask('delete_data'))}
            />
          ))}
        </ExchangeTasks>
      )}
      {asked && (
        <ConfirmDialog
          title={t('exchange.imports.undoTitle', { name: asked.name })}
          text={[
            t('exchange.imports.undoText'),
            asked.merged > 0 && !here?.imports[asked.id] ? t('exchange.imports.undoAway') : '',
          ].join(' ')}
          confirm={t('exchange.imports.undo')}
          cancel={t('actions.cancel')}
          onConfirm={() => void work.undo(asked)}
          onClose={() => setAsked(null)}
        />
      )}
      <Suspense>{importing && <ImportDialog file={null} onClose={() => setImporting(false)} />}</Suspense>
    </WindowFrame>
  )
}
