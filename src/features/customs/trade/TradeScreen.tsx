import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { GlobeRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { areaOfCountry, type TradeFlow, type TradeQuestion, tradeFlows } from '#domain/customs/comtrade'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { CountryField } from '../CountryField.tsx'
import { shipmentsOf } from '../customsPaths.ts'
import { HsField } from '../HsField.tsx'
import { PinnedPages } from '../PinnedPages.tsx'
import { TradeFigures } from './TradeFigures.tsx'
import type { TradeSide, TradeSides } from './TradeSeries.tsx'

const years = 12

/** Trade of countries with a product: a code, and one sees who buys most and who grows fastest. */
export function TradeScreen() {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const [params, setParams] = useAddress()
  const [newest] = useState(() => new Date().getUTCFullYear() - 1)
  const hs = /^\d{2,6}$/.exec(params.get('hs') ?? '')?.[0].slice(0, 6) ?? ''
  const flow = tradeFlows.find((one) => one === params.get('flow')) ?? 'M'
  const year = Number(/^\d{4}$/.exec(params.get('year') ?? '')?.[0] ?? newest - 1)
  const country = params.get('country') ?? ''
  const reporter = country ? areaOfCountry(country) : null
  const countryName = useCountryName()
  const change = (name: string, value: string) =>
    setParams((now) => {
      if (value) now.set(name, value)
      else now.delete(name)
      return now
    })
  const question: TradeQuestion = { hs, flow, period: String(year), reporter }
  const [otherCountry, otherHs] = [params.get('withCountry') ?? '', params.get('withHs') ?? '']
  const sides = sidesOf({ question, country, otherCountry, otherHs }, countryName)
  return (
    <div className={styles.root}>
      <Page title={t('trade.title')} intro={t('trade.intro')}>
        <PinnedPages />
        <Sheet>
          <div className={styles.form}>
            <HsField label={t('trade.code')} code={hs} onCode={(code) => change('hs', code.slice(0, 6))} />
            <Field label={t('trade.flow')}>
              <Select value={flow} onChange={(_, { value }) => change('flow', value)}>
                {tradeFlows.map((one: TradeFlow) => (
                  <option key={one} value={one}>
                    {t(`trade.flows.${one}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('trade.year')}>
              <Select value={String(year)} onChange={(_, { value }) => change('year', value)}>
                {Array.from({ length: years }, (_, at) => newest - at).map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </Select>
            </Field>
            <CountryField
              label={t('trade.reporter')}
              country={country}
              none={t('trade.all')}
              onCountry={(one) => change('country', one)}
            />
            {country && (
              <>
                <CountryField
                  label={t('trade.withCountry')}
                  country={otherCountry}
                  none={t('trade.withNone')}
                  onCountry={(one) => change('withCountry', one)}
                />
                <HsField
                  label={t('trade.withHs')}
                  code={otherHs}
                  onCode={(code) => change('withHs', code.slice(0, 6))}
                />
              </>
            )}
          </div>
          {hs && (
            <div>
              <Link to={shipmentsOf(hs)}>
                <Button appearance="subtle">{t('trade.shipments')}</Button>
              </Link>
            </div>
          )}
        </Sheet>
        {hs.length % 2 === 0 && hs ? (
          <TradeFigures question={question} sides={sides} />
        ) : (
          <EmptyState icon={<GlobeRegular />} title={t('trade.choose')} text={t('trade.chooseText')} />
        )}
      </Page>
    </div>
  )
}

type TradeComparison = { question: TradeQuestion; country: string; otherCountry: string; otherHs: string }

/** The country, and what it is compared with: another country, another product, or both. */
function sidesOf(
  { question: { reporter, hs, flow }, country, otherCountry, otherHs }: TradeComparison,
  countryName: (code: string) => string,
): TradeSides {
  if (reporter === null) return []
  const hasOtherCode = /^(\d\d){1,3}$/.test(otherHs)
  const sideOf = (code: string, product: string): TradeSide => ({
    name: hasOtherCode ? `${countryName(code)} ${product}` : countryName(code),
    question: { reporter: areaOfCountry(code) ?? reporter, hs: product, flow },
  })
  const first = sideOf(country, hs)
  if (!hasOtherCode && (!otherCountry || areaOfCountry(otherCountry) === null)) return [first]
  return [first, sideOf(otherCountry || country, hasOtherCode ? otherHs : hs)]
}

const useStyles = makeStyles({
  root: { flex: '1 1 0', minWidth: 0, minHeight: 0, overflow: 'auto', paddingBlockEnd: tokens.spacingVerticalXL },
  form: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
    '& > *': { minWidth: 0 },
    '& [role=combobox]': { minWidth: 0, width: '100%' },
  },
})
