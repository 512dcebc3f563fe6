import { makeStyles, tokens } from '@fluentui/react-components'
import { ClockPauseRegular } from '@fluentui/react-icons'
import { useEffect } from 'react'
import { campaignCalls } from '#domain/campaigns/calls'
import type { TaskWait } from '#domain/campaigns/taskWaits'
import { useCountryName } from '../../../lib/countries.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useTaskWords } from './channel.ts'
import { SubjectResult } from './SubjectResult.tsx'
import { clockAt, shownWaits } from './taskWaits.ts'
import { useAskOnChange } from './useAskOnChange.ts'
import type { TaskLine } from './useTasks.ts'

/** What only the server knows of a task: why it sends nothing now, or not to everybody, and how two subjects do. Asked anew whenever what the device knows of it has `changed`. */
export function TaskWaits({ line: { task, message }, changed }: { line: TaskLine; changed: string }) {
  const { answer, ask } = useAnswer(campaignCalls.waits, { task: task.id })
  useAskOnChange(changed, ask)
  useAskWhenOver(answer?.data.list ?? none, ask)
  const { list = none, subjects = null } = answer?.data ?? {}
  return (
    <>
      {list.length > 0 && task.status === 'inProgress' && <Waits list={list} />}
      {subjects && task.subject_test && (
        <SubjectResult tried={subjects} themes={{ a: message?.theme ?? '', b: task.subject_test.b }} />
      )}
    </>
  )
}

function Waits({ list }: { list: readonly TaskWait[] }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const words = useWaitWords()
  const { shown, more } = shownWaits(list)
  return (
    <section className={styles.root} aria-label={t('task.waits.title')}>
      <ClockPauseRegular className={styles.icon} aria-hidden />
      <ul className={styles.list}>
        {shown.map((wait) => (
          <li key={`${wait.why} ${wait.country} ${wait.until}`}>{words(wait)}</li>
        ))}
        {more > 0 && <li>{t('task.waits.more', { count: more })}</li>}
      </ul>
    </section>
  )
}

const none: readonly TaskWait[] = []
const patienceMs = 30_000
const longestMs = 3_600_000

/** When the first of them should be over. */
function useAskWhenOver(list: readonly TaskWait[], ask: () => void) {
  useEffect(() => {
    const first = Math.min(...list.flatMap(({ until }) => until ?? []))
    if (first === Number.POSITIVE_INFINITY) return
    const later = setTimeout(ask, Math.min(Math.max(0, first - Date.now()) + patienceMs, longestMs))
    return () => clearTimeout(later)
  }, [list, ask])
}

function useWaitWords() {
  const { t } = useTaskWords()
  const { moment } = useFormats()
  const countryName = useCountryName()
  return ({ why, country, count, until, offset_minutes }: TaskWait): string => {
    const time = until === null ? '' : moment(until)
    if (why !== 'hours') return t(`task.waits.${why}`, { count: count ?? 0, time })
    return country && until !== null && offset_minutes !== null
      ? t('task.waits.hours', {
          count: count ?? 0,
          country: countryName(country),
          there: clockAt(until, offset_minutes),
          time,
        })
      : t('task.waits.hoursHere', { count: count ?? 0, time })
  }
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  icon: { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground2 },
  list: {
    display: 'grid',
    gap: tokens.spacingVerticalXXS,
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflowWrap: 'anywhere',
  },
})
