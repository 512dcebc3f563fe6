import type { ErrorCode } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import type { Product } from '#domain/shop/product'
import { stockOf } from '#domain/shop/product'
import type { Quotation } from '#domain/shop/quotation/quotation'
import { quotationMutations } from '#domain/shop/quotation/quotationMutations'
import { takeStock } from '#domain/shop/quotation/takeStock'
import { textInLanguage } from '#domain/shop/texts'
import type { Connection } from '../../db/connect.ts'
import { notify } from '../../notifications/notify.ts'
import { recordRowChanges } from '../../sync/rowChanges.ts'
import { changeServerRows } from '../../sync/serverRows.ts'
import { quotedColumns } from '../../sync/tables.ts'
import { mainOf } from '../mainOf.ts'
import { nextNumber } from './numbers.ts'
import { changeOfRow, lockQuotation } from './quotationRows.ts'

type Acceptance = { id: string; edited_at: number; uid: string }

/** The invoice's number and what the stock gives, in one transaction; said again, or by another device, nothing is left to do. */
export async function acceptQuotation(
  connection: Connection,
  actor: Actor,
  { id, edited_at, uid }: Acceptance,
): Promise<ErrorCode | null> {
  const { account, user } = actor
  const { rev: _, ...quotation } = await lockQuotation(connection, actor, id)
  const { refuse, apply } = quotationMutations['quotation.accept']
  const refused = refuse!(quotation, { id }, actor)
  if (refused || quotation.status === 'accepted') return refused
  const proforma = await nextNumber(connection, account, 'proforma', edited_at)
  const stocked = await lockProducts(connection, account, quotation)
  const { products, taken, low } = takeStock(stocked, quotation.positions)
  const decided = apply(quotation, { id }, { id, user: actor.user, edited_at }) as Quotation
  const accepted = { ...decided, proforma, stock_taken: taken }
  const seq = await changeServerRows(connection, account, [
    { entity: 'product', puts: products.map((product) => ({ ...product, updated_at: edited_at })) },
    { entity: 'quotation', puts: [accepted] },
  ])
  const byId = new Map(stocked.map((product) => [product.id, product]))
  await recordRowChanges(connection, { account, user, seq: seq! }, [
    ...products.map((product) =>
      changeOfRow('product', { before: byId.get(product.id)!, after: product, uid, edited_at }),
    ),
    changeOfRow('quotation', { before: quotation, after: accepted, uid, edited_at }),
  ])
  for (const product of low) await tellOfStock(connection, account, { product, quotation: accepted })
  return null
}

async function lockProducts(connection: Connection, account: string, { positions }: Quotation): Promise<Product[]> {
  const { rows } = await connection.query<Product>(
    `select ${quotedColumns('product').join(', ')} from product
     where account_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id for update`,
    [account, positions.flatMap(({ product }) => product ?? [])],
  )
  return rows
}

/** The main account and whoever sold it. */
async function tellOfStock(
  connection: Connection,
  account: string,
  { product, quotation }: { product: Product; quotation: Quotation },
): Promise<void> {
  const users = [...new Set([await mainOf(connection, account), quotation.belongto])]
  const name = textInLanguage(product.title, 'en') || product.sku
  const ofProduct = new Set(quotation.positions.filter((one) => one.product === product.id).map(({ key }) => key))
  const isShort = quotation.stock_taken.some(({ key, wanted, taken }) => ofProduct.has(key) && taken < wanted)
  const content = isShort
    ? { key: 'stockShort' as const, values: { number: quotation.proforma, name } }
    : { key: 'stockLow' as const, values: { name, stock: stockOf(product) ?? 0, warning: product.stock_warning ?? 0 } }
  const link = isShort ? `/tools/pinShop/quotations?quotation=${quotation.id}` : `/tools/pinShop?product=${product.id}`
  await notify(connection, { users, level: 2, type: 'shop', content, link })
}
