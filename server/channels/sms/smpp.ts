import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { smsPartsMax } from '#domain/sms/parts'
import type { Log } from '../../log.ts'
import { type DeliveryChannel, ProviderError, type ProviderErrorKind, type SmsMessage } from '../channel.ts'
import { readDelivery } from './delivery.ts'
import { type BodyOf, type PduOf, status, type Tags, tag } from './pdu.ts'
import type { AskedRef, SmsHeard, SmsOutcome, SmsRoute } from './services/service.ts'
import { keepLink } from './smppLink.ts'
import { askCentre } from './smppQuery.ts'
import {
  hexOf,
  openSmppSession,
  type SmppReach,
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

/** A text, or a part of it that was taken before the rest was not. */
type SmppText = { to: string; from: string; text: string; onHandedOver?: () => Promise<void> }

/** Some parts of a text were taken, so that it must not be sent again. */
class PartlySent extends ProviderError {
  readonly refs: string[]
  readonly parts: number
  constructor(refs: string[], parts: number, cause: ProviderError) {
    super('uncertain', cause.code, cause)
    this.refs = refs
    this.parts = parts
  }
}

/** Hears receipts and messages; what it does not take, the message centre delivers again. */
type OnHeard = (heard: SmsHeard) => Promise<void>

type SmppTools = { log: Log; hear: OnHeard; timing?: SmppTimes | undefined; reach?: SmppReach | undefined }

/** A link to a message centre, bound as a transceiver: receipts come back on the same connection. */
function openSmpp(settings: SmppSettings, { log, hear, timing = usualTiming, reach }: SmppTools) {
  const window = makeWindow(settings.window)
  const onDelivery = async (pdu: PduOf<'deliver_sm'>) => {
    const heard = readDelivery(pdu)
    if (heard) await hear(heard)
  }
  const link = keepLink(
    (signal) => openSmppSession(settings, timing, { signal, onDelivery, ...(reach && { reach }) }),
    {
      backOffMs: timing.backOffMs,
      log,
    },
  )
  let reference = randomInt(256)

  function partsOf(text: string): SmsParts {
    if (settings.long === 'payload') return wholeText(text)
    reference = (reference + 1) % 256
    return cutText(text, reference)
  }

  async function submit(session: SmppSession, message: Part, signal: AbortSignal): Promise<string> {
    const { to, from, coding, octets, isOneOfMore } = message
    const isLong = octets.length > mostOctets[coding]
    const body = {
      ...submission,
      ...senderOf(from),
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

  async function send({ to, from, text, onHandedOver }: SmppText, signal: AbortSignal): Promise<string[]> {
    const { coding, parts } = partsOf(text)
    if (parts.length > smsPartsMax) throw new ProviderError('rejected', 'length')
    const session = await link.ready(signal)
    await onHandedOver?.()
    const refs: string[] = []
    const isOneOfMore = parts.length > 1
    try {
      for (const octets of parts) {
        const submitPart = () => submit(session, { to, from, coding, octets, isOneOfMore }, signal)
        refs.push(await (refs.length ? patiently(submitPart, timing.backOffMs[0], signal) : submitPart()))
      }
    } catch (error) {
      // What the receiver has already would come twice.
      throw refs.length && error instanceof ProviderError ? new PartlySent(refs, parts.length, error) : error
    }
    return refs
  }

  let canBeAsked = true
  async function ask(asked: readonly AskedRef[], signal: AbortSignal): Promise<SmsHeard[]> {
    if (!canBeAsked) return []
    const heard = await askCentre(await link.ready(signal), asked, senderOf(settings.from), signal)
    canBeAsked = heard !== null
    return heard ?? []
  }

  return {
    send: (sending: SmppText, signal: AbortSignal) => window.pass(signal, () => send(sending, signal)),
    ask,
    async stop() {
      await window.close()
      await link.stop()
    },
  }
}

/** Codes by any message centre that speaks SMPP 3.4; a receipt of one that did not arrive is in the log. */
export function smppSms(
  settings: SmppSettings,
  log: Log,
  timing: SmppTimes = usualTiming,
): DeliveryChannel<SmsMessage> {
  const hear: OnHeard = async (heard) => {
    if (heard.kind === 'receipt' && heard.state === 'failed')
      log('message not delivered', { channel: 'sms', id: heard.ref, code: heard.code })
  }
  const smpp = openSmpp(settings, { log, hear, timing })
  return {
    async send({ to, text }, { signal }) {
      return { providerId: (await smpp.send({ to, from: settings.from, text }, signal)).join(' ') }
    },
    stop: smpp.stop,
  }
}

/** A company's own route through a message centre: what became of each message is an outcome, and receipts are heard. */
export function smppRoute(settings: SmppSettings, tools: SmppTools): SmsRoute {
  const smpp = openSmpp(settings, tools)
  return {
    async send({ to, from, text }, { onHandedOver, signal }) {
      try {
        const refs = await smpp.send({ to, from: from || settings.from, text, onHandedOver }, signal)
        return { kind: 'accepted', refs }
      } catch (error) {
        if (error instanceof ProviderError) return outcomeOf(error)
        throw error
      }
    },
    ask: smpp.ask,
    stop: smpp.stop,
  }
}

function outcomeOf(error: ProviderError): SmsOutcome {
  const { kind, code } = error
  if (error instanceof PartlySent) return { kind: 'uncertain', code, refs: error.refs, parts: error.parts }
  if (kind === 'uncertain') return { kind, code }
  if (kind === 'limited' || kind === 'later') return { kind: 'later', code, until: null }
  if (kind === 'unreachable') return { kind: 'route', problem: 'unreachable', passes: true, code }
  if (code === hexOf(status.invalidSource)) return { kind: 'route', problem: 'sender', passes: false, code }
  if (kind === 'credentials') return { kind: 'route', problem: 'credentials', passes: false, code }
  if (code === 'length') return { kind: 'refused', reason: 'content', code }
  return { kind: 'refused', reason: code === hexOf(status.invalidDestination) ? 'badNumber' : 'other', code }
}

/** After the first part the rest has to follow: a message centre that wants them slower gets them slower. */
async function patiently(submitPart: () => Promise<string>, waitMs: number, signal: AbortSignal): Promise<string> {
  for (const wait of [waitMs, 2 * waitMs, 4 * waitMs]) {
    try {
      return await submitPart()
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'limited') throw error
    }
    await sleep(wait, undefined, { signal }).catch(() => {})
  }
  return submitPart()
}

type Part = { to: string; from: string; coding: SmsParts['coding']; octets: Buffer; isOneOfMore: boolean }

const nothing = Buffer.alloc(0)

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
