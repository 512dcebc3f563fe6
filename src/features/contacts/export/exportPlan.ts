import { counterFields, draftFields } from '#domain/contacts/contact'
import type { CustomField } from '#domain/contacts/customField'
import { type CustomKey, customKey, isCustomKey } from '#domain/contacts/customKeys'
import { checkExport } from '#domain/contacts/export'
import { type ErrorCode, errors } from '#domain/errors'
import { type ExportKind, exportKinds } from '#domain/exchange/exportTask'
import { limits } from '#domain/limits'
import type { ContactQuery } from '#workers/search/api'
import { writeContactAddress } from '../list/contactAddress.ts'

const exportFields = [...draftFields, 'identities', ...counterFields, 'belongto', 'created_at', 'updated_at'] as const
type ExportField = (typeof exportFields)[number]
export type ExportSet = 'all' | 'matching' | 'selected'
/** A field of every contact, or one of the company's own. */
export type ChosenColumn = { field: ExportField | CustomKey; on: boolean }

/** What most people want in a sheet; the rest is one tick away. */
const usual = new Set<ExportField>([...draftFields, 'identities'])
export const firstColumns: readonly ChosenColumn[] = exportFields.map((field) => ({ field, on: usual.has(field) }))

/** As chosen last time. */
export const readKind = (kept: string | null): ExportKind =>
  exportKinds.find((kind) => JSON.stringify(kind) === kept) ?? 'xlsx'

/** As chosen last time; fields that came since are appended, fields that went are dropped. */
export function readColumns(kept: string | null): ChosenColumn[] {
  const known = parsed(kept).filter(isColumn)
  const names = new Set(known.map(({ field }) => field))
  if (known.length === 0) return [...firstColumns]
  return [...known, ...firstColumns.filter(({ field }) => !names.has(field)).map(({ field }) => ({ field, on: false }))]
}

function parsed(kept: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
const isColumn = (value: unknown): value is ChosenColumn =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  'on' in value &&
  (exportFields.includes(value.field as ExportField) || (typeof value.field === 'string' && isCustomKey(value.field)))

/** With the company's own fields: new ones are in the file until somebody takes them out, and one that is gone is not. */
export function withCustomColumns(columns: readonly ChosenColumn[], fields: readonly CustomField[]): ChosenColumn[] {
  const keys = fields.map(({ id }) => customKey(id))
  const kept = columns.filter(({ field }) => !isCustomKey(field) || keys.includes(field))
  const known = new Set(kept.map(({ field }) => field))
  return [...kept, ...keys.filter((key) => !known.has(key)).map((field) => ({ field, on: true }))]
}

export function moved(columns: readonly ChosenColumn[], from: number, by: 1 | -1): ChosenColumn[] {
  const to = from + by
  if (to < 0 || to >= columns.length) return [...columns]
  return columns.with(from, columns[to]!).with(to, columns[from]!)
}

/** Why this export cannot begin, or null. `available` are in the set that was chosen, `typed` is the amount. */
export const refusedExport = (set: ExportSet, available: number, typed: string): ErrorCode | null =>
  checkExport({
    amount: typed.trim() === '' ? Number.NaN : Number(typed),
    matching: available,
    selected: set === 'selected' ? available : null,
  })

/** Which contacts, as the record of exports says it: the address of the list. */
export function filterOf(set: ExportSet, query: ContactQuery): string {
  if (set === 'all') return ''
  const address = writeContactAddress({ query, opened: null, creating: false, refused: null })
  if (set === 'selected') address.set('selected', 'yes')
  return address.toString().slice(0, limits.urlLength)
}

/** Whether it is about the number that was typed; the others are about what there is. */
export const isAmountError = (code: ErrorCode) => errors[code].client === 'field'
