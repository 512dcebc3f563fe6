/** As the specification spells them. */
export const paths = {
  balance: '/account/balanceOrder',
  orders: '/account/order',
  points: '/account/pointsDetail',
  pointsList: '/account/pointsList',
  rates: '/account/pointsExchangeRate',
} as const
