import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportTask } from '#domain/exchange/importTask'
import { limits } from '#domain/limits'
import type { Tone } from '../../../components/StatusBadge.tsx'
import { datedName, saveFile } from '../../../components/saveFile.ts'
import { useCanChange, useClient } from '../../../lib/client.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'
import { useUser } from '../../../lib/session.ts'
import { doableWith, type ShownState } from './importTaskState.ts'
import { TaskItem } from './TaskItem.tsx'
import type { ImportWork } from './useImportWork.ts'
import type { OnDevice } from './useTasks.ts'

type Props = {
  task: ImportTask
  /** null: not known yet */
  here: OnDevice | null
  working: ImportWork | null
  onResume: () => void
  onUndo: () => void
}

const parts = ['added', 'merged', 'skipped', 'refused', 'dropped'] as const
const tones: Record<ShownState, Tone> = {
  running: 'brand',
  stopped: 'warning',
  completed: 'good',
  undoing: 'brand',
  undone: 'neutral',
  interrupted: 'warning',
  half: 'warning',
}

export function ImportTaskItem({ task, here, working, onResume, onUndo }: Props) {
  const { t } = useTranslation('contacts')
  const { sheets } = useClient()
  const canChange = useCanChange()
  const formats = useFormats()
  const who = useWho()
  const me = useUser().id
  const [now] = useState(Date.now)
  const mine = working?.task === task.id ? working : null
  const doable = here && doableWith(task, here, now)
  const name = task.name || t('exchange.imports.name', { at: formats.moment(task.created_at) })
  const state = mine ? (task.state === 'undoing' ? 'undoing' : 'running') : (doable?.state ?? task.state)
  const about = [
    formats.moment(task.created_at),
    ...(task.belongto === me ? [] : [who(task.belongto)]),
    formats.fileSize(task.size),
  ]
  async function download() {
    const file = await sheets.report(task.id)
    if (file) saveFile(file, datedName(t('import.reportFile'), 'xlsx'))
  }
  return (
    <TaskItem
      name={name}
      state={{ tone: tones[state], text: t(`exchange.imports.state.${state}`) }}
      about={about}
      result={parts
        .filter((part) => task[part] > 0)
        .map((part) => t(`exchange.imports.counts.${part}`, { count: task[part] }))}
      progress={mine && progressOf(mine)}
      hint={!mine && doable?.isAway ? t('exchange.imports.away', { days: limits.importFileDays }) : null}
    >
      {mine && (
        <Button aria-label={t('exchange.imports.stopOf', { name })} onClick={mine.stop}>
          {t('exchange.imports.stop')}
        </Button>
      )}
      {!working && doable?.canResume && (
        <Button
          appearance="primary"
          disabled={!canChange}
          aria-label={t('exchange.imports.resumeOf', { name })}
          onClick={onResume}
        >
          {t('exchange.imports.resume')}
        </Button>
      )}
      {!mine && doable?.hasReport && (
        <Button aria-label={t('exchange.imports.reportOf', { name })} onClick={() => void download()}>
          {t('exchange.imports.report')}
        </Button>
      )}
      {!working && doable?.canUndo && (
        <Button disabled={!canChange} aria-label={t('exchange.imports.undoOf', { name })} onClick={onUndo}>
          {t('exchange.imports.undo')}
        </Button>
      )}
    </TaskItem>
  )

  function progressOf({ progress }: ImportWork) {
    if (!progress) return { text: '', value: null }
    const { stage, rows, of } = progress
    return { text: t(`exchange.imports.stage.${stage}`, { rows, of: of ?? rows }), value: of ? rows / of : null }
  }
}
