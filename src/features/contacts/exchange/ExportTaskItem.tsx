import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportTask } from '#domain/exchange/exportTask'
import type { Tone } from '../../../components/StatusBadge.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'
import { useUser } from '../../../lib/session.ts'
import type { RunningExport } from '../export/useExportRun.ts'
import { exportDoableWith, type ShownExport } from './exportTaskState.ts'
import { TaskItem } from './TaskItem.tsx'
import type { OnDevice } from './useTasks.ts'

type Props = {
  task: ExportTask
  /** null: not known yet */
  here: OnDevice | null
  running: RunningExport | null
  /** another one runs */
  isBusy: boolean
  onFetch: () => void
  onResume: () => void
  onRemove: () => void
}

const tones: Record<ShownExport, Tone> = {
  notStarted: 'neutral',
  inProgress: 'brand',
  stopped: 'warning',
  completed: 'good',
  expired: 'neutral',
  interrupted: 'warning',
}

export function ExportTaskItem({ task, here, running, isBusy, onFetch, onResume, onRemove }: Props) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const who = useWho()
  const me = useUser().id
  const [now] = useState(Date.now)
  const doable = here && exportDoableWith(task, here, now)
  const { name } = task
  const state = running ? 'inProgress' : (doable?.state ?? task.state)
  const about = [
    formats.moment(task.created_at),
    ...(task.belongto === me ? [] : [who(task.belongto)]),
    t(`exchange.exports.kind.${task.kind}`),
    ...(state === 'completed' ? [t('exchange.exports.until', { at: formats.date(task.expires_at) })] : []),
  ]
  const result = [t('exchange.exports.rows', { count: task.rows || task.asked })]
  if (task.bytes > 0) result.push(formats.fileSize(task.bytes))
  return (
    <TaskItem
      name={name}
      state={{ tone: tones[state], text: t(`exchange.exports.state.${state}`) }}
      about={about}
      result={result}
      progress={
        running && {
          text: t('export.progress', { rows: running.rows, of: running.of, size: formats.fileSize(running.bytes) }),
          value: running.of === 0 ? null : running.rows / running.of,
        }
      }
      hint={doable?.isAway ? t('exchange.exports.elsewhere') : null}
    >
      {running && (
        <Button aria-label={t('exchange.exports.stopOf', { name })} onClick={running.stop}>
          {t('exchange.exports.stop')}
        </Button>
      )}
      {!running && doable?.canFetch && (
        <Button appearance="primary" aria-label={t('exchange.exports.fetchOf', { name })} onClick={onFetch}>
          {t('exchange.exports.fetch')}
        </Button>
      )}
      {!isBusy && doable?.canResume && (
        <Button appearance="primary" aria-label={t('exchange.exports.resumeOf', { name })} onClick={onResume}>
          {t('exchange.exports.resume')}
        </Button>
      )}
      {!running && doable?.canRemove && (
        <Button aria-label={t('exchange.exports.removeOf', { name })} onClick={onRemove}>
          {t('exchange.exports.remove')}
        </Button>
      )}
    </TaskItem>
  )
}
