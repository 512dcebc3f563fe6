import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportTask } from '#domain/exchange/importTask'
import { openWindow } from '../../../lib/windows.ts'
import { doableWith } from './importTaskState.ts'
import { useImportTasks, useOnDevice } from './useTasks.ts'

/** Says that an import of this device was broken off, by a closed tab or an empty battery, and shows the way on. */
export function BrokenOff() {
  const running = useImportTasks()?.filter(({ state }) => state === 'running') ?? []
  // What this device has of them is asked for only when there are some: nobody else needs that worker yet.
  return running.length > 0 && <BrokenOffAmong tasks={running} />
}

function BrokenOffAmong({ tasks }: { tasks: readonly ImportTask[] }) {
  const { t } = useTranslation('contacts')
  const [here] = useOnDevice(tasks)
  const [now] = useState(Date.now)
  const [task] = here ? tasks.filter((one) => doableWith(one, here, now).canResume) : []
  if (!task) return null
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('exchange.imports.brokenOff', { name: task.name })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => openWindow({ kind: 'imports' })}>{t('exchange.imports.title')}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}
