import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CloudOffRegular, ErrorCircleRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError, type ErrorCode } from '#domain/errors'
import { useWords } from '../lib/errors.ts'
import { useFormats } from '../lib/formats.ts'
import type { AnswerState } from '../lib/useAnswer.ts'
import { EmptyState } from './EmptyState.tsx'

type Props<T> = { answered: AnswerState<T>; lines?: number; children: (data: T) => ReactNode }

/** What the server said; while it cannot be asked, what it said last and when. */
export function AnswerView<T>({ answered, lines = 1, children }: Props<T>) {
  const { answer, problem } = answered
  if (answer)
    return (
      <>
        {problem !== null && <AsOf answered={answered} at={answer.at} />}
        {children(answer.data)}
      </>
    )
  return problem === null ? <Coming lines={lines} /> : <NotHere answered={answered} />
}

function AsOf<T>({ answered, at }: { answered: AnswerState<T>; at: number }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const formats = useFormats()
  const words = useWords()
  const { problem, isAsking, ask } = answered
  const time = formats.moment(at)
  return (
    <p className={styles.asOf} role="status">
      <span>{isOutOfReach(problem) ? t('answer.offline', { time }) : t('answer.asOf', { time })}</span>
      {!isOutOfReach(problem) && <span>{words.ofError(problem)}</span>}
      <Button size="small" disabled={isAsking} onClick={ask}>
        {t('answer.retry')}
      </Button>
    </p>
  )
}

function NotHere<T>({ answered: { problem, isAsking, ask } }: { answered: AnswerState<T> }) {
  const { t } = useTranslation('app')
  const words = useWords()
  const isOffline = isOutOfReach(problem)
  return (
    <EmptyState
      icon={isOffline ? <CloudOffRegular /> : <ErrorCircleRegular />}
      title={isOffline ? t('answer.noneTitle') : t('answer.failedTitle')}
      text={isOffline ? t('answer.noneText') : (words.ofError(problem) ?? '')}
    >
      <Button disabled={isAsking} onClick={ask}>
        {t('answer.retry')}
      </Button>
    </EmptyState>
  )
}

const outOfReach: readonly ErrorCode[] = ['network', 'captivePortal']
const isOutOfReach = (problem: unknown) => problem instanceof AppError && outOfReach.includes(problem.code)

/** The shape of what comes, and only when it takes longer than one notices. */
function Coming({ lines }: { lines: number }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  return (
    <div className={styles.coming} role="status" aria-label={t('answer.asking')}>
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} className={styles.bar} style={{ width: `${36 + ((at * 37) % 48)}%` }} />
      ))}
    </div>
  )
}

const useStyles = makeStyles({
  asOf: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  coming: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    paddingBlock: tokens.spacingVerticalM,
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '1ms',
    animationDelay: '100ms',
    animationFillMode: 'backwards',
  },
  bar: { height: '12px', borderRadius: tokens.borderRadiusMedium, backgroundColor: tokens.colorNeutralBackground4 },
})
