import type { Contact } from '../../contacts/contact.ts'
import { type CustomField, type CustomValue, type CustomValues, customValue } from '../../contacts/customField.ts'
import { limits } from '../../limits.ts'

/** What a mail may say of its receiver, and nothing else: `{{name}}`, or `{{name|friend}}` where there may be none. */
export const mergeTags = ['name', 'company', 'position', 'country', 'email', 'website'] as const
export type UsualTag = (typeof mergeTags)[number]
/** Of a custom field, by the end of its id: another name of the field leaves the mail as it is. */
export type CustomTag = `field_${string}`
export type MergeTag = UsualTag | CustomTag
/** A custom field without a value has none here. */
export type MergeValues = Record<UsualTag, string> & Partial<Record<CustomTag, string>>

const pattern = /\{\{\s*([a-z_]+|field_[0-9a-f]{8})\s*(?:\|([^{}]*))?\}\}/gi
const customPattern = /^field_[0-9a-f]{8}$/
export const isCustomTag = (name: string): name is CustomTag => customPattern.test(name)
export const customTag = ({ id }: Pick<CustomField, 'id'>): CustomTag => `field_${id.slice(-8)}`
const isTag = (name: string): name is MergeTag => (mergeTags as readonly string[]).includes(name) || isCustomTag(name)

export type MergeSource = Pick<Contact, 'name' | 'company' | 'position' | 'country' | 'company_website'>
/** What a mail may say of somebody by the company's own fields; `text`: a value as the reader writes it. */
export const customMergeValues = (
  fields: readonly CustomField[],
  values: CustomValues | null,
  text: (field: CustomField, value: CustomValue) => string,
): Partial<Record<CustomTag, string>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = customValue(field, values)
      return value === null ? [] : [[customTag(field), text(field, value)]]
    }),
  )

/** `email`: the address that is written to. Country as the reader calls it. */
export const mergeValues = (
  contact: MergeSource,
  email: string,
  countryName: (code: string) => string,
): MergeValues => ({
  name: contact.name,
  company: contact.company,
  position: contact.position,
  country: contact.country ? countryName(contact.country) : '',
  email,
  website: contact.company_website,
})

/** Values are put in as they are: who makes HTML of it escapes afterwards, and nothing in a value is a tag again. */
export const merged = (text: string, values: MergeValues): string =>
  text.replace(pattern, (whole, name: string, fallback: string | undefined) => {
    const tag = name.toLowerCase()
    return isTag(tag) ? (values[tag] ?? '').trim() || (fallback ?? '').trim() : whole
  })

/** What is read as it stands, and the tags between, each as it is written. */
export function tagParts(text: string): { source: string; tag: MergeTag | null }[] {
  const parts: { source: string; tag: MergeTag | null }[] = []
  let from = 0
  for (const found of text.matchAll(pattern)) {
    const tag = found[1]!.toLowerCase()
    if (!isTag(tag)) continue
    if (found.index > from) parts.push({ source: text.slice(from, found.index), tag: null })
    parts.push({ source: found[0], tag })
    from = found.index + found[0].length
  }
  return from < text.length ? [...parts, { source: text.slice(from), tag: null }] : parts
}

/** As a tag is written: without a fallback where there is none. */
export function tagSource(tag: string, fallback: string): string {
  const said = fallback.replace(/[{}]/g, '').trim().slice(0, limits.mergeTagFallbackLength)
  return said ? `{{${tag}|${said}}}` : `{{${tag}}}`
}

export const fallbackOf = (source: string) => /\|([^{}]*)\}\}$/.exec(source)?.[1]?.trim() ?? ''

/** The names that are no tags, as they are written, and the tags that have no fallback. */
export function tagsIn(text: string): { unknown: string[]; bare: MergeTag[]; tooLong: MergeTag[] } {
  const unknown = new Set<string>()
  const bare = new Set<MergeTag>()
  const tooLong = new Set<MergeTag>()
  for (const [, name, fallback] of text.matchAll(pattern)) {
    const tag = name!.toLowerCase()
    if (!isTag(tag)) unknown.add(name!)
    else if (fallback === undefined || !fallback.trim()) bare.add(tag)
    else if (fallback.length > limits.mergeTagFallbackLength) tooLong.add(tag)
  }
  return { unknown: [...unknown], bare: [...bare], tooLong: [...tooLong] }
}
