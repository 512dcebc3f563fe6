import { makeStyles, tokens } from '@fluentui/react-components'
import type { SubjectTestResult } from '#domain/campaigns/taskCalls'
import { Sheet } from '../../../components/Sheet.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useTaskWords } from './channel.ts'

/** How two subjects that are tried do, and which one was taken for all others. */
export function SubjectResult({ tried, themes }: { tried: SubjectTestResult; themes: Record<'a' | 'b', string> }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  return (
    <Sheet>
      <h2 className={styles.title}>{t('task.detail.subjectsTitle')}</h2>
      <ul className={styles.list}>
        {(['a', 'b'] as const).map((one) => {
          const { sent, opened, clicked, replied } = tried[one]
          return (
            <li key={one} className={styles.item}>
              <strong className={styles.theme}>{themes[one]}</strong>
              {tried.winner === one && <StatusBadge tone="good">{t('task.detail.subjectTaken')}</StatusBadge>}
              <span className={styles.counts}>
                {t('task.detail.subjectCounts', {
                  name: t(`task.detail.subject.${one}`),
                  sent: number(sent),
                  opened: number(opened),
                  clicked: number(clicked),
                  replied: number(replied),
                })}
              </span>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${tokens.spacingHorizontalS}` },
  theme: { minWidth: 0, overflowWrap: 'anywhere' },
  counts: { flexBasis: '100%', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
