import type { Area } from '../../area.ts'
import { autoMarketingPerson } from './person.ts'
import { reassignAutoRuns } from './reassign.ts'
import { autoMarketingSweep } from './sweep.ts'
import { autoMarketingTables } from './tables.ts'

export const autoMarketingArea = {
  tables: autoMarketingTables,
  person: autoMarketingPerson,
  sweep: autoMarketingSweep,
  reassign: { owned: { auto_run: 'goes' }, part: reassignAutoRuns },
} satisfies Area
