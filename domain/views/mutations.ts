import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { type Actor, mustBeNew, mustExist, mutation, type Row } from '../shared/mutation.ts'
import { Id } from '../shared/schema.ts'
import { mayChangeView, type SavedView, ViewLook, ViewName } from './savedView.ts'

const written = { name: ViewName, shared: z.boolean() }
const mustBeMine = (row: Row | null, actor: Actor): ErrorCode | null =>
  !row || mayChangeView(row as SavedView, actor) ? null : 'forbidden'

const mustOwn = (row: Row | null, actor: Actor): ErrorCode | null =>
  (row as SavedView).owner === actor.user ? null : 'forbidden'

export const viewMutations = {
  'saved_view.create': mutation({
    version: 1,
    entity: 'saved_view',
    input: z.extend(ViewLook, { id: Id, ...written }),
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, view, { user, edited_at }) =>
      row ?? { ...view, owner: user, created_at: edited_at, updated_at: edited_at },
  }),

  'saved_view.patch': mutation({
    version: 1,
    entity: 'saved_view',
    input: z.object({ id: Id, fields: z.partial(z.extend(ViewLook, written)) }),
    ids: ({ id }) => [id],
    // Whoever puts a shared one right cannot make it somebody's own again.
    refuse: (row, { fields }, actor) =>
      mustExist(row) ?? mustBeMine(row, actor) ?? (fields.shared === false ? mustOwn(row, actor) : null),
    apply: (row, { fields }, { edited_at }) => row && { ...row, ...given(fields), updated_at: edited_at },
  }),

  /** Undone by making it again: who did so is its owner. */
  'saved_view.delete': mutation({
    version: 1,
    entity: 'saved_view',
    input: z.object({ id: Id }),
    ids: ({ id }) => [id],
    refuse: (row, _, actor) => mustBeMine(row, actor),
    apply: () => null,
  }),
}

const given = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
