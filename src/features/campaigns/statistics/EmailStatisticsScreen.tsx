import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countOf } from '#domain/campaigns/statistics/counters'
import { Page } from '../../../components/Page.tsx'
import { localDay, useDayName } from '../../../lib/calendar.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { ComparePart } from './ComparePart.tsx'
import { DaysFigure } from './DaysFigure.tsx'
import { FlowFigure } from './FlowFigure.tsx'
import { HeatFigure } from './HeatFigure.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { NothingSent } from './NothingSent.tsx'
import { type Report, reportOf } from './report.ts'
import { StatisticsFilters } from './StatisticsFilters.tsx'
import {
  type AddressChange,
  comparedWith,
  readStatisticsAddress,
  type StatisticsAddress,
  type TableKind,
  writeAddress,
} from './statisticsAddress.ts'
import { TablesPart } from './TablesPart.tsx'
import { kindsFor } from './tableRows.ts'
import { type EmailNumbers, useEmailNumbers } from './useEmailNumbers.ts'
import { Warnings } from './Warnings.tsx'

/** What became of the mails, from the rows of this device alone. */
export function EmailStatisticsScreen() {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const [params, setParams] = useAddress()
  const address = readStatisticsAddress(params)
  const table = tableOf(address)
  const numbers = useEmailNumbers(table)
  const [today] = useState(() => localDay(Date.now()))
  const onAddress = (change: AddressChange, options?: { replace: boolean }) =>
    setParams((params) => {
      const now = readStatisticsAddress(params)
      return writeAddress({ ...now, ...(typeof change === 'function' ? change(now) : change) })
    }, options)
  const isEmpty = numbers?.taskDays.length === 0
  return (
    <div className={styles.root}>
      <Page title={t('statistics.menu')} intro={t('statistics.intro')}>
        {isEmpty && <NothingSent isFiltered={false} onAddress={onAddress} />}
        {numbers && !isEmpty && (
          <>
            <StatisticsFilters numbers={numbers} address={address} today={today} onAddress={onAddress} />
            <Told
              numbers={numbers}
              address={{ ...address, table }}
              report={reportOf(numbers, address, today)}
              onAddress={onAddress}
            />
          </>
        )}
      </Page>
    </div>
  )
}

/** The one that was chosen, where what is filtered leaves it. */
function tableOf(address: StatisticsAddress): TableKind {
  const kinds = kindsFor(address)
  return kinds.find((kind) => kind === address.table) ?? kinds[0]!
}

type Props = {
  numbers: EmailNumbers
  address: StatisticsAddress
  report: Report
  onAddress: (change: AddressChange, options?: { replace: boolean }) => void
}

function Told({ numbers, address, report, onAddress }: Props) {
  const styles = useStyles()
  if (Object.keys(report.now).length === 0) return <NothingSent isFiltered onAddress={onAddress} />
  return (
    <>
      <WhichDays report={report} />
      <Warnings numbers={numbers} report={report} />
      <KeyFigures now={report.now} before={report.earlier} />
      <div className={styles.figures}>
        {countOf(report.now, 'receivers') > 0 && <FlowFigure counts={report.now} />}
        <DaysFigure report={report} />
        <HeatFigure
          hours={report.hours}
          heat={address.heat}
          onHeat={(heat) => onAddress({ heat }, { replace: true })}
        />
        <TablesPart numbers={numbers} report={report} address={address} onAddress={onAddress} />
        <ComparePart
          numbers={numbers}
          belongto={address.belongto}
          compared={address.compared}
          onCompare={(id) => onAddress((now) => comparedWith(now, id), { replace: true })}
        />
      </div>
    </>
  )
}

function WhichDays({ report: { days, before } }: { report: Report }) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const dayName = useDayName()
  return (
    <p className={styles.days}>
      {t('statistics.period.shown', {
        from: dayName(days.from),
        to: dayName(days.to - 1),
        fromBefore: dayName(before.from),
        toBefore: dayName(before.to - 1),
      })}
    </p>
  )
}

const useStyles = makeStyles({
  root: { flex: '1 1 0', minWidth: 0, minHeight: 0, overflow: 'auto', paddingBlockEnd: tokens.spacingVerticalXL },
  days: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
