import * as z from 'zod/mini'
import { type DeliveryChannel, ProviderError, type ProviderErrorKind, type SmsMessage } from '../channel.ts'

export type HttpSmsSettings = { url: string; account: string; token: string; from: string }

const timeoutMs = 30_000

const Created = z.object({ sid: z.string() })
const Refused = z.object({ code: z.number() })

/** Any service that takes messages as Twilio does: https://www.twilio.com/docs/messaging/api/message-resource */
export function httpSms({ url, account, token, from }: HttpSmsSettings): DeliveryChannel<SmsMessage> {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  // A sender is a number, a name, or a messaging service, whose id begins with MG.
  const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }

  return {
    async send({ to, text }, { idempotencyKey, signal }) {
      const response = await post(new URLSearchParams({ To: `+${to}`, ...sender, Body: text }), idempotencyKey, signal)
      const answer: unknown = await response.json().catch(() => null)
      const created = z.safeParse(Created, answer)
      if (response.ok && created.success) return { providerId: created.data.sid }
      const refused = z.safeParse(Refused, answer)
      const code = refused.success ? refused.data.code : response.status
      throw new ProviderError(kindOf(response.status, code), code)
    },
    stop: async () => {},
  }

  async function post(body: URLSearchParams, idempotencyKey: string, signal: AbortSignal): Promise<Response> {
    try {
      return await fetch(address, {
        method: 'POST',
        headers: { authorization, 'idempotency-key': idempotencyKey },
        body,
        // Credentials and a person's number go where the operator said, and nowhere else.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
    } catch (cause) {
      const { name, cause: beneath } = cause as Error & { cause?: { code?: string } }
      const code = beneath?.code ?? name
      throw new ProviderError(isBeforeSending(code) ? 'unreachable' : 'uncertain', code, cause)
    }
  }
}

const isBeforeSending = (code: string) =>
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|.*CERT.*)$/.test(code)

/** A status of its own says more than the code: https://www.twilio.com/docs/api/errors */
function kindOf(status: number, code: number): ProviderErrorKind {
  if (status === 401 || status === 403 || code === 20003) return 'credentials'
  if (status === 429 || code === 20429) return 'limited'
  // The sender is not ours, or may not write to this country: no receiver's fault.
  if ([21212, 21603, 21606, 21659, 21660].includes(code)) return 'credentials'
  if (status >= 400 && status < 500) return 'rejected'
  return status === 503 ? 'later' : 'uncertain'
}
