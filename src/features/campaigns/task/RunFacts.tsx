import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { DryRun } from '#domain/campaigns/audience'
import { useFormats } from '../../../lib/formats.ts'
import { useTaskWords } from './channel.ts'
import { type Fact, FactList } from './FactList.tsx'
import { Skipped, type SkippedRun } from './Skipped.tsx'
import type { MailPoints } from './useMailPoints.ts'

/** What a count says of every channel. */
export type RunTotals = SkippedRun &
  Pick<DryRun, 'contacts' | 'receivers' | 'unknownBasis' | 'heldAtStart' | 'overCap' | 'expected'> & {
    gone: number
    points: { needed: number }
  }

type Props = {
  run: RunTotals
  points: MailPoints
  /** when the first and the last get it */
  duration: ReactNode
  /** what the channel says besides: of the points before them, and after them */
  before: readonly Fact[]
  after: readonly Fact[]
  /** until when those out of hours wait */
  held?: ReactNode
  /** below the bar of those without a basis, and at the end */
  notes?: ReactNode
  children?: ReactNode
}

/** What happens to the audience: who is skipped, when it goes out, and what it takes. */
export function RunFacts({ run, points, duration, before, after, held, notes, children }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const hours = run.heldAtStart > 0 ? t('task.run.held', { count: run.heldAtStart }) : t('task.run.heldNone')
  const facts: Fact[] = [
    { name: t('task.run.hours'), value: held && run.heldAtStart > 0 ? held : hours },
    ...(run.overCap > 0 ? [{ name: t('task.run.cap'), value: t('task.run.overCap', { count: run.overCap }) }] : []),
    { name: t('task.run.duration'), value: duration },
    ...before,
    {
      name: t('task.run.points'),
      value: (
        <>
          {t('task.run.pointsNeeded', { needed: number(run.points.needed) })} · <PointsLeft points={points} />
        </>
      ),
    },
    ...after,
  ]
  return (
    <div className={styles.root}>
      <Skipped run={run} />
      {run.receivers > 0 && (
        <>
          {run.unknownBasis > 0 && (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>
                {t('task.run.unknownBasis', { count: run.unknownBasis })} {t('task.run.unknownBasisHint')}
              </MessageBarBody>
            </MessageBar>
          )}
          {notes}
          <FactList facts={facts} />
        </>
      )}
      {children}
    </div>
  )
}

/** How many it reaches, of how many. */
export function Reach({ run }: { run: Pick<RunTotals, 'receivers' | 'contacts' | 'gone'> }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  return (
    <div>
      <p className={styles.head}>
        <strong className={styles.big}>{t('task.run.receivers', { count: run.receivers })}</strong>
        <span>{t('task.run.ofContacts', { count: run.contacts })}</span>
      </p>
      {run.gone > 0 && <p className={styles.note}>{t('task.run.gone', { count: run.gone })}</p>}
    </div>
  )
}

export function Duration({ run: { expected } }: { run: Pick<RunTotals, 'expected'> }) {
  const { t } = useTaskWords()
  const { dateTime, number } = useFormats()
  if (expected.first === null) return null
  return [
    t('task.run.from', { time: dateTime(expected.first) }),
    expected.last === null
      ? t('task.run.beyond', { left: number(expected.left) })
      : t('task.run.to', { time: dateTime(expected.last) }),
  ].join(t('task.run.join'))
}

export function PointsLeft({ points: { points, enough, at, isFresh } }: { points: MailPoints }) {
  const { t } = useTaskWords()
  const { number, moment } = useFormats()
  if (points !== null)
    return isFresh || at === null
      ? t('task.run.pointsHave', { points: number(points) })
      : t('task.run.pointsAsOf', { points: number(points), time: moment(at) })
  if (enough === null) return t(at === null ? 'task.run.pointsUnknown' : 'task.run.pointsClose')
  return t(enough ? 'task.run.pointsEnough' : 'task.obstacle.pointsInsufficient')
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  head: { display: 'grid', margin: 0 },
  big: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontVariantNumeric: 'tabular-nums' },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
})
