import type { RetainedTrace } from '../../erasure/areaPerson.ts'

export const emailTables = {
  email_check: { told: 'address_checks' },
  email_check_item: 'untold',
  email_message: 'nobody',
  email_version: 'nobody',
  email_sender: 'nobody',
  email_secret: 'nobody',
  email_mailbox: 'nobody',
  email_incoming: 'nobody',
  email_look: 'nobody',
  email_check_run: 'nobody',
  email_domain: 'nobody',
  email_host: 'nobody',
} as const satisfies Record<string, RetainedTrace>
