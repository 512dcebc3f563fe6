import { useEffect, useState } from 'react'
import { billingCalls } from '#domain/billing/calls'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { useAddress } from '../../lib/useAddress.ts'
import type { PaymentStart } from './PaymentDialog.tsx'

/** The order that the address names when a payment page sends the user back here: it is looked up until it is paid. */
export function useReturned() {
  const [params, setParams] = useAddress()
  const wanted = params.get('order')
  const [found, setFound] = useState<PaymentStart | null>(null)
  const toasts = useToasts()

  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    const { signal } = leaving
    const look = async () => {
      try {
        const { list } = await request(billingCalls.orders, { limit: 100, page: 1 }, { signal })
        const order = list.find(({ id }) => id === wanted)
        if (order) setFound({ ...order, payment: { ...order, order_id: order.id } })
      } catch (error) {
        toasts.failed(error)
      }
    }
    void look()
    return () => leaving.abort()
  }, [wanted, toasts])

  return {
    paying: found?.payment.order_id === wanted ? found : null,
    close: () =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          next.delete('order')
          return next
        },
        { replace: true },
      ),
  }
}
