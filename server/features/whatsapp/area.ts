import type { Area } from '../../area.ts'
import { whatsappHooks } from './hooks.ts'
import { whatsappRoutes } from './routes.ts'

export const whatsappArea = {
  tables: {},
  routes: whatsappRoutes,
  pages: whatsappHooks,
} satisfies Area
