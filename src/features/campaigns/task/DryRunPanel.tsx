import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons'
import { useConnected } from '../../../lib/useConnected.ts'
import { useTaskWords } from './channel.ts'
import { useProblemWords } from './FormPart.tsx'
import { Obstacle, obstacleKey } from './Obstacle.tsx'
import { Reach } from './RunFacts.tsx'
import type { FormProblem } from './taskForm.ts'
import type { TaskRun } from './taskRun.ts'

type Props = {
  of: Pick<TaskRun, 'counted' | 'obstacles' | 'facts'>
  /** somebody is chosen, by whatever way */
  isAsked: boolean
  wrong: readonly FormProblem[]
  isReady: boolean
}

/** What the task would do, and what keeps it from it. */
export function DryRunPanel({ of: { counted, obstacles, facts }, isAsked, wrong, isReady }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const wordsOf = useProblemWords()
  const isConnected = useConnected()
  const { run, counting, stopped } = counted
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{t('task.run.title')}</h2>
      {!isAsked && <p className={styles.text}>{t('task.run.nobodyYet')}</p>}
      {counting && (
        <div className={styles.counting}>
          <ProgressBar
            value={counting.of > 0 ? counting.done / counting.of : 1}
            aria-label={t('task.run.counting', counting)}
          />
          <Button size="small" onClick={counted.stop}>
            {t('task.run.cancel')}
          </Button>
        </div>
      )}
      {stopped && (
        <p className={styles.text}>
          {t('task.run.stopped')}{' '}
          <Button size="small" onClick={counted.again}>
            {t('task.run.again')}
          </Button>
        </p>
      )}
      {run && <Reach run={run} />}
      {(wrong.length > 0 || obstacles.length > 0) && (
        <section className={styles.errors} aria-label={t('task.run.errors')} aria-live="polite">
          <h3 className={styles.subtitle}>{t('task.run.errors')}</h3>
          <ul className={styles.list}>
            {wrong.map((problem) => (
              <li key={problem}>{wordsOf(problem)}</li>
            ))}
            {obstacles.map((obstacle) => (
              <Obstacle key={obstacleKey(obstacle)} obstacle={obstacle} />
            ))}
          </ul>
        </section>
      )}
      {isReady && run && (
        <p className={styles.ready} role="status">
          <CheckmarkCircleRegular aria-hidden />
          {t(isConnected ? 'task.run.ready' : 'task.run.readyOffline')}
        </p>
      )}
      {facts}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  subtitle: { margin: 0, fontSize: tokens.fontSizeBase300 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  counting: { display: 'grid', gap: tokens.spacingVerticalXS, justifyItems: 'start' },
  errors: { display: 'grid', gap: tokens.spacingVerticalXS, color: tokens.colorStatusDangerForeground1 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, display: 'grid', gap: tokens.spacingVerticalXS },
  ready: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    color: tokens.colorStatusSuccessForeground1,
  },
})
