import type { Area } from '../../area.ts'
import { pauseRestoredRuns } from '../../autoMarketing/pauseRestoredRuns.ts'
import { stopRestoredRules } from '../../autoMarketing/rules.ts'
import { autoMarketingPerson } from './person.ts'
import { reassignAuto } from './reassign.ts'
import { autoRoutes } from './routes.ts'
import { autoMarketingSweep } from './sweep.ts'
import { autoMarketingTables } from './tables.ts'

export const autoMarketingArea = {
  tables: autoMarketingTables,
  person: autoMarketingPerson,
  sweep: autoMarketingSweep,
  routes: autoRoutes,
  async restored(database) {
    await stopRestoredRules(database)
    await pauseRestoredRuns(database)
  },
  reassign: { owned: { auto_run: 'goes', auto_rule: 'goes' }, part: reassignAuto },
} satisfies Area
