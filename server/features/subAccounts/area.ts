import type { Area } from '../../area.ts'
import { subAccountRoutes } from './routes.ts'

export const subAccountArea = { routes: subAccountRoutes } satisfies Area
