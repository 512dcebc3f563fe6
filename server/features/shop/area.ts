import type { Area } from '../../area.ts'
import type { Settings } from '../../settings.ts'
import { siteBlobs, sitePerson, siteSweep, siteTables } from '../../shop/site/siteArea.ts'
import { type SiteUses, siteRoutes } from '../../shop/site/siteRoutes.ts'
import { shopFiles } from './files.ts'
import { shopRoutes } from './routes.ts'

type ShopUses = SiteUses & { settings: Pick<Settings, 'demo'> }

/** What a company sells and says in its shop, and its published site. Of a person outside it only the inquiries say something. */
export const shopArea = {
  tables: {
    shop: 'nobody',
    shop_category: 'nobody',
    shop_tag: 'nobody',
    shop_key: 'nobody',
    currency_rate: 'nobody',
    product: 'nobody',
    article: 'nobody',
    ...siteTables,
  },
  routes(route, uses) {
    shopRoutes(route, uses)
    siteRoutes(route, uses)
  },
  sweep: { others: siteSweep },
  person: sitePerson,
  blobs: [...shopFiles, ...siteBlobs],
  taken: { shop_sku: 'skuTaken', shop_address: 'addressTaken' },
} satisfies Area<ShopUses>
