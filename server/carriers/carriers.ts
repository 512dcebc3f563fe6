import type { Channels } from '../channels/channel.ts'
import { smsOf, smtpOf } from '../channels/settings.ts'
import type { Environment } from '../environment.ts'
import { alipay } from '../payments/alipay.ts'
import type { PayWay } from '../payments/payWay.ts'
import { alipayOf, type PaymentSettings, stripeOf, wechatOf } from '../payments/settings.ts'
import { stripe } from '../payments/stripe.ts'
import { wechat } from '../payments/wechat.ts'
import type { Settings } from '../settings.ts'

/** What messages go out by and payments come in by. */
export type CarrierChannel = keyof Channels
type PayWayName = keyof PaymentSettings
export type CarrierName = CarrierChannel | PayWayName

/** Each one's variables, and how the operator's tool calls them. `secret`: never shown again. */
type Variable = { option: string; secret?: true }
export const variables: Record<CarrierName, Record<string, Variable>> = {
  email: { SMTP_URL: { option: 'url' }, SMTP_FROM: { option: 'from' } },
  sms: {
    SMS_URL: { option: 'url' },
    SMS_ACCOUNT: { option: 'account' },
    SMS_TOKEN: { option: 'token', secret: true },
    SMS_FROM: { option: 'from' },
  },
  stripe: {
    STRIPE_URL: { option: 'url' },
    STRIPE_SECRET_KEY: { option: 'secret-key', secret: true },
    STRIPE_WEBHOOK_SECRET: { option: 'webhook-secret', secret: true },
  },
  alipay: {
    ALIPAY_URL: { option: 'url' },
    ALIPAY_APP_ID: { option: 'app-id' },
    ALIPAY_PRIVATE_KEY: { option: 'private-key', secret: true },
    ALIPAY_PUBLIC_KEY: { option: 'public-key', secret: true },
  },
  wechat: {
    WECHATPAY_URL: { option: 'url' },
    WECHATPAY_APP_ID: { option: 'app-id' },
    WECHATPAY_MERCHANT_ID: { option: 'merchant-id' },
    WECHATPAY_SERIAL: { option: 'serial' },
    WECHATPAY_PRIVATE_KEY: { option: 'private-key', secret: true },
    WECHATPAY_PUBLIC_KEY: { option: 'public-key', secret: true },
    WECHATPAY_PUBLIC_KEY_ID: { option: 'public-key-id' },
    WECHATPAY_API_KEY: { option: 'api-key', secret: true },
  },
}
export const carrierNames = Object.keys(variables) as CarrierName[]
export const isChannel = (name: CarrierName): name is CarrierChannel => name === 'email' || name === 'sms'

export const isInEnvironment = (
  name: CarrierName,
  { smtp, sms, payments }: Pick<Settings, 'smtp' | 'sms' | 'payments'>,
) => ({ email: smtp, sms, ...payments })[name] !== null

/** What its variables say; null where none is set. Wrong ones are a SettingError. */
export const settingReaders = {
  email: smtpOf,
  sms: smsOf,
  stripe: stripeOf,
  alipay: alipayOf,
  wechat: wechatOf,
} satisfies Record<CarrierName, (env: Environment) => object | null>

export const payWayOpeners: Record<PayWayName, (env: Environment) => PayWay | null> = {
  stripe: (env) => opened(stripeOf(env), stripe),
  alipay: (env) => opened(alipayOf(env), alipay),
  wechat: (env) => opened(wechatOf(env), wechat),
}
const opened = <S, T>(settings: S | null, open: (settings: S) => T): T | null => settings && open(settings)
