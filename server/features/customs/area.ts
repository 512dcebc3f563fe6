import type { Area } from '../../area.ts'
import { refundLostLookUps } from '../../customs/lookUp.ts'
import { iso, withUser } from '../../erasure/describe.ts'
import { rowsOf } from '../../erasure/dossier.ts'
import { customsRoutes } from './routes.ts'

/** Shipments name companies and ports; of a person they say nothing that a person is looked for by. */
export const customsArea = {
  tables: {
    customs_company: 'nobody',
    customs_company_sum: 'nobody',
    customs_merge: 'nobody',
    customs_removal: 'nobody',
    customs_file: 'nobody',
    customs_page: 'nobody',
    shipment: 'nobody',
    customs_trade: 'nobody',
    customs_budget: 'nobody',
    customs_key: 'nobody',
    customs_seller: 'nobody',
    shipment_search: { told: 'shipment_searches' },
  },
  person: {
    naming: { shipment_search: { text: `concat_ws(' ', name, filter)` } },
    parts: {
      shipment_searches: {
        group: 'company',
        means: 'searches for shipments that users saved and that name an address of this person',
        heading: { 'en-US': 'Saved searches for shipments that name this person', 'zh-CN': '提及此人的已存提单搜索' },
        read: (_, describing) =>
          rowsOf(describing.dossier, 'shipment_search')
            .map(({ created_at, user, name, filter }) => ({ at: iso(created_at), user, name, filter }))
            .map(withUser(describing)),
      },
    },
  },
  routes: customsRoutes,
  secrets: { sealed: { customs_key: 'sealed', customs_seller: 'sealed' } },
  sweep: { others: { lostLookUps: refundLostLookUps } },
} satisfies Area
