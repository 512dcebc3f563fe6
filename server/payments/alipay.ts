import { type KeyObject, sign, verify } from 'node:crypto'
import * as z from 'zod/mini'
import { currency } from '#domain/billing/ledger'
import type { AppError } from '#domain/errors'
import {
  callProvider,
  failed,
  type PaymentNotice,
  type PayWay,
  parsedAnswer,
  refuse,
  yuanOf,
  yuanToFen,
} from './payWay.ts'

export type AlipaySettings = { baseUrl: string; appId: string; privateKey: KeyObject; alipayPublicKey: KeyObject }

const Precreated = z.object({ code: z.literal('10000'), out_trade_no: z.string(), qr_code: z.string() })
const Code = z.string().check(z.regex(/^[\w.-]{1,64}$/))
const Refusal = z.object({ code: Code, sub_code: z.optional(Code) })
const NotScanned = z.object({ sub_code: z.literal('ACQ.TRADE_NOT_EXIST') })
const Trade = z.object({
  code: z.literal('10000'),
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
})
const paidStatuses = ['TRADE_SUCCESS', 'TRADE_FINISHED']

/** Alipay's QR for payment in person: https://opendocs.alipay.com/open/02ekfg */
export function alipay(settings: AlipaySettings): PayWay {
  async function ask(method: string, content: object, notifyUrl?: string): Promise<unknown> {
    const form = {
      app_id: settings.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: beijingTime(new Date()),
      version: '1.0',
      ...(notifyUrl && { notify_url: notifyUrl }),
      biz_content: JSON.stringify(content),
    }
    const signature = sign('sha256', Buffer.from(signedText(form)), settings.privateKey).toString('base64')
    const { body } = await callProvider(new URL('/gateway.do?charset=utf-8', settings.baseUrl), {
      method: 'POST',
      body: new URLSearchParams({ ...form, sign: signature }),
    })
    return verified(body, `${method.replaceAll('.', '_')}_response`)
  }

  /** The signature is over the answer's own text, so it is cut out before it is parsed. */
  function verified(body: string, name: string): unknown {
    const [, content, signature] =
      new RegExp(`"${name}"\\s*:\\s*(\\{[\\s\\S]*\\})\\s*,\\s*"sign"\\s*:\\s*"([^"]+)"`).exec(body) ?? []
    if (!content || !signature || !isOfAlipay(content, signature)) throw failed('the answer is not signed by Alipay')
    return parsedAnswer(content)
  }

  const isOfAlipay = (content: string, signature: string) =>
    verify('sha256', Buffer.from(content), settings.alipayPublicKey, Buffer.from(signature, 'base64'))

  return {
    kind: 'qr',
    async start({ reference, price, subject, expiresAt, notifyUrl }) {
      const answer = await ask(
        'alipay.trade.precreate',
        {
          out_trade_no: reference,
          total_amount: yuanOf(price),
          subject,
          time_expire: beijingTime(expiresAt),
        },
        notifyUrl,
      )
      const precreated = z.safeParse(Precreated, answer)
      if (!precreated.success || precreated.data.out_trade_no !== reference) throw unexpected(answer)
      return { shown: precreated.data.qr_code, provider_id: null }
    },
    async ask({ reference }) {
      const answer = await ask('alipay.trade.query', { out_trade_no: reference })
      // Until the buyer has scanned the code there is no trade at all.
      if (z.safeParse(NotScanned, answer).success) return null
      const trade = z.safeParse(Trade, answer)
      if (!trade.success) throw unexpected(answer)
      if (!paidStatuses.includes(trade.data.trade_status)) return null
      return noticeOf(trade.data.out_trade_no, trade.data.total_amount, `trade ${trade.data.trade_no}`)
    },
    read({ body }) {
      const { sign: signature = '', sign_type, ...said } = Object.fromEntries(new URLSearchParams(body.toString()))
      if (sign_type !== 'RSA2' || !isOfAlipay(signedText(said), signature)) return refuse('not signed by Alipay')
      if (said.app_id !== settings.appId) return refuse('of another merchant')
      if (!paidStatuses.includes(said.trade_status ?? '')) return null
      return noticeOf(said.out_trade_no ?? '', said.total_amount ?? '', said.notify_id ?? `trade ${said.trade_no}`)
    },
    thanks: () => new Response('success'),
  }
}

const noticeOf = (reference: string, yuan: string, event_id: string): PaymentNotice => ({
  event_id,
  reference,
  state: 'paid',
  amount: yuanToFen(yuan),
  currency,
})

function unexpected(answer: unknown): AppError {
  const { code, sub_code } = z.safeParse(Refusal, answer).data ?? {}
  return failed(`Alipay answered ${code} ${sub_code}`)
}

/** What is signed: the names in order, each value as it is. */
const signedText = (form: Record<string, string>) =>
  Object.keys(form)
    .sort()
    .map((name) => `${name}=${form[name]}`)
    .join('&')

/** Alipay speaks in the time of Beijing, which knows no summer time. */
const beijingTime = (moment: Date) =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
