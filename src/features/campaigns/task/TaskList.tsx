import { Button } from '@fluentui/react-components'
import { AddRegular, SearchRegular, SendRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useTaskWords } from './channel.ts'
import { Drafts } from './Drafts.tsx'
import { RestoredTasks } from './RestoredTasks.tsx'
import { TaskFilters } from './TaskFilters.tsx'
import { TaskTable } from './TaskTable.tsx'
import { shownTasks } from './taskLines.ts'
import { useTaskAddress } from './useTaskAddress.ts'
import { useTaskLines } from './useTasks.ts'
import { useTaskWork } from './useTaskWork.ts'

const atOnce = 50

/** Every task with how far it is, and what can be done about it. */
export function TaskList() {
  const { t } = useTaskWords()
  const lines = useTaskLines()
  const { address, typed, set, search, clear } = useTaskAddress()
  const { create } = useTaskWork()
  const [most, setMost] = useState(atOnce)
  const shown = shownTasks(lines ?? [], { ...address, search: typed })
  const isEmpty = lines?.length === 0
  return (
    <Page
      title={t('task.menu')}
      intro={t('task.intro')}
      action={
        <Button appearance="primary" icon={<AddRegular />} onClick={create}>
          {t('task.create')}
        </Button>
      }
    >
      <RestoredTasks lines={lines ?? []} />
      <Drafts />
      {isEmpty && (
        <Sheet>
          <EmptyState icon={<SendRegular />} title={t('task.emptyTitle')} text={t('task.emptyText')}>
            <Button onClick={create}>{t('task.create')}</Button>
          </EmptyState>
        </Sheet>
      )}
      {lines && !isEmpty && (
        <Sheet>
          <TaskFilters address={address} typed={typed} count={shown.length} onSearch={search} onChange={set} />
          {shown.length === 0 ? (
            <EmptyState icon={<SearchRegular />} title={t('task.nothingTitle')} text={t('task.nothingText')}>
              <Button onClick={clear}>{t('task.clear')}</Button>
            </EmptyState>
          ) : (
            <TaskTable lines={shown.slice(0, most)} />
          )}
          {shown.length > most && (
            <Button onClick={() => setMost(most + atOnce)}>
              {t('task.more', { count: Math.min(atOnce, shown.length - most) })}
            </Button>
          )}
        </Sheet>
      )}
    </Page>
  )
}
