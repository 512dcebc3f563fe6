import { Button, Field, Input, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { AddRegular, DeleteRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoutePrice } from '#domain/channels/account'
import { countryCodes } from '#domain/contacts/countryCodes'
import { OptionPicker } from '../../../components/OptionPicker.tsx'
import { Part } from '../../../components/Part.tsx'
import { useCountryName, useCountryOptions } from '../../../lib/countries.ts'
import { pastedPrices, priceIn, priceText, withPrices } from './routeForm.ts'
import { type RouteForm, useRouteFault } from './useRouteForm.ts'

/** What a part costs by the company's own contract: the cheapest route goes first, and costs are told from it. */
export function PricesPart({ form }: { form: RouteForm }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const faultOf = useRouteFault(form)
  const countryName = useCountryName()
  const options = useCountryOptions()
  const { prices, currency } = form.fields
  const nameOf = (country: string) => (country ? countryName(country) : t('route.prices.others'))
  const set = (prices: RoutePrice[]) => form.set({ prices })
  const put = (country: string, per_part: number) => set(withPrices(prices, [{ country, per_part }]))
  return (
    <Part title={t('route.prices.title')}>
      <p className={styles.note}>{t('route.prices.text')}</p>
      <Field className={styles.currency} label={t('route.prices.currency')} {...faultOf('currency')}>
        <Input
          name="currency"
          autoComplete="off"
          maxLength={3}
          placeholder="USD"
          value={currency}
          onChange={(_, { value }) => form.set({ currency: value.replace(/[^A-Za-z]/g, '').toUpperCase() })}
        />
      </Field>
      {prices.length > 0 && (
        <ul className={styles.list} aria-label={t('route.prices.title')}>
          {prices.map(({ country, per_part }) => (
            <PriceRow
              key={country}
              name={nameOf(country)}
              currency={currency}
              price={per_part}
              onPrice={(price) => put(country, price)}
              onRemove={() => set(prices.filter((one) => one.country !== country))}
            />
          ))}
        </ul>
      )}
      <div className={styles.line}>
        <OptionPicker
          label={t('route.prices.add')}
          options={[{ value: 'others', text: t('route.prices.others') }, ...options]}
          chosen={prices.map(({ country }) => country || 'others')}
          onChoose={(value) => put(value === 'others' ? '' : value, 0)}
          words={{ find: t('find'), noMatch: t('nothingFound'), none: t('nothingFound') }}
          trigger={
            <Button size="small" icon={<AddRegular />}>
              {t('route.prices.add')}
            </Button>
          }
        />
        <Paste onPrices={(added) => set(withPrices(prices, added))} />
      </div>
    </Part>
  )
}

type RowProps = {
  name: string
  currency: string
  price: number
  onPrice: (price: number) => void
  onRemove: () => void
}

function PriceRow({ name, currency, price, onPrice, onRemove }: RowProps) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && priceIn(typed) === null
  return (
    <li className={styles.row}>
      <span className={styles.country}>{name}</span>
      <Field
        className={styles.price}
        {...(isWrong && { validationState: 'error', validationMessage: t('route.prices.wrong') })}
      >
        <Input
          aria-label={t('route.prices.of', { name })}
          inputMode="decimal"
          value={typed ?? (price ? priceText(price) : '')}
          contentAfter={currency}
          onChange={(_, { value }) => {
            setTyped(value)
            const read = priceIn(value)
            if (read !== null) onPrice(read)
          }}
          onBlur={() => !isWrong && setTyped(null)}
        />
      </Field>
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={t('route.prices.remove', { name })}
        onClick={onRemove}
      />
    </li>
  )
}

/** Two columns of a spreadsheet: country and price. */
function Paste({ onPrices }: { onPrices: (prices: RoutePrice[]) => void }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const countryOf = useCountryOf()
  const [text, setText] = useState<string | null>(null)
  const [unread, setUnread] = useState<readonly string[]>([])
  if (text === null)
    return (
      <Button size="small" appearance="subtle" onClick={() => setText('')}>
        {t('route.prices.paste')}
      </Button>
    )
  const take = () => {
    const read = pastedPrices(text, countryOf)
    onPrices(read.prices)
    setUnread(read.unread)
    setText(read.unread.length > 0 ? read.unread.join('\n') : null)
  }
  return (
    <div className={styles.paste}>
      <Field
        label={t('route.prices.paste')}
        hint={t('route.prices.pasteHint')}
        {...(unread.length > 0 && {
          validationState: 'warning',
          validationMessage: t('route.prices.unread', { count: unread.length }),
        })}
      >
        <Textarea rows={5} value={text} onChange={(_, { value }) => setText(value)} />
      </Field>
      <div className={styles.line}>
        <Button onClick={take}>{t('route.prices.take')}</Button>
        <Button appearance="subtle" onClick={() => setText(null)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}

/** A country by its code or its name in the language of the screen. */
function useCountryOf() {
  const { t } = useTranslation('sms')
  const options = useCountryOptions()
  const byName = new Map(options.map(({ value, text }) => [text.toLowerCase(), value]))
  return (text: string): string | null => {
    const code = text.trim().toUpperCase()
    if (code === '*' || text.trim().toLowerCase() === t('route.prices.others').toLowerCase()) return ''
    return countryCodes.includes(code) ? code : (byName.get(text.trim().toLowerCase()) ?? null)
  }
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
  currency: { maxWidth: '140px' },
  list: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 160px auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
  },
  country: { overflow: 'hidden', textOverflow: 'ellipsis' },
  price: { minWidth: 0, '& .fui-Input': { minWidth: 0 } },
  line: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  paste: { display: 'grid', flex: '1 1 100%', gap: tokens.spacingVerticalS },
})
