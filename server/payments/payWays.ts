import type { PayType } from '#domain/billing/order'
import { alipay } from './alipay.ts'
import type { PayWay } from './payWay.ts'
import type { PaymentSettings } from './settings.ts'
import { stripe } from './stripe.ts'
import { wechat } from './wechat.ts'

export type PayWays = Partial<Record<PayType, PayWay>>

/** Those that are there: the operator's, or the demo's own. */
export const payWaysOf = (settings: PaymentSettings, cashier: { way: PayWay } | null): PayWays =>
  cashier
    ? { sandbox: cashier.way }
    : {
        ...(settings.stripe && { stripe: stripe(settings.stripe) }),
        ...(settings.alipay && { alipay: alipay(settings.alipay) }),
        ...(settings.wechat && { wechat: wechat(settings.wechat) }),
      }
