import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components'
import { CheckmarkCircleRegular, ClockRegular, DismissCircleRegular, OpenRegular } from '@fluentui/react-icons'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { billingCalls } from '#domain/billing/calls'
import type { Order, Payment } from '#domain/billing/order'
import { Dialog } from '../../components/Dialog.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { QrCode } from '../../components/QrCode.tsx'
import { useFormats } from '../../lib/formats.ts'
import { request } from '../../lib/http.ts'
import { usePhone } from '../../lib/media.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain } from '../../lib/useAnswer.ts'
import type { NewOrder } from './rechargeOrder.ts'
import { useAmounts } from './useAmounts.ts'
import { usePayment } from './usePayment.ts'
import { useWhatFor } from './useWhatFor.ts'

/** An order that is being paid. `payment`: what to scan or open; not there for one that comes back from paying. */
export type PaymentStart = NewOrder & {
  payment: Pick<Payment, 'order_id' | 'order_no' | 'expires_at'> & { url?: string; qr?: string }
}

/** What to pay, how, and whether it has arrived. */
export function PaymentDialog({ paying, onClose }: { paying: PaymentStart; onClose: () => void }) {
  const styles = useStyles()
  // Paying again begins anew: another code, another time to wait.
  const [{ payment, round }, setPayment] = useState({ payment: paying.payment, round: 0 })
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <Steps
            key={round}
            paying={{ ...paying, payment }}
            onPayment={(payment) => setPayment({ payment, round: round + 1 })}
            onClose={onClose}
          />
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

type StepProps = { paying: PaymentStart; onPayment: (payment: Payment) => void; onClose: () => void }

function Steps({ paying, onPayment, onClose }: StepProps) {
  const { state, isChecking, checkNow } = usePayment({ ...paying.payment, paytype: paying.paytype })
  if (state.kind === 'paid') return <Paid order={state.order} onClose={onClose} />
  if (state.kind !== 'waiting')
    return <NotPaid kind={state.kind} paying={paying} onPayment={onPayment} onClose={onClose} />
  return (
    <Waiting
      paying={paying}
      isOutOfReach={state.problem !== null}
      isChecking={isChecking}
      onCheck={checkNow}
      onClose={onClose}
    />
  )
}

type WaitingProps = Omit<StepProps, 'onPayment'> & { isOutOfReach: boolean; isChecking: boolean; onCheck: () => void }

function Waiting({ paying, isOutOfReach, isChecking, onCheck, onClose }: WaitingProps) {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const { money } = useAmounts()
  const formats = useFormats()
  const onPhone = usePhone()
  const what = useWhatFor()(paying)
  const { order_no, expires_at, url, qr } = paying.payment
  return (
    <>
      <DialogTitle>{t('pay.title', { amount: money(paying.price) })}</DialogTitle>
      <DialogContent className={styles.content}>
        <p className={styles.line}>{t('pay.for', { what })}</p>
        <p className={styles.note}>{t('pay.order', { order_no })}</p>
        {qr && (
          <>
            <QrCode text={qr} label={t('pay.code', { amount: money(paying.price), what })} />
            <p className={styles.line}>{t(`pay.scan.${paying.paytype}`)}</p>
            {/* Nobody scans the screen in their hand. */}
            {onPhone && qr.startsWith('https:') && (
              <Button as="a" href={qr} target="_blank" rel="noopener" icon={<OpenRegular />}>
                {t('pay.openHere')}
              </Button>
            )}
          </>
        )}
        {url && (
          <>
            <Button as="a" href={url} target="_blank" rel="noopener" appearance="primary" icon={<OpenRegular />}>
              {t('pay.open')}
            </Button>
            <p className={styles.note}>{t('pay.openHint')}</p>
          </>
        )}
        <p className={styles.state} role="status">
          <Spinner size="extra-tiny" aria-hidden />
          {isOutOfReach ? t('pay.unreachable') : t('pay.waiting', { time: formats.moment(expires_at) })}
        </p>
        <p className={styles.note}>{t('pay.laterHint')}</p>
      </DialogContent>
      <DialogActions fluid>
        <Button onClick={onClose}>{t('pay.later')}</Button>
        <Button disabledFocusable={isChecking} onClick={onCheck}>
          {t('pay.check')}
        </Button>
      </DialogActions>
    </>
  )
}

function Paid({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('billing')
  const { money } = useAmounts()
  const what = useWhatFor()(order)
  const text = order.product_id === null ? t('pay.paidBalance') : t('pay.paidPoints', { what })
  return (
    <Outcome
      icon={<CheckmarkCircleRegular />}
      tone="good"
      title={t('pay.paidTitle', { amount: money(order.price) })}
      text={order.flagged ? `${text} ${t('pay.flagged')}` : text}
    >
      <Button appearance="primary" autoFocus onClick={onClose}>
        {t('pay.done')}
      </Button>
    </Outcome>
  )
}

function NotPaid({ kind, paying, onPayment, onClose }: StepProps & { kind: 'expired' | 'failed' }) {
  const { t } = useTranslation('billing')
  const [isAsking, setAsking] = useState(false)
  const toasts = useToasts()
  const again = async () => {
    setAsking(true)
    try {
      onPayment(await request(billingCalls.rechargeAgain, { order_id: paying.payment.order_id }))
      askAgain()
    } catch (error) {
      setAsking(false)
      toasts.failed(error)
    }
  }
  return (
    <Outcome
      icon={kind === 'expired' ? <ClockRegular /> : <DismissCircleRegular />}
      tone="neutral"
      title={t(`pay.${kind}Title`)}
      text={t(`pay.${kind}Text`)}
    >
      <Button onClick={onClose}>{t('pay.close')}</Button>
      <OnlineButton
        appearance="primary"
        autoFocus
        {...(isAsking && { disabledFocusable: true })}
        onClick={() => void again()}
      >
        {t('pay.again')}
      </OnlineButton>
    </Outcome>
  )
}

type OutcomeProps = { icon: ReactNode; tone: 'good' | 'neutral'; title: string; text: string; children: ReactNode }

function Outcome({ icon, tone, title, text, children }: OutcomeProps) {
  const styles = useStyles()
  return (
    <>
      <DialogTitle className={styles.outcome}>
        <span className={tone === 'good' ? styles.good : styles.neutral}>{icon}</span>
        {title}
      </DialogTitle>
      <DialogContent className={styles.content}>
        <p className={styles.line} role="status">
          {text}
        </p>
      </DialogContent>
      <DialogActions fluid>{children}</DialogActions>
    </>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '440px', '@media (pointer: coarse)': { '& button, & a': { minHeight: '44px' } } },
  content: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    paddingBlock: tokens.spacingVerticalM,
    textAlign: 'center',
  },
  line: { margin: 0, textWrap: 'balance' },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, textWrap: 'balance' },
  state: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, margin: 0 },
  outcome: { display: 'grid', justifyItems: 'center', gap: tokens.spacingVerticalS, textAlign: 'center' },
  good: { display: 'flex', fontSize: '48px', color: tokens.colorPaletteGreenForeground1 },
  neutral: { display: 'flex', fontSize: '48px', color: tokens.colorNeutralForeground3 },
})
