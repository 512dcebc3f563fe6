import type { Area } from '../../area.ts'
import { operationLogRoutes } from './routes.ts'

export const operationLogArea = { routes: operationLogRoutes } satisfies Area
