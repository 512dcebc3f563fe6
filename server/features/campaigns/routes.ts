import type { ChannelLedgers } from '../../campaigns/sending/driver.ts'
import type { Database } from '../../db/connect.ts'
import type { Route } from '../../http/route.ts'
import { ruleRoutes } from './ruleRoutes.ts'
import { statisticsRoutes } from './statisticsRoutes.ts'
import { taskRoutes } from './taskRoutes.ts'

export function campaignRoutes(route: Route, services: { database: Database; ledgers: ChannelLedgers }): void {
  taskRoutes(route, services)
  ruleRoutes(route, services)
  statisticsRoutes(route, services)
}
