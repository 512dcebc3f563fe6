import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const autoMarketingTables = {
  auto_run: { told: 'auto_runs' },
  auto_source: 'nobody',
  auto_member: 'ids',
  auto_check: 'untold',
  auto_step: 'nobody',
  auto_place: 'ids',
  auto_task: 'nobody',
} as const satisfies Record<string, RetainedTrace>
