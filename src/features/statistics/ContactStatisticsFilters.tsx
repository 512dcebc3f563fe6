import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import {
  comparisons,
  isOwnPeriod,
  ownPeriod,
  periodDays,
  type StatisticsPeriod,
  statisticsPeriods,
} from '#domain/statistics/period'
import { DayFields } from '../../components/DayFields.tsx'
import { FilterChip } from '../../components/FilterChip.tsx'
import { localDay } from '../../lib/calendar.ts'
import { personName, usePeople, useSeesOwners } from '../../lib/people.ts'
import type { ContactStatisticsAddress } from './statisticsAddress.ts'

type FilterAddress = Omit<ContactStatisticsAddress, 'circles'>
type Props = {
  address: FilterAddress
  onAddress: (change: Partial<FilterAddress>) => void
  /** Two stretches stand beside each other on this page. */
  compares?: boolean
}

export function ContactStatisticsFilters({ address, onAddress, compares }: Props) {
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
  const { period } = address
  const own = isOwnPeriod(period) ? periodDays(period, 0) : null
  const choose = (value: string | null) => {
    if (value !== ownDays) return onAddress({ period: periods.find((known) => known === value) ?? 'all' })
    onAddress({ period: asOwn(period) })
  }
  return (
    <div className={styles.bar}>
      <FilterChip
        label={t('filter.period')}
        options={[...periods, ownDays].map((value) => ({ value, text: t(`period.${value}`) }))}
        chosen={own ? ownDays : period === 'all' ? null : period}
        onChoose={choose}
        words={words}
      />
      {own && (
        <DayFields
          first={own.from}
          last={own.to - 1}
          words={{ from: t('period.from'), to: t('period.to') }}
          onDays={({ first, last }) => onAddress({ period: ownPeriod(first, last) })}
        />
      )}
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

/** What the choice of a first and a last day is called among the periods. */
const ownDays = 'own' as const

/** The days of one's own choice begin with what was shown before. */
function asOwn(period: StatisticsPeriod) {
  const { from, to } = periodDays(period === 'all' ? 'days7' : period, localDay(Date.now()))!
  return ownPeriod(from, to - 1)
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flexWrap: 'wrap',
  },
})
