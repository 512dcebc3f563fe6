import * as z from 'zod/mini'
import { mainOnly, mustBeNew, mustExist, mutation, type Row, type RowIndex } from '../shared/mutation.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { Label, LabelFields, type LabelKind, LabelName } from './label.ts'
import { type LabelIndex, refuseLabelMerge, refuseParent } from './labelTree.ts'

const labelMutations = <K extends LabelKind>(kind: K) => {
  const create = mutation({
    version: 1,
    entity: kind,
    input: z.extend(LabelFields, { id: Id, name: LabelName }),
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    among: ({ id, parent }) => (parent ? (labels) => refuseParent(asLabels(labels), id, parent) : null),
    apply: (row, { id, name, parent = null, colour = null, place = 0 }, { edited_at }) =>
      row ?? { id, name, parent, colour, place, created_at: edited_at, updated_at: edited_at },
  })
  const rename = mutation({
    version: 1,
    entity: kind,
    input: z.object({ id: Id, name: LabelName }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    patches: true,
    apply: (row, { name }, { edited_at }) => row && { ...row, name, updated_at: edited_at },
  })
  /** Its colour, and where it stands in the tree. */
  const patch = mutation({
    version: 1,
    entity: kind,
    input: z.object({ id: Id, fields: LabelFields }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    patches: true,
    among: ({ id, fields: { parent } }) => (parent ? (labels) => refuseParent(asLabels(labels), id, parent) : null),
    apply: (row, { fields }, { edited_at }) => row && withFields(row, fields, edited_at),
  })
  /** Every contact of the company that has `from` gets `into` instead, and so does what hangs below it. */
  const merge = mutation({
    version: 1,
    entity: kind,
    input: z.object({ from: Id, into: Id }),
    ids: ({ from, into }) => [from, into],
    command: true,
    refuse: (row, { from, into }, actor) => mainOnly(actor) ?? mustExist(row) ?? (from === into ? 'sameLabel' : null),
    among:
      ({ from, into }) =>
      (labels) =>
        refuseLabelMerge(asLabels(labels), from, into),
    apply: (row, { from }, { id }) => (id === from ? null : row),
  })
  /** Undoes a merge: what nobody has changed since has the first label again. The server takes its own copy of it. */
  const unmerge = mutation({
    version: 1,
    entity: kind,
    input: z.object({ row: Label, into: Id }),
    ids: ({ row }) => [row.id],
    command: true,
    revives: true,
    refuse: (_, __, actor) => mainOnly(actor),
    among:
      ({ row }) =>
      (labels) =>
        labels.get(row.id) ? 'exists' : null,
    apply: (row, { row: was }) => row ?? was,
  })
  const remove = mutation({
    version: 1,
    entity: kind,
    input: z.object({ id: Id }),
    ids: ({ id }) => [id],
    refuse: (_, __, actor) => mustMayDelete(actor),
    apply: () => null,
  })
  return {
    [`${kind}.create`]: create,
    [`${kind}.rename`]: rename,
    [`${kind}.patch`]: patch,
    [`${kind}.merge`]: merge,
    [`${kind}.unmerge`]: unmerge,
    [`${kind}.delete`]: remove,
  } as { [N in `${K}.create`]: typeof create } & { [N in `${K}.rename`]: typeof rename } & {
    [N in `${K}.patch`]: typeof patch
  } & { [N in `${K}.merge`]: typeof merge } & { [N in `${K}.unmerge`]: typeof unmerge } & {
    [N in `${K}.delete`]: typeof remove
  }
}

/** A judge has the rows of the entity that a mutation names. */
const asLabels = (rows: RowIndex) => rows as unknown as LabelIndex

function withFields(row: Row, fields: LabelFields, edited_at: number): Row {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return { ...row, ...Object.fromEntries(given), updated_at: edited_at }
}

export const allLabelMutations = {
  ...labelMutations('tag'),
  ...labelMutations('category'),
  ...labelMutations('source'),
}
