import { randomUUID } from 'node:crypto'
import { pointProducts } from '#domain/billing/ledger'
import { isBuiltProduct } from '#domain/products'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { credit, grantPoints } from '../../ledger/ledger.ts'
import { findUser, OperatorError } from '../../operator.ts'
import { setRate } from './rates.ts'

export function sell(database: Database, product: number, pointsPerYuan: number): Promise<void> {
  // What was on sale once can always be taken off.
  if (pointsPerYuan > 0) mustHavePoints(product)
  return asSystem(database, (connection) => setRate(connection, product, pointsPerYuan))
}

type PointsOptions = { remark?: string | undefined }

/** To the company of this user, whoever of it is named. */
export function givePoints(
  database: Database,
  username: string,
  { product, points, remark = '' }: PointsOptions & { product: number; points: number },
): Promise<void> {
  mustHavePoints(product)
  if (points === 0) throw new OperatorError('--points must be at least 1.')
  return asSystem(database, async (connection) => {
    const { account } = await findUser(connection, username)
    await grantPoints(connection, { account, uid: newUid(), user: null, product, points, remark })
  })
}

/** Such as what came by bank transfer. */
export function giveMoney(
  database: Database,
  username: string,
  { fen, remark = '' }: PointsOptions & { fen: number },
): Promise<void> {
  return asSystem(database, async (connection) => {
    const { account } = await findUser(connection, username)
    await credit(connection, { account, uid: newUid(), user: null, fen, remark }, 'grant')
  })
}

type FlaggedOrder = {
  order_no: string
  username: string
  paytype: string
  price: number
  status: string
  /** what the provider said that does not fit, such as "999 CNY" */
  said: string[]
}

/** Orders where something arrived that was not asked for: another amount or currency, or the same twice. */
export async function listFlagged(connection: Pick<Connection, 'query'>): Promise<FlaggedOrder[]> {
  const { rows } = await connection.query<FlaggedOrder>(
    `select o.order_no, u.username, o.paytype, o.price, o.status,
       array(select e.amount || ' ' || e.currency || ' ' || e.outcome from payment_event e
             join payment_attempt a using (reference) where a.order_id = o.id order by e.at) as said
     from payment_order o join app_user u on u.account_id = o.account_id and u.parent_id is null
     where o.flagged order by o.updated_at desc`,
  )
  return rows
}

const newUid = () => `operator:${randomUUID()}`

const sellable = pointProducts.filter(isBuiltProduct)

function mustHavePoints(product: number): void {
  if (!(sellable as readonly number[]).includes(product))
    throw new OperatorError(
      `Product ${product} has no points, or is not available yet. Available: ${sellable.join(', ')}.`,
    )
}
