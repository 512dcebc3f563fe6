import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Environment, SettingError } from '../environment.ts'
import type { AlipaySettings } from './alipay.ts'
import type { StripeSettings } from './stripe.ts'
import type { WechatSettings } from './wechat.ts'

export type PaymentSettings = {
  stripe: StripeSettings | null
  alipay: AlipaySettings | null
  wechat: WechatSettings | null
}

/** Each way to pay that the operator has set up; half a way is none, and stops the start. */
export function paymentsOf(env: Environment): PaymentSettings {
  const payments = { stripe: stripeOf(env), alipay: alipayOf(env), wechat: wechatOf(env) }
  if (Object.values(payments).some(Boolean) && !env.FAIRLEAD_URL)
    throw new SettingError('Payments need FAIRLEAD_URL, the public address: the provider tells there what was paid.')
  return payments
}

export function stripeOf(env: Environment): StripeSettings | null {
  if (!given(env, 'Stripe', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])) return null
  return {
    baseUrl: addressOf(env, 'STRIPE_URL', 'https://api.stripe.com'),
    secretKey: env.STRIPE_SECRET_KEY!,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
  }
}

export function alipayOf(env: Environment): AlipaySettings | null {
  if (!given(env, 'Alipay', ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'])) return null
  return {
    baseUrl: addressOf(env, 'ALIPAY_URL', 'https://openapi.alipay.com'),
    appId: env.ALIPAY_APP_ID!,
    privateKey: readKey(env, 'ALIPAY_PRIVATE_KEY', createPrivateKey),
    alipayPublicKey: readKey(env, 'ALIPAY_PUBLIC_KEY', createPublicKey),
  }
}

const wechatNames = [
  'WECHATPAY_APP_ID',
  'WECHATPAY_MERCHANT_ID',
  'WECHATPAY_SERIAL',
  'WECHATPAY_PRIVATE_KEY',
  'WECHATPAY_PUBLIC_KEY',
  'WECHATPAY_PUBLIC_KEY_ID',
  'WECHATPAY_API_KEY',
]

export function wechatOf(env: Environment): WechatSettings | null {
  if (!given(env, 'WeChat Pay', wechatNames)) return null
  if (Buffer.byteLength(env.WECHATPAY_API_KEY!) !== 32)
    throw new SettingError('WECHATPAY_API_KEY must be the APIv3 key of 32 characters.')
  return {
    baseUrl: addressOf(env, 'WECHATPAY_URL', 'https://api.mch.weixin.qq.com'),
    appId: env.WECHATPAY_APP_ID!,
    merchantId: env.WECHATPAY_MERCHANT_ID!,
    serial: env.WECHATPAY_SERIAL!,
    privateKey: readKey(env, 'WECHATPAY_PRIVATE_KEY', createPrivateKey),
    publicKey: readKey(env, 'WECHATPAY_PUBLIC_KEY', createPublicKey),
    publicKeyId: env.WECHATPAY_PUBLIC_KEY_ID!,
    apiKey: env.WECHATPAY_API_KEY!,
  }
}

function given(env: Environment, what: string, names: readonly string[]): boolean {
  const missing = names.filter((name) => !env[name])
  if (missing.length && missing.length < names.length)
    throw new SettingError(`${what} needs ${missing.join(' and ')} as well.`)
  return !missing.length
}

function addressOf(env: Environment, name: string, usual: string): string {
  const address = env[name] || usual
  if (!/^https?:\/\/[^/?#]+\/?$/.test(address)) throw new SettingError(`${name} must be an address such as ${usual}.`)
  return address
}

/** The key itself or the file it is in. Not the error's own words: they could hold a part of it. */
function readKey(env: Environment, name: string, read: (pem: string) => KeyObject): KeyObject {
  try {
    const text = env[name]!
    return read(text.includes('-----BEGIN') ? text.replaceAll('\\n', '\n') : readFileSync(text, 'utf8'))
  } catch {
    throw new SettingError(`${name} must be a key in PEM, or the file of one.`)
  }
}
