import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const leadTables = {
  lead_job: { told: 'lead_jobs' },
  lead: { told: 'leads' },
  lead_step: 'untold',
  lead_brought: 'untold',
} as const satisfies Record<string, RetainedTrace>
