import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type Counts, suppressedBy } from '#domain/campaigns/statistics/counters'
import { Sheet } from '../../../components/Sheet.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useReasonWords } from '../../../lib/mailWords.ts'
import { useTaskWords } from './channel.ts'
import { placedIn, writtenStatuses } from './taskLines.ts'

/** That everybody who was asked about stands somewhere, and once. */
export function Conservation({ counts, isSequence }: { counts: Counts; isSequence: boolean }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const reasonWords = useReasonWords(t)
  const { asked, written, by, holds, sum } = placedIn(counts)
  return (
    <Sheet>
      <h2 className={styles.title}>{t('task.detail.sum')}</h2>
      <p className={styles.note}>{t(isSequence ? 'task.detail.sumOfMails' : 'task.detail.sumText')}</p>
      <p className={styles.line} data-sum>
        <Number label={t('task.detail.asked')} value={number(asked)} />
        <span className={styles.sign}>=</span>
        <Number label={t('task.detail.written')} value={number(written)} />
        <span className={styles.sign}>+</span>
        <Number label={t('task.detail.suppressed')} value={number(by.suppressed)} />
      </p>
      <p className={styles.line}>
        <Number label={t('task.detail.written')} value={number(written)} />
        {writtenStatuses.map((status, at) => (
          <span key={status} className={styles.part}>
            <span className={styles.sign}>{at === 0 ? '=' : '+'}</span>
            <Number label={t(`task.detail.send.${status}`)} value={number(by[status])} isQuiet={by[status] === 0} />
          </span>
        ))}
      </p>
      <p className={mergeClasses(styles.note, holds && styles.holds)} role="status">
        {holds ? t('task.detail.matches') : t('task.detail.differs', { sum: number(sum), all: number(asked) })}
      </p>
      {by.uncertain > 0 && <p className={styles.note}>{t('task.detail.uncertainHint')}</p>}
      {by.suppressed > 0 && (
        <ul className={styles.list}>
          {suppressedBy(counts).map(({ reason, count }) => (
            <li key={reason}>
              {number(count)} · {reasonWords(reason)}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}

function Number({ label, value, isQuiet = false }: { label: string; value: string; isQuiet?: boolean }) {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.number, isQuiet && styles.quiet)}>
      <strong className={styles.value}>{value}</strong> <span className={styles.label}>{label}</span>
    </span>
  )
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  holds: { color: tokens.colorStatusSuccessForeground1 },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
  },
  part: { display: 'inline-flex', alignItems: 'baseline', gap: tokens.spacingHorizontalM },
  sign: { color: tokens.colorNeutralForeground3 },
  number: { display: 'inline-grid' },
  quiet: { opacity: 0.75 },
  value: { fontSize: tokens.fontSizeBase500, fontVariantNumeric: 'tabular-nums' },
  label: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, color: tokens.colorNeutralForeground2 },
})
