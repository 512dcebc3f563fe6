import type { Area } from '../../area.ts'
import { billingRoutes } from './routes.ts'

export const billingArea = { routes: billingRoutes } satisfies Area
