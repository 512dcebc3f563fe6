import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'
import { mainOnly, mustBeNew, mustExist, mutation, type Row, type RowIndex } from '../shared/mutation.ts'
import { Id } from '../shared/schema.ts'
import { CustomField, customNameKey } from './customField.ts'

const {
  id: _,
  type: __,
  ...written
} = z.pick(CustomField, {
  id: true,
  type: true,
  name: true,
  options: true,
  place: true,
}).shape

export const customFieldMutations = {
  'custom_field.create': mutation({
    version: 1,
    entity: 'custom_field',
    input: z.pick(CustomField, { id: true, name: true, type: true, options: true, place: true }),
    ids: ({ id }) => [id],
    creates: true,
    refuse: (row, _, actor) => mainOnly(actor) ?? mustBeNew(row),
    among:
      ({ id, name }) =>
      (fields) =>
        refuseAmong(fields, id, name),
    apply: (row, field, { edited_at }) =>
      row ?? { ...field, removed_at: null, created_at: edited_at, updated_at: edited_at },
  }),

  /** An option stays once it is there: contacts may have it. */
  'custom_field.patch': mutation({
    version: 1,
    entity: 'custom_field',
    input: z.object({ id: Id, fields: z.partial(z.object(written)) }),
    ids: ({ id }) => [id],
    refuse: (row, { fields }, actor) => mainOnly(actor) ?? mustExist(row) ?? refuseOptions(row as CustomField, fields),
    patches: true,
    among: ({ id, fields: { name } }) => (name === undefined ? null : (fields) => refuseName(fields, id, name)),
    apply: (row, { fields }, { edited_at }) => row && withFields(row as CustomField, fields, edited_at),
  }),

  /** Its values stay for `limits.customFieldDays`, out of sight. */
  'custom_field.remove': mutation({
    version: 1,
    entity: 'custom_field',
    input: z.object({ id: Id }),
    ids: ({ id }) => [id],
    // Deleting what is gone already is what the user wanted.
    refuse: (_, __, actor) => mainOnly(actor),
    apply: (row, _, { edited_at }) =>
      row && { ...row, removed_at: (row as CustomField).removed_at ?? edited_at, updated_at: edited_at },
  }),

  'custom_field.bringBack': mutation({
    version: 1,
    entity: 'custom_field',
    input: z.object({ id: Id }),
    ids: ({ id }) => [id],
    refuse: (row, _, actor) => mainOnly(actor) ?? mustExist(row),
    among:
      ({ id }) =>
      (fields) =>
        refuseAmong(fields, id, (fields.get(id) as CustomField | undefined)?.name ?? ''),
    apply: (row, _, { edited_at }) => row && { ...row, removed_at: null, updated_at: edited_at },
  }),
}

type Fields = { [F in keyof typeof written]?: CustomField[F] | undefined }

function withFields(row: CustomField, fields: Fields, at: number): Row {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { ...row, ...given, options: optionsAfter(row, fields), updated_at: at }
}

const refuseOptions = (row: CustomField, fields: Fields): ErrorCode | null =>
  optionsAfter(row, fields).length > limits.customOptions ? 'customOptionsFull' : null

/** In the new order; one that is not named any more is retired. */
function optionsAfter({ options = [] }: Partial<CustomField>, { options: next }: Fields): CustomField['options'] {
  if (!next) return options
  const named = new Set(next.map(({ id }) => id))
  return [...next, ...options.filter(({ id }) => !named.has(id)).map((option) => ({ ...option, retired: true }))]
}

const othersIn = (fields: RowIndex, id: string) =>
  ([...fields.all()] as CustomField[]).filter((field) => field.id !== id && field.removed_at === null)

function refuseName(fields: RowIndex, id: string, name: string): ErrorCode | null {
  return othersIn(fields, id).some((field) => customNameKey(field.name) === customNameKey(name))
    ? 'customFieldTaken'
    : null
}

function refuseAmong(fields: RowIndex, id: string, name: string): ErrorCode | null {
  if (othersIn(fields, id).length >= limits.customFields) return 'customFieldsFull'
  return refuseName(fields, id, name)
}
