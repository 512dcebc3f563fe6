import { Field, Input, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#domain/statistics/days'
import { FilterChip } from '../../../components/FilterChip.tsx'
import { personName, usePeople, useSeesOwners } from '../../../lib/people.ts'
import { dayIn, daysOf, isoDay, periods, type StatisticsAddress } from './statisticsAddress.ts'
import type { EmailNumbers } from './useEmailNumbers.ts'

type Props = {
  numbers: EmailNumbers
  address: StatisticsAddress
  today: Day
  onAddress: (change: Partial<StatisticsAddress>) => void
}

export function StatisticsFilters({ numbers, address, today, onAddress }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('email')
  const days = daysOf(address, today)
  return (
    <div className={styles.root}>
      <TabList
        size="small"
        aria-label={t('statistics.period.label')}
        selectedValue={address.period}
        onTabSelect={(_, { value }) =>
          onAddress({ period: value as StatisticsAddress['period'], first: days.from, last: days.to - 1 })
        }
      >
        {[...periods, 'custom' as const].map((period) => (
          <Tab key={period} value={period}>
            {t(`statistics.period.${period}`)}
          </Tab>
        ))}
      </TabList>
      {address.period === 'custom' && <CustomDays address={address} onAddress={onAddress} />}
      <Chips numbers={numbers} address={address} onAddress={onAddress} />
    </div>
  )
}

type Days = { first: Day; last: Day }

/** An end that is passed by the other one takes it along. */
function CustomDays({ address: { first, last }, onAddress }: Pick<Props, 'address' | 'onAddress'>) {
  return first === null || last === null ? null : <DayFields first={first} last={last} onDays={onAddress} />
}

function DayFields({ onDays, ...shown }: Days & { onDays: (days: Days) => void }) {
  const styles = useStyles()
  const { t } = useTranslation('email')
  // The address follows when all numbers are counted; the other end may be typed before.
  const [{ first, last }, setTyped] = useState(shown)
  const [before, setBefore] = useState(shown)
  if (before.first !== shown.first || before.last !== shown.last) {
    setBefore(shown)
    setTyped(shown)
  }
  const change = (text: string, daysWith: (day: Day) => Days) => {
    const day = dayIn(text)
    if (day === null) return
    setTyped(daysWith(day))
    onDays(daysWith(day))
  }
  return (
    <div className={styles.custom}>
      <Field label={t('statistics.period.from')} orientation="horizontal">
        <Input
          type="date"
          size="small"
          value={isoDay(first)}
          onChange={(_, { value }) => change(value, (day) => ({ first: day, last: Math.max(day, last) }))}
        />
      </Field>
      <Field label={t('statistics.period.to')} orientation="horizontal">
        <Input
          type="date"
          size="small"
          value={isoDay(last)}
          onChange={(_, { value }) => change(value, (day) => ({ first: Math.min(day, first), last: day }))}
        />
      </Field>
    </div>
  )
}

function Chips({ numbers: { taskRows, senderRows }, address, onAddress }: Omit<Props, 'today'>) {
  const styles = useStyles()
  const { t } = useTranslation('email')
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
  custom: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, flexWrap: 'wrap' },
  chips: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, flexWrap: 'wrap' },
})
