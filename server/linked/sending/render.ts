import { countryNamer } from '#domain/contacts/countryName'
import type { CustomField } from '#domain/contacts/customField'
import { customTextIn } from '#domain/contacts/customText'
import { customMergeValues, type MergeValues, merged, mergeValues } from '#domain/email/render/mergeTags'
import { limits } from '#domain/limits'
import { variantBy, withVariants } from '#domain/linked/variants'
import type { Candidate } from '../../campaigns/sending/candidates.ts'
import type { LinkedSnapshot } from './snapshot.ts'

/** The text that one receiver gets; null: it is empty, or longer than may be sent. */
export function renderLinked(
  receiver: Candidate,
  { text, language, file }: LinkedSnapshot,
  fields: readonly CustomField[],
): string | null {
  const written = merged(withVariants(text, variantBy(receiver.id)), valuesOf(receiver, language, fields)).trim()
  if (!written && !file) return null
  return written.length > limits.linkedTextLength ? null : written
}

const namers = { zh: countryNamer('zh-CN'), en: countryNamer('en-US') }
const customTexts = { zh: customTextIn('zh-CN'), en: customTextIn('en-US') }

/** It goes to a number: an email address it has none to say. */
const valuesOf = (
  receiver: Candidate,
  language: LinkedSnapshot['language'],
  fields: readonly CustomField[],
): MergeValues => ({
  ...mergeValues(receiver, '', namers[language]),
  ...customMergeValues(fields, receiver.custom_fields, customTexts[language]),
})
