import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type AutoArrow, leadingArrows, newArrow } from '#domain/autoMarketing/arrow'
import type { AutoRun } from '#domain/autoMarketing/run'
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useFlowWords } from './useFlowWords.ts'

const tones: Record<AutoArrow['state'], Tone> = {
  waiting: 'neutral',
  going: 'brand',
  gate: 'brand',
  insufficientPoints: 'warning',
  verificationException: 'warning',
  failed: 'bad',
  closed: 'neutral',
  done: 'good',
}

/** Each arrow with its numbers: who came, who went on, who waits, and who left for which reason. */
export function Flow({ run }: { run: AutoRun }) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const keys = [...leadingArrows, ...run.plan.steps.map(({ id }) => id)]
  return (
    <ol className={styles.list} aria-label={t('run.flow')}>
      {keys.map((key) => (
        <ArrowItem key={key} run={run} arrow={run.flow.find((one) => one.key === key) ?? newArrow(key)} />
      ))}
    </ol>
  )
}

function ArrowItem({ run, arrow }: { run: AutoRun; arrow: AutoArrow }) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const { number } = useFormats()
  const words = useFlowWords(run)
  const isStep = !leadingArrows.some((one) => one === arrow.key)
  const waits = words.waits(arrow)
  return (
    <li className={mergeClasses(styles.item, arrow.state === 'waiting' && styles.later)}>
      <span className={styles.top}>
        <strong className={styles.title}>{words.title(arrow.key)}</strong>
        <StatusBadge tone={tones[arrow.state]}>{t(`arrow.${arrow.state}`)}</StatusBadge>
      </span>
      {arrow.state !== 'waiting' && (
        <span className={styles.sum}>
          <Part value={number(arrow.from)} label={t('flow.from')} />
          <Part sign="=" value={number(arrow.on)} label={t(isStep ? 'flow.sent' : 'flow.on')} />
          {arrow.waiting > 0 && <Part sign="+" value={number(arrow.waiting)} label={t('flow.waiting')} />}
          {Object.entries(arrow.out).map(([reason, count]) => (
            <Part key={reason} sign="+" value={number(count)} label={words.reason(reason)} />
          ))}
        </span>
      )}
      {waits && <span className={styles.note}>{waits}</span>}
    </li>
  )
}

function Part({ sign, value, label }: { sign?: string; value: string; label: string }) {
  const styles = useStyles()
  return (
    <span className={styles.part}>
      {sign && <span className={styles.sign}>{sign}</span>}
      <span className={styles.number}>
        <strong className={styles.value}>{value}</strong> <span className={styles.label}>{label}</span>
      </span>
    </span>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalM,
    paddingInlineStart: tokens.spacingHorizontalM,
    borderLeft: `2px solid ${tokens.colorBrandStroke1}`,
  },
  later: { opacity: 0.7, borderLeft: `2px solid ${tokens.colorNeutralStroke2}` },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  title: { overflowWrap: 'anywhere' },
  sum: { display: 'flex', flexWrap: 'wrap', gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}` },
  part: { display: 'inline-flex', alignItems: 'baseline', gap: tokens.spacingHorizontalS },
  sign: { color: tokens.colorNeutralForeground3 },
  number: { display: 'inline-grid' },
  value: { fontSize: tokens.fontSizeBase400, fontVariantNumeric: 'tabular-nums' },
  label: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
