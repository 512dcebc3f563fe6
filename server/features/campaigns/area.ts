import type { Area } from '../../area.ts'
import { tellLifted } from '../../campaigns/ledger/lifted.ts'
import { reassignCounts, reassignTask } from '../../campaigns/reassign.ts'
import { loseOpenBatches } from '../../campaigns/sending/batches.ts'
import { fillAllOf } from '../../campaigns/sending/begin.ts'
import { pauseRestoredTasks } from '../../campaigns/sending/pauseRestored.ts'
import { campaignPerson } from './person.ts'
import { campaignRoutes } from './routes.ts'
import { campaignSweep } from './sweep.ts'
import { campaignTables } from './tables.ts'

export const campaignArea = {
  tables: campaignTables,
  routes: campaignRoutes,
  written: tellLifted,
  person: campaignPerson,
  sweep: campaignSweep,
  reassign: {
    owned: { campaign_task: 'goes', campaign_counts: 'goes' },
    before: fillAllOf,
    part: reassignTask,
    rest: reassignCounts,
  },
  async restored(database, lost) {
    await loseOpenBatches(database)
    await pauseRestoredTasks(database, lost)
  },
} satisfies Area
