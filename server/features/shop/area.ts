import type { Area } from '../../area.ts'
import type { Settings } from '../../settings.ts'
import { quotationCommands, quotationRoutes } from '../../shop/quotations/quotationRoutes.ts'
import type { QuotationUses } from '../../shop/quotations/sendQuotation.ts'
import { siteBlobs, siteSweep, siteTables } from '../../shop/site/siteArea.ts'
import { type SiteUses, siteRoutes } from '../../shop/site/siteRoutes.ts'
import { shopFiles } from './files.ts'
import { shopPerson } from './person.ts'
import { shopRoutes } from './routes.ts'
import { tellOfProducts } from './tellOfProducts.ts'

type ShopUses = SiteUses & QuotationUses & { settings: Pick<Settings, 'demo'> }

/** What a company sells and says in its shop, what it offers, and its published site. Of a person outside it inquiries and quotations say something. */
export const shopArea = {
  tables: {
    shop: 'nobody',
    shop_category: 'nobody',
    shop_tag: 'nobody',
    shop_key: 'nobody',
    currency_rate: 'nobody',
    product: 'nobody',
    article: 'nobody',
    quotation: { told: 'quotations' },
    quotation_counter: 'nobody',
    ...siteTables,
  },
  routes(route, uses) {
    shopRoutes(route, uses)
    siteRoutes(route, uses)
    quotationRoutes(route, uses)
  },
  commands: quotationCommands,
  written: tellOfProducts,
  sweep: { others: siteSweep },
  person: shopPerson,
  reassign: { owned: { quotation: 'goes' } },
  blobs: [...shopFiles, ...siteBlobs],
  taken: { shop_sku: 'skuTaken', shop_address: 'addressTaken' },
} satisfies Area<ShopUses>
