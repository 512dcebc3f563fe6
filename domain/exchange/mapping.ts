import { headerKey } from '../contacts/headerKey.ts'
import type { KeptMapping, MappedField } from './importTask.ts'

const keyLength = 100

/** Headers told apart as a header set is: whatever their case and punctuation, several of one name by their order. */
export function columnKeys(headers: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return headers.map((header) => {
    const key = headerKey(header.slice(0, keyLength))
      .replace(/[\u0000-\u001f\u007f\ud800-\udfff]/g, '')
      .slice(0, keyLength)
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    return nth === 1 ? key : `${key}#${nth}`
  })
}

/** How columns of these names were mapped before; null when it was another set of names, in whatever order. */
export function rememberedFields(kept: KeptMapping, headers: readonly string[]): (MappedField | null)[] | null {
  const fields = new Map(kept.map(({ column, field }) => [column, field]))
  const keys = columnKeys(headers)
  if (keys.length !== fields.size || keys.every((key) => key === '')) return null
  return keys.every((key) => fields.has(key)) ? keys.map((key) => fields.get(key) ?? null) : null
}
