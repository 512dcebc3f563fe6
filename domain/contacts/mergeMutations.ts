import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { mustBeNew, mustExist, mutation, type Row } from '../shared/mutation.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { Contact, ContactFields } from './contact.ts'
import { consultFields } from './customChecks.ts'
import { NotDuplicate } from './duplicates.ts'
import { MergeFields, takeMerged, withoutMerged } from './merge.ts'

const most = limits.mergedAtOnce - 1
const isRestricted = (row: Row | null) => Boolean((row as Partial<Contact> | null)?.restricted_at)
const allDiffer = (ids: readonly string[]) => new Set(ids).size === ids.length

export const mergeMutations = {
  /**
   * Contacts become part of another one. What lives with them goes along on the server, which also keeps what they were
   * (`contact_merge` under this id). What a person wants left alone stays as it is, whoever asks.
   */
  'contact.merge': mutation({
    version: 1,
    entity: 'contact',
    input: z
      .object({
        id: Id,
        survivor: Id,
        merged: z.array(Id).check(z.minLength(1, says('nothingSelected')), z.maxLength(most)),
        fields: ContactFields,
      })
      .check(z.refine(({ survivor, merged }) => allDiffer([survivor, ...merged]), says('inputInvalid'))),
    ids: ({ survivor, merged }) => [survivor, ...merged],
    merges: ({ id, survivor, merged }) => ({ id, survivor, merged }),
    refuse: (row, _, actor) => mustMayDelete(actor) ?? mustExist(row) ?? (isRestricted(row) ? 'restricted' : null),
    consults: ({ fields }) => consultFields([fields], () => fields.custom_fields),
    apply: (row, { survivor, fields }, { id, edited_at }) =>
      row && id === survivor ? { ...row, ...takeMerged(row as Contact, fields), updated_at: edited_at } : null,
  }),

  /**
   * They are contacts of their own again. The device brings what it knows of the merge; the server takes what it kept. What
   * was changed of the contact that stayed since then stays.
   */
  'contact.unmerge': mutation({
    version: 1,
    entity: 'contact',
    input: z
      .object({
        id: Id,
        survivor: Id,
        rows: z.array(Contact).check(z.minLength(1), z.maxLength(most)),
        before: MergeFields,
        after: MergeFields,
      })
      .check(
        z.refine(({ survivor, rows }) => allDiffer([survivor, ...rows.map(({ id }) => id)]), says('inputInvalid')),
      ),
    ids: ({ survivor, rows }) => [survivor, ...rows.map(({ id }) => id)],
    merges: ({ id, survivor, rows }) => ({ id, survivor, merged: rows.map((row) => row.id) }),
    revives: true,
    refuse: (row, _, { role }) => (role === 'sub' && isRestricted(row) ? 'restricted' : null),
    apply(row, { survivor, rows, before, after }, { id, edited_at }) {
      if (id !== survivor) return row ?? rows.find((one) => one.id === id) ?? null
      return row && { ...row, ...withoutMerged(row as Contact, before, after), updated_at: edited_at }
    },
  }),

  'not_duplicate.create': mutation({
    version: 1,
    entity: 'not_duplicate',
    input: z.pick(NotDuplicate, { id: true, contacts: true }),
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, { id, contacts }, { user, edited_at }) =>
      row ?? { id, contacts, created_by: user, created_at: edited_at, updated_at: edited_at },
  }),

  'not_duplicate.delete': mutation({
    version: 1,
    entity: 'not_duplicate',
    input: z.object({ id: Id }),
    ids: ({ id }) => [id],
    apply: () => null,
  }),
}
