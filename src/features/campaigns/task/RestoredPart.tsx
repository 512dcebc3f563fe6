import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { Sheet } from '../../../components/Sheet.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useTaskWords } from './channel.ts'
import { GoOnAsk } from './GoOnAsk.tsx'
import { isRestored, uncertainIn } from './taskLines.ts'
import { UncertainAsk } from './UncertainAsk.tsx'
import type { TaskLine } from './useTasks.ts'

/** A task that a restore has paused: who is in doubt, and the two ways on. */
export function RestoredPart({ line }: { line: TaskLine }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { dateTime } = useFormats()
  const [isAsking, setAsking] = useState(false)
  const [isGoingOn, setGoingOn] = useState(false)
  const { task, counts } = line
  if (!isRestored(task)) return null
  const count = uncertainIn(line)
  const time = task.lost_since === null ? '' : dateTime(task.lost_since)
  return (
    <Sheet>
      <h2 className={styles.title}>{t('task.restored.title')}</h2>
      <p className={styles.text}>
        {counts === null
          ? t('task.restored.looking')
          : count > 0
            ? t('task.restored.text', { count, time })
            : t('task.restored.nobody')}
      </p>
      {count > 0 && <p className={styles.note}>{t('task.restored.points')}</p>}
      <div className={styles.ways}>
        <Button appearance="primary" onClick={() => setGoingOn(true)}>
          {t(count > 0 ? 'task.restored.goOn' : 'task.restored.goOnAll')}
        </Button>
        {count > 0 && <Button onClick={() => setAsking(true)}>{t('task.uncertain.action', { count })}</Button>}
      </div>
      {isGoingOn && <GoOnAsk line={line} doing="start" onClose={() => setGoingOn(false)} />}
      {isAsking && <UncertainAsk line={line} onClose={() => setAsking(false)} />}
    </Sheet>
  )
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  text: { margin: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  ways: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
