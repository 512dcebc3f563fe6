import { type DeliveryChannel, ProviderError, type SmsMessage } from '../channel.ts'
import { sendByHttp } from './services/sendByHttp.ts'
import type { SmsOutcome } from './services/service.ts'

export type HttpSmsSettings = { url: string; account: string; token: string; from: string }

/** Codes by any service that takes messages as Twilio does. */
export function httpSms({ url, account, token, from }: HttpSmsSettings): DeliveryChannel<SmsMessage> {
  return {
    async send({ to, text }, { idempotencyKey, signal }) {
      const message = { key: idempotencyKey, to, from, text, template: null, reportTo: null }
      const handing = { onHandedOver: async () => {}, signal }
      const outcome = await sendByHttp('twilio', { url, values: { account, token } }, message, handing)
      if (outcome.kind !== 'accepted') throw errorOf(outcome)
      return { providerId: outcome.refs.join(' ') }
    },
    stop: async () => {},
  }
}

function errorOf(outcome: Exclude<SmsOutcome, { kind: 'accepted' }>): ProviderError {
  const { kind, code } = outcome
  if (kind === 'refused') return new ProviderError('rejected', code)
  if (kind === 'later') return new ProviderError(/^(20)?429$/.test(code) ? 'limited' : 'later', code)
  if (kind === 'uncertain') return new ProviderError('uncertain', code)
  return new ProviderError(outcome.problem === 'unreachable' ? 'unreachable' : 'credentials', code)
}
