import type { LeadKind } from '#domain/leads/form'
import type { LeadSteps } from '../steps.ts'
import { deepData } from './deepData.ts'
import { domainBg, domainSearch } from './domainSteps.ts'
import { globalBtoB } from './globalBtoB.ts'
import { globalFair } from './globalFair.ts'
import { globalMedia } from './globalMedia.ts'
import { offlineStores } from './offlineStores.ts'
import { facebook, instagram } from './socialSteps.ts'

/** How each kind of collection is worked. */
export const leadSteps: { [K in LeadKind]: LeadSteps<K> } = {
  globalMedia,
  offlineStores,
  domainSearch,
  globalFair,
  globalBtoB,
  deepData,
  domainBg,
  facebook,
  instagram,
}
