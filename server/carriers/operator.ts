import { randomUUID } from 'node:crypto'
import type { Areas } from '../area.ts'
import { ProviderError, type ProviderErrorKind, type SendOptions } from '../channels/channel.ts'
import { writeLetter } from '../channels/email/letter.ts'
import { openChannels, stopChannels } from '../channels/open.ts'
import { smsOf, smtpOf } from '../channels/settings.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { type Environment, SettingError } from '../environment.ts'
import { noLog } from '../log.ts'
import { OperatorError } from '../operator.ts'
import { openSecrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import {
  type CarrierChannel,
  type CarrierName,
  carrierNames,
  isChannel,
  isInEnvironment,
  settingReaders,
  variables,
} from './carriers.ts'
import { dropCarrier, openCarrier, storeCarrier, storedCarriers } from './stored.ts'

/** The operator at the installation: its database, and its environment. */
export type Installation = { database: Database; areas: Areas; settings: Settings; env: Environment }
/** What was given on the command line: option → value. */
type CliOptions = Record<string, string | undefined>

const secretsOf = ({ database, areas, settings }: Installation) =>
  openSecrets(database, areas, settings, { joining: true })

/** A running server takes it at once. What stands in the environment wins over it. */
export async function setCarrier(place: Installation, name: CarrierName, given: CliOptions): Promise<void> {
  const env = variablesFrom(name, given)
  if (!isChannel(name) && !place.settings.url)
    throw new OperatorError('Payments need FAIRLEAD_URL, the public address: the provider tells there what was paid.')
  const secrets = await secretsOf(place)
  await asSystem(place.database, (connection) => storeCarrier(connection, secrets, name, env))
}

export const forgetCarrier = (database: Database, name: CarrierName): Promise<boolean> =>
  asSystem(database, (connection) => dropCarrier(connection, name))

function variablesFrom(name: CarrierName, { password, ...given }: CliOptions): Environment {
  const known = Object.entries(variables[name])
  const strange = Object.keys(given).find((option) => given[option] && !known.some(([, own]) => own.option === option))
  if (strange) throw new OperatorError(`${name} has no --${strange}. ${optionsOf(name)}`)
  const env: Environment = {}
  for (const [variable, { option }] of known) if (given[option]) env[variable] = given[option]
  if (password) putPassword(name, env, password)
  for (const option of ['private-key', 'public-key'])
    if (given[option] && !given[option].includes('-----BEGIN'))
      throw new OperatorError(`--${option} must be a key in PEM; for the file of one, --${option}-file.`)
  if (!read(name, env)) throw new OperatorError(optionsOf(name))
  return env
}

/** The addresses of mail servers and message centres hold it. */
function putPassword(name: CarrierName, env: Environment, password: string): void {
  const variable = { email: 'SMTP_URL', sms: 'SMS_URL' }[name as string]
  const url = variable && URL.parse(env[variable] ?? '')
  if (!url || !url.username)
    throw new OperatorError('--password goes with an address that names a user, such as smtp://user@mail.example.com.')
  url.password = encodeURIComponent(password)
  env[variable] = url.href
}

/** In the words of the command line. */
function read(name: CarrierName, env: Environment): object | null {
  try {
    return settingReaders[name](env)
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    const named = error.message.replace(/[A-Z]+_[A-Z_]+/g, (word) =>
      variables[name][word] ? `--${variables[name][word].option}` : word,
    )
    throw new OperatorError(named)
  }
}

function optionsOf(name: CarrierName): string {
  const options = Object.values(variables[name]).map(({ option }) => `--${option}`)
  return `Its options: ${[...options, ...(isChannel(name) ? ['--password'] : [])].join(', ')}.`
}

type CarrierLine = {
  name: CarrierName
  from: 'environment' | 'database' | null
  /** it lies in the database as well, where it has no effect */
  hidden: boolean
  /** what may be shown of it */
  shown: string
}

export async function listCarriers(place: Installation): Promise<CarrierLine[]> {
  const stored = await storedCarriers(place.database.pool)
  const secrets = stored.size ? await secretsOf(place) : null
  return carrierNames.map((name) => {
    const sealed = stored.get(name)
    if (isInEnvironment(name, place.settings))
      return { name, from: 'environment', hidden: sealed !== undefined, shown: shown(name, place.env) }
    if (!sealed) return { name, from: null, hidden: false, shown: '' }
    return { name, from: 'database', hidden: false, shown: shown(name, openCarrier(secrets!, name, sealed)) }
  })
}

function shown(name: CarrierName, env: Environment): string {
  const open = Object.entries(variables[name]).filter(([variable, { secret }]) => !secret && env[variable])
  return open.map(([variable, { option }]) => `${option} ${withoutPassword(env[variable]!)}`).join(', ')
}

function withoutPassword(value: string): string {
  const url = URL.parse(value)
  if (!url?.password) return value
  url.password = ''
  return url.href
}

/** Sends a message and says in words what the carrier answered; what it did not take is an OperatorError. */
export async function testChannel(place: Installation, name: CarrierChannel, to: string): Promise<string> {
  const channels = openChannels(await channelSettings(place, name), noLog)
  const sending: SendOptions = { idempotencyKey: randomUUID(), signal: AbortSignal.timeout(120_000) }
  try {
    const sent =
      name === 'email'
        ? await channels.email?.send({ to, ...testLetter }, sending)
        : await channels.sms?.send({ to: to.replaceAll(/\D/g, ''), text: testText }, sending)
    if (!sent) throw new OperatorError(`${name} is not set up. ${optionsOf(name)}`)
    return `The carrier took the message for ${to} as ${sent.providerId}.`
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const { kind, code, cause } = error
    const said = [code, ...(cause instanceof Error ? [cause.message] : [])].join(', ')
    throw new OperatorError(`${answers[kind]} (${said})`)
  } finally {
    await stopChannels(channels)
  }
}

async function channelSettings(place: Installation, name: CarrierChannel): Promise<Pick<Settings, 'smtp' | 'sms'>> {
  const { settings, database } = place
  const sealed = (await storedCarriers(database.pool)).get(name)
  const env = sealed && !isInEnvironment(name, settings) ? openCarrier(await secretsOf(place), name, sealed) : {}
  return name === 'email'
    ? { smtp: settings.smtp ?? smtpOf(env), sms: null }
    : { smtp: null, sms: settings.sms ?? smsOf(env) }
}

const testText = '【展客通】测试短信。Test message of Fairlead.'
const testLetter = {
  subject: '展客通测试邮件 · Test message of Fairlead',
  ...writeLetter({
    language: 'zh-CN',
    title: '展客通测试邮件 · Test message of Fairlead',
    lines: ['邮件发送设置有效。', 'Mails go out as they should.'],
  }),
}

const answers: Record<ProviderErrorKind, string> = {
  unreachable: 'The carrier was not reached; nothing was sent.',
  credentials: 'The carrier does not take this user, password or sender.',
  limited: 'The carrier takes no more messages just now.',
  later: 'The carrier does not take the message now; it may later.',
  rejected: 'The carrier does not take this message, or not for this receiver.',
  uncertain: 'The message was handed over and no answer came: it may arrive, or not.',
}
