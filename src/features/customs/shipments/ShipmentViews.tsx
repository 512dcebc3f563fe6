import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { customsCalls } from '#domain/customs/calls'
import type { ShipmentStatistics } from '#domain/customs/statistics'
import { Sheet } from '../../../components/Sheet.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { companyViews, type ShipmentsAddress, shipmentMeasures, shipmentViews } from '../customsAddress.ts'
import { KeptNote } from './KeptNote.tsx'
import { RankedCompanies } from './RankedCompanies.tsx'
import { StatisticsFigures } from './StatisticsFigures.tsx'
import { Transactions } from './Transactions.tsx'

type Props = { address: ShipmentsAddress; onAddress: (change: Partial<ShipmentsAddress>) => void }

/** The views of what matches; those of one company lack the list of companies. */
export function ShipmentViews({ address, onAddress }: Props) {
  const { t } = useTranslation('customs')
  const { filter, view } = address
  const views = filter.company === undefined ? shipmentViews : companyViews
  return (
    <>
      <Tabs
        label={t('view.label')}
        tabs={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        chosen={view}
        onChoose={(next) => onAddress({ view: next })}
      />
      {view === 'companies' ? (
        <RankedCompanies address={address} onAddress={onAddress} />
      ) : view === 'transactions' ? (
        <Transactions key={JSON.stringify(filter)} filter={filter} />
      ) : (
        <CountedView address={address} onAddress={onAddress} />
      )}
    </>
  )
}

function CountedView({ address, onAddress }: Props) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const { answer, problem } = useAnswer(customsCalls.statistics, { filter: address.filter })
  return (
    <>
      <Sheet>
        <div className={styles.head}>
          {answer && <HowMany statistics={answer.data} />}
          <Tabs
            size="small"
            label={t('measure.label')}
            tabs={shipmentMeasures.map((value) => ({ value, label: t(`measure.${value}`) }))}
            chosen={address.measure}
            onChoose={(measure) => onAddress({ measure })}
          />
        </div>
        <KeptNote answer={answer} problem={problem} />
      </Sheet>
      {answer && answer.data.count > 0 && <StatisticsFigures statistics={answer.data} address={address} />}
    </>
  )
}

function HowMany({ statistics: { count, is_about } }: { statistics: ShipmentStatistics }) {
  const { t } = useTranslation('customs')
  const { number } = useFormats()
  const styles = useStyles()
  return (
    <p className={styles.count} role="status">
      {t(is_about ? 'shipments.about' : 'shipments.found', { count, number: number(count) })}
    </p>
  )
}

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  count: { margin: 0 },
})
