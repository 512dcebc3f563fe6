import { Button, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular, ArrowSwapRegular, DeleteRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { shopCalls } from '#domain/shop/calls'
import { amountIn, type CurrencyRate, rateIdOf, rateOn } from '#domain/shop/currencyRate'
import { readPrice } from '#domain/shop/price'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { pressed, sendForm } from '../../../components/sendForm.ts'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { currencyCodes } from '../parts/currencyCodes.ts'
import { useShopMoney } from '../parts/useShopMoney.ts'
import { useRates, useShop } from '../useShop.ts'
import { useShopSaving } from '../useShopSaving.ts'

const today = () => new Date().toISOString().slice(0, 10)
const shownAtFirst = 40

/** What an amount is in another currency on a day, and the rates that say so. */
export function CurrencyScreen() {
  const { t } = useTranslation('shop')
  const rates = useRates()
  const shop = useShop()
  const isMain = !isSubAccount(useUser())
  if (!rates || !shop) return null
  return (
    <Page title={t('rates.menu')} intro={t('rates.intro')}>
      <Sheet>
        <Exchange rates={rates} currency={shop.currency} />
      </Sheet>
      <Sheet>
        {isMain && <NewRates />}
        <RateList rates={rates} isMain={isMain} />
      </Sheet>
    </Page>
  )
}

function Exchange({ rates, currency }: { rates: readonly CurrencyRate[]; currency: string }) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const money = useShopMoney()
  const { plainDate } = useFormats()
  const [typed, setTyped] = useState({
    amount: '100',
    from: currency,
    to: currency === 'CNY' ? 'USD' : 'CNY',
    day: today(),
  })
  const set = (some: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...some }))
  const amount = readPrice(typed.amount)
  const result = amount === null ? null : amountIn(amount, typed, rates)
  const used = [typed.from, typed.to]
    .map((one) => rateOn(rates, one, typed.day)?.day)
    .filter((day) => day !== undefined)
  return (
    <>
      <div className={styles.fields}>
        <Field label={t('rates.amount')}>
          <Input
            name="amount"
            inputMode="decimal"
            value={typed.amount}
            onChange={(_, { value }) => set({ amount: value })}
          />
        </Field>
        <CurrencyField label={t('rates.from')} value={typed.from} onValue={(from) => set({ from })} />
        <Button
          className={styles.swap}
          appearance="subtle"
          icon={<ArrowSwapRegular />}
          aria-label={t('rates.swap')}
          title={t('rates.swap')}
          onClick={() => set({ from: typed.to, to: typed.from })}
        />
        <CurrencyField label={t('rates.to')} value={typed.to} onValue={(to) => set({ to })} />
        <Field label={t('rates.day')}>
          <Input name="day" type="date" value={typed.day} onChange={(_, { value }) => set({ day: value })} />
        </Field>
      </div>
      <p className={styles.result} role="status">
        {amount === null
          ? t('fault.priceWrong')
          : result === null
            ? t('rates.unknown')
            : `${money(amount, typed.from)} = ${money(result, typed.to)}`}
      </p>
      {result !== null && used.length > 0 && typed.from !== typed.to && (
        <small className={styles.note}>{t('rates.ofDay', { day: plainDate([...used].sort()[0]!) })}</small>
      )}
    </>
  )
}

type CurrencyProps = { label: string; value: string; onValue: (code: string) => void }

function CurrencyField({ label, value, onValue }: CurrencyProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={(_, { value: code }) => onValue(code)}>
        {currencyCodes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </Select>
    </Field>
  )
}

/** By hand, or as the European Central Bank says them. */
function NewRates() {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const toasts = useToasts()
  const save = useShopSaving()
  const { account } = useUser()
  const [typed, setTyped] = useState({ currency: 'USD', day: today(), rate: '' })
  const rate = Number(typed.rate.replace(',', '.'))
  const isRate = typed.rate !== '' && rate > 0 && rate < 1e9
  const rowOf = (currency: string, day: string, per_euro: number, by: 'hand' | 'ecb') => ({
    id: rateIdOf(account, currency, day),
    currency,
    day,
    per_euro,
    by,
  })
  async function add() {
    if (!isRate) return toasts.info(t('rates.wrong'))
    const rows = [rowOf(typed.currency, typed.day, rate, 'hand')]
    if (await save([{ name: 'currency_rate.create', args: { rows } }])) setTyped((now) => ({ ...now, rate: '' }))
  }
  async function fetchRates() {
    const { day, rates } = await request(shopCalls.ecbRates, {})
    const rows = rates.map(({ currency, per_euro }) => rowOf(currency, day, per_euro, 'ecb'))
    if (await save([{ name: 'currency_rate.create', args: { rows } }]))
      toasts.done(t('rates.fetched', { count: rows.length, day }))
  }
  return (
    <form className={styles.fields} onSubmit={(event) => sendForm(event, add)} noValidate>
      <CurrencyField
        label={t('rates.currency')}
        value={typed.currency}
        onValue={(currency) => setTyped((now) => ({ ...now, currency }))}
      />
      <Field label={t('rates.day')}>
        <Input
          name="rateDay"
          type="date"
          value={typed.day}
          onChange={(_, { value }) => setTyped((now) => ({ ...now, day: value }))}
        />
      </Field>
      <Field label={t('rates.perEuro')}>
        <Input
          name="rate"
          inputMode="decimal"
          value={typed.rate}
          onChange={(_, { value }) => setTyped((now) => ({ ...now, rate: value }))}
        />
      </Field>
      <Button type="submit" className={styles.swap}>
        {t('rates.add')}
      </Button>
      <OnlineButton className={styles.swap} icon={<ArrowDownloadRegular />} onClick={() => pressed(fetchRates)}>
        {t('rates.fetch')}
      </OnlineButton>
    </form>
  )
}

function RateList({ rates, isMain }: { rates: readonly CurrencyRate[]; isMain: boolean }) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const { plainDate } = useFormats()
  const toasts = useToasts()
  const save = useShopSaving()
  const [shown, setShown] = useState(shownAtFirst)
  if (rates.length === 0) return <EmptyState title={t('rates.emptyTitle')} text={t('rates.emptyText')} />
  const ordered = rates.toSorted((a, b) => b.day.localeCompare(a.day) || a.currency.localeCompare(b.currency))
  const remove = (rate: CurrencyRate) =>
    pressed(async () => {
      if (!(await save([{ name: 'currency_rate.delete', args: { ids: [rate.id] } }]))) return
      toasts.done(t('categories.deleted', { name: `${rate.currency} ${rate.day}` }), {
        undo: async () => void (await save([{ name: 'currency_rate.restore', args: { rows: [rate] } }])),
      })
    })
  return (
    <>
      <ul className={styles.list} aria-label={t('rates.list')}>
        {ordered.slice(0, shown).map((rate) => (
          <li key={rate.id} className={styles.item}>
            <strong>{rate.currency}</strong>
            <span>{rate.per_euro}</span>
            <small className={styles.note}>{`${plainDate(rate.day)} · ${t(`rates.by.${rate.by}`)}`}</small>
            {isMain && (
              <Button
                appearance="subtle"
                icon={<DeleteRegular />}
                aria-label={t('categories.delete', { name: `${rate.currency} ${rate.day}` })}
                onClick={() => remove(rate)}
              />
            )}
          </li>
        ))}
      </ul>
      {ordered.length > shown && (
        <Button onClick={() => setShown(shown + 100)}>{t('more', { count: ordered.length - shown })}</Button>
      )}
    </>
  )
}

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'end',
  },
  swap: { justifySelf: 'start' },
  result: { margin: 0, fontSize: tokens.fontSizeBase500, overflowWrap: 'anywhere' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) minmax(0, 2fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '44px',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
})
