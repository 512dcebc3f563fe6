import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { GlobeRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { areaOfCountry, type TradeFlow, tradeFlows } from '#domain/customs/comtrade'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useAddress } from '../../../lib/useAddress.ts'
import { CountryField } from '../CountryField.tsx'
import { shipmentsOf } from '../customsPaths.ts'
import { HsField } from '../HsField.tsx'
import { TradeFigures } from './TradeFigures.tsx'

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
  const change = (name: string, value: string) =>
    setParams((now) => {
      if (value) now.set(name, value)
      else now.delete(name)
      return now
    })
  return (
    <div className={styles.root}>
      <Page title={t('trade.title')} intro={t('trade.intro')}>
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
          <TradeFigures
            question={{ hs, flow, period: String(year), reporter: country ? areaOfCountry(country) : null }}
          />
        ) : (
          <EmptyState icon={<GlobeRegular />} title={t('trade.choose')} text={t('trade.chooseText')} />
        )}
      </Page>
    </div>
  )
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
