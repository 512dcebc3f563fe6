import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { hsNameOf } from '#domain/customs/hsCodes'
import type { ShipmentFilter } from '#domain/customs/shipmentFilter'
import { type ShipmentStatistics, type ShipmentSum, sumsOf } from '#domain/customs/statistics'
import { useCountryName } from '../../../lib/countries.ts'
import { language } from '../../../lib/texts.ts'
import { type ShipmentsAddress, type ShipmentView, writeShipments } from '../customsAddress.ts'
import { companyPath, shipmentsPath } from '../customsPaths.ts'
import { MonthsFigure } from '../MonthsFigure.tsx'
import { SumFigure } from '../SumFigure.tsx'
import { useHsIndex } from '../useHsIndex.ts'

type Props = { statistics: ShipmentStatistics; address: ShipmentsAddress }

const facetsOf = {
  hs: ['hs'],
  places: ['origin', 'destination', 'port_from', 'port_to'],
  partners: ['buyer', 'supplier'],
} as const satisfies Partial<Record<ShipmentView, readonly ShipmentSum['facet'][]>>

/** The charts of one view. Each mark leads to the shipments that it stands for. */
export function StatisticsFigures({ statistics, address }: Props) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const nameOf = useSumName()
  const { view, measure } = address
  const toWith = (more: ShipmentFilter, next: ShipmentView = 'transactions') => {
    const params = writeShipments({ ...address, filter: { ...address.filter, ...more }, view: next })
    return `${shipmentsPath}?${new URLSearchParams(params).toString()}`
  }
  const toMonth = (month: string) => toWith({ from: `${month}-01`, to: lastOf(month) })
  if (view === 'months')
    return (
      <div className={styles.root}>
        <MonthsFigure title={t('chart.months')} sums={sumsOf(statistics, 'month')} measure={measure} toOf={toMonth} />
        <MonthsFigure title={t('chart.price')} sums={sumsOf(statistics, 'month')} measure="price" toOf={toMonth} />
      </div>
    )
  const facets = view === 'hs' || view === 'places' || view === 'partners' ? facetsOf[view] : []
  return (
    <div className={styles.root}>
      {facets.map((facet) => (
        <SumFigure
          key={facet}
          title={t(`chart.${facet}`)}
          sums={sumsOf(statistics, facet).filter(({ value }) => value !== String(address.filter.company))}
          whole={statistics.count}
          measure={measure}
          nameOf={nameOf}
          toOf={(sum) => {
            if (facet === 'buyer' || facet === 'supplier') return companyPath(sum.value)
            return toWith(facet === 'port_from' || facet === 'port_to' ? { port: sum.value } : { [facet]: sum.value })
          }}
        />
      ))}
    </div>
  )
}

/** The last day of a month; the server takes none that is not there. */
function lastOf(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

function useSumName() {
  const countryName = useCountryName()
  const index = useHsIndex()
  const lang = language.useValue()
  return ({ facet, value, name }: ShipmentSum): string => {
    if (facet === 'buyer' || facet === 'supplier') return name || value
    if (facet === 'origin' || facet === 'destination') return countryName(value)
    return facet === 'hs' && index ? `${value} ${hsNameOf(index, value, lang)}`.trim() : value
  }
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
