import { randomUUID } from 'node:crypto'
import { exchanged } from '#domain/billing/ledger'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Connection } from '../../db/connect.ts'
import { balanceOf, exchange, money, score } from '../../ledger/ledger.ts'
import { notify } from '../../notifications/notify.ts'
import { recordOperation } from '../../operation.ts'
import { yuanOf } from '../../payments/payWay.ts'
import type { Buyer } from './orders.ts'
import { exchangeRateOf } from './rates.ts'

type Wish = { money: number; product_id: number; uid?: string | undefined }
type ExchangeResult = { points: number; cost: number; money: number; score: number }

/** Sent again under the same uid it is answered as the first time, whatever the rate is by now. */
export async function exchangeMoney(connection: Connection, by: Buyer, wish: Wish): Promise<ExchangeResult> {
  const { account, user } = by
  const { product_id: product } = wish
  const uid = `exchange:${wish.uid ?? randomUUID()}`
  const known = await done(connection, account, uid)
  const { points, cost } = known ?? exchanged(wish.money, await exchangeRateOf(connection, product))
  if (points === 0) throw new AppError('moneyBuysNothing')
  if (!known) {
    await exchange(connection, { account, user, uid, product, points, fen: cost })
    await recordOperation(connection, {
      ...by,
      action: 'billing.exchange',
      detail: { cost, points, product_id: product },
    })
  }
  const balance = await balanceOf(connection, account, money)
  if (!known) await tellWhenLow(connection, user, { before: balance + cost, after: balance })
  return {
    points,
    cost,
    money: balance,
    score: await balanceOf(connection, account, score(product)),
  }
}

/** When it becomes low, and not each time that it is. */
async function tellWhenLow(connection: Connection, user: string, { before, after }: { before: number; after: number }) {
  if (after >= limits.balanceLowFen || before < limits.balanceLowFen) return
  const content = { key: 'balanceLow' as const, values: { balance: yuanOf(after) } }
  await notify(connection, { users: [user], level: 1, type: 'balance', content, link: '/account/balanceOrder' })
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
