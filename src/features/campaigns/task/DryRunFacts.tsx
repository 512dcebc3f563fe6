import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import type { AudienceTotals } from '#workers/campaigns/audienceApi'
import { useFormats } from '../../../lib/formats.ts'
import { openWindow } from '../../../lib/windows.ts'
import { useTaskWords } from './channel.ts'
import { Skipped } from './Skipped.tsx'
import type { MailPoints } from './useMailPoints.ts'

type Props = {
  run: AudienceTotals
  points: MailPoints
  hasSender: boolean
  unchecked: () => Promise<string[]>
  /** mails that a sequence may send to each receiver after the first one */
  later: number
}

export function DryRunFacts({ run, points, hasSender, unchecked, later }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const notes = (['toVerify', 'roles'] as const).filter((note) => run[note] > 0)
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
          {notes.length > 0 && (
            <ul className={styles.list}>
              {notes.map((note) => (
                <li key={note}>
                  {t(`task.run.${note}`, { count: run[note] })}
                  {note === 'toVerify' && (
                    <>
                      {' '}
                      <Button
                        size="small"
                        onClick={() =>
                          openWindow({ kind: 'checks', start: { count: run.toVerify, contacts: unchecked } })
                        }
                      >
                        {t('task.run.checkThem')}
                      </Button>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
          <dl className={styles.facts}>
            <dt>{t('task.run.hours')}</dt>
            <dd>{run.heldAtStart > 0 ? t('task.run.held', { count: run.heldAtStart }) : t('task.run.heldNone')}</dd>
            {run.overCap > 0 && (
              <>
                <dt>{t('task.run.cap')}</dt>
                <dd>{t('task.run.overCap', { count: run.overCap })}</dd>
              </>
            )}
            <dt>{t('task.run.duration')}</dt>
            <dd>{hasSender ? <Duration run={run} /> : t('task.run.noSender')}</dd>
            <dt>{t('task.run.domains')}</dt>
            <dd>
              {run.domains
                .slice(0, 5)
                .map(({ domain, receivers }) => `${domain} ${number(receivers)}`)
                .join(' · ')}
              {run.domainCount > 5 && ` ${t('task.run.domainsMore', { count: run.domainCount - 5 })}`}
            </dd>
            <dt>{t('task.run.points')}</dt>
            <dd>
              {t('task.run.pointsNeeded', { needed: number(run.points.needed) })} · <Known points={points} />
            </dd>
            {later > 0 && (
              <>
                <dt>{t('task.run.later')}</dt>
                <dd>{t('task.run.laterMost', { count: later, most: number(later * run.receivers) })}</dd>
              </>
            )}
          </dl>
        </>
      )}
    </div>
  )
}

/** How many it reaches, of how many. */
export function Reach({ run }: { run: Pick<AudienceTotals, 'receivers' | 'contacts' | 'gone'> }) {
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

export function Duration({ run: { expected } }: { run: AudienceTotals }) {
  const { t } = useTaskWords()
  const { dateTime, number } = useFormats()
  if (expected.first === null) return null
  return [
    t('task.run.from', { time: dateTime(expected.first) }),
    expected.last === null
      ? t('task.run.beyond', { left: number(expected.left) })
      : t('task.run.to', { time: dateTime(expected.last) }),
  ].join(', ')
}

export function Known({ points: { points, enough, at, isFresh } }: { points: MailPoints }) {
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
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, color: tokens.colorNeutralForeground2 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, minWidth: 0 },
  },
})
