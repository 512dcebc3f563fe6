import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { counterNames } from '#domain/statistics/fields'
import type { Statistics } from '#domain/statistics/statistics'
import { changeOf } from '../../components/figures/changeOf.ts'
import { useNumbers } from '../../components/figures/useNumbers.ts'
import { phone } from '../../lib/media.ts'
import { drillDown, type MarkScope } from './drillDown.ts'
import { AmountLink } from './links.tsx'
import {} from './rows.ts'

/** The counters of the specification, each with what it was; it leads to its contacts. */
export function CounterTiles({ said: { counters, before }, counted }: { said: Statistics; counted: MarkScope }) {
  const styles = useStyles()
  const { t } = useTranslation('statistics')
  const numbers = useNumbers()
  return (
    <dl className={styles.root}>
      {counterNames.map((name) => (
        <div key={name} className={styles.tile}>
          <dt className={styles.name}>{t(`counter.${name}`)}</dt>
          <dd className={styles.count}>
            <AmountLink
              amount={counters[name]}
              name={t(`counter.${name}`)}
              to={counters[name] ? drillDown([], { ...counted, measure: name }) : null}
            />
          </dd>
          {before && (
            <dd className={styles.before}>
              {numbers.change(changeOf(counters[name], before[name]))}
              <span>{t('before', { count: before[name] })}</span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    '@media (max-width: 1100px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.spacingHorizontalS },
  },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  count: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  before: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
})
