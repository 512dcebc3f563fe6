import {
  ChannelAccountFields,
  missingValuesOf,
  type RoutePrice,
  type RouteSetting,
  type SmsAccountFields,
} from '#domain/channels/account'
import { isSenderName, isSenderNumber } from '#domain/sms/senderNames'
import { type SmsServiceName, smsServiceFacts } from '#domain/sms/services'

export const smppSetting: RouteSetting = {
  kind: 'smpp',
  host: '',
  port: 2775,
  secure: false,
  system_id: '',
  long: 'parts',
  window: 10,
}
export const newServiceSetting = (service: SmsServiceName): RouteSetting => ({
  kind: 'service',
  service,
  url: '',
  values: {},
})

export const emptyRoute: SmsAccountFields = {
  name: '',
  setting: newServiceSetting('twilio'),
  sender: '',
  registered_in: [],
  countries: [],
  hours: { from: 9, to: 20, days: [0, 1, 2, 3, 4] },
  per_second: 1,
  currency: '',
  prices: [],
  templates: [],
  is_on: true,
  users: [],
  assignment: 'contactOwner',
}

/** What is wrong, by the name of its field; for the values of a service `values.<name>`. */
export type RouteFault = 'empty' | 'sender' | 'invalid' | 'days' | 'currency'
export type RouteFaults = Partial<Record<string, RouteFault>>

/** A route as it may be saved; a half-typed one is a draft. */
export function routeFaultsOf(fields: SmsAccountFields): RouteFaults {
  const { setting, sender, hours, prices, currency } = fields
  const faults: Record<string, RouteFault> = {}
  if (!fields.name.trim()) faults.name = 'empty'
  if (setting.kind === 'smpp' && !setting.host.trim()) faults.host = 'empty'
  if (setting.kind === 'smpp' && !setting.system_id) faults.system_id = 'empty'
  for (const name of missingValuesOf(setting)) faults[`values.${name}`] = 'empty'
  if (sender !== '' && !isSenderName(sender) && !isSenderNumber(sender)) faults.sender = 'sender'
  if (hours.days.length === 0) faults.hours = 'days'
  if (prices.length > 0 && !currency) faults.currency = 'currency'
  for (const { path } of ChannelAccountFields.safeParse(fields).error?.issues ?? [])
    faults[nameOfPath(path)] ??= 'invalid'
  return faults
}

function nameOfPath(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String)
  return first === 'setting' ? rest.join('.') || 'setting' : (first ?? '')
}

/** The number or name, as it is stored: a number without the signs between its digits. */
export function senderOf(typed: string): string {
  const text = typed.trim()
  const digits = text.replace(/[\s().-]/g, '')
  return /^\+?\d+$/.test(digits) ? digits : text
}

const micro = 1_000_000

/** "0.0451", with a comma too; null: it is no price. */
export function priceIn(text: string): number | null {
  const typed = text.trim().replace(',', '.')
  return /^\d{1,6}(\.\d{1,6})?$/.test(typed) ? Math.round(Number(typed) * micro) : null
}
export const priceText = (perPart: number): string => String(perPart / micro)

/** Lines of a spreadsheet: a country and a price in each; `unread` are those that are neither. */
export function pastedPrices(
  text: string,
  countryOf: (text: string) => string | null,
): { prices: RoutePrice[]; unread: string[] } {
  const prices = new Map<string, number>()
  const unread: string[] = []
  for (const line of text.split(/\r?\n/).filter((one) => one.trim())) {
    const cells = line.split(/\t|;|\s{2,}|,(?!\d)/).map((cell) => cell.trim())
    const words = cells.length > 1 ? cells : line.trim().split(/\s+(?=\S+$)/)
    const country = countryOf(words[0] ?? '')
    const price = words
      .slice(1)
      .map(priceIn)
      .find((one) => one !== null)
    if (country === null || price === undefined || price === null) unread.push(line.trim())
    else prices.set(country, price)
  }
  return { prices: [...prices].map(([country, per_part]) => ({ country, per_part })), unread }
}

/** Those that are there, with these put over them. */
export function withPrices(before: readonly RoutePrice[], added: readonly RoutePrice[]): RoutePrice[] {
  const all = new Map([...before, ...added].map(({ country, per_part }) => [country, per_part]))
  return [...all].map(([country, per_part]) => ({ country, per_part }))
}

export const docsOf = (setting: RouteSetting): string | null =>
  setting.kind === 'service' ? smsServiceFacts[setting.service].docs : null

/** Fields of a service in their order, and whether each is kept secret. */
export const fieldsOfService = (service: SmsServiceName) =>
  smsServiceFacts[service].fields.map((field) => ({
    name: field.name,
    isSecret: 'isSecret' in field,
    isOptional: 'isOptional' in field,
  }))
