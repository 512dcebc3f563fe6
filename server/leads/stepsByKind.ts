import { failedTrouble } from '#domain/leadSources/sourceAnswer'
import type { LeadKind } from '#domain/leads/form'
import type { StepsByKind } from './job/beginJobs.ts'
import type { LeadSteps } from './steps.ts'

/** How each kind of job is worked. */
export const stepsByKind: StepsByKind = {
  globalMedia: notBuilt(),
  offlineStores: notBuilt(),
  domainSearch: notBuilt(),
  globalFair: notBuilt(),
  globalBtoB: notBuilt(),
  deepData: notBuilt(),
  domainBg: notBuilt(),
}

/** A source that is not there says so. */
function notBuilt<K extends LeadKind>(): LeadSteps<K> {
  return {
    first: () => [{ key: 'start', work: null }],
    take: () => Promise.resolve({ kind: 'trouble', trouble: failedTrouble('forbidden', 'notBuilt') }),
  }
}
