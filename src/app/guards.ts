import { isSubAccount } from '#domain/auth/policy'
import type { UserInfo } from '#domain/auth/user'
import { type Grant, holds } from '#domain/products'
import type { Screen } from '../lib/feature.ts'
import { productOf, type TileId, tiles } from '../lib/tiles.ts'

type PageRight = Pick<Screen, 'access'> & { path: string }
type Holder = Pick<UserInfo, 'parentuser'> & { product_list: readonly Grant[] }

/** A product's pages are there for who holds it; the others for everybody. */
export function mayOpen(tile: TileId, user: Pick<Holder, 'product_list'>): boolean {
  const product = productOf(tile)
  return product === undefined || holds(user.product_list, product)
}

/** Some pages are the main account's alone; whether the server agrees is its own question. */
export const maySee = (page: Pick<Screen, 'access'>, user: Pick<Holder, 'parentuser'>) =>
  page.access !== 'main' || !isSubAccount(user)

export const tileOf = (path: string): TileId | undefined => tiles.find((tile) => tile === path.split('/')[1])

/** The menu: what the user may open and what has a page. The account has its place behind the avatar. */
export function menuTiles(pages: readonly PageRight[], user: Holder): TileId[] {
  const built = new Set(pages.filter((page) => maySee(page, user)).map((page) => tileOf(page.path)))
  return tiles.filter((tile) => tile !== 'account' && built.has(tile) && mayOpen(tile, user))
}

/** Addresses of the specification that have no page yet, by their name, and the pages near to each, the nearest first. */
export const waitingPages = {
  pinShop: { path: '/tools/pinShop', near: ['/tools/ptCRM'] },
  gpt: { path: '/tools/gpt', near: ['/tools/ptCRM'] },
  botSetting: { path: '/tools/botSetting', near: ['/tools/ptCRM'] },
  currencyExchange: { path: '/currencyExchange', near: ['/tools/currencyExchange', '/account/pointsExchangeRate'] },
} as const satisfies Record<string, { path: string; near: readonly string[] }>
export type WaitingPage = keyof typeof waitingPages

/** The nearest page that this user may open; else the start page. */
export function nearestTo(name: WaitingPage, pages: readonly PageRight[], user: Holder): string {
  const near: readonly string[] = waitingPages[name].near
  return near.find((path) => pages.some((page) => page.path === path && maySee(page, user))) ?? '/'
}

/** Tiles that open on a certain page as soon as it is there. */
const opensOn: Partial<Record<TileId, string>> = {
  statistics: '/statistics/contacts',
  smsMarketing: '/smsMarketing/dashBoard',
  fairleadWTMarketing: '/fairleadWTMarketing/pt_dashBoard',
  tools: waitingPages.pinShop.path,
}

/** The page that a tile opens on. */
export function firstPage(tile: TileId, pages: readonly PageRight[], user: Pick<Holder, 'parentuser'> | null) {
  const own = pages.filter((page) => tileOf(page.path) === tile && (!user || maySee(page, user)))
  return (own.find(({ path }) => path === opensOn[tile]) ?? own[0])?.path ?? '/'
}

/**
 * `expired` and `withdrawn`: while it stood open; `over`, `notHeld`, `later` and `mainOnly` (a page of the main account):
 * it was asked for by its address. `nothing`: somebody signs in who holds no product at all.
 */
export type ClosedPage = {
  tile: TileId | WaitingPage
  why: 'expired' | 'withdrawn' | 'over' | 'notHeld' | 'later' | 'mainOnly' | 'nothing'
}
export const isWaitingPage = (tile: ClosedPage['tile']): tile is WaitingPage => Object.hasOwn(waitingPages, tile)

/** What a purchase would open again: its notice leads there. */
export const isUnpurchased = ({ why }: ClosedPage) => why !== 'later' && why !== 'mainOnly'

/** Who signs in without any product is told whom to ask. */
export const emptyHanded = ({ product_list }: Pick<Holder, 'product_list'>): ClosedPage | null =>
  product_list.some(({ id }) => holds(product_list, id)) ? null : { tile: 'account', why: 'nothing' }

/** A page stands open and its product goes: why it closes. Null: it stays. */
export function closingOf(path: string, before: Holder, after: Holder): ClosedPage | null {
  const tile = tileOf(path)
  if (!tile || !mayOpen(tile, before) || mayOpen(tile, after)) return null
  return { tile, why: hasExpired(tile, after) ? 'expired' : 'withdrawn' }
}

/** An area is asked for by its address: why it cannot be shown. Null: it can. */
export function refusalOf(tile: TileId, user: Holder, isBuilt: boolean): ClosedPage | null {
  if (!isBuilt) return { tile, why: 'later' }
  if (mayOpen(tile, user)) return null
  return { tile, why: hasExpired(tile, user) ? 'over' : 'notHeld' }
}

const hasExpired = (tile: TileId, { product_list }: Holder) =>
  product_list.some((grant) => grant.id === productOf(tile) && grant.expired)

export const signInPath = (wanted: string) => (wanted === '/' ? '/login' : `/login?to=${encodeURIComponent(wanted)}`)

/** Where to go after signing in: what was wanted before, if it is a page of ours, otherwise the statistics. */
export function wantedPath(search: string): string {
  const wanted = new URLSearchParams(search).get('to') ?? ''
  const isOurs = /^\/[^/\\]/.test(wanted) && tileOf(wanted.split(/[?#]/)[0]!) !== undefined
  return isOurs ? wanted : '/statistics'
}
