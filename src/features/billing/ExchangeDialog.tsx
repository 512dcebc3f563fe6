import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { billingCalls } from '#domain/billing/calls'
import { newId } from '#workers/newId'
import { useFieldWords, WholeProblem } from '../../components/formParts.tsx'
import { useBusy } from '../../lib/busy.ts'
import { request } from '../../lib/http.ts'
import { useProductName } from '../../lib/productName.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain } from '../../lib/useAnswer.ts'
import { typedOf } from './amounts.ts'
import { type ExchangePlan, planExchange } from './exchangePlan.ts'
import { paths } from './paths.ts'
import { useAmounts } from './useAmounts.ts'

export type Exchanging = { product_id: number; score: number; pointsPerYuan: number }
type Props = { exchanging: Exchanging; money: number; onClose: () => void }

/** Money for points of one product, with what will be there after it before anything happens. */
export function ExchangeDialog({ exchanging, money, onClose }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const amounts = useAmounts()
  const fieldWords = useFieldWords()
  const navigate = useNavigate()
  const { typed, setTyped, plan, problem, isAsking, submit } = useExchange(exchanging, money, onClose)
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface style={{ maxWidth: 440 }}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <DialogBody>
            <DialogTitle>{t('exchange.title')}</DialogTitle>
            <DialogContent className={styles.content}>
              <Field
                label={t('exchange.amount')}
                hint={money > 0 ? t('exchange.balance', { amount: amounts.money(money) }) : t('exchange.noMoney')}
                {...fieldWords(typed !== '' && plan.kind === 'refused' ? plan.problem : undefined)}
              >
                <Input
                  inputMode="decimal"
                  autoComplete="off"
                  contentBefore="¥"
                  value={typed}
                  onChange={(_, { value }) => setTyped(value)}
                  contentAfter={
                    money > 0 ? (
                      <Button size="small" appearance="transparent" onClick={() => setTyped(typedOf(money))}>
                        {t('exchange.all')}
                      </Button>
                    ) : null
                  }
                />
              </Field>
              <Preview plan={plan} product_id={exchanging.product_id} />
              <WholeProblem error={problem} />
            </DialogContent>
            <DialogActions fluid>
              <Button onClick={onClose}>{t('exchange.cancel')}</Button>
              {money > 0 ? (
                <Button type="submit" appearance="primary" disabledFocusable={isAsking || plan.kind === 'refused'}>
                  {t('exchange.submit')}
                </Button>
              ) : (
                <Button appearance="primary" onClick={() => void navigate(paths.balance)}>
                  {t('exchange.recharge')}
                </Button>
              )}
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}

function useExchange({ product_id, score, pointsPerYuan }: Exchanging, money: number, onClose: () => void) {
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
  content: { display: 'grid', gap: tokens.spacingVerticalL, paddingBlock: tokens.spacingVerticalM },
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
