import type { SmsReason } from '#domain/sms/services'
import { type PduOf, tag } from './pdu.ts'
import type { ReceiptState, SmsHeard } from './services/service.ts'
import { decodeSmsText } from './smsText.ts'

type Delivery = PduOf<'deliver_sm'>

/** A receipt or a message; null: a receipt that names no message. */
export function readDelivery(pdu: Delivery): SmsHeard | null {
  return isReceipt(pdu.body.esm_class) ? readReceipt(pdu) : readMessage(pdu)
}

const isReceipt = (esmClass: number) => (esmClass & 0x3c) === 0x04
const octetsOf = ({ body: { short_message }, tags }: Delivery) => tags.get(tag.messagePayload) ?? short_message

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
const reasons: Record<string, SmsReason> = {
  EXPIRED: 'expired',
  DELETED: 'other',
  UNDELIV: 'unreachable',
  UNKNOWN: 'other',
  REJECTD: 'blocked',
}

/**
 * In optional parameters, in the text that most message centres write (appendix B), or in both. The text is read as ASCII
 * whatever data_coding says, unless every other octet of it is zero: some write it in UCS-2.
 */
function readReceipt(pdu: Delivery): SmsHeard | null {
  const octets = octetsOf(pdu)
  const text = octets.length > 2 && octets[0] === 0 ? decodeSmsText(8, octets) : octets.toString('latin1')
  const inText = (name: string) => new RegExp(`\\b${name}:(\\S+)`, 'i').exec(text)?.[1] ?? ''
  const id = pdu.tags.get(tag.receiptedMessageId)?.toString('latin1').replace(/\0.*$/s, '') || inText('id')
  if (!id) return null
  const number = pdu.tags.get(tag.messageState)?.[0]
  const said = (number === undefined ? undefined : states[number]) ?? inText('stat').toUpperCase()
  return receiptSaying(id, said, inText('err'))
}

/** What a message centre that is asked says of a message. */
export const receiptInState = (ref: string, state: number): SmsHeard => receiptSaying(ref, states[state] ?? '', '')

function receiptSaying(ref: string, said: string, error: string): SmsHeard {
  const reason = reasons[said] ?? null
  const state: ReceiptState = reason ? 'failed' : said === 'DELIVRD' ? 'delivered' : 'onItsWay'
  return { kind: 'receipt', ref, key: null, state, reason, code: error ? `${said} ${error}` : said, at: null }
}

function readMessage(pdu: Delivery): SmsHeard {
  const { source_addr, destination_addr, esm_class, data_coding } = pdu.body
  const { part, octets } = (esm_class & withHeader) !== 0 ? withoutHeader(octetsOf(pdu)) : fromTags(pdu)
  return {
    kind: 'message',
    ref: '',
    from: source_addr.replace(/^\+/, ''),
    to: destination_addr.replace(/^\+/, ''),
    text: textOf(data_coding, octets),
    at: null,
    ...(part && { part }),
  }
}
const withHeader = 0x40

type Cut = { part: { of: number; total: number; n: number } | null; octets: Buffer }

/** GSM 03.40, 9.2.3.24: elements of a number, a length and a value; 0 and 8 say which part of which message this is. */
function withoutHeader(octets: Buffer): Cut {
  const end = Math.min(octets.length, (octets[0] ?? 0) + 1)
  let part: Cut['part'] = null
  for (let at = 1; at + 1 < end; at += 2 + octets[at + 1]!) {
    const value = octets.subarray(at + 2, Math.min(end, at + 2 + octets[at + 1]!))
    if (octets[at] === 0 && value.length === 3) part = { of: value[0]!, total: value[1]!, n: value[2]! }
    if (octets[at] === 8 && value.length === 4) part = { of: value.readUInt16BE(0), total: value[2]!, n: value[3]! }
  }
  return { part, octets: octets.subarray(end) }
}

function fromTags(pdu: Delivery): Cut {
  const [of, total, n] = [tag.sarReference, tag.sarTotal, tag.sarNumber].map((name) => pdu.tags.get(name))
  const octets = octetsOf(pdu)
  if (!of?.length || !total?.length || !n?.length) return { part: null, octets }
  return { part: { of: of.readUIntBE(0, Math.min(2, of.length)), total: total[0]!, n: n[0]! }, octets }
}

/** data_coding: 5.2.19 of the specification; what nobody can read, such as pictures, is an empty text. */
function textOf(coding: number, octets: Buffer): string {
  if (coding === 0 || coding === 8)
    return decodeSmsText(coding, octets.subarray(0, octets.length - (coding === 8 ? octets.length % 2 : 0)))
  if (coding === 1 || coding === 3) return octets.toString('latin1')
  return ''
}
