/** Every product: its id in the specification and the route it opens. */
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

/** Those that have pages and a server. The others can be neither used nor paid for. */
const builtProducts: readonly number[] = [
  products.emailMarketing,
  products.smsMarketing,
  products.fairleadWTMarketing,
  products.wtMarketing,
  products.globalTrade,
  products.deepSearch,
  products.customsData,
  products.autoMarketing,
  products.fbHome,
  products.insData,
  products.pinShopEmail,
]
export const isBuiltProduct = (id: number) => builtProducts.includes(id)

/** One product, or any of several. */
export type OpeningProduct = ProductRoute | readonly ProductRoute[]

/** What no product opens is everybody's, as statistics and contacts are in the specification. */
export const opens = (held: readonly number[], product: OpeningProduct | undefined) =>
  product === undefined || [product].flat().some((route) => held.includes(products[route]))

export type Grant = { id: number; expired: boolean; status: string; expires_at?: number | null }

/** A product is there for a user who holds it, while it is not expired and not switched off. */
export const holds = (grants: readonly Grant[], id: number) =>
  grants.some((grant) => grant.id === id && !grant.expired && grant.status !== '0')

/** As `holds` sees them at `now`, for a device that cannot ask the server; the next profile from there counts again. */
export const expiredBy = <G extends Grant>(grants: readonly G[], now: number): G[] =>
  grants.map((grant) => (!grant.expired && endOf(grant) <= now ? { ...grant, expired: true } : grant))

/** When the next product ends by itself, seen from `now`; null: none does. */
export function nextExpiry(grants: readonly Grant[], now: number): number | null {
  const next = Math.min(...grants.map(endOf).filter((end) => end > now))
  return Number.isFinite(next) ? next : null
}

// A profile that an older version kept knows no end.
const endOf = ({ expires_at }: Grant) => expires_at ?? Number.POSITIVE_INFINITY
