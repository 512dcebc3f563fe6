import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components'
import { useTaskWords } from './channel.ts'
import { Obstacle, obstacleKey } from './Obstacle.tsx'
import { obstaclesTo } from './startReasons.ts'
import type { TaskLine } from './useTasks.ts'
import { lineObstacles } from './whatsapp/whatsappObstacles.ts'

/** What would keep a task from starting, said before its time has come. */
export function BeforeStart({ line }: { line: TaskLine }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { task, messages, sender } = line
  if (task.status !== 'pending' && task.status !== 'paused') return null
  const ofMails = obstaclesTo({
    mails: messages,
    sender,
    secondSubject: task.subject_test?.b ?? '',
    reply_address: task.reply_address,
    receivers: null,
    enough: null,
    missing: null,
  })
  const found = [...ofMails, ...lineObstacles(line)]
  if (found.length === 0) return null
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('task.run.errors')}</MessageBarTitle>
        <ul className={styles.list}>
          {found.map((obstacle) => (
            <Obstacle key={obstacleKey(obstacle)} obstacle={obstacle} />
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  )
}

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, textWrap: 'pretty' },
})
