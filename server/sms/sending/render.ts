import { needsTemplate, routePrice, type SmsAccount } from '#domain/channels/account'
import { countryNamer } from '#domain/contacts/countryName'
import type { CustomField } from '#domain/contacts/customField'
import { customTextIn } from '#domain/contacts/customText'
import { customMergeValues, type MergeValues, mergeValues } from '#domain/email/render/mergeTags'
import { limits } from '#domain/limits'
import { templateFor } from '#domain/sms/campaignRules'
import { measureSms } from '#domain/sms/parts'
import { sentText, templateValues } from '#domain/sms/sentText'
import { filledTemplate } from '#domain/sms/template'
import type { Candidate } from '../../campaigns/sending/candidates.ts'
import type { SmsTemplateUse } from '../../channels/sms/services/service.ts'
import type { ShortLink, ShortLinks } from '../shortLinks.ts'
import { numberFacts } from './numbers.ts'
import type { SmsSnapshot } from './snapshot.ts'

/** A message as one receiver gets it. `price`: of all parts, in millionths; null: nobody said. */
export type RenderedSms = {
  text: string
  template: SmsTemplateUse | null
  parts: number
  price: number | null
  links: readonly ShortLink[]
}

export type RenderContext = {
  message: SmsSnapshot
  account: Pick<SmsAccount, 'id' | 'setting' | 'templates' | 'prices'>
  fields: readonly CustomField[]
  /** null: this server has no public address, so links stay as they are */
  shorten: ShortLinks | null
}

/** null: it is empty, or longer than may be sent. */
export function renderSms(receiver: Candidate, rendering: RenderContext): RenderedSms | null {
  const { account } = rendering
  const { country } = numberFacts(receiver.address)
  const written = needsTemplate(account)
    ? fromTemplate(receiver, rendering)
    : { ...fromText(receiver, rendering, country), template: null }
  if (!written?.text.trim()) return null
  const { parts } = measureSms(written.text)
  if (parts > limits.smsParts) return null
  const perPart = routePrice(account, country)
  return { ...written, parts, price: perPart === null ? null : perPart * parts }
}

function fromText(receiver: Candidate, { message, account, fields, shorten }: RenderContext, country: string) {
  const values = valuesOf(receiver, message.language, fields)
  const sign = account.templates[0]?.sign ?? ''
  const text = sentText(message, { country, values, sign })
  return message.shortens_links && shorten ? shorten(receiver.id, text) : { text, links: [] }
}

function fromTemplate(receiver: Candidate, { message, account, fields }: RenderContext) {
  const use = templateFor(account, message)
  if (!use) return null
  const { template } = use
  const values = templateValues(template, use.values, valuesOf(receiver, message.language, fields))
  const byName = new Map(values)
  return {
    links: [],
    text: filledTemplate(template, (name) => byName.get(name) ?? ''),
    template: { sign: template.sign, code: template.code, values },
  }
}

const namers = { zh: countryNamer('zh-CN'), en: countryNamer('en-US') }
const customTexts = { zh: customTextIn('zh-CN'), en: customTextIn('en-US') }

/** A text message goes to a number: an email address it has none to say. */
const valuesOf = (
  receiver: Candidate,
  language: SmsSnapshot['language'],
  fields: readonly CustomField[],
): MergeValues => ({
  ...mergeValues(receiver, '', namers[language]),
  ...customMergeValues(fields, receiver.custom_fields, customTexts[language]),
})
