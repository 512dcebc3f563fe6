import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../secrets.ts'

/** Where services tell of receipts and answers: one address for each channel account, which nobody can make up. */
export type WebhookChannel = 'sms' | 'whatsapp'
export const webhookPath = <C extends WebhookChannel>(channel: C) => `/hooks/${channel}/:account/:key` as const

export type WebhookOwner = { account: string; channelAccount: string }

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const nameOf = ({ account, channelAccount }: WebhookOwner) =>
  Buffer.concat([bytesOf(account), bytesOf(channelAccount)]).toString('base64url')
const keyBytes = 24
const purposeOf = (channel: WebhookChannel) => `${channel} webhook`

export function webhookUrl(secrets: Secrets, base: string, owner: WebhookOwner, channel: WebhookChannel): string {
  const name = nameOf(owner)
  const key = secrets.digest(purposeOf(channel), name).subarray(0, keyBytes).toString('base64url')
  return new URL(`/hooks/${channel}/${name}/${key}`, base).href
}

/** Whose address it is; null: it was not made here. */
export function webhookOwner(
  secrets: Secrets,
  { name, key }: { name: string; key: string },
  channel: WebhookChannel,
): WebhookOwner | null {
  const bytes = Buffer.from(name, 'base64url')
  const given = Buffer.from(key, 'base64url')
  if (bytes.length !== 32 || bytes.toString('base64url') !== name || given.length !== keyBytes) return null
  const isOurs = secrets
    .digests(purposeOf(channel), name)
    .some((digest) => timingSafeEqual(digest.subarray(0, keyBytes), given))
  return isOurs ? { account: idOf(bytes.subarray(0, 16)), channelAccount: idOf(bytes.subarray(16)) } : null
}

function idOf(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** What Meta is told to say when it makes sure of the address. */
export const verifyTokenOf = (secrets: Secrets, owner: WebhookOwner): string =>
  secrets.digest('whatsapp verification', nameOf(owner)).subarray(0, keyBytes).toString('base64url')
