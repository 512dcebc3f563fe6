import { createCipheriv, randomBytes, randomUUID, sign, verify } from 'node:crypto'
import type { WechatSettings } from '../../payments/wechat.ts'
import {
  type FakeProvider,
  type KeptBill,
  newestOf,
  type ProviderAnswer,
  rsa,
  type SignedWebhook,
  serve,
} from './provider.ts'

const apiKey = 'made for this test, 32 bytes it is'.slice(0, 32)
const [merchantId, serial, publicKeyId] = ['1900000001', '5157F09EFDC096DE15EBE81A47057A7200000000', 'PUB_KEY_ID_01']

export async function startWechat(): Promise<FakeProvider & { settings: WechatSettings }> {
  const bills = new Map<string, KeptBill>()
  const refused: string[] = []
  const [merchant, own, forger] = [rsa(), rsa(), rsa()]
  let how = 'well'

  function signatureHeaders(body: string, ms = Date.now()): Record<string, string> {
    const [time, nonce] = [String(Math.floor(ms / 1_000)), randomUUID()]
    const key = how === 'a forged answer' ? forger.privateKey : own.privateKey
    return {
      'wechatpay-timestamp': time,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': publicKeyId,
      'wechatpay-signature': sign('sha256', Buffer.from(`${time}\n${nonce}\n${body}\n`), key).toString('base64'),
    }
  }
  const answer = (content: object): ProviderAnswer => {
    const body = JSON.stringify(content)
    return { body, headers: signatureHeaders(body) }
  }

  function isOfMerchant(authorization: string, method: string, path: string, body: string): boolean {
    const part = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(authorization)?.[1] ?? ''
    const text = `${[method, path, part('timestamp'), part('nonce_str'), body].join('\n')}\n`
    return (
      authorization.startsWith('WECHATPAY2-SHA256-RSA2048 ') &&
      part('mchid') === merchantId &&
      part('serial_no') === serial &&
      verify('sha256', Buffer.from(text), merchant.publicKey, Buffer.from(part('signature'), 'base64'))
    )
  }

  const transactionOf = (reference: string, state: string, { amount, currency }: KeptBill) => ({
    mchid: merchantId,
    appid: 'wx0000000000000001',
    out_trade_no: reference,
    trade_state: state,
    trade_type: 'NATIVE',
    ...(state !== 'NOTPAY' && { transaction_id: `4200${reference.slice(0, 24)}`, amount: { total: amount, currency } }),
  })

  const { url, stop } = await serve(({ method, path, headers, body }) => {
    if (!isOfMerchant(headers.authorization ?? '', method, path, body)) {
      refused.push(path)
      return { status: 401, body: '{"code":"SIGN_ERROR","message":"错误的签名"}' }
    }
    if (how === 'an error') return { status: 500, body: '{"code":"SYSTEM_ERROR","message":"系统异常"}' }
    if (method === 'GET') {
      const reference = /out-trade-no\/(\w+)\?/.exec(path)![1]!
      const bill = bills.get(reference)
      if (!bill) return { status: 404, body: '{"code":"ORDER_NOT_EXIST","message":"订单不存在"}' }
      return answer(transactionOf(reference, bill.paid ? 'SUCCESS' : 'NOTPAY', bill))
    }
    const wanted = JSON.parse(body) as {
      out_trade_no: string
      notify_url: string
      amount: { total: number; currency: string }
    }
    const { out_trade_no: reference, amount, notify_url: notifyUrl } = wanted
    bills.set(reference, { reference, amount: amount.total, currency: amount.currency, paid: false, notifyUrl })
    return answer({ code_url: `weixin://wxpay/bizpayurl?pr=${reference}` })
  })

  function webhook({ reference, declined, ...changes }: Parameters<FakeProvider['webhook']>[0]): SignedWebhook {
    const bill = { reference, amount: 0, currency: 'CNY', paid: true, ...bills.get(reference), ...changes }
    const nonce = randomBytes(6).toString('hex')
    const cipher = createCipheriv('aes-256-gcm', apiKey, nonce)
    cipher.setAAD(Buffer.from('transaction'))
    const content = JSON.stringify(transactionOf(reference, declined ? 'PAYERROR' : 'SUCCESS', bill))
    const sealed = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()])
    const body = JSON.stringify({
      id: randomUUID(),
      create_time: '2026-11-21T12:00:00+08:00',
      resource_type: 'encrypt-resource',
      event_type: 'TRANSACTION.SUCCESS',
      resource: {
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: sealed.toString('base64'),
        nonce,
        associated_data: 'transaction',
      },
    })
    return { body: Buffer.from(body), headers: { 'content-type': 'application/json', ...signatureHeaders(body) } }
  }

  return {
    url,
    bills,
    refused,
    newest: () => newestOf(bills),
    webhook,
    answersWith: (wanted) => (how = wanted),
    stop,
    settings: {
      baseUrl: url,
      appId: 'wx0000000000000001',
      merchantId,
      serial,
      privateKey: merchant.privateKey,
      publicKey: own.publicKey,
      publicKeyId,
      apiKey,
    },
  }
}
