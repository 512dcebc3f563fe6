import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { mustBeNew, mutation } from '../shared/mutation.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { ExcludedContact, NewExclusion } from './excluded.ts'

const someRows = <S extends z.ZodMiniType>(row: S) =>
  z.array(row).check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.rowsPerMutation))

export const excludedMutations = {
  /** One from a contact or by hand, or a batch of a file. */
  'excluded_contact.create': mutation({
    version: 1,
    entity: 'excluded_contact',
    input: z.object({ rows: someRows(NewExclusion) }),
    ids: ({ rows }) => rows.map(({ id }) => id),
    creates: true,
    refuse: mustBeNew,
    apply(row, { rows }, { id, user, edited_at }) {
      const one = rows.find((excluded) => excluded.id === id)
      return row ?? (one ? { ...one, created_by: user, created_at: edited_at, updated_at: edited_at } : null)
    },
  }),

  'excluded_contact.delete': mutation({
    version: 1,
    entity: 'excluded_contact',
    input: z.object({
      ids: z.array(Id).check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.rowsPerMutation)),
    }),
    ids: ({ ids }) => ids,
    refuse: (_, __, actor) => mustMayDelete(actor),
    apply: () => null,
  }),

  /** Undoes a delete. */
  'excluded_contact.restore': mutation({
    version: 1,
    entity: 'excluded_contact',
    input: z.object({ rows: someRows(ExcludedContact) }),
    ids: ({ rows }) => rows.map(({ id }) => id),
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}
