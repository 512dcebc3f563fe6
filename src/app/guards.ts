import type { UserInfo } from '#domain/auth/user'
import { holds } from '#domain/products'
import { productOf, type TileId, tiles } from '../lib/tiles.ts'

type Pages = readonly { path: string }[]
type Holder = Pick<UserInfo, 'product_list'>

/** A product's pages are there for who holds it; the others for everybody. */
export function mayOpen(tile: TileId, user: Holder): boolean {
  const product = productOf(tile)
  return product === undefined || holds(user.product_list, product)
}

export const tileOf = (path: string): TileId | undefined => tiles.find((tile) => tile === path.split('/')[1])

/** The menu: what the user may open and what has a page. The account has its place behind the avatar. */
export function menuTiles(pages: Pages, user: Holder): TileId[] {
  const built = new Set(pages.map((page) => tileOf(page.path)))
  return tiles.filter((tile) => tile !== 'account' && built.has(tile) && mayOpen(tile, user))
}

export const signInPath = (wanted: string) => (wanted === '/' ? '/login' : `/login?to=${encodeURIComponent(wanted)}`)

/** Where to go after signing in: what was wanted before, if it is a page of ours, otherwise the statistics. */
export function wantedPath(search: string): string {
  const wanted = new URLSearchParams(search).get('to') ?? ''
  const isOurs = /^\/[^/\\]/.test(wanted) && tileOf(wanted.split(/[?#]/)[0]!) !== undefined
  return isOurs ? wanted : '/statistics'
}
