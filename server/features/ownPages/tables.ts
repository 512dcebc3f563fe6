import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const ownPageTables = {
  page_fact: 'untold',
  page_lead: 'ids',
} as const satisfies Record<string, RetainedTrace>
