import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { limits } from '#domain/limits'
import { type AssistantSettings, assistantSettingsOf } from './assistant/settings.ts'
import type { S3Settings } from './blobs/store.ts'
import type { ClamdAddress } from './blobs/virusScan.ts'
import type { SmtpSettings } from './channels/email/smtp.ts'
import { type SmsSettings, smsOf, smtpOf } from './channels/settings.ts'
import type { GraphAddress } from './channels/whatsapp/graph.ts'
import { type GrantSettings, grantsOf } from './email/grants/settings.ts'
import type { OwnServer } from './email/network.ts'
import { allOrNone, type Environment, SettingError } from './environment.ts'
import type { Rates } from './http/limiter.ts'
import { type LeadSettings, leadSettingsOf } from './leads/settings.ts'
import { type MetaApp, metaAppOf } from './ownPages/settings.ts'
import { type PaymentSettings, paymentsOf } from './payments/settings.ts'
import { type ShopSettings, shopSettingsOf } from './shop/site/settings.ts'

export type Settings = {
  /** 0 takes any free one */
  port: number
  host: string
  /** the data folder, absolute */
  data: string
  /** the public address, when it is not the one listened on */
  url: string | null
  /** any PostgreSQL; null: the embedded one in the data folder */
  databaseUrl: string | null
  /** the folder that remembers how far the database had come, apart from it; null: not wanted */
  watermark: string | null
  /** any store that speaks S3, for files; null: the data folder */
  s3: S3Settings | null
  /** the virus scanner that every uploaded file passes; null: none */
  clamd: ClamdAddress | null
  /** for secrets in the database; none: a file keeps one */
  keys: readonly Buffer[]
  /** whether anybody may make a company */
  register: 'open' | 'closed'
  /** customer service, as users are told whom to ask about buying; null: nobody is named */
  service: string | null
  /** how mails and text messages go out; null: they do not */
  smtp: SmtpSettings | null
  sms: SmsSettings | null
  payments: PaymentSettings
  /** providers whose mailboxes may be granted */
  grants: GrantSettings
  /** mail servers inside the operator's own network that senders may use, beside all public ones */
  mailServers: readonly OwnServer[]
  /** message centres and gateways of text messages inside the operator's own network, beside all public ones */
  smsServers: readonly OwnServer[]
  /** Meta's Graph, with its version: where numbers of WhatsApp are */
  graph: GraphAddress
  /** the operator's app at Meta, by which pages and accounts are connected; null: none */
  metaApp: MetaApp | null
  /** where leads are looked for; what is null is not set up */
  leads: LeadSettings
  /** language models and translation; what is null is not set up */
  assistant: AssistantSettings
  /** UN Comtrade, where trade of countries is asked for */
  comtrade: string
  /** the port of published shops; null: they are seen nowhere */
  shop: ShopSettings | null
  /** asked about mail domains, each `address` or `address:port`; none: those of the machine */
  nameServers: readonly string[]
  /** whether mails are read, answered and counted by themselves; tests have it done when they want it */
  mailWork: boolean
  /** the built app */
  dist: string
  /** origins that take pushes, besides those of the browsers' makers */
  pushServices: readonly string[]
  /** a throw-away sample company */
  demo: boolean
  rates: Rates
  /** how long a request may take to arrive, and its answer to be taken */
  requestSeconds: number
}

const root = resolve(import.meta.dirname, '..')

/** The environment wins over `.env`. */
export function readEnvironment(file = resolve(root, '.env')): Environment {
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env }
}

export function readSettings(env: Environment): Settings {
  return {
    port: portOf(env.PORT || '8080'),
    host: env.HOST || '127.0.0.1',
    data: resolve(root, env.FAIRLEAD_DATA || 'data'),
    url: env.FAIRLEAD_URL ? originOf('FAIRLEAD_URL', env.FAIRLEAD_URL) : null,
    databaseUrl: env.DATABASE_URL ? postgresUrl(env.DATABASE_URL) : null,
    watermark: env.FAIRLEAD_WATERMARK ? resolve(root, env.FAIRLEAD_WATERMARK) : stateFolder(env),
    s3: s3Of(env),
    clamd: env.CLAMD_URL ? clamdOf(env.CLAMD_URL) : null,
    keys: env.FAIRLEAD_KEY ? readKeys(env.FAIRLEAD_KEY, 'FAIRLEAD_KEY') : [],
    register: registerOf(env.FAIRLEAD_REGISTER || 'closed'),
    service: serviceOf(env.FAIRLEAD_SERVICE || ''),
    smtp: smtpOf(env),
    sms: smsOf(env),
    payments: paymentsOf(env),
    grants: grantsOf(env),
    mailWork: true,
    dist: resolve(root, 'dist'),
    pushServices: listOf(env.PUSH_SERVICES).map((text) => originOf('PUSH_SERVICES', text)),
    mailServers: listOf(env.MAIL_SERVERS).map((text) => ownServer('MAIL_SERVERS', text)),
    smsServers: listOf(env.SMS_SERVERS).map((text) => ownServer('SMS_SERVERS', text)),
    leads: leadSettingsOf(
      env,
      listOf(env.SOURCE_SERVERS).map((text) => ownServer('SOURCE_SERVERS', text)),
    ),
    assistant: assistantSettingsOf(
      env,
      listOf(env.MODEL_SERVERS).map((text) => ownServer('MODEL_SERVERS', text)),
    ),
    graph: graphOf(env.WHATSAPP_GRAPH || usualGraph),
    metaApp: metaAppOf(env, graphOf(env.WHATSAPP_GRAPH || usualGraph)),
    comtrade: originOf('COMTRADE_URL', env.COMTRADE_URL || 'https://comtradeapi.un.org'),
    shop: shopSettingsOf(env),
    nameServers: listOf(env.NAME_SERVERS).map(nameServer),
    demo: false,
    rates: limits.rates,
    requestSeconds: limits.requestSeconds,
  }
}

/** Where programs keep what they remember, so that a backup put back over the data folder does not put this back as well. */
function stateFolder(env: Environment): string {
  if (process.platform === 'win32') return join(env.LOCALAPPDATA || join(homedir(), 'AppData/Local'), 'Fairlead')
  if (process.platform === 'darwin') return join(homedir(), 'Library/Application Support/Fairlead')
  return join(env.XDG_STATE_HOME || join(homedir(), '.local/state'), 'fairlead')
}

function portOf(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new SettingError(`PORT must be a number from 0 to 65535, not "${text}".`)
  return port
}

const listOf = (text = '') => text.split(',').flatMap((part) => part.trim() || [])

function ownServer(name: string, text: string): OwnServer {
  const [, address = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? []
  if (!isIP(address) || Number(port) > 65_535)
    throw new SettingError(`${name} must be addresses with ports such as 192.168.1.10:587, not "${text}".`)
  return { address, port: Number(port) }
}

const usualGraph = 'https://graph.facebook.com/v25.0'

function graphOf(text: string): GraphAddress {
  const url = URL.parse(text)
  const [, version = ''] = /^\/(v\d+\.\d+)$/.exec(url?.pathname ?? '') ?? []
  if (!url || !/^https?:$/.test(url.protocol) || !version || url.search || url.username)
    throw new SettingError(`WHATSAPP_GRAPH must be an address with its version such as ${usualGraph}, not "${text}".`)
  return { url: url.origin, version }
}

function nameServer(text: string): string {
  const [, address = ''] = /^(.+?)(?::\d{1,5})?$/.exec(text) ?? []
  if (!isIP(address)) throw new SettingError(`NAME_SERVERS must be addresses such as 192.168.1.1, not "${text}".`)
  return text
}

function originOf(name: string, text: string): string {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new SettingError(`${name} must be an address such as https://fairlead.example.com, not "${text}".`)
  return url.origin
}

// The address may hold a password, so it is not repeated in the message.
function postgresUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new SettingError('DATABASE_URL must begin with postgres:// or postgresql://.')
  return text
}

function s3Of(env: Environment): S3Settings | null {
  if (!allOrNone(env, ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'], 'Files in S3')) return null
  if (!/^https?:\/\/[^/?#]+\/?$/.test(env.S3_ENDPOINT!))
    throw new SettingError('S3_ENDPOINT must be an address such as https://s3.eu-central-1.amazonaws.com.')
  return {
    endpoint: env.S3_ENDPOINT!,
    bucket: env.S3_BUCKET!,
    accessKey: env.S3_ACCESS_KEY!,
    secretKey: env.S3_SECRET_KEY!,
    region: env.S3_REGION || 'us-east-1',
  }
}

function clamdOf(text: string): ClamdAddress {
  const url = URL.parse(text)
  if (url?.protocol === 'unix:' && url.pathname.length > 1) return { path: url.pathname }
  if (url?.protocol !== 'tcp:' || !url.hostname)
    throw new SettingError(
      `CLAMD_URL must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl, not "${text}".`,
    )
  return { host: url.hostname, port: Number(url.port || 3310) }
}

/** Keys in base64, parted by commas; `name` says where they stand. */
export function readKeys(text: string, name: string): Buffer[] {
  const keys = text.split(',').map((part) => Buffer.from(part.trim(), 'base64'))
  if (keys.some((key) => key.length !== 32))
    throw new SettingError(`${name} must be 32 random bytes in base64, such as "openssl rand -base64 32" prints.`)
  return keys
}

function serviceOf(text: string): string | null {
  const contact = text.trim()
  if (contact.length > limits.lineLength)
    throw new SettingError(`FAIRLEAD_SERVICE must have at most ${limits.lineLength} characters.`)
  return contact || null
}

function registerOf(text: string): 'open' | 'closed' {
  if (text !== 'open' && text !== 'closed')
    throw new SettingError(`FAIRLEAD_REGISTER must be open or closed, not "${text}".`)
  return text
}
