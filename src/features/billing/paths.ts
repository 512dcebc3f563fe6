import { purchasePath } from './purchasePath.ts'

/** As the specification spells them; the first is our own. */
export const paths = {
  purchase: purchasePath,
  balance: '/account/balanceOrder',
  orders: '/account/order',
  points: '/account/pointsDetail',
  pointsList: '/account/pointsList',
  rates: '/account/pointsExchangeRate',
} as const
