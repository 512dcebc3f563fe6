import { Button } from '@fluentui/react-components'
import { ClipboardTextLtrRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { billingCalls } from '#domain/billing/calls'
import type { Order } from '#domain/billing/order'
import { AnswerView } from '../../components/AnswerView.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Page } from '../../components/Page.tsx'
import { Pager } from '../../components/Pager.tsx'
import { pageRows } from '../../components/pageRows.ts'
import { Sheet } from '../../components/Sheet.tsx'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../lib/useAnswer.ts'
import { ListFilters } from './ListFilters.tsx'
import { isListFiltered } from './listAddress.ts'
import { NoEntriesFound } from './NoEntriesFound.tsx'
import { OrderTable } from './OrderTable.tsx'
import { PaymentDialog, type PaymentStart } from './PaymentDialog.tsx'
import { paths } from './paths.ts'
import { useList } from './useList.ts'
import { useReturned } from './useReturned.ts'

/** Every order and what became of it; what was not paid can be paid. */
export function OrdersScreen() {
  const { t } = useTranslation('billing')
  const navigate = useNavigate()
  const { list, moments, onList } = useList()
  const again = usePayAgain()
  const returned = useReturned()
  const { paying, close } = again.paying ? again : returned
  const orders = useAnswer(billingCalls.orders, {
    limit: pageRows,
    page: list.page,
    ...moments,
    ...(list.product !== null && { product_id: list.product }),
    ...(list.status && { status: list.status }),
  })
  return (
    <Page title={t('orders.menu')} intro={t('orders.intro')}>
      <Sheet>
        <ListFilters filters={['status', 'product', 'period']} list={list} onList={onList} />
        <AnswerView answered={orders} lines={8}>
          {({ count, list: rows }) => (
            <>
              {rows.length > 0 && (
                <OrderTable orders={rows} payingId={again.payingId} onPay={(order) => void again.pay(order)} />
              )}
              {count === 0 && isListFiltered(list) && <NoEntriesFound onList={onList} />}
              {count === 0 && !isListFiltered(list) && (
                <EmptyState icon={<ClipboardTextLtrRegular />} title={t('orders.empty')} text={t('orders.emptyText')}>
                  <Button appearance="primary" onClick={() => void navigate(paths.balance)}>
                    {t('recharge.title')}
                  </Button>
                </EmptyState>
              )}
              <Pager page={list.page} count={count} onPage={(page) => onList({ page })} />
            </>
          )}
        </AnswerView>
      </Sheet>
      {paying && <PaymentDialog key={paying.payment.order_id} paying={paying} onClose={close} />}
    </Page>
  )
}

function usePayAgain() {
  const toasts = useToasts()
  const [payingId, setPayingId] = useState<string | null>(null)
  const [paying, setPaying] = useState<PaymentStart | null>(null)
  async function pay(order: Order) {
    setPayingId(order.id)
    try {
      const payment = await request(billingCalls.rechargeAgain, { order_id: order.id })
      setPaying({ ...order, payment })
    } catch (error) {
      toasts.failed(error)
    } finally {
      setPayingId(null)
      // It is another order now, or it turned out to be paid.
      askAgain()
    }
  }
  return { paying, payingId, pay, close: () => setPaying(null) }
}
