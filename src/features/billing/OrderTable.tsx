import { makeStyles, tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type Order, orderMachine } from '#domain/billing/order'
import { next } from '#domain/shared/machine'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { Table, type TableColumn } from '../../components/Table.tsx'
import { useFormats } from '../../lib/formats.ts'
import { orderTones } from './tones.ts'
import { useAmounts } from './useAmounts.ts'
import { useWhatFor } from './useWhatFor.ts'

type PaymentProps = { payingId: string | null; onPay: (order: Order) => void }

/** Orders, each with the way to pay it where it is not paid. */
export function OrderTable({ orders, ...paying }: PaymentProps & { orders: readonly Order[] }) {
  const { t } = useTranslation('billing')
  const { money } = useAmounts()
  const { dateTime } = useFormats()
  const whatFor = useWhatFor()
  const columns = orderColumns({ t, money, dateTime, whatFor }, paying)
  return <Table label={t('orders.menu')} rows={orders} columns={columns} keyOf={({ id }) => id} />
}

type Words = {
  t: TFunction<'billing'>
  money: (fen: number) => string
  dateTime: (at: number) => string
  whatFor: (order: Order) => string
}

function orderColumns({ t, money, dateTime, whatFor }: Words, paying: PaymentProps): TableColumn<Order>[] {
  return [
    { key: 'for', title: t('columns.for'), cell: whatFor },
    { key: 'price', title: t('columns.price'), isNumber: true, isHead: true, cell: ({ price }) => money(price) },
    { key: 'status', title: t('columns.status'), cell: (order) => <Status order={order} /> },
    { key: 'paytype', title: t('columns.paytype'), cell: ({ paytype }) => t(`way.${paytype}`) },
    { key: 'created_at', title: t('columns.created_at'), cell: ({ created_at }) => dateTime(created_at) },
    { key: 'order_no', title: t('columns.order_no'), cell: ({ order_no }) => order_no },
    {
      key: 'action',
      title: t('columns.action'),
      cell: (order) => next(orderMachine, order.status, 'again') && <PayButton order={order} {...paying} />,
    },
  ]
}

function Status({ order: { status, flagged } }: { order: Order }) {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  return (
    <span className={styles.badges}>
      <StatusBadge tone={orderTones[status]}>{t(`orderStatus.${status}`)}</StatusBadge>
      {flagged && <StatusBadge tone="warning">{t('orders.flagged')}</StatusBadge>}
    </span>
  )
}

function PayButton({ order, payingId, onPay }: PaymentProps & { order: Order }) {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const words = t(order.status === 'pending' ? 'orders.pay' : 'orders.again')
  return (
    <OnlineButton
      size="small"
      className={styles.pay}
      aria-label={`${words} ${order.order_no}`}
      {...(payingId !== null && { disabledFocusable: true })}
      onClick={() => onPay(order)}
    >
      {words}
    </OnlineButton>
  )
}

const useStyles = makeStyles({
  pay: { whiteSpace: 'nowrap', minWidth: 'auto', '@media (pointer: coarse)': { minWidth: '88px' } },
  badges: { display: 'inline-flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
})
