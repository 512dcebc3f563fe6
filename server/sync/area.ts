import type { Area } from '../area.ts'
import { applyParked } from './parked.ts'
import { syncPerson } from './person.ts'
import { syncRoutes } from './routes.ts'

/** The core itself, described like an area. */
export const syncArea = {
  tables: {
    sync_mutation: { told: 'history' },
    parked_change: { told: 'waiting_changes' },
    lost_value: { told: 'earlier_values' },
    row_change: { told: 'earlier_states' },
    sync_tomb: 'ids',
    sync_account: 'nobody',
    sync_announced: 'nobody',
    sync_mark: 'nobody',
    sync_replica: 'nobody',
    sync_scope: 'nobody',
    sync_server: 'nobody',
    company_size: 'nobody',
    migration: 'nobody',
    operator_limit: 'nobody',
    carrier_setting: 'nobody',
    secret_key: 'nobody',
    server_key: 'nobody',
  },
  routes: syncRoutes,
  commands: { 'parked.apply': applyParked },
  secrets: { sealed: { carrier_setting: 'sealed' } },
  person: syncPerson,
} satisfies Area
