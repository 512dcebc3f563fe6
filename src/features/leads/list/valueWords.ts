import type { TFunction } from 'i18next'
import { type LeadSource, leadSources, type SourceLicenceName, sourceLicences } from '#domain/leadSources/licences'
import { socialNetworks, unshownCauses } from '#domain/leadSources/socialName'
import type { LeadRow } from '#domain/leads/lead'

type Words = TFunction<'leads'>

/** Names of services stay as they are; what is said in words is said in the reader's. */
const wordedSources = ['brought', 'pasted', 'site'] as const
const wordedLicences = ['registration', 'searchIndex', 'publicPage', 'dnsFacts', 'publicAddress', 'ownNote'] as const

export function sourceWords(source: LeadSource, t: Words): string {
  const worded = wordedSources.find((one) => one === source)
  return worded ? t(`sourceName.${worded}`) : leadSources[source].title
}

export function licenceWords(licence: SourceLicenceName, t: Words): string {
  const worded = wordedLicences.find((one) => one === licence)
  return worded ? t(`licenceName.${worded}`) : sourceLicences[licence].title
}

/** What a value says, in words where it is a page or account that is not what it was, or is not shown. `key`: what that was called. */
export function valueWords(
  { field, value, source }: Pick<LeadRow['values'][number], 'field' | 'value' | 'source'>,
  { key }: Pick<LeadRow, 'key'>,
  t: Words,
): string {
  if (field !== 'status' || !(socialNetworks as readonly string[]).includes(source)) return value
  const cause = unshownCauses.find((one) => one === value)
  if (cause) return t(`social.status.${cause}`)
  const [, word, name] = /^(moved|renamed): (.+)$/.exec(value) ?? []
  return word ? t(`social.status.${word as 'moved' | 'renamed'}`, { name, old: key }) : value
}
