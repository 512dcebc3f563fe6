import type { ListOrigin } from '#domain/contacts/companions/origin'
import type { CustomField } from '#domain/contacts/customField'
import { customKey, isCustomKey } from '#domain/contacts/customKeys'
import { headerKey } from '#domain/contacts/headerKey'
import type { ImportTask } from '#domain/exchange/importTask'
import { rememberedFields } from '#domain/exchange/mapping'
import { limits } from '#domain/limits'
import type { DuplicatePolicy, ImportField, ImportPlan, Inspection } from '#workers/sheets/api'
import type { BareNumberKind } from '#workers/sheets/import/phoneReader'
import type { TextChoice } from '#workers/sheets/read/workbook'

export { encodings } from '#workers/sheets/read/encodings'

export type Sheets = Extract<Inspection, { kind: 'sheets' }>

/** What the user chooses besides the columns; it stays when another sheet or file is taken. */
export type ImportChoices = {
  defaultCountry: string
  bareNumbers: BareNumberKind | null
  duplicates: DuplicatePolicy
  tag: string[]
  source: string | null
  category: string | null
  keepOtherColumnsInRemark: boolean
  hiddenRows: boolean
  origin: ListOrigin | null
}
export type DelimiterChoice = NonNullable<TextChoice['delimiter']>
export const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const satisfies Record<
  DelimiterChoice,
  string
>

export type Mapping = Record<number, ImportField>

export const policies = ['skip', 'merge', 'add'] as const satisfies DuplicatePolicy[]

/** As the reader recognised the columns; one that is called like a field of the company's own is that field. */
export function suggestedMapping({ columns }: Sheets, fields: readonly CustomField[]): Mapping {
  const keys = new Map(fields.map(({ id, name }) => [headerKey(name), customKey(id)]))
  const taken = new Set<ImportField>()
  const entries = columns.flatMap(({ index, header, field }) => {
    const custom = keys.get(headerKey(header))
    const found = custom && !taken.has(custom) ? custom : field
    if (found) taken.add(found)
    return found ? [[index, found]] : []
  })
  return Object.fromEntries(entries) as Mapping
}

/** As a file with the same columns was mapped last, here or on another device; null: there was none. */
export function rememberedMapping(
  { columns }: Sheets,
  tasks: readonly ImportTask[],
  known: readonly CustomField[],
): { mapping: Mapping; name: string } | null {
  const named = columns.filter(({ header }) => header !== '')
  const headers = named.map(({ header }) => header)
  for (const { mapping, name } of tasks.toSorted((a, b) => b.created_at - a.created_at)) {
    const fields = rememberedFields(mapping, headers)
    if (!fields) continue
    const isThere = (field: ImportField) => !isCustomKey(field) || known.some(({ id }) => customKey(id) === field)
    const entries = named.flatMap(({ index }, at) => (fields[at] && isThere(fields[at]) ? [[index, fields[at]]] : []))
    return { mapping: Object.fromEntries(entries) as Mapping, name }
  }
  return null
}

export const planOf = (
  { sheet, headerRow, text }: Sheets,
  mapping: Mapping,
  choices: ImportChoices,
  fields: readonly CustomField[] = [],
): ImportPlan => ({
  sheet,
  headerRow,
  ...(text && { text }),
  mapping,
  customFields: fields.filter(({ id }) => Object.values(mapping).includes(customKey(id))),
  ...choices,
})

/** As wide as a sheet may be: there may be columns beyond, which nobody reads. */
export const isAsWideAsCanBe = ({ columns }: Sheets) => columns.some(({ index }) => index === limits.importColumns - 1)

/** Something by which a contact can be recognised or reached. */
const telling = new Set<ImportField>(['name', 'company', 'phones', 'emails'])
export const isMappingUseful = (mapping: Mapping) => Object.values(mapping).some((field) => telling.has(field))

export function withField(mapping: Mapping, index: number, field: ImportField | null): Mapping {
  const { [index]: _, ...rest } = mapping
  return field ? { ...rest, [index]: field } : rest
}

/** A, B … Z, AA: as spreadsheets name their columns. */
export function letterOf(index: number): string {
  return (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
}
