import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Day } from '#domain/statistics/days'
import { DayFields } from '../../../components/DayFields.tsx'
import { FilterChip } from '../../../components/FilterChip.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { personName, usePeople, useSeesOwners } from '../../../lib/people.ts'
import { daysOf, periods, type StatisticsAddress } from './statisticsAddress.ts'
import type { EmailNumbers } from './useEmailNumbers.ts'

type Props = {
  numbers: EmailNumbers
  address: StatisticsAddress
  today: Day
  onAddress: (change: Partial<StatisticsAddress>) => void
}

export function StatisticsFilters({ numbers, address, today, onAddress }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const days = daysOf(address, today)
  return (
    <div className={styles.root}>
      <Tabs
        size="small"
        label={t('statistics.period.label')}
        tabs={[...periods, 'custom' as const].map((value) => ({ value, label: t(`statistics.period.${value}`) }))}
        chosen={address.period}
        onChoose={(period) => onAddress({ period, first: days.from, last: days.to - 1 })}
      />
      {address.period === 'custom' && <CustomDays address={address} onAddress={onAddress} />}
      <Chips numbers={numbers} address={address} onAddress={onAddress} />
    </div>
  )
}

function CustomDays({ address: { first, last }, onAddress }: Pick<Props, 'address' | 'onAddress'>) {
  const { t } = useTranslation('campaigns')
  const words = { from: t('statistics.period.from'), to: t('statistics.period.to') }
  return first === null || last === null ? null : (
    <DayFields first={first} last={last} words={words} onDays={onAddress} />
  )
}

function Chips({ numbers: { taskRows, senderRows }, address, onAddress }: Omit<Props, 'today'>) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const people = usePeople()
  const seesOwners = useSeesOwners()
  const words = {
    find: t('statistics.filter.find'),
    noMatch: t('statistics.filter.noMatch'),
    none: t('statistics.filter.none'),
    remove: (name: string) => t('statistics.filter.remove', { name }),
  }
  const isOwn = ({ belongto }: { belongto: string }) => address.belongto === null || belongto === address.belongto
  const began = [...taskRows.values()].filter((task) => task.began_at !== null && isOwn(task))
  return (
    <div className={styles.chips}>
      <FilterChip
        label={t('statistics.filter.task')}
        options={began.toSorted((a, b) => b.began_at! - a.began_at!).map(({ id, name }) => ({ value: id, text: name }))}
        chosen={address.task}
        onChoose={(task) => onAddress({ task })}
        words={words}
      />
      <FilterChip
        label={t('statistics.filter.sender')}
        options={[...senderRows.values()].filter(isOwn).map(({ id, address }) => ({ value: id, text: address }))}
        chosen={address.sender}
        onChoose={(sender) => onAddress({ sender })}
        words={words}
      />
      {seesOwners && (
        <FilterChip
          label={t('statistics.filter.belongto')}
          options={people.map((person) => ({ value: person.id, text: personName(person) }))}
          chosen={address.belongto}
          onChoose={(belongto) => onAddress({ belongto, task: null, sender: null })}
          words={words}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, flexWrap: 'wrap' },
  chips: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, flexWrap: 'wrap' },
})
