import type { Area } from '../../area.ts'
import { blobRoutes } from './routes.ts'

export const blobArea = { routes: blobRoutes } satisfies Area
