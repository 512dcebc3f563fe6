import type { Area } from '../../area.ts'
import { customsRoutes } from './routes.ts'

/** Shipments name companies and ports; of a person they say nothing that a person is looked for by. */
export const customsArea = {
  tables: {
    customs_company: 'nobody',
    customs_merge: 'nobody',
    customs_removal: 'nobody',
    customs_file: 'nobody',
    customs_page: 'nobody',
    shipment: 'nobody',
    customs_trade: 'nobody',
    customs_budget: 'nobody',
    customs_key: 'nobody',
  },
  routes: customsRoutes,
  secrets: { sealed: { customs_key: 'sealed' } },
} satisfies Area
