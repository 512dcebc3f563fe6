import * as z from 'zod/mini'
import { ListOrigin } from '../contacts/companions/origin.ts'
import {
  type Contact,
  type ContactDraft,
  ContactFields,
  counterFields,
  draftFields,
  emptyDraft,
} from '../contacts/contact.ts'
import { withCustom } from '../contacts/customField.ts'
import type { ErrorCode } from '../errors.ts'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { next } from '../shared/machine.ts'
import { type Actor, mustBeNew, mustExist, mutation, type Row } from '../shared/mutation.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import {
  type ExportAction,
  type ExportTask,
  exportActions,
  exportExpiry,
  exportMachine,
  NewExportTask,
  newExport,
} from './exportTask.ts'
import {
  type ImportAction,
  type ImportTask,
  ImportTaskCounts,
  importActions,
  importMachine,
  NewImportTask,
  newImport,
} from './importTask.ts'

const Ids = z.array(Id).check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.rowsPerMutation))

export const exchangeMutations = {
  'import_task.create': mutation({
    version: 1,
    entity: 'import_task',
    input: NewImportTask,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, task, { user, edited_at }) =>
      row ?? {
        ...task,
        ...newImport,
        belongto: user,
        created_at: edited_at,
        updated_at: edited_at,
      },
  }),

  'import_task.change': mutation({
    version: 1,
    entity: 'import_task',
    input: z.object({ id: Id, action: z.enum(importActions), counts: z.optional(ImportTaskCounts) }),
    ids: ({ id }) => [id],
    refuse: (row, { action }) => mustExist(row) ?? mustBeAble(importAfter(row, action)),
    apply(row, { action, counts }, { edited_at }) {
      const state = row && importAfter(row, action)
      if (!state) return row
      const ended_at = state === 'running' || state === 'undoing' ? null : edited_at
      return { ...row, ...counts, state, ended_at, updated_at: edited_at }
    },
  }),

  /** Where the list is from, noted or corrected after it was imported. */
  'import_task.origin': mutation({
    version: 1,
    entity: 'import_task',
    input: z.object({ id: Id, origin: ListOrigin }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    apply: (row, { origin }, { edited_at }) => row && { ...row, origin, updated_at: edited_at },
  }),

  /** Takes back contacts that an import made: those that nobody has touched since, as the judge knows it. */
  'contact.unimport': mutation({
    version: 1,
    entity: 'contact',
    input: z.object({ ids: Ids }),
    ids: ({ ids }) => ids,
    refuse: (row, _, actor) => mustMayDelete(actor) ?? mustBeOpen(row, actor),
    apply: (row) => (row && isContactUntouched(row as Contact) ? null : row),
  }),

  /** Takes back what `contact.fill` added, where it still stands so; `rows` say what that was. */
  'contact.unfill': mutation({
    version: 1,
    entity: 'contact',
    input: z.object({
      rows: z.array(z.extend(ContactFields, { id: Id })).check(z.minLength(1), z.maxLength(limits.rowsPerMutation)),
    }),
    ids: ({ rows }) => rows.map(({ id }) => id),
    refuse: (row, _, actor) => mustBeOpen(row, actor),
    apply(row, { rows }, { id, edited_at }) {
      const added = rows.find((one) => one.id === id)
      return row && added ? unfillContact(row as Contact, added, edited_at) : row
    },
  }),

  'export_task.create': mutation({
    version: 1,
    entity: 'export_task',
    input: NewExportTask,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, task, { user, edited_at }) =>
      row ?? {
        ...task,
        ...newExport,
        belongto: user,
        created_at: edited_at,
        updated_at: edited_at,
        expires_at: exportExpiry(edited_at),
      },
  }),

  'export_task.change': mutation({
    version: 1,
    entity: 'export_task',
    input: z.object({
      id: Id,
      action: z.enum(exportActions),
      rows: z.optional(z.int().check(z.minimum(0), z.maximum(limits.exportRows))),
      bytes: z.optional(z.int().check(z.minimum(0))),
    }),
    ids: ({ id }) => [id],
    refuse: (row, { action }) => mustExist(row) ?? mustBeAble(exportAfter(row, action)),
    apply(row, { action, rows, bytes }, { edited_at }) {
      const state = row && exportAfter(row, action)
      if (!state) return row
      const made = { ...(rows !== undefined && { rows }), ...(bytes !== undefined && { bytes }) }
      return { ...row, ...made, state, updated_at: edited_at }
    },
  }),
}

const importAfter = (row: Row | null, action: ImportAction) =>
  row ? next(importMachine, (row as ImportTask).state, action) : undefined
const exportAfter = (row: Row | null, action: ExportAction) =>
  row ? next(exportMachine, (row as ExportTask).state, action) : undefined
const mustBeAble = (after: string | undefined): ErrorCode | null => (after ? null : 'taskStateChanged')

/** What a person wants left alone is for the main account. */
const mustBeOpen = (row: Row | null, { role }: Actor): ErrorCode | null =>
  role === 'sub' && (row as Partial<Contact> | null)?.restricted_at ? 'restricted' : null

/** As it was made: neither edited, nor written to, nor asked to be left alone. */
export const isContactUntouched = (contact: Contact) =>
  contact.updated_at === contact.created_at &&
  !contact.restricted_at &&
  counterFields.every((field) => contact[field] === 0)

/** What `fillContact` would add to this contact, as `contact.unfill` takes it back. */
export function addedByFill(before: Contact, after: Contact): ContactFields {
  const added: ContactFields = {}
  for (const field of draftFields) {
    if (field === 'phones') note(after.phones.slice(before.phones.length), 'phones')
    else if (field === 'emails') note(after.emails.slice(before.emails.length), 'emails')
    else if (field === 'tag') note(after.tag.slice(before.tag.length), 'tag')
    else if (after[field] !== before[field]) Object.assign(added, { [field]: after[field] })
  }
  const custom = Object.entries(after.custom_fields ?? {}).filter(([id]) => before.custom_fields?.[id] === undefined)
  if (custom.length > 0) added.custom_fields = Object.fromEntries(custom)
  return added

  function note(more: unknown[], field: keyof ContactDraft) {
    if (more.length > 0) Object.assign(added, { [field]: more })
  }
}

/** A field that has another value by now stays, and of a list goes what was added. */
export function unfillContact(contact: Contact, added: ContactFields, at: number): Contact {
  const left: Contact = { ...contact }
  for (const field of draftFields) {
    const value = added[field]
    if (value === undefined) continue
    if (field === 'phones') left.phones = without(contact.phones, added.phones!, (phone) => phone.full_number)
    else if (field === 'emails') left.emails = without(contact.emails, added.emails!, ({ email }) => email)
    else if (field === 'tag') left.tag = without(contact.tag, added.tag!, (tag) => tag)
    else if (contact[field] === value) Object.assign(left, { [field]: emptyDraft[field] })
  }
  const own = Object.entries(added.custom_fields ?? {}).filter(([id, value]) => contact.custom_fields?.[id] === value)
  if (own.length > 0)
    left.custom_fields = withCustom(contact.custom_fields, Object.fromEntries(own.map(([id]) => [id, null])))
  const isSame = own.length === 0 && draftFields.every((field) => same(left[field], contact[field]))
  return isSame ? contact : { ...left, updated_at: at }
}

const same = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other) ? one.length === other.length : one === other

function without<T>(all: readonly T[], gone: readonly T[], key: (item: T) => string): T[] {
  const keys = new Set(gone.map(key))
  return all.filter((item) => !keys.has(key(item)))
}
