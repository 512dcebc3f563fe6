import type { makeRoute } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'
import { taskRoutes } from './taskRoutes.ts'

export function emailRoutes(route: ReturnType<typeof makeRoute>, services: Services): void {
  taskRoutes(route, services)
}
