import { type ContactDraft, type ContactEmail, type ContactFields, typedFields } from '#domain/contacts/contact'
import { type ErrorCode, isErrorCode } from '#domain/errors'
import { Email } from '#domain/shared/schema'

type FieldResult<T> = { kind: 'fine'; value: T } | { kind: 'wrong'; code: ErrorCode }

type TextField = 'name' | 'company' | 'position' | 'company_website' | 'address' | 'founded_time' | 'remark'
export const textFieldNames = [
  'name',
  'company',
  'position',
  'company_website',
  'address',
  'founded_time',
  'remark',
] as const satisfies TextField[]

/** Asks the domain whether this may stand in that field. */
export function checkField(field: keyof ContactDraft, value: unknown): FieldResult<ContactFields> {
  const parsed = typedFields[field].safeParse(value)
  if (!parsed.success) return { kind: 'wrong', code: codeOf(parsed.error) }
  return { kind: 'fine', value: { [field]: parsed.data } }
}

export function checkEmail(text: string): FieldResult<ContactEmail> {
  const parsed = Email.safeParse(text)
  if (!parsed.success) return { kind: 'wrong', code: codeOf(parsed.error) }
  return { kind: 'fine', value: { email: parsed.data, is_valid: 'toVerify' } }
}

/** The rule names its code; a shape that was broken without one is just wrong. */
function codeOf(error: { issues: { message: string }[] }): ErrorCode {
  const said = error.issues.map(({ message }) => message).find(isErrorCode)
  return said ?? 'inputInvalid'
}
