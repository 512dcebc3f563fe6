import type { Area } from '../../area.ts'
import { dataRightsRoutes } from './routes.ts'

export const dataRightsArea = { routes: dataRightsRoutes } satisfies Area
