import { Field, Select } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewQuotation } from '#domain/shop/quotation/quotation'
import { inCurrency } from '#domain/shop/quotation/startQuotation'
import { today } from '../../../lib/days.ts'
import { currencyCodes } from '../parts/currencyCodes.ts'
import { useRates } from '../useShop.ts'

type Props = { offer: NewQuotation; onOffer: (fields: Partial<NewQuotation>) => void }

/** Another currency turns all prices into it, at the last rates that are known, and says at which. */
export function CurrencyField({ offer, onOffer }: Props) {
  const { t } = useTranslation('shopQuotations')
  const rates = useRates() ?? []
  const [isUnknown, setUnknown] = useState(false)
  const { currency, rate, positions } = offer
  function choose(to: string) {
    const turned = inCurrency(offer, { to, day: today() }, rates)
    const isEmpty = positions.every(({ prices }) => prices.every(({ price }) => price === 0))
    setUnknown(turned === null && !isEmpty)
    onOffer(turned ?? { currency: to, rate: null })
  }
  const codes = currencyCodes.includes(currency) ? currencyCodes : [currency, ...currencyCodes]
  const said = rate && t('rate', { from: rate.from, per: Number(rate.per.toPrecision(6)), to: currency, day: rate.day })
  return (
    <Field
      label={t('currency')}
      {...(said && { hint: said })}
      {...(isUnknown && { validationState: 'warning', validationMessage: t('rateUnknown') })}
    >
      <Select value={currency} onChange={(_, { value }) => choose(value)}>
        {codes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </Select>
    </Field>
  )
}
