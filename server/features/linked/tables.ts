import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const linkedTables = {
  linked_session: 'nobody',
  linked_key: 'nobody',
  linked_request: 'nobody',
  linked_link: 'nobody',
  linked_message: 'nobody',
  linked_person: 'untold',
} as const satisfies Record<string, RetainedTrace>
