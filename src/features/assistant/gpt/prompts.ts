/** Beginnings of questions for an exporter's work; what stands in brackets is to be filled in. */
export const promptNames = [
  'offer',
  'followUp',
  'firstMail',
  'customsWords',
  'productTitle',
  'complaint',
  'terms',
  'translate',
] as const
export type PromptName = (typeof promptNames)[number]
