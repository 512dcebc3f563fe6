import * as z from 'zod/mini'
import { type ErrorCode, says } from '../errors.ts'
import { limits } from '../limits.ts'
import { type Actor, mainOnly, mustBeNew, mustExist, mutation, type Row } from '../shared/mutation.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { Contact, ContactFields, fillContact, isEmptyDraft, newContact, patched } from './contact.ts'
import { consultFields, refuseTooMuch } from './customChecks.ts'
import { customFieldMutations } from './customFieldMutations.ts'
import { excludedMutations } from './excludedMutations.ts'
import { allLabelMutations } from './labelMutations.ts'
import { mergeMutations } from './mergeMutations.ts'

const Ids = z.array(Id).check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.rowsPerMutation))
const someRows = <S extends z.ZodMiniType>(row: S) =>
  z.array(row).check(z.minLength(1), z.maxLength(limits.rowsPerMutation))

const NewContact = z.extend(ContactFields, { id: Id })
const rowIds = ({ rows }: { rows: readonly { id: string }[] }) => rows.map((row) => row.id)
const byIds = new WeakMap<readonly object[], ReadonlyMap<string, unknown>>()

/** The first row of this id. Asked for every row in turn, so the list is gone through once and not for each. */
function argOf<T extends { id: string }>(rows: readonly T[], id: string): T | undefined {
  let byId = byIds.get(rows)
  if (!byId) {
    byId = new Map(rows.toReversed().map((row) => [row.id, row]))
    byIds.set(rows, byId)
  }
  return byId.get(id) as T | undefined
}
/** What a person wants left alone is for the main account. */
const mustBeOpen = (row: Row | null, { role }: Actor): ErrorCode | null =>
  role === 'sub' && (row as Partial<Contact> | null)?.restricted_at ? 'restricted' : null
const mustBeChangeable = (row: Row | null, _: unknown, actor: Actor) => mustExist(row) ?? mustBeOpen(row, actor)
const touched = (row: Row, fields: Partial<Contact>, at: number): Row => ({ ...row, ...fields, updated_at: at })

const contactMutations = {
  /** One contact from the form, or a batch of an import. */
  'contact.create': mutation({
    version: 1,
    entity: 'contact',
    rowByRow: true,
    input: z.object({
      rows: someRows(NewContact).check(z.refine((rows) => !rows.some(isEmptyDraft), says('contactEmpty'))),
    }),
    ids: rowIds,
    creates: true,
    refuse: mustBeNew,
    consults: ({ rows }) => consultFields(rows, (id) => argOf(rows, id)?.custom_fields),
    apply(row, { rows }, { id, user, edited_at }) {
      const draft = argOf(rows, id)
      return row ?? (draft ? newContact(id, draft, user, edited_at) : null)
    },
  }),

  /** Sets these fields on all these contacts. */
  'contact.patch': mutation({
    version: 1,
    entity: 'contact',
    rowByRow: true,
    input: z.object({ ids: Ids, fields: ContactFields }),
    ids: ({ ids }) => ids,
    refuse: (row, { fields }, actor) => mustBeChangeable(row, null, actor) ?? refuseTooMuch(row, fields),
    consults: ({ fields }) => consultFields([fields], () => fields.custom_fields),
    patches: true,
    apply: (row, { fields }, { edited_at }) => row && touched(row, patched(row as Contact, fields), edited_at),
  }),

  /** Gives each of these contacts its own values: how a change of many at once is undone. */
  'contact.putBack': mutation({
    version: 1,
    entity: 'contact',
    rowByRow: true,
    input: z.object({ rows: someRows(NewContact) }),
    ids: rowIds,
    refuse: mustBeChangeable,
    consults: ({ rows }) => consultFields(rows, (id) => argOf(rows, id)?.custom_fields),
    patches: true,
    apply(row, { rows }, { id, edited_at }) {
      const was = argOf(rows, id)
      return row && was ? touched(row, patched(row as Contact, was), edited_at) : row
    },
  }),

  /** Adds what is missing, as an import that merges does; each row its own fields. */
  'contact.fill': mutation({
    version: 1,
    entity: 'contact',
    rowByRow: true,
    input: z.object({ rows: someRows(NewContact) }),
    ids: rowIds,
    refuse: mustBeChangeable,
    consults: ({ rows }) => consultFields(rows, (id) => argOf(rows, id)?.custom_fields),
    apply(row, { rows }, { id, edited_at }) {
      const more = argOf(rows, id)
      return row && more ? fillContact(row as Contact, more, edited_at) : row
    },
  }),

  'contact.tag.add': mutation({
    version: 1,
    entity: 'contact',
    rowByRow: true,
    input: z.object({ ids: Ids, tag: Id }),
    ids: ({ ids }) => ids,
    refuse: mustBeChangeable,
    apply(row, { tag }, { edited_at }) {
      if (!row || (row as Contact).tag.includes(tag)) return row
      return touched(row, { tag: [...(row as Contact).tag, tag] }, edited_at)
    },
  }),

  'contact.tag.remove': mutation({
    version: 1,
    entity: 'contact',
    rowByRow: true,
    input: z.object({ ids: Ids, tag: Id }),
    ids: ({ ids }) => ids,
    refuse: mustBeChangeable,
    apply: (row, { tag }, { edited_at }) =>
      row && touched(row, { tag: (row as Contact).tag.filter((id) => id !== tag) }, edited_at),
  }),

  'contact.delete': mutation({
    version: 1,
    entity: 'contact',
    rowByRow: true,
    input: z.object({ ids: Ids }),
    ids: ({ ids }) => ids,
    // Deleting what is gone already is what the user wanted.
    refuse: (row, _, actor) => mustMayDelete(actor) ?? mustBeOpen(row, actor),
    apply: () => null,
  }),

  /** Undoes a delete. The device brings the rows as it knew them; the server takes its own kept copies instead. */
  'contact.restore': mutation({
    version: 1,
    entity: 'contact',
    rowByRow: true,
    input: z.object({ rows: someRows(Contact) }),
    ids: rowIds,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? argOf(rows, id) ?? null,
  }),

  /**
   * Hands contacts to another user of the company. Those that are gone are left out: one deleted contact must not hold up
   * ten thousand. `updated_at` is about what is written in a contact, so a transfer leaves it.
   */
  'contact.transfer': mutation({
    version: 1,
    entity: 'contact',
    input: z.object({
      ids: z.array(Id).check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.transferRows)),
      to: Id,
    }),
    ids: ({ ids }) => ids,
    command: true,
    refuse: (_, __, actor) => mainOnly(actor),
    apply: (row, { to }) => row && { ...row, belongto: to },
  }),
}

export const allContactMutations = {
  ...contactMutations,
  ...mergeMutations,
  ...allLabelMutations,
  ...customFieldMutations,
  ...excludedMutations,
}
