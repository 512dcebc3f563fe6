/** Every product: its id in the specification and the route it opens. 23 has no route of its own. */
export const products = {
  autoMarketing: 25,
  fbHome: 15,
  insData: 2,
  wtMarketing: 4,
  globalTrade: 3,
  customsData: 16,
  smsMarketing: 6,
  deepSearch: 5,
  emailMarketing: 7,
  fairleadWTMarketing: 8,
  pinShopEmail: 23,
} as const
export type ProductRoute = keyof typeof products
export type ProductId = (typeof products)[ProductRoute]

/** What no product opens is everybody's, as statistics and contacts are in the specification. */
export const opens = (held: readonly number[], product: ProductRoute | undefined) =>
  product === undefined || held.includes(products[product])

type Grant = { id: number; expired: boolean; status: string }

/** A product is there for a user who holds it, while it is not expired and not switched off. */
export const holds = (grants: readonly Grant[], id: number) =>
  grants.some((grant) => grant.id === id && !grant.expired && grant.status !== '0')
