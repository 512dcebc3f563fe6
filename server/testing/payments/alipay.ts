import { randomUUID, sign, verify } from 'node:crypto'
import type { AlipaySettings } from '../../payments/alipay.ts'
import { type FakeProvider, type KeptBill, newestOf, rsa, type SignedWebhook, serve } from './provider.ts'

const appId = '2021000000000001'

export async function startAlipay(): Promise<FakeProvider & { settings: AlipaySettings }> {
  const bills = new Map<string, KeptBill>()
  const refused: string[] = []
  const [merchant, own, forger] = [rsa(), rsa(), rsa()]
  let how = 'well'

  const signed = (text: string) =>
    sign('sha256', Buffer.from(text), how === 'a forged answer' ? forger.privateKey : own.privateKey).toString('base64')
  const answer = (method: string, content: object) => {
    // As Alipay writes it: the slash escaped, so that only its own text has its signature.
    const text = JSON.stringify(content).replaceAll('/', '\\/')
    return { body: `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${signed(text)}"}` }
  }

  const { url, stop } = await serve(({ body }) => {
    const { sign: signature = '', ...form } = Object.fromEntries(new URLSearchParams(body))
    const text = ordered(form)
    if (!verify('sha256', Buffer.from(text), merchant.publicKey, Buffer.from(signature, 'base64'))) {
      refused.push(form.method!)
      return answer(form.method!, { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' })
    }
    if (how === 'an error') return answer(form.method!, { code: '20000', msg: 'Service Currently Unavailable' })
    const content = JSON.parse(form.biz_content!) as Record<string, string>
    const reference = content.out_trade_no!
    if (form.method === 'alipay.trade.precreate') {
      bills.set(reference, {
        reference,
        amount: Math.round(Number(content.total_amount) * 100),
        currency: 'CNY',
        paid: false,
        notifyUrl: form.notify_url!,
      })
      const qr_code = `https://qr.alipay.com/${reference}`
      return answer(form.method, { code: '10000', msg: 'Success', out_trade_no: reference, qr_code })
    }
    const bill = bills.get(reference)
    if (!bill?.paid)
      return answer(form.method!, { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' })
    return answer(form.method!, {
      code: '10000',
      msg: 'Success',
      out_trade_no: reference,
      trade_no: `20261121${reference.slice(0, 20)}`,
      trade_status: 'TRADE_SUCCESS',
      total_amount: (bill.amount / 100).toFixed(2),
      buyer_logon_id: '中***@example.com',
    })
  })

  function webhook({ reference, declined, ...changes }: Parameters<FakeProvider['webhook']>[0]): SignedWebhook {
    const { amount = 0 } = { ...bills.get(reference), ...changes }
    const said = {
      notify_id: randomUUID(),
      notify_type: 'trade_status_sync',
      app_id: appId,
      charset: 'utf-8',
      version: '1.0',
      out_trade_no: reference,
      trade_no: `20261121${reference.slice(0, 20)}`,
      trade_status: declined ? 'TRADE_CLOSED' : 'TRADE_SUCCESS',
      total_amount: (amount / 100).toFixed(2),
      // Percent signs, blanks and an empty value: decoded once, signed as they are.
      subject: 'Fairlead 100% + 展客通',
      body: '',
    }
    const form = new URLSearchParams({ ...said, sign_type: 'RSA2', sign: signed(ordered(said)) })
    return {
      body: Buffer.from(form.toString()),
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    }
  }

  return {
    url,
    bills,
    refused,
    newest: () => newestOf(bills),
    webhook,
    answersWith: (wanted) => (how = wanted),
    stop,
    settings: { baseUrl: url, appId, privateKey: merchant.privateKey, alipayPublicKey: own.publicKey },
  }
}

const ordered = (form: Record<string, string>) =>
  Object.entries(form)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
