import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isTimeField } from '#domain/statistics/fields'
import { comparedDays, periodDays } from '#domain/statistics/period'
import type { Pivot, PivotQuery } from '#domain/statistics/statistics'
import type { ContactIndexApi } from '#workers/search/api'
import { SaveMenu } from '../../components/figures/SaveMenu.tsx'
import { Page } from '../../components/Page.tsx'
import { Sheet } from '../../components/Sheet.tsx'
import { localDay } from '../../lib/calendar.ts'
import { language } from '../../lib/texts.ts'
import { useAddress } from '../../lib/useAddress.ts'
import { ContactStatisticsFilters } from './ContactStatisticsFilters.tsx'
import { drillDown } from './drillDown.ts'
import { NothingCounted } from './NothingCounted.tsx'
import { readTable, type TableAddress, writeTable } from './statisticsAddress.ts'
import { PivotChoices } from './table/PivotChoices.tsx'
import { PivotGrid } from './table/PivotGrid.tsx'
import { pivotFile, pivotTable } from './table/pivotTable.ts'
import { useCounted } from './useCounted.ts'
import { useValueNames } from './useValueNames.ts'
import { Waiting } from './Waiting.tsx'
import { WhichDays } from './WhichDays.tsx'

const ask = (contacts: ContactIndexApi, query: PivotQuery) => contacts.pivot(query)

/** Contacts counted by two fields. */
export function TableScreen() {
  const { t } = useTranslation('statistics')
  const styles = useStyles()
  const [params, setParams] = useAddress()
  const address = readTable(params)
  const { belongto, period, rows, columns, measure } = address
  const compares = !isTimeField(rows) && !isTimeField(columns)
  const compare = compares ? address.compare : null
  const answer = useCounted<PivotQuery, Pivot>({ belongto, period, compare, rows, columns, measure }, ask)
  const onAddress = (change: Partial<TableAddress>) => setParams((now) => writeTable({ ...readTable(now), ...change }))
  return (
    <div className={styles.root}>
      <Page title={t('table.menu')} intro={t('table.intro')}>
        <Sheet>
          <ContactStatisticsFilters address={address} onAddress={onAddress} compares={compares} />
          <PivotChoices address={address} onAddress={onAddress} />
          {answer ? (
            <Counted pivot={answer.said} address={{ ...address, ...answer.query }} onAddress={onAddress} />
          ) : (
            <Waiting />
          )}
        </Sheet>
      </Page>
    </div>
  )
}

type CountedProps = { pivot: Pivot; address: TableAddress; onAddress: (change: Partial<TableAddress>) => void }

function Counted({ pivot, address, onAddress }: CountedProps) {
  const { t } = useTranslation('statistics')
  const styles = useStyles()
  const nameOf = useValueNames()
  const [today] = useState(() => localDay(Date.now()))
  const collator = new Intl.Collator(language.useValue(), { numeric: true })
  const isFiltered = address.period !== 'all' || address.belongto !== null
  if (!pivot.total && !pivot.before)
    return <NothingCounted isFiltered={isFiltered} onClear={() => onAddress({ period: 'all', belongto: null })} />
  const table = pivotTable(pivot, address, nameOf, collator.compare)
  const measure = t(`counter.${address.measure}`)
  const rows = t(`field.${address.rows}`)
  const label = address.columns
    ? t('pivot.labelBoth', { measure, rows, columns: t(`field.${address.columns}`) })
    : t('pivot.label', { measure, rows })
  const days = periodDays(address.period, today)
  const compared = address.compare && comparedDays(address.period, address.compare, today)
  const words = {
    name: rows,
    sum: t('column.sum'),
    before: t('column.before'),
    change: t('column.change'),
    changePercent: t('column.changePercent'),
  }
  return (
    <section className={styles.counted} aria-label={label}>
      <header className={styles.header}>
        <h2 className={styles.title}>{label}</h2>
        <SaveMenu title={label} table={() => pivotFile(label, table, words)} />
      </header>
      {days && <WhichDays days={days} compared={compared} />}
      <PivotGrid
        label={label}
        table={table}
        address={address}
        onSort={onAddress}
        toOf={(marks) => drillDown(marks, { belongto: address.belongto, days, measure: address.measure })}
      />
    </section>
  )
}

const useStyles = makeStyles({
  root: { flex: '1 1 0', minWidth: 0, minHeight: 0, overflow: 'auto', paddingBlockEnd: tokens.spacingVerticalXL },
  counted: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0 },
  header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
})
