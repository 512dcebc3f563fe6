import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const whatsappTables = {
  whatsapp_template: 'nobody',
  whatsapp_template_reading: 'nobody',
} as const satisfies Record<string, RetainedTrace>
