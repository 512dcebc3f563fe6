import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const autoMarketingTables = {
  auto_run: { told: 'auto_runs' },
  auto_rule: { told: 'auto_rules' },
  auto_rule_look: 'nobody',
  auto_rule_hit: 'ids',
  auto_rule_run: 'nobody',
  auto_event: 'ids',
  auto_source: 'nobody',
  auto_member: 'ids',
  auto_check: 'untold',
  auto_step: 'nobody',
  auto_place: 'ids',
  auto_task: 'nobody',
  auto_week: 'nobody',
} as const satisfies Record<string, RetainedTrace>
