import type { Area } from '../../area.ts'
import { shopFiles } from './files.ts'
import { shopRoutes } from './routes.ts'

/** What a company sells and says in its shop; of a person outside it says nothing. */
export const shopArea = {
  tables: {
    shop: 'nobody',
    shop_category: 'nobody',
    shop_tag: 'nobody',
    shop_key: 'nobody',
    currency_rate: 'nobody',
    product: 'nobody',
    article: 'nobody',
  },
  routes: shopRoutes,
  blobs: shopFiles,
  taken: { shop_sku: 'skuTaken', shop_address: 'addressTaken' },
} satisfies Area
