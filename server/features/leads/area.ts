import type { Area } from '../../area.ts'
import { leadPerson } from './person.ts'
import { reassignLeadJob } from './reassign.ts'
import { leadRoutes } from './routes.ts'
import { leadSweep } from './sweep.ts'
import { leadTables } from './tables.ts'
import { countKeptLeads } from './written.ts'

export const leadArea = {
  tables: leadTables,
  routes: leadRoutes,
  written: countKeptLeads,
  person: leadPerson,
  sweep: leadSweep,
  reassign: { owned: { lead_job: 'goes' }, part: reassignLeadJob },
} satisfies Area
