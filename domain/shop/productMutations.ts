import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { type Actor, mustBeNew, mutation, type Row } from '../shared/mutation.ts'
import { idsOf, SomeIds, someRows, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { hasSkuTwice, NewProduct, Product, ProductFields, type ProductStatus, productFaults } from './product.ts'
import { movedTo } from './slug.ts'

const each = { version: 1, entity: 'product' } as const
const Some = z.partial(ProductFields)
type Some = z.output<typeof Some>
const PutBack = z.extend(Some, { id: Id })

export const productMutations = {
  'product.create': mutation({
    ...each,
    input: NewProduct,
    ids: ({ id }) => [id],
    creates: true,
    refuse: (row, product, actor) => mustBeNew(row) ?? mayStand(product.status, actor) ?? refuseState(product),
    apply: (row, product, { user, edited_at }) =>
      stamped(row, { ...product, former_slugs: [], created_by: user }, edited_at),
  }),

  /** Sets these fields of all these products. */
  'product.patch': mutation({
    ...each,
    rowByRow: true,
    input: z.object({ ids: SomeIds, fields: Some }),
    ids: ({ ids }) => ids,
    patches: true,
    refuse: (row, { fields }, actor) => refuseChange(row, fields, actor),
    apply: (row, { fields }, { edited_at }) => withFields(row, fields, edited_at),
  }),

  /** Gives each of these products its own values: how a change of many at once is undone, and how a file is brought in. */
  'product.putBack': mutation({
    ...each,
    rowByRow: true,
    input: z.object({ rows: someRows(PutBack) }),
    ids: idsOf,
    patches: true,
    refuse: (row, { rows }, actor) => refuseChange(row, ownOf(rows, row?.id) ?? {}, actor),
    apply: (row, { rows }, { id, edited_at }) => withFields(row, ownOf(rows, id) ?? {}, edited_at),
  }),

  'product.delete': mutation({
    ...each,
    rowByRow: true,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (row, _, actor) => mustMayDelete(actor) ?? (row ? mustBeOwn(row, actor) : null),
    apply: () => null,
  }),

  'product.restore': mutation({
    ...each,
    rowByRow: true,
    input: z.object({ rows: someRows(Product) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}

/** The main account decides about all; a sub account changes its own, and does not show them by itself. */
function refuseChange(row: Row | null, fields: Some, actor: Actor): ErrorCode | null {
  if (!row) return 'gone'
  const after: Product = { ...(row as unknown as Product), ...given(fields) }
  return mustBeOwn(row, actor) ?? mayStand(after.status, actor) ?? refuseState(after)
}

const mustBeOwn = (row: Row, { role, user }: Actor): ErrorCode | null =>
  role === 'main' || row.created_by === user ? null : 'productOfAnother'

const mayStand = (status: ProductStatus, { role }: Actor): ErrorCode | null =>
  role === 'sub' && status === 'publish' ? 'productNeedsReview' : null

/** A draft may lack whatever it lacks; what is shown, or is to be looked at, may not. */
function refuseState(product: ProductFields): ErrorCode | null {
  if (hasSkuTwice(product)) return 'skuTaken'
  const isReady = product.status === 'draft' || product.status === 'private' || productFaults(product).length === 0
  return isReady ? null : 'productIncomplete'
}

function withFields(row: Row | null, fields: Some & { id?: string }, edited_at: number): Row | null {
  if (!row) return null
  const { id: _, ...own } = fields
  const moved = own.slug ? movedTo(row as unknown as Product, own.slug) : {}
  return { ...row, ...given(own), ...moved, updated_at: edited_at }
}

/** One that is undefined was not brought at all. */
const given = <F extends object>(fields: F) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof F]?: Exclude<F[K], undefined>
  }

const ownOf = <R extends { id: string }>(rows: readonly R[], id: string | undefined) =>
  rows.find((one) => one.id === id)
