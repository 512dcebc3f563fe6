import type { Area } from '../../area.ts'
import { billingRoutes } from './routes.ts'

export const billingArea = {
  tables: {
    ledger_account: 'nobody',
    ledger_entry: 'nobody',
    ledger_hold: 'nobody',
    payment_order: 'nobody',
    payment_attempt: 'nobody',
    payment_event: 'nobody',
    point_rate: 'nobody',
    point_budget: 'nobody',
    point_use: 'nobody',
  },
  routes: billingRoutes,
} satisfies Area
