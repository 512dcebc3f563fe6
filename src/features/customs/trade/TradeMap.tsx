import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { TradeMarket } from '#domain/customs/comtrade'
import { Figure } from '../../../components/figures/Figure.tsx'
import type { FileTable } from '../../../components/figures/tableFile.ts'
import { useCountryName } from '../../../lib/countries.ts'
import { useTradeAmounts } from '../useTradeAmounts.ts'

const ShadedWorld = lazy(() =>
  import('../../../components/map/ShadedWorld.tsx').then((m) => ({ default: m.ShadedWorld })),
)

type Props = {
  title: string
  markets: readonly TradeMarket[]
  toOf: (market: TradeMarket) => string | null
  table: React.ReactNode
  file: () => FileTable
}

/** Where the trade is. What has no place on the map stands in the table. */
export function TradeMap({ title, markets, toOf, table, file }: Props) {
  const { t } = useTranslation('customs')
  const money = useTradeAmounts()
  const countryName = useCountryName()
  const placed = markets.filter(({ country }) => country !== '')
  const most = Math.max(1, ...placed.map(({ usd }) => usd))
  return (
    <Figure
      title={title}
      isWide
      summary={t('chart.summary', {
        name: title,
        values: placed
          .slice(0, 12)
          .map(({ country, usd }) => `${countryName(country)} ${money.short(usd)}`)
          .join(', '),
      })}
      chart={
        <ShadedWorld
          label={title}
          countries={placed.map((market) => ({
            country: market.country,
            opacity: opacityOf(market.usd / most),
            said: `${countryName(market.country)}: ${money.whole(market.usd)}`,
            to: toOf(market),
          }))}
        />
      }
      table={table}
      file={file}
    />
  )
}

/** By the part of the largest: the area of a country says much already, and the smallest is still seen. */
const opacityOf = (part: number): number => Math.max(0.15, Math.sqrt(Math.max(0, part)))
