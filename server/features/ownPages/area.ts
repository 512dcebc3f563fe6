import type { Area } from '../../area.ts'
import { ownPageHooks } from './hooks.ts'
import { ownPagePerson } from './person.ts'
import { ownPageRoutes } from './routes.ts'
import { ownPageSweep } from './sweep.ts'
import { ownPageTables } from './tables.ts'

export const ownPageArea = {
  tables: ownPageTables,
  routes: ownPageRoutes,
  pages: ownPageHooks,
  person: ownPagePerson,
  sweep: ownPageSweep,
} satisfies Area
