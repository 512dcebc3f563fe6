import type { ErrorCode } from '../errors.ts'
import type { Row, RowIndex } from '../shared/mutation.ts'
import { type ContactFields, patched } from './contact.ts'
import { type CustomField, type CustomPatch, checkCustom, isTooMuch, withCustom } from './customField.ts'

type Fields = Pick<ContactFields, 'custom_fields'>

/** Asks the company's custom fields about the values that these rows set; `of`: those of one row. */
export const consultFields = (rows: readonly Fields[], of: (id: string) => Fields['custom_fields']) =>
  rows.some(({ custom_fields }) => custom_fields)
    ? { entity: 'custom_field', refuse: (fields: RowIndex, id: string) => refuseValues(fields, of(id) ?? {}) }
    : null

/** A field that was deleted still takes what somebody wrote who had not heard of it: it may be brought back. */
function refuseValues(fields: RowIndex, patch: CustomPatch): ErrorCode | null {
  if (isTooMuch(withCustom(null, patch))) return 'customValuesFull'
  for (const [id, value] of Object.entries(patch)) {
    if (value === null || value === '') continue
    const field = fields.get(id) as CustomField | undefined
    const code = field ? checkCustom(field, value) : 'customFieldGone'
    if (code) return code
  }
  return null
}

export const refuseTooMuch = (row: Row | null, fields: Fields): ErrorCode | null =>
  fields.custom_fields && isTooMuch(patched(row ?? {}, fields).custom_fields ?? null) ? 'customValuesFull' : null
