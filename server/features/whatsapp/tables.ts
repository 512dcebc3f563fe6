import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const whatsappTables = {
  whatsapp_template: 'nobody',
  whatsapp_template_reading: 'nobody',
  whatsapp_message: 'nobody',
  whatsapp_person: 'untold',
  whatsapp_upload: 'nobody',
  whatsapp_charge: 'nobody',
  number_finding: { told: 'whatsapp_numbers' },
  number_question: 'untold',
  whatsapp_chat_charge: 'nobody',
} as const satisfies Record<string, RetainedTrace>
