import type { Route } from '../../http/route.ts'
import { addressRoutes } from './addressRoutes.ts'
import { senderRoutes } from './senderRoutes.ts'

type Uses = Parameters<typeof senderRoutes>[1] & Parameters<typeof addressRoutes>[1]

export function emailRoutes(route: Route, services: Uses): void {
  senderRoutes(route, services)
  addressRoutes(route, services)
}
