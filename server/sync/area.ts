import type { Area } from '../area.ts'
import { applyParked } from './parked.ts'
import { syncPerson } from './person.ts'
import { syncRoutes } from './routes.ts'

/** What the core itself does, in the words of an area. */
export const syncArea = {
  routes: syncRoutes,
  commands: { 'parked.apply': applyParked },
  person: syncPerson,
} satisfies Area
