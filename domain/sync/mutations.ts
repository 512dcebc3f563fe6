import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { mainOnly, mustExist, mutation } from '../shared/mutation.ts'
import { Id } from '../shared/schema.ts'
import type { ParkedChange } from './parkedChange.ts'

const Ids = z.array(Id).check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.rowsPerMutation))

/** What the main account decides about the changes of a disabled user. */
export const parkedMutations = {
  /** Done as that user's work, on the rows as they are now: all of these changes or none. */
  'parked.apply': mutation({
    version: 1,
    entity: 'parked_change',
    input: z.object({ ids: Ids }),
    ids: ({ ids }) => ids,
    command: true,
    refuse: (row, _, actor) =>
      mainOnly(actor) ?? mustExist(row) ?? ((row as ParkedChange).discarded_at === null ? null : 'expired'),
    apply: () => null,
  }),

  'parked.discard': mutation({
    version: 1,
    entity: 'parked_change',
    input: z.object({ ids: Ids }),
    ids: ({ ids }) => ids,
    // Discarding what is gone already is what the user wanted.
    refuse: (_, __, actor) => mainOnly(actor),
    apply: () => null,
  }),
}
