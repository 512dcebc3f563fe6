import { createDecipheriv, type KeyObject, randomUUID, sign, verify } from 'node:crypto'
import * as z from 'zod/mini'
import { callProvider, failed, mustBeRecent, type PaymentNotice, type PayWay, parsedAnswer, refuse } from './payWay.ts'

export type WechatSettings = {
  baseUrl: string
  appId: string
  merchantId: string
  /** of the merchant's certificate */
  serial: string
  privateKey: KeyObject
  /** WeChat Pay's own key, and the name it goes by */
  publicKey: KeyObject
  publicKeyId: string
  /** the APIv3 key: 32 bytes */
  apiKey: string
}

const Created = z.object({ code_url: z.string() })
const Amount = z.object({ total: z.int(), currency: z.string() })
const Transaction = z.object({
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.optional(z.string()),
  amount: z.optional(Amount),
})
type Transaction = z.output<typeof Transaction>
const Notification = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.optional(z.string()) }),
})
const tagBytes = 16

/** WeChat Pay, Native: https://pay.weixin.qq.com/doc/v3/merchant/4012791874 */
export function wechat(settings: WechatSettings): PayWay {
  async function ask(method: 'GET' | 'POST', path: string, content?: object): Promise<unknown> {
    const body = content ? JSON.stringify(content) : ''
    const { body: text, headers } = await callProvider(new URL(path, settings.baseUrl), {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'Fairlead',
        authorization: authorization(method, path, body),
      },
      ...(content && { body }),
    })
    if (!isOfWechat(headers, Buffer.from(text))) throw failed('the answer is not signed by WeChat Pay')
    return parsedAnswer(text)
  }

  function authorization(method: string, path: string, body: string): string {
    const nonce = randomUUID().replaceAll('-', '')
    const time = String(Math.floor(Date.now() / 1_000))
    const signature = sign(
      'sha256',
      Buffer.from(`${[method, path, time, nonce, body].join('\n')}\n`),
      settings.privateKey,
    )
    const parts = {
      mchid: settings.merchantId,
      nonce_str: nonce,
      timestamp: time,
      serial_no: settings.serial,
      signature: signature.toString('base64'),
    }
    const list = Object.entries(parts).map(([name, value]) => `${name}="${value}"`)
    return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`
  }

  function isOfWechat(headers: Headers, body: Buffer): boolean {
    const header = (name: string) => headers.get(`wechatpay-${name}`) ?? ''
    const text = Buffer.concat([Buffer.from(`${header('timestamp')}\n${header('nonce')}\n`), body, Buffer.from('\n')])
    return (
      header('serial') === settings.publicKeyId &&
      verify('sha256', text, settings.publicKey, Buffer.from(header('signature'), 'base64'))
    )
  }

  /** AES-256-GCM; the last 16 bytes are the tag. */
  function opened({ ciphertext, nonce, associated_data = '' }: z.output<typeof Notification>['resource']): unknown {
    try {
      const bytes = Buffer.from(ciphertext, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', settings.apiKey, nonce, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(associated_data)).setAuthTag(bytes.subarray(-tagBytes))
      return parsedAnswer(Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString())
    } catch (cause) {
      return refuse('the content cannot be opened', cause)
    }
  }

  function noticeOf(transaction: Transaction, event_id: string): PaymentNotice | null {
    if (transaction.mchid !== settings.merchantId) return refuse('of another merchant')
    const state = stateOf(transaction.trade_state)
    if (!state) return null
    const { total = -1, currency = '' } = transaction.amount ?? {}
    return { event_id, reference: transaction.out_trade_no, state, amount: total, currency }
  }

  return {
    kind: 'qr',
    async start({ reference, price, subject, expiresAt, notifyUrl }) {
      const answer = await ask('POST', '/v3/pay/transactions/native', {
        appid: settings.appId,
        mchid: settings.merchantId,
        description: subject,
        out_trade_no: reference,
        notify_url: notifyUrl,
        time_expire: `${expiresAt.toISOString().slice(0, 19)}+00:00`,
        amount: { total: price, currency: 'CNY' },
      })
      const created = z.safeParse(Created, answer)
      if (!created.success) throw failed('WeChat Pay answered no code', created.error)
      return { shown: created.data.code_url, provider_id: null }
    },
    async ask({ reference }) {
      const path = `/v3/pay/transactions/out-trade-no/${reference}?mchid=${encodeURIComponent(settings.merchantId)}`
      const transaction = z.safeParse(Transaction, await ask('GET', path))
      if (!transaction.success) throw failed('WeChat Pay answered no transaction', transaction.error)
      return noticeOf(transaction.data, `transaction ${transaction.data.transaction_id ?? reference}`)
    },
    read({ headers, body, now }) {
      if (!isOfWechat(headers, body)) return refuse('not signed by WeChat Pay')
      mustBeRecent(Number(headers.get('wechatpay-timestamp')), now)
      const notification = z.safeParse(Notification, parsedAnswer(body.toString()))
      if (!notification.success) return refuse('no notification', notification.error)
      const { id, event_type, resource } = notification.data
      if (!event_type.startsWith('TRANSACTION.')) return null
      const transaction = z.safeParse(Transaction, opened(resource))
      return transaction.success ? noticeOf(transaction.data, id) : refuse('no transaction', transaction.error)
    },
    thanks: () => new Response(null, { status: 204 }),
  }
}

function stateOf(state: string): PaymentNotice['state'] | undefined {
  return { SUCCESS: 'paid' as const, PAYERROR: 'declined' as const }[state]
}
