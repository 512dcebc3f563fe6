import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const whatsappTables = {
  whatsapp_template: 'nobody',
} as const satisfies Record<string, RetainedTrace>
