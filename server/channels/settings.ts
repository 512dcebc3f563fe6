import { emailPattern } from '#domain/shared/schema'
import { allOrNone, type Environment, SettingError } from '../environment.ts'
import type { SmtpSettings } from './email/smtp.ts'
import type { HttpSmsSettings } from './sms/http.ts'
import type { SmppSettings } from './sms/smppSession.ts'

export type SmsSettings = ({ kind: 'http' } & HttpSmsSettings) | ({ kind: 'smpp' } & SmppSettings)

// The addresses hold passwords, so they are not repeated in the messages.
export function smtpOf(env: Environment): SmtpSettings | null {
  if (!allOrNone(env, ['SMTP_URL', 'SMTP_FROM'], 'Mails')) return null
  const url = URL.parse(env.SMTP_URL!)
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol))
    throw new SettingError('SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.')
  const secure = url.protocol === 'smtps:'
  return {
    host: hostOf(url),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from: senderOf(env.SMTP_FROM!),
  }
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

function senderOf(text: string): { name: string; address: string } {
  const [, name = '', address = ''] = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>]+)>)\s*$/.exec(text) ?? [null, '', text.trim()]
  if (!emailPattern.test(address))
    throw new SettingError(`SMTP_FROM must be an address such as Fairlead <no-reply@example.com>, not "${text}".`)
  return { name: name || 'Fairlead', address }
}

/** The address says which kind of service it is. */
export function smsOf(env: Environment): SmsSettings | null {
  return /^smpps?:/.test(env.SMS_URL ?? '') ? smppOf(env) : httpSmsOf(env)
}

function httpSmsOf(env: Environment): SmsSettings | null {
  if (!allOrNone(env, ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'], 'Text messages')) return null
  const url = (env.SMS_URL || 'https://api.twilio.com').replace(/\/+$/, '')
  if (!/^https?:\/\/[^/?#]+(\/[^?#]*)?$/.test(url))
    throw new SettingError(
      'SMS_URL must be an address such as https://api.twilio.com or smpp://user:password@smsc.example.com:2775.',
    )
  return { kind: 'http', url, account: env.SMS_ACCOUNT!, token: env.SMS_TOKEN!, from: env.SMS_FROM! }
}

const windowMost = 1_000

function smppOf(env: Environment): SmsSettings {
  const url = URL.parse(env.SMS_URL!)
  const [systemId, password] = [url?.username ?? '', url?.password ?? ''].map(decodeURIComponent) as [string, string]
  // The longest system id of the specification; its passwords end at 8 signs, and not all message centres keep to that.
  if (!url?.hostname || !/^[\x20-\x7e]{1,15}$/.test(systemId) || !/^[\x20-\x7e]{1,64}$/.test(password))
    throw new SettingError('SMS_URL must be an address such as smpp://user:password@smsc.example.com:2775.')
  if (!/^(\+?\d{1,20}|[\x20-\x7e]{1,11})$/.test(env.SMS_FROM ?? ''))
    throw new SettingError('SMS_FROM must be a number such as +15005550006, or a name of up to 11 letters and digits.')
  const [long, window] = [url.searchParams.get('long') ?? 'parts', Number(url.searchParams.get('window') ?? 10)]
  if (long !== 'parts' && long !== 'payload') throw new SettingError('In SMS_URL, long must be parts or payload.')
  if (!Number.isInteger(window) || window < 1 || window > windowMost)
    throw new SettingError(`In SMS_URL, window must be a number from 1 to ${windowMost}.`)
  const secure = url.protocol === 'smpps:'
  const port = Number(url.port) || (secure ? 3550 : 2775)
  return { kind: 'smpp', host: hostOf(url), port, secure, systemId, password, from: env.SMS_FROM!, long, window }
}
