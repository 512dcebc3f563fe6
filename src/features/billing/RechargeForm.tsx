import { Button, Field, Input, makeStyles, Radio, RadioGroup, Select, tokens } from '@fluentui/react-components'
import { PaymentRegular } from '@fluentui/react-icons'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { billingCalls } from '#domain/billing/calls'
import { exchanged, type Rate } from '#domain/billing/ledger'
import type { PayType } from '#domain/billing/order'
import { limits } from '#domain/limits'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useFieldWords, WholeProblem } from '../../components/formParts.tsx'
import { noProblems, type Problems, problem, problemsOfError, without } from '../../components/problems.ts'
import { useBusy } from '../../lib/busy.ts'
import { request } from '../../lib/http.ts'
import { fenOf, typedOf } from './amounts.ts'
import type { Paying } from './PaymentDialog.tsx'
import { useAmounts } from './useAmounts.ts'
import { moneyMoved } from './useAnswer.ts'
import { useProductName } from './useProductName.ts'

const quick = [10_000, 50_000, 100_000, 500_000]
const range = { least: limits.rechargeLeastFen / 100, most: limits.rechargeMostFen / 100 }

type Props = { ways: readonly PayType[]; rates: readonly Rate[]; onPaying: (paying: Paying) => void }

/** How much, what for, and by which of the ways that the operator has set up. */
export function RechargeForm({ ways, rates, onPaying }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const { money, points } = useAmounts()
  const productName = useProductName()
  const fieldWords = useFieldWords()
  const [typed, setTyped] = useState('')
  const [product, setProduct] = useState('')
  const [chosenWay, setWay] = useState<PayType | null>(null)
  const [problems, setProblems] = useState<Problems<'price'>>(noProblems)
  const [isAsking, setAsking] = useState(false)
  useBusy(isAsking)
  const way = ways.find((one) => one === chosenWay) ?? ways[0]
  const price = fenOf(typed)
  const rate = rates.find(({ product_id }) => String(product_id) === product)
  const brings = rate && price !== null ? exchanged(price, rate.points_per_yuan).points : null

  const type = (text: string) => {
    setTyped(text)
    setProblems((now) => without(now, 'price'))
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!way || isAsking) return
    if (price === null || price < limits.rechargeLeastFen || price > limits.rechargeMostFen)
      return setProblems({ fields: { price: problem('priceOutOfRange', range) }, whole: null })
    if (brings === 0) return setProblems({ fields: { price: problem('moneyBuysNothing') }, whole: null })
    setAsking(true)
    setProblems(noProblems)
    try {
      const product_id = rate?.product_id ?? null
      const payment = await request(billingCalls.recharge, { paytype: way, price, product_id })
      onPaying({ payment, paytype: way, price, product_id, points: brings ?? 0 })
      setTyped('')
      moneyMoved()
    } catch (error) {
      const found = problemsOfError(error, ['price'], 'price')
      if (found.fields.price) found.fields.price.values = { ...range, ...found.fields.price.values }
      setProblems(found)
    } finally {
      setAsking(false)
    }
  }

  if (!way)
    return <EmptyState icon={<PaymentRegular />} title={t('recharge.noWayTitle')} text={t('recharge.noWayText')} />
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('recharge.amount')}
        hint={t('recharge.amountHint', { least: points(range.least), most: points(range.most) })}
        {...fieldWords(problems.fields.price)}
      >
        <Input
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          contentBefore="¥"
          value={typed}
          onChange={(_, { value }) => type(value)}
        />
      </Field>
      <div className={styles.quick} role="group" aria-label={t('recharge.quick')}>
        {quick.map((fen) => (
          <Button key={fen} size="small" onClick={() => type(typedOf(fen))}>
            {money(fen)}
          </Button>
        ))}
      </div>
      {rates.length > 0 && (
        <Field
          label={t('recharge.for')}
          {...(brings !== null && {
            hint: brings > 0 ? t('recharge.brings', { points: points(brings) }) : t('recharge.tooLittle'),
          })}
        >
          <Select value={product} onChange={(_, { value }) => setProduct(value)}>
            <option value="">{t('recharge.forBalance')}</option>
            {rates.map(({ product_id }) => (
              <option key={product_id} value={product_id}>
                {t('recharge.forPoints', { product: productName(product_id) })}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('recharge.way')}>
        <RadioGroup value={way} onChange={(_, { value }) => setWay(ways.find((one) => one === value) ?? null)}>
          {ways.map((one) => (
            <Radio key={one} value={one} label={t(`way.${one}`)} />
          ))}
        </RadioGroup>
      </Field>
      <WholeProblem error={problems.whole} />
      <Button type="submit" appearance="primary" disabledFocusable={isAsking}>
        {price === null ? t('recharge.submitNothing') : t('recharge.submit', { amount: money(price) })}
      </Button>
    </form>
  )
}

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL, maxWidth: '400px' },
  input: { '& input': { fontVariantNumeric: 'tabular-nums' } },
  quick: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
