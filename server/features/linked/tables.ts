import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const linkedTables = {
  linked_session: 'nobody',
  linked_key: 'nobody',
  linked_request: 'nobody',
  linked_link: 'nobody',
} as const satisfies Record<string, RetainedTrace>
