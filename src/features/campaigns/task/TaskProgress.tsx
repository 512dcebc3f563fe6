import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { useFormats } from '../../../lib/formats.ts'
import { useTaskWords } from './channel.ts'
import { progressOf } from './taskLines.ts'
import type { TaskLine } from './useTasks.ts'

export function TaskProgress({ line }: { line: TaskLine }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const progress = progressOf(line)
  if (!progress)
    return line.task.status === 'pending' ? null : <span className={styles.text}>{t('task.notCounted')}</span>
  const { done, all } = progress
  return (
    <span className={styles.root}>
      <ProgressBar
        value={all > 0 ? done / all : 0}
        thickness="large"
        aria-label={t('task.progressOf', { name: line.task.name })}
      />
      <span className={styles.text}>{t('task.progress', { done: number(done), all: number(all) })}</span>
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXXS, width: '120px' },
  text: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
