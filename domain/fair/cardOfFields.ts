import { type CardDraft, emptyCaptured } from './captured.ts'

/** What a model calls the lines of a card; the rest stands in the remark. */
export function cardOfFields(fields: readonly { name: string; value: string }[]): CardDraft {
  const card = { ...emptyCaptured, phones: [] as string[], emails: [] as string[] }
  const more: string[] = []
  for (const { name, value } of fields) {
    const field = name.toLowerCase()
    if (/phone|mobile|tel|whatsapp/.test(field)) card.phones.push(...parts(value))
    else if (/mail/.test(field)) card.emails.push(...parts(value))
    else if (/website|url|web/.test(field)) card.company_website ||= value
    else if (field === 'name' || field === 'company' || field === 'position' || field === 'address')
      card[field] ||= value
    else if (field === 'remark') more.push(value)
    else more.push(`${name}: ${value}`)
  }
  return { ...card, remark: more.join('\n') }
}
const parts = (value: string) =>
  value
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter(Boolean)
