import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { isLinkedAccount, isSmsAccount, isWhatsappAccount } from '#domain/channels/account'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useUser } from '../../../lib/session.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { useTaskChannel, useTaskWords } from './channel.ts'
import { usablePhones } from './linked/sendingPhones.ts'
import { useLinkedRun } from './linked/useLinkedRun.tsx'
import { Obstacle, obstacleKey } from './Obstacle.tsx'
import { SendFacts } from './SendFacts.tsx'
import { useSmsRun } from './sms/useSmsRun.tsx'
import { fieldsOfTask, type TypedTask } from './taskForm.ts'
import type { TaskRun } from './taskRun.ts'
import { useMailRun } from './useMailRun.tsx'
import { chosenFor, type TaskLine, typedTask } from './useTasks.ts'
import { useWhatsappRun } from './whatsapp/useWhatsappRun.tsx'

type Answers = { onConfirm: () => void; onClose: () => void }
type Props = Answers & { typed: TypedTask; run: TaskRun }

/** Before the first message of a task leaves, or a time is set at which it does: to how many, from whom, what, and what it takes. */
export function StartAsk({ typed, run: { obstacles, ask }, onConfirm, onClose }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { dateTime } = useFormats()
  const isConnected = useConnected()
  const { name, execution_time } = fieldsOfTask(typed)
  const begins =
    execution_time === null
      ? t(isConnected ? 'task.ask.now' : 'task.ask.withNetwork')
      : t('task.ask.at', { time: dateTime(execution_time) })
  return (
    <ConfirmDialog
      title={t('task.ask.title', { name })}
      text={t('task.ask.text')}
      confirm={t(execution_time === null ? 'task.ask.send' : 'task.ask.schedule')}
      cancel={t('task.actions.cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
      isGrave
      isWaiting={ask.isCounting || (execution_time === null && obstacles.length > 0)}
    >
      {obstacles.length > 0 && !ask.isCounting && (
        <div className={styles.obstacles}>
          {t('task.run.errors')}
          <ul className={styles.list}>
            {obstacles.map((obstacle) => (
              <Obstacle key={obstacleKey(obstacle)} obstacle={obstacle} />
            ))}
          </ul>
        </div>
      )}
      <SendFacts
        of={ask.sent}
        secondSubject={typed.subject_test?.b ?? ''}
        more={[{ name: t('task.ask.begins'), value: begins }, { name: t('task.ask.to'), value: ask.to }, ...ask.more]}
      />
    </ConfirmDialog>
  )
}

/** The same of a task that is kept already and is started now: whom it reaches is counted for the question. */
export function StartLineAsk({ line, ...answers }: { line: TaskLine } & Answers) {
  const Asked = { email: MailLine, sms: SmsLine, whatsapp: WhatsappLine, linked: LinkedLine }[useTaskChannel()]
  const [typed, setTyped] = useState<TypedTask | null>(null)
  const { task } = line
  useEffect(() => {
    let isHere = true
    chosenFor(task.id)
      .then((chosen) => typedTask(task, chosen))
      .then((whole) => isHere && setTyped({ ...whole, type: 'ordinary', execution_time: '' }))
      .catch(console.error)
    return () => {
      isHere = false
    }
  }, [task])
  return typed && <Asked line={line} typed={typed} {...answers} />
}

type LineProps = Answers & { line: TaskLine; typed: TypedTask }

function MailLine({ line: { task, sender, messages }, typed, ...answers }: LineProps) {
  const owner = useOwner(task)
  return <StartAsk typed={typed} run={useMailRun(typed, { owner, sender, messages })} {...answers} />
}

function SmsLine({ line: { task, routes }, typed, ...answers }: LineProps) {
  const owner = useOwner(task)
  return <StartAsk typed={typed} run={useSmsRun(typed, { owner, routes: routes.filter(isSmsAccount) })} {...answers} />
}

function WhatsappLine({ line: { task, routes }, typed, ...answers }: LineProps) {
  const owner = useOwner(task)
  const numbers = routes.filter(isWhatsappAccount)
  return <StartAsk typed={typed} run={useWhatsappRun(typed, { owner, numbers })} {...answers} />
}

function LinkedLine({ line: { task, routes }, typed, ...answers }: LineProps) {
  const owner = useOwner(task)
  const phones = usablePhones(routes.filter(isLinkedAccount))
  return <StartAsk typed={typed} run={useLinkedRun(typed, { owner, phones })} {...answers} />
}

/** Whose contacts a task is for; null: all that are here. */
export function useOwner(task: Pick<TaskLine['task'], 'belongto'> | null): string | null {
  const me = useUser().id
  return task && task.belongto !== me ? task.belongto : null
}

const useStyles = makeStyles({
  obstacles: {
    marginBlockStart: tokens.spacingVerticalS,
    color: tokens.colorStatusDangerForeground1,
    // A dialog is not in the page, whose links these are otherwise.
    '& a': { color: tokens.colorBrandForeground1 },
  },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
})
