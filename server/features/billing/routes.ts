import { billingCalls } from '#domain/billing/calls'
import { enoughByStep } from '#domain/billing/ledger'
import type { PayType } from '#domain/billing/order'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'
import { asSystem, withScope } from '../../db/scope.ts'
import { readAll } from '../../http/body.ts'
import type { Route } from '../../http/route.ts'
import { balanceOf, score } from '../../ledger/ledger.ts'
import { type PaymentNotice, type PayWay, problemFields, type Webhook } from '../../payments/payWay.ts'
import { exchangeMoney } from './exchange.ts'
import { keepNotice } from './notices.ts'
import { type Bank, checkPayment, openBill, recharge, rechargeAgain } from './orders.ts'
import { balances, listMoney, listOrders, listPoints, statement } from './queries.ts'
import { listOffers } from './rates.ts'

export function billingRoutes(route: Route, services: Bank): void {
  const { database, payWays, log } = services
  /** One state of the books, however many queries read it. */
  const read = <T>(user: Actor, work: (connection: Connection) => Promise<T>) =>
    withScope(database, user, work, { snapshot: true })

  route(billingCalls.balances, (_, user) => read(user, balances))
  route(billingCalls.enough, ({ product_id, points }, { account, role }) =>
    asSystem(database, async (connection) => {
      const balance = await balanceOf(connection, account, score(product_id))
      return { enough: role === 'main' ? balance >= points : enoughByStep(balance, points) }
    }),
  )
  route(billingCalls.rates, async () => ({ list: await asSystem(database, listOffers) }))
  route(billingCalls.points, (input, user) => read(user, (connection) => listPoints(connection, input)))
  route(billingCalls.moneyLogs, (input, user) => read(user, (connection) => listMoney(connection, input)))
  route(billingCalls.statement, (input, user) => read(user, (connection) => statement(connection, input)))
  route(billingCalls.orders, (input, user) => read(user, (connection) => listOrders(connection, input)))
  route(billingCalls.moneyOrders, ({ count, ...page }, user) =>
    read(user, (connection) => listOrders(connection, { ...page, product_id: null }, { counted: count })),
  )

  route(billingCalls.exchange, (input, user, { address }) =>
    asSystem(database, (connection) => exchangeMoney(connection, { ...user, address }, input)),
  )
  route(billingCalls.payWays, () => ({
    list: Object.entries(payWays).map(([paytype, { kind }]) => ({ paytype: paytype as PayType, kind })),
  }))
  route(billingCalls.recharge, (input, user, { address }) => recharge(services, { ...user, address }, input))
  route(billingCalls.rechargeAgain, ({ order_id }, user, { address }) =>
    rechargeAgain(services, { ...user, address }, order_id),
  )
  route(billingCalls.qrCode, ({ order_id }, user) => openBill(services, user, order_id))
  route(billingCalls.checkPayment, (input, user) => checkPayment(services, user, input))

  route(billingCalls.webhook, async ({ paytype }, _, { request }) => {
    const way = payWays[paytype]
    if (!way) throw new AppError('notFound')
    const body = await readAll(request, limits.anonymousBodyBytes)
    const notice = readNotice(paytype, way, { headers: request.headers, body, now: Date.now() })
    if (notice) await asSystem(database, (connection) => keepNotice(connection, paytype, notice))
    return way.thanks()
  })

  function readNotice(paytype: PayType, way: PayWay, webhook: Webhook): PaymentNotice | null {
    try {
      return way.read(webhook)
    } catch (error) {
      log('a webhook was refused', { paytype, ...problemFields(error) })
      throw error
    }
  }
}
