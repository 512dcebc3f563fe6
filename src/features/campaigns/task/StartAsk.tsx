import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useEffect, useState } from 'react'
import { mostMails } from '#domain/campaigns/sequence'
import type { EmailMessage } from '#domain/email/render/message'
import type { EmailSender } from '#domain/email/sender/sender'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useUser } from '../../../lib/session.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { useTaskWords } from './channel.ts'
import { Duration, Known } from './DryRunFacts.tsx'
import { Obstacle, obstacleKey } from './Obstacle.tsx'
import { SendFacts } from './SendFacts.tsx'
import { obstaclesTo, type StartObstacle } from './startReasons.ts'
import { fieldsOfTask, type TypedTask, typedOf } from './taskForm.ts'
import { type DryRunWork, useDryRun } from './useDryRun.ts'
import { type MailPoints, useMailPoints } from './useMailPoints.ts'
import { chosenFor, type TaskLine } from './useTasks.ts'

type Props = {
  typed: TypedTask
  message: EmailMessage | undefined
  sender: EmailSender | undefined
  dry: DryRunWork
  points: MailPoints
  obstacles: readonly StartObstacle[]
  onConfirm: () => void
  onClose: () => void
}

/** Before the first mail of a task leaves, or a time is set at which it does: to how many, from whom, what, and what it takes. */
export function StartAsk({ typed, message, sender, dry, points, obstacles, onConfirm, onClose }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number, dateTime } = useFormats()
  const isConnected = useConnected()
  const { name, execution_time } = fieldsOfTask(typed)
  const { run } = dry
  // Who did not open is known to the server alone while there is no network, and a count that was stopped does not come.
  const isUnknown = (typed.unopened_of !== null && !dry.unopened.contacts) || (run === null && dry.stopped)
  const later = typed.sequence ? Math.max(0, mostMails(typed.sequence) - 1) : 0
  const facts: { name: string; value: ReactNode }[] = [
    { name: t('task.ask.begins'), value: beginning() },
    { name: t('task.ask.to'), value: receivers() },
    ...(run === null || isUnknown
      ? []
      : [
          { name: t('task.ask.ends'), value: <Duration run={run} /> },
          {
            name: t('task.ask.points'),
            value: (
              <>
                {t('task.run.pointsNeeded', { needed: number(run.points.needed) })} · <Known points={points} />
              </>
            ),
          },
          ...(later > 0
            ? [
                {
                  name: t('task.run.later'),
                  value: t('task.run.laterMost', { count: later, most: number(later * run.receivers) }),
                },
              ]
            : []),
        ]),
  ]
  function beginning(): string {
    if (execution_time !== null) return t('task.ask.at', { time: dateTime(execution_time) })
    return t(isConnected ? 'task.ask.now' : 'task.ask.withNetwork')
  }
  function receivers(): string {
    if (isUnknown) return t('task.ask.toUnknown', { count: dry.unopened.about ?? 0 })
    return run === null ? t('task.ask.counting') : t('task.run.receivers', { count: run.receivers })
  }
  return (
    <ConfirmDialog
      title={t('task.ask.title', { name })}
      text={t('task.ask.text')}
      confirm={t(execution_time === null ? 'task.ask.send' : 'task.ask.schedule')}
      cancel={t('task.actions.cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
      isGrave
      isWaiting={run === null && !isUnknown}
    >
      {obstacles.length > 0 && (
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
        of={{ message, sender, sms: undefined, routes: [] }}
        secondSubject={typed.subject_test?.b ?? ''}
        more={facts}
      />
    </ConfirmDialog>
  )
}

/** The same of a task that is kept already and is started now: whom it reaches is counted for the question. */
export function StartLineAsk({ line, ...doing }: { line: TaskLine } & Pick<Props, 'onConfirm' | 'onClose'>) {
  const [typed, setTyped] = useState<TypedTask | null>(null)
  const { task } = line
  useEffect(() => {
    let isHere = true
    chosenFor(task.id)
      .then((chosen) => isHere && setTyped({ ...typedOf(task, chosen), type: 'ordinary', execution_time: '' }))
      .catch(console.error)
    return () => {
      isHere = false
    }
  }, [task])
  return typed && <Counted line={line} typed={typed} {...doing} />
}

function Counted({
  line: { task, sender, message, messages },
  typed,
  onConfirm,
  onClose,
}: { line: TaskLine; typed: TypedTask } & Pick<Props, 'onConfirm' | 'onClose'>) {
  const me = useUser().id
  const [needed, setNeeded] = useState(0)
  const points = useMailPoints(needed)
  const dry = useDryRun(typed, { owner: task.belongto === me ? null : task.belongto, sender, points: points.points })
  const receivers = dry.run?.receivers ?? null
  if (receivers !== null && receivers !== needed) setNeeded(receivers)
  const obstacles = obstaclesTo({
    mails: messages,
    sender,
    secondSubject: task.subject_test?.b ?? '',
    reply_address: task.reply_address,
    receivers: typed.unopened_of && !dry.unopened.contacts ? null : receivers,
    enough: points.enough,
    missing: dry.run && points.points !== null ? dry.run.points.missing : null,
  })
  return (
    <StartAsk
      typed={typed}
      message={message}
      sender={sender}
      dry={dry}
      points={points}
      obstacles={obstacles}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
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
