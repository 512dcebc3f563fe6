import type { MutationArgs } from '../mutations.ts'
import type { Contact, ContactDraft } from './contact.ts'
import type { CustomPatch } from './customField.ts'
import { type Exclusions, exclusionOf, type NewExclusion } from './excluded.ts'

/** Fields that many contacts can be given at once, beside their labels and their status. */
export const bulkEditFields = [
  'company',
  'position',
  'country',
  'company_website',
  'address',
  'founded_time',
  'remark',
] as const satisfies (keyof ContactDraft)[]
export type BulkEditField = (typeof bulkEditFields)[number]
export type BulkFields = Partial<Pick<ContactDraft, 'category' | 'source' | 'follow_up_status' | BulkEditField>> & {
  custom_fields?: CustomPatch
}

/** What changes contacts themselves. */
export type BulkEdit = { kind: 'patch'; fields: BulkFields } | { kind: 'tag.add' | 'tag.remove'; tag: string }
/** What can be done to any number of contacts at once. `exclude`: nothing is sent to them any more. */
export type BulkAction = BulkEdit | { kind: 'delete' } | { kind: 'exclude' }

type Names =
  | 'contact.patch'
  | 'contact.tag.add'
  | 'contact.tag.remove'
  | 'contact.delete'
  | 'contact.restore'
  | 'contact.putBack'
  | 'excluded_contact.create'
  | 'excluded_contact.delete'
export type BulkChange = { [N in Names]: { name: N; args: MutationArgs<N> } }[Names]

/** For at most `limits.rowsPerMutation` contacts. */
export function editChange(edit: BulkEdit, ids: string[]): BulkChange {
  if (edit.kind === 'patch') return { name: 'contact.patch', args: { ids, fields: edit.fields } }
  return { name: `contact.${edit.kind}`, args: { ids, tag: edit.tag } }
}

/** What is already as the edit would make it stays untouched. */
export function changes(edit: BulkEdit, contact: Contact): boolean {
  if (edit.kind === 'patch') return !has(contact, edit.fields)
  return contact.tag.includes(edit.tag) === (edit.kind === 'tag.remove')
}

/** How to put a contact back that was changed so; contacts with the same way back are put back together. */
export function wayBack(edit: BulkEdit, contact: Contact): BulkEdit {
  if (edit.kind === 'patch') return { kind: 'patch', fields: fieldsOf(contact, edit.fields) }
  return { kind: edit.kind === 'tag.add' ? 'tag.remove' : 'tag.add', tag: edit.tag }
}

/** Whether nobody has changed since what the edit made: then it may be put back. */
export const isStillSo = (edit: BulkEdit, contact: Contact) => !changes(edit, contact)

/** Every address of a contact to which something is still sent. */
export function toExclude({ phones, emails }: Contact, known: Exclusions, newId: () => string): NewExclusion[] {
  const row = (address: { full_number?: string; email?: string }): NewExclusion => ({
    id: newId(),
    full_number: '',
    email: '',
    whatsapp_id: '',
    reason: '',
    ...address,
  })
  return [
    ...phones
      .filter((phone) => !exclusionOf(known, { phones: [phone], emails: [] }))
      .map(({ full_number }) => row({ full_number })),
    ...emails
      .filter((email) => !exclusionOf(known, { phones: [], emails: [email] }))
      .map(({ email }) => row({ email })),
  ]
}

const keysOf = (fields: BulkFields) => Object.keys(fields) as (keyof BulkFields)[]
const has = (contact: Contact, fields: BulkFields) =>
  keysOf(fields).every((field) =>
    field === 'custom_fields'
      ? Object.entries(fields.custom_fields ?? {}).every(([id, value]) => customOf(contact, id) === value)
      : contact[field] === fields[field],
  )
const customOf = (contact: Contact, id: string) => contact.custom_fields?.[id] ?? null
const fieldsOf = (contact: Contact, fields: BulkFields): BulkFields =>
  Object.fromEntries(
    keysOf(fields).map((field) => [field, field === 'custom_fields' ? customWas(contact, fields) : contact[field]]),
  )
const customWas = (contact: Contact, { custom_fields = {} }: BulkFields): CustomPatch =>
  Object.fromEntries(Object.keys(custom_fields).map((id) => [id, customOf(contact, id)]))
