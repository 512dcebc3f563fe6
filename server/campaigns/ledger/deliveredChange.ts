import type { ReceiverChange } from './changeReceivers.ts'
import type { ReceiverRow } from './receiver.ts'

/**
 * A message that was never sent stays with what was known of it; of one that may have got lost, this shows that it came, also
 * while it waits to be sent again.
 */
export const deliveredChange = (row: ReceiverRow, now: number): ReceiverChange =>
  row.status === 'uncertain' || row.status === 'waiting'
    ? { event: 'deliver', fields: { sent_at: row.sent_at ?? row.handed_over_at ?? now, reason: '' } }
    : { fields: {} }
