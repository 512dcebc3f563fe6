import type { ChannelLedgers } from '../../campaigns/sending/driver.ts'
import type { Route } from '../../http/route.ts'
import { messageRoutes } from './messageRoutes.ts'
import { type RuleServices, ruleRoutes } from './ruleRoutes.ts'
import { statisticsRoutes } from './statisticsRoutes.ts'
import { taskRoutes } from './taskRoutes.ts'

export function campaignRoutes(route: Route, services: RuleServices & { ledgers: ChannelLedgers }): void {
  taskRoutes(route, services)
  messageRoutes(route, services)
  ruleRoutes(route, services)
  statisticsRoutes(route, services)
}
