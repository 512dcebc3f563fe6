import { randomUUID } from 'node:crypto'
import { exchanged } from '#domain/billing/ledger'
import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'
import { balanceOf, exchange, money, score } from '../../ledger/ledger.ts'
import { rateOf } from './rates.ts'

type Wish = { money: number; product_id: number; uid?: string | undefined }
type Exchanged = { points: number; cost: number; money: number; score: number }

/** Sent again under the same uid it is answered as the first time, whatever the rate is by now. */
export async function exchangeMoney(connection: Connection, actor: Actor, wish: Wish): Promise<Exchanged> {
  const { account, user } = actor
  const { product_id: product } = wish
  const uid = `exchange:${wish.uid ?? randomUUID()}`
  const known = await done(connection, account, uid)
  const { points, cost } = known ?? exchanged(wish.money, await rateOf(connection, product))
  if (points === 0) throw new AppError('moneyBuysNothing')
  if (!known) await exchange(connection, { account, user, uid, product, points, fen: cost })
  return {
    points,
    cost,
    money: await balanceOf(connection, account, money),
    score: await balanceOf(connection, account, score(product)),
  }
}

async function done(
  connection: Connection,
  account: string,
  uid: string,
): Promise<{ points: number; cost: number } | null> {
  const { rows } = await connection.query<{ points: number; cost: number }>(
    `select m.amount as cost, p.amount as points from ledger_entry m join ledger_entry p using (account_id)
     where account_id = $1 and m.uid = $2 and p.uid = $2 || '/points'`,
    [account, uid],
  )
  return rows[0] ?? null
}
