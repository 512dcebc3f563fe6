import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { billingCalls } from '#domain/billing/calls'
import { newId } from '#workers/newId'
import { FormDialog } from '../../components/FormDialog.tsx'
import { useFieldWords } from '../../components/formParts.tsx'
import { sendForm } from '../../components/sendForm.ts'
import { useBusy } from '../../lib/busy.ts'
import { request } from '../../lib/http.ts'
import { useProductName } from '../../lib/productName.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain } from '../../lib/useAnswer.ts'
import { typedYuan } from './amounts.ts'
import { type ExchangePlan, planExchange } from './exchangePlan.ts'
import { OrderProblem } from './OrderProblem.tsx'
import { paths } from './paths.ts'
import { useAmounts } from './useAmounts.ts'

export type PointsExchange = { product_id: number; score: number; pointsPerYuan: number }
type Props = { exchanging: PointsExchange; money: number; onClose: () => void }

/** Money for points of one product, with what will be there after it before anything happens. */
export function ExchangeDialog({ exchanging, money, onClose }: Props) {
  const { t } = useTranslation('billing')
  const navigate = useNavigate()
  const { typed, setTyped, plan, problem, isAsking, submit } = useExchange(exchanging, money, onClose)
  return (
    <FormDialog
      title={t('exchange.title')}
      submit={t('exchange.submit')}
      isBusy={isAsking || plan.kind === 'refused'}
      onSubmit={(event) => sendForm(event, submit)}
      onClose={onClose}
      also={money === 0 && <Button onClick={() => void navigate(paths.balance)}>{t('exchange.recharge')}</Button>}
    >
      <Amount typed={typed} onType={setTyped} money={money} plan={plan} />
      <Preview plan={plan} product_id={exchanging.product_id} />
      <OrderProblem error={problem} />
    </FormDialog>
  )
}

type AmountProps = { typed: string; onType: (text: string) => void; money: number; plan: ExchangePlan }

function Amount({ typed, onType, money, plan }: AmountProps) {
  const { t } = useTranslation('billing')
  const amounts = useAmounts()
  const fieldWords = useFieldWords()
  return (
    <Field
      label={t('exchange.amount')}
      hint={money > 0 ? t('exchange.balance', { amount: amounts.money(money) }) : t('exchange.noMoney')}
      {...fieldWords(typed !== '' && plan.kind === 'refused' ? plan.problem : undefined)}
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        contentBefore="¥"
        value={typed}
        onChange={(_, { value }) => onType(value)}
        contentAfter={
          money > 0 ? (
            <Button size="small" appearance="transparent" onClick={() => onType(typedYuan(money))}>
              {t('exchange.all')}
            </Button>
          ) : null
        }
      />
    </Field>
  )
}

function useExchange({ product_id, score, pointsPerYuan }: PointsExchange, money: number, onClose: () => void) {
  const { t } = useTranslation('billing')
  const { points } = useAmounts()
  const productName = useProductName()
  const toasts = useToasts()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<unknown>(null)
  const [isAsking, setAsking] = useState(false)
  useBusy(isAsking)
  const plan = planExchange({ typed, money, score, pointsPerYuan })
  // Tried again after an answer that was lost on the way, the same exchange happens once.
  const uid = useRef(newId())

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (plan.kind === 'refused' || isAsking) return
    setAsking(true)
    setProblem(null)
    try {
      const done = await request(billingCalls.exchange, { money: plan.money, product_id, uid: uid.current })
      toasts.done(t('exchange.done', { points: points(done.points), product: productName(product_id) }))
      onClose()
    } catch (error) {
      setProblem(error)
      setAsking(false)
    } finally {
      askAgain()
    }
  }
  const type = (text: string) => {
    setTyped(text)
    setProblem(null)
    uid.current = newId()
  }
  return { typed, setTyped: type, plan, problem, isAsking, submit }
}

function Preview({ plan, product_id }: { plan: ExchangePlan; product_id: number }) {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const { money, points } = useAmounts()
  const product = useProductName()(product_id)
  const isPlan = plan.kind === 'plan'
  const lines = [
    [t('exchange.cost'), isPlan ? money(plan.cost) : '–'],
    [t('exchange.brings'), t('pointsOf', { points: isPlan ? points(plan.points) : '–', product })],
    [t('exchange.moneyAfter'), isPlan ? money(plan.moneyAfter) : '–'],
    [t('exchange.scoreAfter'), isPlan ? points(plan.scoreAfter) : '–'],
  ]
  return (
    <dl className={styles.preview} aria-label={t('exchange.preview')}>
      {lines.map(([name, value]) => (
        <div key={name} className={styles.line}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const useStyles = makeStyles({
  preview: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontVariantNumeric: 'tabular-nums',
  },
  line: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  name: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, textAlign: 'end', fontWeight: tokens.fontWeightSemibold },
})
