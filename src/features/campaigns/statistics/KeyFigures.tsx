import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { type Counts, countOf } from '#domain/campaigns/statistics/counters'
import { compare, isWelcome, type RateName, rates, toldRate } from '#domain/campaigns/statistics/rates'
import { changeOf } from '../../../components/figures/changeOf.ts'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { useFormats } from '../../../lib/formats.ts'
import { phone } from '../../../lib/media.ts'

const shown = Object.keys(rates) as RateName[]
type Props = { now: Counts; before: Counts }

/** How many mails went, and what part of them came to what; each beside the days before. */
export function KeyFigures({ now, before }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  return (
    <dl className={styles.root} aria-label={t('statistics.figures.label')}>
      <SentTile now={now} before={before} />
      {shown.map((name) => (
        <RateTile key={name} name={name} now={now} before={before} />
      ))}
    </dl>
  )
}

function SentTile({ now, before }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const formats = useFormats()
  const numbers = useNumbers()
  const [sent, was] = [countOf(now, 'sent'), countOf(before, 'sent')]
  return (
    <div className={styles.tile}>
      <dt className={styles.name}>{t('statistics.sent')}</dt>
      <dd className={styles.figure}>{formats.number(sent)}</dd>
      <dd className={styles.base}>{t('statistics.figures.receivers', { count: countOf(now, 'receivers') })}</dd>
      <dd className={styles.base}>
        {was > 0 && `${numbers.change(changeOf(sent, was))} · `}
        {was > 0
          ? t('statistics.figures.before', { before: formats.number(was) })
          : t('statistics.figures.nothingBefore')}
      </dd>
    </div>
  )
}

function RateTile({ name, now, before }: Props & { name: RateName }) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const formats = useFormats()
  const numbers = useNumbers()
  const change = useChange()
  const { kind, rate, some, all } = toldRate(now, name)
  const machines = name === 'open' ? countOf(now, 'opened_machine') : 0
  return (
    <div className={styles.tile}>
      <dt className={styles.name}>{t(`statistics.rate.${name}`)}</dt>
      <dd className={styles.figure}>{kind === 'rate' ? numbers.rate(rate) : '–'}</dd>
      <dd className={styles.base}>
        {t(`statistics.base.${rates[name].from}`, { some: formats.number(some), all: formats.number(all) })}
      </dd>
      {machines > 0 && <dd className={styles.base}>{t('statistics.figures.machines', { count: machines })}</dd>}
      {kind === 'rate' ? (
        <Change {...change(now, before, name)} />
      ) : (
        <dd className={styles.base}>{t('statistics.figures.tooFew')}</dd>
      )}
    </div>
  )
}

type RateChange = { words: string; turn?: 'up' | 'down'; isGood?: boolean }

/** An arrow and a colour only where it is no chance. */
function Change({ words, turn, isGood = false }: RateChange) {
  const styles = useStyles()
  const Arrow = turn === 'up' ? ArrowUpRegular : ArrowDownRegular
  return (
    <dd className={mergeClasses(styles.base, turn && (isGood ? styles.good : styles.bad))}>
      {turn && <Arrow aria-hidden />} {words}
    </dd>
  )
}

/** Whether it is more than before, and whether that may be chance. */
function useChange() {
  const { t } = useTranslation('campaigns')
  const numbers = useNumbers()
  return (now: Counts, before: Counts, name: RateName): RateChange => {
    const was = toldRate(before, name)
    if (was.all === 0) return { words: t('statistics.figures.nothingBefore') }
    if (was.kind === 'tooFew') return { words: t('statistics.figures.notCompared') }
    const words = { before: numbers.rate(was.rate) }
    const { higher } = compare(now, before, name)
    if (higher === 'first') return { words: t('statistics.figures.up', words), turn: 'up', isGood: isWelcome(name) }
    if (higher === 'second')
      return { words: t('statistics.figures.down', words), turn: 'down', isGood: !isWelcome(name) }
    return { words: t(higher === 'same' ? 'statistics.figures.same' : 'statistics.figures.before', words) }
  }
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    '@media (max-width: 1100px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingHorizontalS },
  },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  figure: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  base: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
  good: { color: tokens.colorPaletteGreenForeground1 },
  bad: { color: tokens.colorPaletteRedForeground1 },
})
