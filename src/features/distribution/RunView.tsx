import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular, DismissCircleRegular, SubtractCircleRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Distribution, isUnderWay } from '#domain/distribution/distribution'
import { useWords } from '../../lib/errors.ts'
import { useFormats } from '../../lib/formats.ts'
import { backOf, movedContacts } from './distributed.ts'
import type { RunState } from './followRun.ts'
import type { Everybody } from './useEverybody.ts'

type Props = { state: RunState; everybody: Everybody }

/** How far it is, and how it ended. */
export function RunView({ state, everybody }: Props) {
  const { t } = useTranslation('distribution')
  const { ofError } = useWords()
  if (state.kind === 'asking') return <Going title={t('run.asking')} note={state.isUnknown ? t('run.unknown') : ''} />
  if (state.kind === 'refused')
    return <Over icon={<DismissCircleRegular />} title={t('run.refused')} text={ofError(state.error) ?? ''} />
  const { distribution, isOutOfReach } = state
  const { undoing } = distribution
  if (undoing)
    return (
      <Going
        title={t('undo.going', { count: movedContacts(distribution) })}
        note={t('undo.goingNote')}
        {...(undoing.total > 0 && { value: undoing.done / undoing.total, progress: t('run.progress', undoing) })}
      />
    )
  if (!isUnderWay(distribution.state)) return <Ended distribution={distribution} everybody={everybody} />
  const { total, done } = distribution
  return (
    <Going
      title={t(distribution.state === 'waiting' ? 'run.waiting' : 'run.running')}
      note={isOutOfReach ? t('run.outOfReach') : t('run.leave')}
      {...(total > 0 && { value: done / total, progress: t('run.progress', { done, total }) })}
    />
  )
}

type GoingProps = { title: string; note: string; value?: number; progress?: string }

function Going({ title, note, value, progress }: GoingProps) {
  const styles = useStyles()
  return (
    <div className={styles.center}>
      <h3 className={styles.title}>{title}</h3>
      <ProgressBar thickness="large" aria-label={title} {...(value !== undefined && { value })} />
      <p role="status" className={styles.count}>
        {progress}
      </p>
      <p className={styles.note}>{note}</p>
    </div>
  )
}

function Ended({ distribution, everybody }: { distribution: Distribution; everybody: Everybody }) {
  const { t } = useTranslation('distribution')
  const formats = useFormats()
  const words = useWords()
  const styles = useStyles()
  const { state, asked, code, receivers, undo_until } = distribution
  const count = movedContacts(distribution)
  if (state === 'failed')
    return (
      <Over icon={<DismissCircleRegular />} title={t('run.failed')} text={code === null ? '' : words.ofCode(code)} />
    )
  if (state === 'stopped') return <Over icon={<SubtractCircleRegular />} title={t('run.stopped')} text="" />
  if (state === 'undone') {
    const back = backOf(distribution)
    const title = back < count ? t('undo.some', { back, count }) : t('undo.done', { count: back })
    return <Over icon={<CheckmarkCircleRegular />} isGood title={title} text="" />
  }
  return (
    <Over
      icon={<CheckmarkCircleRegular />}
      isGood
      title={t(`ended.${asked.kind}`, { count })}
      text={undo_until === null ? '' : t('undo.until', { time: formats.moment(undo_until) })}
    >
      {asked.kind !== 'release' && (
        <ul className={styles.receivers}>
          {receivers.map(({ user, count }) => (
            <li key={user} className={styles.receiver}>
              <span>{everybody.nameOf(user)}</span>
              <span>{t('contacts', { count })}</span>
            </li>
          ))}
        </ul>
      )}
    </Over>
  )
}

type OverProps = { icon: ReactNode; isGood?: boolean; title: string; text: string; children?: ReactNode }

function Over({ icon, isGood, title, text, children }: OverProps) {
  const styles = useStyles()
  return (
    <div className={styles.center}>
      <span className={isGood ? styles.good : styles.bad}>{icon}</span>
      <h3 className={styles.title} role="status">
        {title}
      </h3>
      {children}
      {text && <p className={styles.note}>{text}</p>}
    </div>
  )
}

const useStyles = makeStyles({
  center: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalM,
    flexGrow: 1,
    textAlign: 'center',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'balance',
  },
  count: {
    minHeight: tokens.lineHeightBase300,
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  note: { maxWidth: '420px', margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'balance' },
  good: { display: 'flex', fontSize: '48px', color: tokens.colorPaletteGreenForeground1 },
  bad: { display: 'flex', fontSize: '48px', color: tokens.colorNeutralForeground3 },
  receivers: {
    width: '100%',
    maxWidth: '360px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  receiver: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalXS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
})
