import type { RowChange, RowChangeKind } from '../operationLog/log.ts'
import { type Product, ProductFields, type ProductStatus } from './product.ts'
import { type Quotation, QuotationFields, type QuotationStatus } from './quotation/quotation.ts'
import type { ShopVariant } from './variants.ts'

/** What became of a product, in one word. `sold`: an accepted quotation took it from the stock. */
export const productActs = [
  'created',
  'published',
  'toReview',
  'hidden',
  'drafted',
  'price',
  'stock',
  'sold',
  'edited',
  'deleted',
  'revived',
] as const
export type ProductAct = (typeof productActs)[number]

/** The same of a quotation; that it has expired follows from its day. */
export const quotationActs = [
  'created',
  'edited',
  'sent',
  'sentAgain',
  'accepted',
  'proformaSent',
  'declined',
  'reopened',
  'expired',
  'handedOn',
  'deleted',
  'revived',
] as const
export type QuotationAct = (typeof quotationActs)[number]

type Values = Readonly<Record<string, unknown>>
/** `action`: the mutation that did it, where one did. Of a change that still waits, nothing is known of `before`. */
export type ShopChange = Pick<RowChange, 'before' | 'after'> & { kind: RowChangeKind; action: string | null }

const ends: Partial<Record<RowChangeKind, 'created' | 'deleted' | 'revived'>> = {
  created: 'created',
  deleted: 'deleted',
  revived: 'revived',
}
const byStatus: Record<ProductStatus, ProductAct> = {
  publish: 'published',
  pending: 'toReview',
  private: 'hidden',
  draft: 'drafted',
}
const priceFields = ['price', 'promotional_price']
const stockFields = ['stock', 'stock_warning']

export function productActOf({ kind, before, after, action }: ShopChange): ProductAct {
  const end = ends[kind]
  if (end) return end
  if ('status' in after) return byStatus[after.status as ProductStatus] ?? 'edited'
  const fields = new Set(changedNames(before, after))
  if (fields.size === 0) return 'edited'
  if (isAmong(fields, stockFields)) return action === 'quotation.accept' ? 'sold' : 'stock'
  return isAmong(fields, priceFields) ? 'price' : 'edited'
}

const isAmong = (fields: ReadonlySet<string>, some: readonly string[]) => [...fields].every((one) => some.includes(one))

/** Of variants what differs in them, as if it stood in the product. */
function changedNames(before: Values, after: Values): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => name !== 'updated_at')
  return names.flatMap((name) => (name === 'variants' ? changedInVariants(before.variants, after.variants) : [name]))
}

function changedInVariants(before: unknown, after: unknown): string[] {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return ['variants']
  const fields = (after as ShopVariant[]).flatMap((variant, at) => {
    const was = (before as ShopVariant[])[at]!
    return (Object.keys(variant) as (keyof ShopVariant)[]).filter(
      (field) => JSON.stringify(variant[field]) !== JSON.stringify(was[field]),
    )
  })
  return [...new Set(fields)]
}

export function quotationActOf({ kind, before, after }: ShopChange): QuotationAct {
  const end = ends[kind]
  if (end) return end
  if (kind === 'moved') return 'handedOn'
  const status = after.status as QuotationStatus | undefined
  if (status === 'accepted' || status === 'declined') return status
  if (status === 'sent') return before.status === 'declined' ? 'reopened' : 'sent'
  if ('proforma_file' in after) return 'proformaSent'
  return 'file' in after ? 'sentAgain' : 'edited'
}

/** A line of the panel. `n`: of what the server keeps; null: it waits on this device, or the row alone tells of it. */
export type ShopMoment<A extends string> = {
  key: string
  act: A
  at: number
  user: string | null
  n: number | null
  isWaiting: boolean
  change: Pick<RowChange, 'kind' | 'before' | 'after'> | null
}

type QuotationFacts = Pick<Quotation, 'belongto' | 'created_at' | 'sent_at' | 'decided_at' | 'status' | 'valid_until'>

const told = <A extends string>(act: A, at: number | null, user: string | null): ShopMoment<A>[] =>
  at === null ? [] : [{ key: act, act, at, user, n: null, isWaiting: false, change: null }]

/** What the row itself says, for a device that has never asked the server what became of it. */
export const toldByProduct = (row: { created_by: string; created_at: number }): ShopMoment<ProductAct>[] =>
  told('created', row.created_at, row.created_by)

export const toldByQuotation = (row: QuotationFacts): ShopMoment<QuotationAct>[] => [
  ...(row.status === 'accepted' || row.status === 'declined' ? told(row.status, row.decided_at, null) : []),
  ...told('sent', row.sent_at, null),
  ...told('created', row.created_at, row.belongto),
]

/** When the last day of an offer was over that nobody has answered; `endOf`: the end of a day by the reader's clock. */
export function expiryOf(
  { status, valid_until }: Pick<QuotationFacts, 'status' | 'valid_until'>,
  today: string,
  endOf: (day: string) => number,
): ShopMoment<QuotationAct>[] {
  return status === 'sent' && valid_until < today ? told('expired', endOf(valid_until), null) : []
}

/** A quantity is what lies there now, an address leads here from its former ones, and nothing is shown or hidden by the way. */
const neverBack: ReadonlySet<string> = new Set(['stock', 'slug', 'status'])

/** The fields to change to restore an earlier version of a product. Pictures whose files were deleted stay away. */
export function productBack(now: Product, then: Product, lost: ReadonlySet<string>): Partial<ProductFields> {
  const isHere = (picture: { hash: string } | null) => picture === null || !lost.has(picture.hash)
  const wanted = {
    ...then,
    picture: isHere(then.picture) ? then.picture : now.picture,
    banners: then.banners.filter(isHere),
    variants: then.variants.map((variant) => {
      const same = now.variants.find(({ values }) => values.join('\n') === variant.values.join('\n'))
      const picture = isHere(variant.picture) ? variant.picture : (same?.picture ?? null)
      return { ...variant, picture, stock: same ? same.stock : variant.stock }
    }),
  }
  return differingShopFields<ProductFields>(ProductFields.shape, now, wanted)
}

/** The fields to change so that a draft is as it was then. */
export const quotationBack = (now: Quotation, then: Quotation): Partial<QuotationFields> =>
  differingShopFields<QuotationFields>(QuotationFields.shape, now, then)

type FieldReader = { safeParse: (value: unknown) => { success: boolean; data?: unknown } }

/** What a version before this one wrote in another form stays as it is. */
function differingShopFields<F extends object>(
  shape: Readonly<Record<keyof F & string, FieldReader>>,
  now: F,
  then: F,
): Partial<F> {
  const fields = (Object.keys(shape) as (keyof F & string)[]).flatMap((field) => {
    if (neverBack.has(field) || JSON.stringify(now[field]) === JSON.stringify(then[field])) return []
    const read = shape[field].safeParse(then[field])
    return read.success ? [[field, read.data]] : []
  })
  return Object.fromEntries(fields) as Partial<F>
}

/** A change of this row that a device made and the server has not confirmed; of what is overwritten nothing is known. */
export function waitingShopChange(name: string, args: unknown, id: string): ShopChange {
  const act = name.slice(name.indexOf('.') + 1)
  const { fields, rows, on } = args as { fields?: Values; rows?: (Values & { id: string })[]; on?: boolean }
  const kind = waitingKinds[act] ?? 'changed'
  const own = rows?.find((row) => row.id === id)
  const { id: _, ...put } = own ?? { id }
  const decided: Values =
    act === 'accept' ? { status: 'accepted' } : act === 'decline' ? { status: on ? 'declined' : 'sent' } : {}
  const before = act === 'decline' && !on ? { status: 'declined' } : {}
  return { kind, before, after: kind === 'changed' ? { ...fields, ...put, ...decided } : {}, action: name }
}
const waitingKinds: Record<string, RowChangeKind> = { create: 'created', restore: 'revived', delete: 'deleted' }
