import type { makeRoute } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { addressRoutes } from './addressRoutes.ts'
import { senderRoutes } from './senderRoutes.ts'
import { taskRoutes } from './taskRoutes.ts'

export function emailRoutes(route: ReturnType<typeof makeRoute>, services: Services): void {
  senderRoutes(route, services)
  taskRoutes(route, services)
  addressRoutes(route, services)
}
