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
  'tools',
  'account',
] as const
export type TileId = (typeof tiles)[number]

/** The product a tile needs; undefined for what everybody has. */
export const productOf = (tile: TileId): number | undefined =>
  Object.hasOwn(products, tile) ? products[tile as ProductRoute] : undefined
