import { type PduOf, tag } from './pdu.ts'

/** What became of a message, as the message centre says it. */
type Receipt = { id: string; state: string; code: string }

// message_state: 5.2.28 of the specification
const states: Record<number, string> = {
  1: 'ENROUTE',
  2: 'DELIVRD',
  3: 'EXPIRED',
  4: 'DELETED',
  5: 'UNDELIV',
  6: 'ACCEPTD',
  7: 'UNKNOWN',
  8: 'REJECTD',
}
const isReceipt = (esmClass: number) => (esmClass & 0x3c) === 0x04

/** In optional parameters, in the text that most message centres write (appendix B), or in both; null: no receipt. */
export function readDeliveryReceipt({ body: { esm_class, short_message }, tags }: PduOf<'deliver_sm'>): Receipt | null {
  if (!isReceipt(esm_class)) return null
  const text = (tags.get(tag.messagePayload) ?? short_message).toString('latin1')
  const inText = (name: string) => new RegExp(`\\b${name}:(\\S+)`, 'i').exec(text)?.[1] ?? ''
  const id = tags.get(tag.receiptedMessageId)?.toString('latin1').replace(/\0.*$/s, '')
  const state = tags.get(tag.messageState)?.[0]
  return {
    id: id ?? inText('id'),
    state: (state === undefined ? undefined : states[state]) ?? inText('stat').toUpperCase(),
    code: inText('err'),
  }
}

export const hasFailed = ({ state }: Receipt) => /^(EXPIRED|DELETED|UNDELIV|UNKNOWN|REJECTD)$/.test(state)
