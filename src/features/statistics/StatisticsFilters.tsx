import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { comparisons, statisticsPeriods } from '#domain/statistics/period'
import { FilterChip } from '../../components/FilterChip.tsx'
import { personName, usePeople, useSeesOwners } from '../../lib/people.ts'
import type { StatisticsAddress } from './statisticsAddress.ts'

type Filtered = Omit<StatisticsAddress, 'circles'>
type Props = {
  address: Filtered
  onAddress: (change: Partial<Filtered>) => void
  /** Two stretches stand beside each other on this page. */
  compares?: boolean
}

export function StatisticsFilters({ address, onAddress, compares }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('statistics')
  const people = usePeople()
  const seesOwners = useSeesOwners()
  const words = {
    find: t('filter.find'),
    noMatch: t('filter.noMatch'),
    none: t('filter.none'),
    remove: (name: string) => t('filter.remove', { name }),
  }
  const periods = statisticsPeriods.filter((period) => period !== 'all')
  return (
    <div className={styles.bar}>
      <FilterChip
        label={t('filter.period')}
        options={periods.map((value) => ({ value, text: t(`period.${value}`) }))}
        chosen={address.period === 'all' ? null : address.period}
        onChoose={(value) => onAddress({ period: periods.find((period) => period === value) ?? 'all' })}
        words={words}
      />
      {compares && address.period !== 'all' && (
        <FilterChip
          label={t('filter.compare')}
          options={comparisons.map((value) => ({ value, text: t(`compare.${value}`) }))}
          chosen={address.compare}
          onChoose={(value) => onAddress({ compare: comparisons.find((comparison) => comparison === value) ?? null })}
          words={words}
        />
      )}
      {seesOwners && (
        <FilterChip
          label={t('filter.belongto')}
          options={people.map((person) => ({ value: person.id, text: personName(person) }))}
          chosen={address.belongto}
          onChoose={(belongto) => onAddress({ belongto })}
          words={words}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flexWrap: 'wrap',
  },
})
