import { randomInt } from 'node:crypto'
import type { Log } from '../../log.ts'
import { type DeliveryChannel, ProviderError, type ProviderErrorKind, type SmsMessage } from '../channel.ts'
import { type BodyOf, type PduOf, status, type Tags, tag } from './pdu.ts'
import { hasFailed, readDeliveryReceipt } from './receipt.ts'
import { keepLink } from './smppLink.ts'
import {
  hexOf,
  openSmppSession,
  type SmppSession,
  type SmppSettings,
  type SmppTimes,
  usualTiming,
} from './smppSession.ts'
import { cutText, mostOctets, type SmsParts, wholeText } from './smsText.ts'
import { makeWindow } from './window.ts'

// 5.2.5, 5.2.6, 5.2.12 and 5.2.17 of the specification
const [international, shortCode, named] = [1, 3, 5]
const isdn = 1
const [plain, withHeader] = [0x00, 0x40]
const reportBack = 1

/** Any message centre that speaks SMPP 3.4, bound as a transceiver: receipts come back on the same connection. */
export function smppSms(
  settings: SmppSettings,
  log: Log,
  timing: SmppTimes = usualTiming,
): DeliveryChannel<SmsMessage> {
  const window = makeWindow(settings.window)
  const link = keepLink((signal) => openSmppSession(settings, timing, { signal, onDelivery: hear }), {
    backOffMs: timing.backOffMs,
    log,
  })
  let reference = randomInt(256)

  function hear(pdu: PduOf<'deliver_sm'>): void {
    const receipt = readDeliveryReceipt(pdu)
    if (receipt && hasFailed(receipt)) log('message not delivered', { channel: 'sms', ...receipt })
  }

  function partsOf(text: string): SmsParts {
    if (settings.long === 'payload') return wholeText(text)
    reference = (reference + 1) % 256
    return cutText(text, reference)
  }

  async function submit(session: SmppSession, message: Part, signal: AbortSignal): Promise<string> {
    const { to, coding, octets, isOneOfMore } = message
    const isLong = octets.length > mostOctets[coding]
    const body = {
      ...submission,
      ...senderOf(settings.from),
      destination_addr: to,
      esm_class: isOneOfMore ? withHeader : plain,
      data_coding: coding,
      short_message: isLong ? nothing : octets,
    }
    const tags: Tags = new Map(isLong ? [[tag.messagePayload, octets]] : [])
    const answer = await session.ask('submit_sm', body, { tags, signal })
    if (answer.command === 'submit_sm_resp' && answer.status === status.ok) return answer.body.message_id
    throw new ProviderError(kindOf(answer.status), hexOf(answer.status))
  }

  async function send({ to, text }: SmsMessage, signal: AbortSignal): Promise<{ providerId: string }> {
    const { coding, parts } = partsOf(text)
    if (parts.length > mostParts) throw new ProviderError('rejected', 'length')
    const session = await link.ready(signal)
    const ids: string[] = []
    try {
      for (const octets of parts)
        ids.push(await submit(session, { to, coding, octets, isOneOfMore: parts.length > 1 }, signal))
    } catch (error) {
      // What the receiver has already would come twice.
      throw ids.length && error instanceof ProviderError ? new ProviderError('uncertain', error.code, error) : error
    }
    return { providerId: ids.join(' ') }
  }

  return {
    send: (message, { signal }) => window.pass(signal, () => send(message, signal)),
    async stop() {
      await window.close()
      await link.stop()
    },
  }
}

type Part = { to: string; coding: SmsParts['coding']; octets: Buffer; isOneOfMore: boolean }

const nothing = Buffer.alloc(0)
// Their number is one octet.
const mostParts = 255

const submission = {
  service_type: '',
  dest_addr_ton: international,
  dest_addr_npi: isdn,
  protocol_id: 0,
  priority_flag: 0,
  schedule_delivery_time: '',
  validity_period: '',
  registered_delivery: reportBack,
  replace_if_present_flag: 0,
  sm_default_msg_id: 0,
} satisfies Partial<BodyOf<'submit_sm'>>

function senderOf(from: string) {
  if (/^\+\d+$/.test(from)) return { source_addr_ton: international, source_addr_npi: isdn, source_addr: from.slice(1) }
  const ton = /^\d+$/.test(from) ? shortCode : named
  return { source_addr_ton: ton, source_addr_npi: 0, source_addr: from }
}

/** 5.1.3 of the specification; what a message centre says in numbers of its own is about this message. */
function kindOf(refusal: number): ProviderErrorKind {
  if (refusal === status.throttled) return 'limited'
  if (refusal === status.queueFull || refusal === status.systemError) return 'later'
  return refusal === status.invalidSource || refusal === status.invalidBindStatus ? 'credentials' : 'rejected'
}
