import { createContext, useContext } from 'react'
import { type ProductRoute, products } from '#domain/products'

/** The horizontal menu, in its order; each is the first part of an address. Icons and names are the frame's. */
export const tiles = [
  'statistics',
  'autoMarketing',
  'fbHome',
  'insData',
  'wtMarketing',
  'globalTrade',
  'customsData',
  'smsMarketing',
  'deepSearch',
  'emailMarketing',
  'fairleadWTMarketing',
  'pinShopEmail',
  'tools',
  'account',
] as const
export type TileId = (typeof tiles)[number]

/** The product a tile needs; undefined for what everybody has. */
export const productOf = (tile: TileId): number | undefined =>
  Object.hasOwn(products, tile) ? products[tile as ProductRoute] : undefined

/** The tiles with a page, as the frame knows them; an area that names another one asks here whether it can be opened. */
export const BuiltTilesContext = createContext<ReadonlySet<TileId>>(new Set())

export function useIsBuilt(product: number): boolean {
  const built = useContext(BuiltTilesContext)
  const tile = tileOfProduct(product)
  return tile !== undefined && built.has(tile)
}

export const tileOfProduct = (id: number): TileId | undefined => tiles.find((tile) => productOf(tile) === id)
