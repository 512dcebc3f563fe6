import type { Route } from '../../http/route.ts'
import { addressRoutes } from './addressRoutes.ts'
import { senderRoutes } from './senderRoutes.ts'
import { statisticsRoutes } from './statisticsRoutes.ts'
import { taskRoutes } from './taskRoutes.ts'

type Uses = Parameters<typeof senderRoutes>[1] & Parameters<typeof taskRoutes>[1] & Parameters<typeof addressRoutes>[1]

export function emailRoutes(route: Route, services: Uses): void {
  senderRoutes(route, services)
  taskRoutes(route, services)
  addressRoutes(route, services)
  statisticsRoutes(route, services)
}
