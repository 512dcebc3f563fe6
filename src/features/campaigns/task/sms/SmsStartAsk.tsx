import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useEffect, useState } from 'react'
import type { ChannelAccount } from '#domain/channels/account'
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx'
import { useMoneyList } from '../../../../components/sms/useMoney.ts'
import { useFormats } from '../../../../lib/formats.ts'
import { useUser } from '../../../../lib/session.ts'
import { useConnected } from '../../../../lib/useConnected.ts'
import { useTaskWords } from '../channel.ts'
import { Known } from '../DryRunFacts.tsx'
import { Obstacle, obstacleKey } from '../Obstacle.tsx'
import { SendFacts } from '../SendFacts.tsx'
import type { StartObstacle } from '../startReasons.ts'
import { fieldsOfTask, type TypedTask } from '../taskForm.ts'
import { type MailPoints, useMailPoints } from '../useMailPoints.ts'
import { chosenFor, type TaskLine, typedTask } from '../useTasks.ts'
import { smsObstaclesTo } from './smsObstacles.ts'
import { type SmsRunWork, useSmsRun } from './useSmsRun.ts'

type Props = {
  typed: TypedTask
  routes: readonly ChannelAccount[]
  dry: SmsRunWork
  points: MailPoints
  obstacles: readonly StartObstacle[]
  onConfirm: () => void
  onClose: () => void
}

/** Before the first text leaves: to how many, over which routes, and what it costs. */
export function SmsStartAsk({ typed, routes, dry, points, obstacles, onConfirm, onClose }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number, dateTime } = useFormats()
  const moneyOf = useMoneyList()
  const isConnected = useConnected()
  const { name, execution_time } = fieldsOfTask(typed)
  const { run } = dry
  const isUnknown = run === null && dry.stopped
  const begins =
    execution_time === null
      ? t(isConnected ? 'task.ask.now' : 'task.ask.withNetwork')
      : t('task.ask.at', { time: dateTime(execution_time) })
  const facts: { name: string; value: ReactNode }[] = [
    { name: t('task.ask.begins'), value: begins },
    {
      name: t('task.ask.to'),
      value: run
        ? t('task.run.receivers', { count: run.receivers - run.noRoute })
        : t(isUnknown ? 'task.ask.toServer' : 'task.ask.counting'),
    },
    ...(run
      ? [
          {
            name: t('task.ask.points'),
            value: (
              <>
                {t('task.run.pointsNeeded', { needed: number(run.points) })} · <Known points={points} />
              </>
            ),
          },
          { name: t('task.sms.cost'), value: moneyOf(run.cost) || t('task.sms.noPrices') },
        ]
      : []),
  ]
  const sms = typed.sms && { ...asRow, ...typed.sms }
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
        <ul className={styles.obstacles}>
          {obstacles.map((obstacle) => (
            <Obstacle key={obstacleKey(obstacle)} obstacle={obstacle} />
          ))}
        </ul>
      )}
      <SendFacts of={{ message: undefined, sender: undefined, sms, routes: [...routes] }} more={facts} />
    </ConfirmDialog>
  )
}

const asRow = { id: '', name: '', belongto: '', created_at: 0, updated_at: 0 }

/** The same of a task that is kept already: whom it reaches is counted for the question. */
export function StartSmsLineAsk({ line, ...doing }: { line: TaskLine } & Pick<Props, 'onConfirm' | 'onClose'>) {
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
  return typed && <Counted line={line} typed={typed} {...doing} />
}

function Counted({
  line: { task, routes },
  typed,
  ...doing
}: { line: TaskLine; typed: TypedTask } & Pick<Props, 'onConfirm' | 'onClose'>) {
  const me = useUser().id
  const dry = useSmsRun(typed, { owner: task.belongto === me ? null : task.belongto, routes })
  const points = useMailPoints(dry.run?.points ?? 0)
  const obstacles = smsObstaclesTo({ routes, run: dry.run, enough: points.enough, points: points.points })
  return <SmsStartAsk typed={typed} routes={routes} dry={dry} points={points} obstacles={obstacles} {...doing} />
}

const useStyles = makeStyles({
  obstacles: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    paddingInlineStart: tokens.spacingHorizontalL,
    color: tokens.colorStatusDangerForeground1,
    // A dialog is not in the page, whose links these are otherwise.
    '& a': { color: tokens.colorBrandForeground1 },
  },
})
