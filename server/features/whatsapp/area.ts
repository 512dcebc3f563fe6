import type { Area } from '../../area.ts'
import { whatsappFiles } from './files.ts'
import { whatsappHooks } from './hooks.ts'
import { whatsappRoutes } from './routes.ts'
import { whatsappTables } from './tables.ts'

export const whatsappArea = {
  tables: whatsappTables,
  blobs: whatsappFiles,
  routes: whatsappRoutes,
  pages: whatsappHooks,
} satisfies Area
