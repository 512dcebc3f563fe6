import { Button, Field, Input, makeStyles, Radio, RadioGroup, Select, tokens } from '@fluentui/react-components'
import { PaymentRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { billingCalls } from '#domain/billing/calls'
import type { Rate } from '#domain/billing/ledger'
import type { PayType } from '#domain/billing/order'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useFieldWords } from '../../components/formParts.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import type { Problem } from '../../components/problems.ts'
import { useSubmit } from '../../components/useSubmit.ts'
import { useBusy } from '../../lib/busy.ts'
import { request } from '../../lib/http.ts'
import { useProductName } from '../../lib/productName.ts'
import { askAgain } from '../../lib/useAnswer.ts'
import { typedYuan } from './amounts.ts'
import { OrderProblem } from './OrderProblem.tsx'
import type { PaymentStart } from './PaymentDialog.tsx'
import { type NewOrder, orderOf, rechargeRange } from './rechargeOrder.ts'
import { useAmounts } from './useAmounts.ts'

const quick = [10_000, 50_000, 100_000, 500_000]

type Props = { ways: readonly PayType[]; rates: readonly Rate[]; onPaying: (paying: PaymentStart) => void }

/** How much, what for, and by which of the ways that the operator has set up. */
export function RechargeForm({ ways, rates, onPaying }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const { money } = useAmounts()
  const [typed, setTyped] = useState('')
  const [product, setProduct] = useState('')
  const [chosenWay, setWay] = useState<PayType | null>(null)
  const { form, problems, isBusy, submit, forget } = useSubmit(['price'], 'price')
  useBusy(isBusy)
  const way = ways.find((one) => one === chosenWay) ?? ways[0]
  if (!way)
    return <EmptyState icon={<PaymentRegular />} title={t('recharge.noWayTitle')} text={t('recharge.noWayText')} />

  const rate = rates.find(({ product_id }) => String(product_id) === product) ?? null
  const order = orderOf({ typed, rate, paytype: way })
  const start = async () => {
    if (order.kind === 'refused') return { price: order.problem }
    onPaying(await recharge(order.order))
    setTyped('')
  }
  const type = (text: string) => {
    setTyped(text)
    forget('price')
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(start)(event)} noValidate>
      <Amount typed={typed} onType={type} problem={problems.fields.price} />
      {rates.length > 0 && (
        <Purpose
          rates={rates}
          product={product}
          onProduct={setProduct}
          points={rate && order.kind === 'order' ? order.order.points : null}
        />
      )}
      <Field label={t('recharge.way')}>
        <RadioGroup value={way} onChange={(_, { value }) => setWay(ways.find((one) => one === value) ?? null)}>
          {ways.map((one) => (
            <Radio key={one} value={one} label={t(`way.${one}`)} />
          ))}
        </RadioGroup>
      </Field>
      <OrderProblem error={problems.whole} />
      <OnlineButton type="submit" appearance="primary" {...(isBusy && { disabledFocusable: true })}>
        {order.kind === 'refused'
          ? t('recharge.submitNothing')
          : t('recharge.submit', { amount: money(order.order.price) })}
      </OnlineButton>
    </form>
  )
}

/** An order at the server, with what to scan or open for it. */
async function recharge(order: NewOrder): Promise<PaymentStart> {
  const { paytype, price, product_id } = order
  const payment = await request(billingCalls.recharge, { paytype, price, product_id })
  askAgain()
  return { ...order, payment }
}

type AmountProps = { typed: string; onType: (text: string) => void; problem: Problem | undefined }

function Amount({ typed, onType, problem }: AmountProps) {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const { money, points } = useAmounts()
  const fieldWords = useFieldWords()
  const { least, most } = rechargeRange
  return (
    <>
      <Field
        label={t('recharge.amount')}
        hint={t('recharge.amountHint', { least: points(least), most: points(most) })}
        {...fieldWords(problem)}
      >
        <Input
          name="price"
          inputMode="decimal"
          autoComplete="off"
          contentBefore="¥"
          value={typed}
          onChange={(_, { value }) => onType(value)}
        />
      </Field>
      <div className={styles.quick} role="group" aria-label={t('recharge.quick')}>
        {quick.map((fen) => (
          <Button key={fen} size="small" onClick={() => onType(typedYuan(fen))}>
            {money(fen)}
          </Button>
        ))}
      </div>
    </>
  )
}

type PurposeProps = {
  rates: readonly Rate[]
  product: string
  onProduct: (product: string) => void
  /** that the amount brings; null for the balance, and while there is none */
  points: number | null
}

function Purpose({ rates, product, onProduct, points }: PurposeProps) {
  const { t } = useTranslation('billing')
  const amounts = useAmounts()
  const productName = useProductName()
  return (
    <Field
      label={t('recharge.for')}
      {...(points !== null && { hint: t('recharge.brings', { points: amounts.points(points) }) })}
    >
      <Select value={product} onChange={(_, { value }) => onProduct(value)}>
        <option value="">{t('recharge.forBalance')}</option>
        {rates.map(({ product_id }) => (
          <option key={product_id} value={product_id}>
            {t('recharge.forPoints', { product: productName(product_id) })}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    '& input': { fontVariantNumeric: 'tabular-nums' },
  },
  quick: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
