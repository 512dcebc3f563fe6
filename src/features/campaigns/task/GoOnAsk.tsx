import { earliestEnd } from '#domain/campaigns/duration'
import { sendCountsIn } from '#domain/campaigns/statistics/counters'
import { isStopReason } from '#domain/campaigns/stopRules'
import { limits } from '#domain/limits'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useNow } from '../../../lib/reminders.ts'
import { useTaskWords } from './channel.ts'
import { SendFacts, useSentFacts } from './SendFacts.tsx'
import { isRestored, uncertainIn } from './taskLines.ts'
import { useMailPoints } from './useMailPoints.ts'
import type { TaskLine } from './useTasks.ts'
import { useTaskWork } from './useTaskWork.ts'

type Props = {
  line: TaskLine
  /** `start`: one that was paused goes on; `retry`: those whose server refused it, once more */
  doing: 'start' | 'retry'
  onClose: () => void
}

/** Before a task that has begun writes to more: how many are left, from whom, what, and what it takes. */
export function GoOnAsk({ line, doing, onClose }: Props) {
  const { t } = useTaskWords()
  const { number, dateTime } = useFormats()
  const now = useNow()
  const work = useTaskWork()
  const sentFacts = useSentFacts()
  const { task, counts, sender } = line
  const left = counts && leftIn(counts)
  const { points } = useMailPoints(left ?? 0)
  const end = left === null || !sender ? null : earliestEnd(left, sender, now)
  function leftIn(of: NonNullable<typeof counts>): number {
    const { waiting, claimed, held, failed } = sendCountsIn(of)
    return doing === 'retry' ? failed : waiting + claimed + held
  }
  function why(): string {
    if (doing === 'retry') return t('task.ask.retryText')
    if (isRestored(task) && uncertainIn(line) > 0)
      return t('task.restored.text', { count: uncertainIn(line), time: dateTime(task.lost_since ?? task.updated_at) })
    if (isStopReason(task.problem)) return t('task.startAsk.text', { least: number(limits.rateLeastSent) })
    return t('task.ask.text')
  }
  return (
    <ConfirmDialog
      title={t(doing === 'retry' ? 'task.ask.retryTitle' : 'task.ask.goOnTitle', { name: task.name })}
      text={why()}
      confirm={t('task.ask.send')}
      cancel={t('task.actions.cancel')}
      onConfirm={() => void work.change(task, doing)}
      onClose={onClose}
      isGrave
    >
      <SendFacts
        of={sentFacts(line)}
        secondSubject={task.subject_test?.b ?? ''}
        more={[
          {
            name: t('task.ask.to'),
            value: left === null ? t('task.ask.toServer') : t('task.ask.left', { count: left }),
          },
          ...(end === null
            ? []
            : [{ name: t('task.ask.ends'), value: t('task.ask.earliest', { time: dateTime(end) }) }]),
          ...(left === null
            ? []
            : [
                {
                  name: t('task.ask.points'),
                  value: [
                    t('task.run.pointsNeeded', { needed: number(left) }),
                    ...(points === null ? [] : [t('task.run.pointsHave', { points: number(points) })]),
                  ].join(' · '),
                },
              ]),
        ]}
      />
    </ConfirmDialog>
  )
}
