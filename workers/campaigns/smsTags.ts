import { tagParts } from '#domain/email/render/mergeTags'
import type { SmsQuestion } from './audienceApi.ts'

/** Whether each receiver reads something else. */
export const hasTags = ({ sms }: Pick<SmsQuestion, 'sms'>): boolean =>
  [sms.text, ...sms.templates.flatMap(({ values }) => Object.values(values))].some((text) =>
    tagParts(text).some(({ tag }) => tag !== null),
  )
