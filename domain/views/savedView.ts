import * as z from 'zod/mini'
import { Filter } from '../contacts/filter.ts'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Actor } from '../shared/mutation.ts'
import { Id, Time, text } from '../shared/schema.ts'

const mostViewColumns = 60

const viewKeyLength = 40

export const ViewName = text(limits.labelNameLength).check(z.trim(), z.minLength(1, says('nameEmpty')))
// A column or order that a newer version has is left out by an older one; it must not make the view unreadable.
const Key = text(viewKeyLength)

export const ViewColumn = z.object({
  key: Key,
  /** px; null: as wide as its share of the room */
  width: z.nullable(z.int().check(z.minimum(limits.columnLeastPx), z.maximum(limits.columnMostPx))),
  /** stays in sight when the list is moved sideways */
  frozen: z.boolean(),
})
export type ViewColumn = z.output<typeof ViewColumn>

/** How a list is looked at: in this order from left to right, the first column first. */
export const ViewLook = z.object({
  columns: z.array(ViewColumn).check(
    z.minLength(1),
    z.maxLength(mostViewColumns),
    z.refine((columns) => new Set(columns.map(({ key }) => key)).size === columns.length, says('inputInvalid')),
  ),
  /** null: the best match, or what was changed last */
  sort: z.nullable(Key),
  descending: z.boolean(),
  filter: Filter,
})
export type ViewLook = z.output<typeof ViewLook>

export const SavedView = z.extend(ViewLook, {
  id: Id,
  name: ViewName,
  /** who made it, and alone may change it while it is not shared */
  owner: Id,
  shared: z.boolean(),
  created_at: Time,
  updated_at: Time,
})
export type SavedView = z.output<typeof SavedView>

/** A shared one is also for the main account to put right. */
export const mayChangeView = ({ owner, shared }: Pick<SavedView, 'owner' | 'shared'>, actor: Actor) =>
  owner === actor.user || (shared && actor.role === 'main')
