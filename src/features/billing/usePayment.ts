import { useEffect, useRef, useState } from 'react'
import { billingCalls } from '#domain/billing/calls'
import type { Order, PayType } from '#domain/billing/order'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain } from '../../lib/useAnswer.ts'
import { followPayment, type PaymentState, unpaidStatus } from './payment.ts'

type PaymentRequest = { order_id: string; paytype: PayType }

/** Looks whether the order is paid while somebody looks at it, at once when they come back from paying. */
export function usePayment({ order_id, paytype }: PaymentRequest) {
  const [state, setState] = useState<PaymentState>({ kind: 'waiting', problem: null })
  const [isChecking, setChecking] = useState(false)
  const toasts = useToasts()
  const goOn = useRef(() => {})
  const byHand = useRef(false)

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const check = async (): Promise<Order> => {
      try {
        return await request(billingCalls.checkPayment, { paytype, orderid: order_id }, { signal })
      } catch (error) {
        if (byHand.current && unpaidStatus(error) === 'pending') toasts.failed(error)
        throw error
      } finally {
        byHand.current = false
        if (!signal.aborted) setChecking(false)
      }
    }
    const tell = (next: PaymentState) => {
      setState(next)
      if (next.kind !== 'waiting') askAgain()
    }
    const pause = (ms: number) => pauseUntil(ms, (wake) => void (goOn.current = wake), signal)
    void followPayment({ check, pause, now: Date.now, tell, signal })
    return () => leaving.abort()
  }, [order_id, paytype, toasts])

  return {
    state,
    isChecking,
    checkNow() {
      byHand.current = true
      setChecking(true)
      goOn.current()
    },
  }
}

/** A hidden page asks nothing; coming back to it does. */
function pauseUntil(ms: number, onWakeable: (wake: () => void) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const onVisible = () => document.visibilityState === 'visible' && wake()
    const timer = setTimeout(() => document.visibilityState === 'visible' && wake(), ms)
    document.addEventListener('visibilitychange', onVisible)
    signal.addEventListener('abort', wake)
    onWakeable(wake)
  })
}
