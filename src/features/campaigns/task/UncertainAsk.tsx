import { makeStyles, tokens } from '@fluentui/react-components'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useTaskWords } from './channel.ts'
import { SendFacts, useSentFacts } from './SendFacts.tsx'
import { uncertainIn } from './taskLines.ts'
import { useMailPoints } from './useMailPoints.ts'
import type { TaskLine } from './useTasks.ts'
import { useTaskWork } from './useTaskWork.ts'

/** Before recipients are written to who may have the mail already: how many, what they get, and what it costs. */
export function UncertainAsk({ line, onClose }: { line: TaskLine; onClose: () => void }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const work = useTaskWork()
  const sentFacts = useSentFacts()
  const { task } = line
  const count = uncertainIn(line)
  const { points } = useMailPoints(count)
  return (
    <ConfirmDialog
      title={t('task.uncertain.title', { count })}
      text={t('task.uncertain.warning')}
      confirm={t('task.uncertain.confirm')}
      cancel={t('task.actions.cancel')}
      onConfirm={() => void work.change(task, 'retryUncertain')}
      onClose={onClose}
      isGrave
    >
      {task.sequence && <p className={styles.note}>{t('task.uncertain.sequence')}</p>}
      <SendFacts
        of={sentFacts(line)}
        more={[
          {
            name: t('task.ask.points'),
            value: [
              t('task.uncertain.pointsNeeded', { count }),
              ...(points === null ? [] : [t('task.run.pointsHave', { points: number(points) })]),
            ].join(' · '),
          },
        ]}
      />
    </ConfirmDialog>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, marginBlockStart: tokens.spacingVerticalS },
})
