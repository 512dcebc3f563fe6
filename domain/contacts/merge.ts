import * as z from 'zod/mini'
import { spellingOf } from '../conversations/identity.ts'
import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'
import { Id, Time } from '../shared/schema.ts'
import {
  Contact,
  ContactFields,
  type CounterField,
  counterFields,
  draftFields,
  isUnset,
  patched,
  unite,
} from './contact.ts'
import type { CustomPatch } from './customField.ts'
import { type CustomKey, customKey, isCustomKey } from './customKeys.ts'

const Counters = z.pick(Contact, {
  wt_send_count: true,
  sms_send_count: true,
  wt_api_send_count: true,
  email_send_count: true,
  wtreplycount: true,
  ins_fans: true,
  ins_follow: true,
  fb_fans: true,
  fb_follow: true,
})
/** What a merge may change of the contact that stays: what people fill in, its picture, and the server's counters. */
export const MergeFields = z.extend(ContactFields, z.partial(Counters).shape)
export type MergeFields = z.output<typeof MergeFields>

/**
 * Contacts that became part of another one, kept whole so that the merge can be undone for `limits.mergeDays`. Only the
 * server writes it; it lives with the contact that stayed.
 */
export const ContactMerge = z.object({
  id: Id,
  /** the one that stayed */
  contact_id: Id,
  merged: z.array(Id),
  rows: z.array(Contact),
  /** of the contact that stayed, what the merge changed */
  before: MergeFields,
  after: MergeFields,
  /** what lived with the merged ones and came along */
  moved: z.array(z.object({ entity: z.string(), id: Id, from: Id })),
  user: Id,
  created_at: Time,
  updated_at: Time,
})
export type ContactMerge = z.output<typeof ContactMerge>

/** Of several contacts one value is shown; lists and remarks are united instead. */
export const chosenFields = [
  'name',
  'company',
  'position',
  'company_website',
  'address',
  'founded_time',
  'country',
  'category',
  'source',
  'follow_up_status',
  'picture',
] as const
export type ChosenField = (typeof chosenFields)[number]
export const isChosenField = (field: string): field is ChosenField =>
  (chosenFields as readonly string[]).includes(field)
/** One value is shown of each custom field as well. */
export const isChosenKey = (field: string): field is ChosenField | CustomKey =>
  isChosenField(field) || isCustomKey(field)
/** Field → the contact whose value is taken; without one it is that of the contact that stays, or the first that has any. */
export type MergeChoices = Partial<Record<ChosenField | CustomKey, string>>

export const survivorRules = ['newest', 'oldest', 'fullest'] as const
export type SurvivorRule = (typeof survivorRules)[number]

/** The contact that stays comes first, the others by when they were last changed. */
export function orderForMerge(contacts: readonly Contact[], rule: SurvivorRule): Contact[] {
  const newestFirst = contacts.toSorted((a, b) => b.updated_at - a.updated_at || (a.id < b.id ? -1 : 1))
  const survivor = newestFirst.toSorted(better[rule])[0]
  return survivor ? [survivor, ...newestFirst.filter((contact) => contact !== survivor)] : []
}

const better: Record<SurvivorRule, (a: Contact, b: Contact) => number> = {
  newest: () => 0,
  oldest: (a, b) => a.created_at - b.created_at,
  fullest: (a, b) => filledIn(b) - filledIn(a),
}

const filledIn = (contact: Contact) =>
  draftFields.filter((field) => {
    const value = contact[field]
    return Array.isArray(value) ? value.length > 0 : !isUnset(value)
  }).length + customIdsIn([contact]).length

/** What the contact that stays takes over: what differs from what it has. Nothing of a list is left behind. */
export function mergedFields(contacts: readonly Contact[], choices: MergeChoices = {}): ContactFields {
  const survivor = contacts[0]!
  const fields: ContactFields = {}
  for (const field of chosenFields) {
    const from = contacts.find(({ id }) => id === choices[field]) ?? contacts.find((one) => !isUnset(one[field]))
    if (from && !same(from[field], survivor[field])) Object.assign(fields, { [field]: from[field] })
  }
  const remark = unitedRemark(contacts)
  if (remark !== survivor.remark) fields.remark = remark
  for (const field of listFields) {
    const united = contacts.map((one) => one[field]).reduce((all, more) => uniteLists(field, all, more))
    if (united.length > survivor[field].length) Object.assign(fields, { [field]: united })
  }
  const custom = mergedCustom(contacts, choices)
  if (Object.keys(custom).length > 0) fields.custom_fields = custom
  return fields
}

/** The custom fields of which any of these has a value. */
export const customIdsIn = (contacts: readonly Pick<Contact, 'custom_fields'>[]): string[] => [
  ...new Set(contacts.flatMap(({ custom_fields }) => Object.keys(custom_fields ?? {}))),
]

function mergedCustom(contacts: readonly Contact[], choices: MergeChoices): CustomPatch {
  const valueOf = (contact: Contact | undefined, id: string) => contact?.custom_fields?.[id]
  return Object.fromEntries(
    customIdsIn(contacts).flatMap((id) => {
      const chosen = contacts.find((one) => one.id === choices[customKey(id)])
      const from = chosen ?? contacts.find((one) => valueOf(one, id) !== undefined)
      const value = valueOf(from, id)
      return value === valueOf(contacts[0], id) ? [] : [[id, value ?? null]]
    }),
  )
}

const unitedRemark = (contacts: readonly Contact[]) =>
  [...new Set(contacts.map(({ remark }) => remark.trim()).filter(Boolean))].join('\n')

/** Why these cannot become one: nothing is left out of a merge, and one contact has room for so much only. */
export function refuseMerge(contacts: readonly Contact[]): ErrorCode | null {
  if (contacts.some(({ restricted_at }) => restricted_at !== null)) return 'restricted'
  const count = (field: ListField) => new Set(contacts.flatMap((one) => keysIn(field, one))).size
  const isTooMuch =
    listFields.some((field) => count(field) > most[field]) || unitedRemark(contacts).length > limits.paragraphLength
  return isTooMuch ? 'mergeTooMuch' : null
}

/** Sets what was chosen; what was added to a list meanwhile stays in it. */
export function takeMerged(contact: Contact, fields: ContactFields): Partial<Contact> {
  const taken: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined) taken[field] = isList(field) ? uniteLists(field, value as never, contact[field]) : value
  if (fields.custom_fields) taken.custom_fields = patched(contact, fields).custom_fields
  return taken
}

/** What takes the merge of these contacts back, the one that stayed first. */
export function undoOf(id: string, contacts: readonly Contact[], fields: ContactFields) {
  const [survivor, ...rows] = contacts as [Contact, ...Contact[]]
  return { id, survivor: survivor.id, rows, ...changedBy(survivor, { ...survivor, ...takeMerged(survivor, fields) }) }
}

/** What is different of a contact after a merge. */
export function changedBy(was: Contact, is: Contact): { before: MergeFields; after: MergeFields } {
  const fields = mergeable.filter((field) => !same(was[field], is[field]))
  const of = (row: Contact) => Object.fromEntries(fields.map((field) => [field, row[field]]))
  return { before: of(was), after: of(is) }
}
const mergeable = Object.keys(MergeFields.shape) as (keyof MergeFields)[]

/** Takes back what a merge brought, as far as nobody has changed it since. */
export function withoutMerged(contact: Contact, before: MergeFields, after: MergeFields): Partial<Contact> {
  const fields: Record<string, unknown> = {}
  for (const field of Object.keys(after) as (keyof MergeFields)[]) {
    if (isList(field)) fields[field] = listWithout(field, contact, before, after)
    else if (isCounter(field)) fields[field] = Math.max(0, contact[field] - (after[field]! - (before[field] ?? 0)))
    else if (field === 'custom_fields') fields[field] = customWithout(contact, before, after)
    else if (same(contact[field], after[field])) fields[field] = before[field]
  }
  return fields
}

function customWithout(contact: Contact, before: MergeFields, after: MergeFields): Contact['custom_fields'] {
  const [had, has] = [before.custom_fields ?? {}, after.custom_fields ?? {}]
  const back = Object.keys({ ...had, ...has }).filter(
    (id) => had[id] !== has[id] && (contact.custom_fields?.[id] ?? null) === (has[id] ?? null),
  )
  const patch = Object.fromEntries(back.map((id) => [id, had[id] ?? null]))
  return patched(contact, { custom_fields: patch }).custom_fields ?? null
}

/** Under what channels know these, once they are one. */
export function mergedIdentities(contacts: readonly Pick<Contact, 'identities'>[]): Contact['identities'] {
  const all = contacts.flatMap(({ identities }) => identities ?? [])
  return all.length > 0 ? unite([], all, spellingOf, limits.identitiesPerContact) : null
}

/** What was sent adds up; fans and followers are those of one and the same page. */
export function mergedCounters(contacts: readonly Contact[]): Record<CounterField, number> {
  const counted = (field: CounterField) => contacts.map((contact) => contact[field])
  const total = (field: CounterField) => counted(field).reduce((sum, count) => sum + count, 0)
  return Object.fromEntries(
    counterFields.map((field) => [
      field,
      field.endsWith('_count') || field === 'wtreplycount' ? total(field) : Math.max(...counted(field)),
    ]),
  ) as Record<CounterField, number>
}

/* ---------- fields ---------- */

const listFields = ['phones', 'emails', 'tag'] as const
type ListField = (typeof listFields)[number]
const isList = (field: string): field is ListField => (listFields as readonly string[]).includes(field)
const isCounter = (field: string): field is CounterField => (counterFields as readonly string[]).includes(field)

const itemKeys: { [F in ListField]: (item: Contact[F][number]) => string } = {
  phones: ({ full_number }) => full_number,
  emails: ({ email }) => email,
  tag: (id) => id,
}
const keysIn = (field: ListField, contact: Contact) =>
  (contact[field] as unknown[]).map(itemKeys[field] as (item: unknown) => string)
const most: Record<ListField, number> = {
  phones: limits.phonesPerContact,
  emails: limits.emailsPerContact,
  tag: limits.tagsPerContact,
}
const uniteLists = <F extends ListField>(field: F, mine: Contact[F], theirs: Contact[F]) =>
  unite<Contact[F][number]>(mine, theirs, itemKeys[field], most[field]) as Contact[F]

function listWithout(field: ListField, contact: Contact, before: MergeFields, after: MergeFields) {
  const key = itemKeys[field] as (item: unknown) => string
  const had = new Set(((before[field] ?? []) as unknown[]).map(key))
  const brought = new Set(((after[field] ?? []) as unknown[]).map(key).filter((one) => !had.has(one)))
  return (contact[field] as unknown[]).filter((item) => !brought.has(key(item)))
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
