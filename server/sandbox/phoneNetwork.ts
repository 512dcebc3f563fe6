import { randomBytes, randomInt } from 'node:crypto'
import { type BodyOf, encodePdu, type PduOf, status, type Tags, tag } from '../channels/sms/pdu.ts'
import { cutText } from '../channels/sms/smsText.ts'
import { guarded } from '../guarded.ts'
import type { Log } from '../log.ts'
import type { CentreSession } from './centreSession.ts'
import type { Inbox } from './inbox.ts'
import { type LongMessage, partsJoiner } from './joinParts.ts'
import type { PhoneEvent, PhoneMessage, Phones } from './phones.ts'
import {
  conducts,
  type PhoneMessageState,
  type PhoneTimes,
  type PhoneTrait,
  phoneAnswers,
  type ReportWord,
  reportCodes,
  traitOf,
} from './phoneTraits.ts'

type Submission = PduOf<'submit_sm'>
type SubmitAnswer = { refusal?: number; message_id?: string }
type World = { inbox: Inbox; phones: Phones; times: PhoneTimes; clock: () => number; log: Log }

const everyMs = 100
const atOnce = 100
/** A delivery that nobody answered, or that was refused for now, is made again. */
const againMs = { unanswered: 30_000, refused: 5_000 }
const mostBusy = 1_000

/** What becomes of the messages that the demo's message centre takes: which phones get them, when, and what is told. */
export function openPhoneNetwork({ inbox, phones, times, clock, log }: World) {
  const sessions = new Set<CentreSession>()
  const join = partsJoiner(clock)
  /** numbers that have refused once */
  const busy = new Set<string>()
  let reference = randomInt(256)

  function submit(session: CentreSession, pdu: Submission): SubmitAnswer {
    const { system } = session
    const to = pdu.body.destination_addr.replace(/^\+/, '')
    const isNumber = /^[1-9]\d{4,14}$/.test(to)
    const trait = isNumber ? traitOf(to) : 'notANumber'
    const refusal = refusalOf(trait, to)
    if (refusal === status.throttled) return { refusal }
    const long = join(system, pdu)
    if (refusal !== null) {
      if (isNumber && long.taken === 1) keep(system, to, long, 'refused')
      return { refusal }
    }
    const name = newName(to)
    const isWhole = long.taken === long.total
    const message = isWhole ? take(system, to, trait, long) : null
    report(session, pdu, { trait, name, message, isLast: long.n === long.total })
    return { message_id: name.told }
  }

  function refusalOf(trait: PhoneTrait, to: string): number | null {
    const { refusal } = conducts[trait]
    if (!refusal) return null
    if (!refusal.once) return refusal.status
    if (busy.has(to)) return null
    if (busy.size >= mostBusy) busy.clear()
    busy.add(to)
    return refusal.status
  }

  function keep(system: string, to: string, long: LongMessage, state: PhoneMessageState): number {
    const { from, text, taken, total } = long
    return phones.add({
      phone: to,
      other: from,
      isOwn: false,
      text,
      parts: total,
      taken,
      at: new Date(clock()),
      state,
      system,
    })
  }

  function take(system: string, to: string, trait: PhoneTrait, long: LongMessage): number {
    const { shows, answers } = conducts[trait]
    const now = clock()
    const id = keep(system, to, long, shows === 'now' ? 'delivered' : 'onItsWay')
    if (shows === 'now') arrive(long.from, to, long.text)
    else if (shows) phones.plan({ kind: 'arrive', at: now + times[shows], system, message: id, pdu: null })
    else phones.plan({ kind: 'fail', at: now + times.report, system, message: id, pdu: null })
    // Who has said STOP does not say it again to the message that confirms it, and who has asked reads the answer.
    if (answers && phones.hasAnswered(to, long.from)) return id
    if (answers) phones.plan({ kind: answers, at: now + times.answer, system, message: id, pdu: null })
    return id
  }

  const arrive = (from: string, to: string, text: string) =>
    inbox.take({ kind: 'sms', from, to, subject: '', text, html: '', at: new Date(clock()) })

  type About = { trait: PhoneTrait; name: MessageName; message: number | null; isLast: boolean }
  /** A receipt for each part that wants one. */
  function report(session: CentreSession, { body }: Submission, { trait, name, message, isLast }: About): void {
    if (!(body.registered_delivery & 1)) return
    const { reports, isEarly } = conducts[trait]
    const now = clock()
    for (const { after, says, of } of reports) {
      if (of && (of === 'last') !== isLast) continue
      const pdu = receiptOf(body, name, says, now)
      const at = isEarly ? now : now + times[after]
      const event = phones.plan({ kind: 'deliver', at, system: session.system, message, pdu })
      if (isEarly) deliver(event, { pdu, message: null, ready: [session] })
    }
  }

  /** What somebody types on a phone goes to who wrote to it. False: nobody can get it. */
  function write(phone: string, other: string, text: string): boolean {
    const writer = phones.writersTo(phone).find((one) => one.other === other)
    if (!writer || !canBeAnswered(other) || !text.trim()) return false
    send(phone, writer, text)
    return true
  }

  function send(phone: string, { other, system }: { other: string; system: string }, text: string): void {
    reference = (reference + 1) % 256
    const { coding, parts } = cutText(text, reference)
    const at = clock()
    const message = phones.add({
      phone,
      other,
      isOwn: true,
      text,
      parts: parts.length,
      taken: parts.length,
      at: new Date(at),
      state: 'onItsWay',
      system,
    })
    for (const octets of parts) {
      const pdu = deliveryOf({ from: phone, to: other, coding, octets, isPart: parts.length > 1 })
      phones.plan({ kind: 'deliver', at, system, message, pdu })
    }
  }

  const tick = () => {
    const ready = [...sessions].filter((session) => session.canTake())
    const systems = [...new Set(ready.map(({ system }) => system))]
    for (const event of phones.due(clock(), systems, atOnce)) happen(event, ready)
  }

  function happen(event: PhoneEvent, ready: readonly CentreSession[]): void {
    const { id, kind, pdu } = event
    const message = event.message === null ? null : phones.get(event.message)
    if (kind === 'deliver') return deliver(event, { pdu: pdu!, message, ready })
    phones.done(id)
    if (!message) return
    const { phone, other, text } = message
    if (kind === 'stop' || kind === 'question') {
      write(phone, other, phoneAnswers(phone, kind))
      return
    }
    phones.setState(message.id, kind === 'arrive' ? 'delivered' : 'failed')
    if (kind === 'arrive') arrive(other, phone, text)
  }

  type Delivery = { pdu: Uint8Array; message: PhoneMessage | null; ready: readonly CentreSession[] }
  function deliver({ id, system }: PhoneEvent, { pdu, message, ready }: Delivery): void {
    const session = ready.find((one) => one.system === system && one.canTake())
    if (!session) return
    phones.putOff(id, clock() + againMs.unanswered)
    session.deliver(pdu, (told) => {
      if (told !== status.ok) return phones.putOff(id, clock() + againMs.refused)
      phones.done(id)
      if (message?.isOwn) phones.setState(message.id, 'delivered')
    })
  }

  const timer = setInterval(guarded(log, 'the phones of the sandbox stand still', tick), everyMs)
  timer.unref()
  return {
    phones,
    submit,
    write,
    enter: (session: CentreSession) => void sessions.add(session),
    leave: (session: CentreSession) => void sessions.delete(session),
    stop: () => clearInterval(timer),
  }
}
export type PhoneNetwork = ReturnType<typeof openPhoneNetwork>

/** A phone answers numbers, and no names. */
export const canBeAnswered = (sender: string): boolean => /^\+?\d{3,15}$/.test(sender)

/** How a message is named in the answer to its submission, and in its receipts. */
type MessageName = { told: string; reported: string; isInTags: boolean }

/** Some message centres answer in hexadecimal and report in decimal, in the receipt's text alone. */
function newName(to: string): MessageName {
  if (Number(to.at(-1)) % 2 === 0) {
    const told = randomBytes(8).toString('hex')
    return { told, reported: told, isInTags: true }
  }
  // Read as hexadecimal, no decimal name of these is another one's.
  const number = 2 ** 40 + randomInt(2 ** 40)
  return { told: number.toString(16).toUpperCase(), reported: String(number), isInTags: false }
}

/** As appendix B of the specification writes it. */
function receiptOf(message: BodyOf<'submit_sm'>, name: MessageName, says: ReportWord, now: number): Uint8Array {
  const time = new Date(now).toISOString().replaceAll(/\D/g, '').slice(2, 12)
  const { err, state } = reportCodes[says]
  const arrived = says === 'DELIVRD' ? '001' : '000'
  const text = `id:${name.reported} sub:001 dlvrd:${arrived} submit date:${time} done date:${time} stat:${says} err:${err} text:`
  const tags: Tags = new Map(
    name.isInTags
      ? [
          [tag.receiptedMessageId, Buffer.from(`${name.reported}\0`, 'latin1')],
          [tag.messageState, Buffer.from([state])],
        ]
      : [],
  )
  const body: BodyOf<'deliver_sm'> = {
    ...message,
    source_addr_ton: message.dest_addr_ton,
    source_addr_npi: message.dest_addr_npi,
    source_addr: message.destination_addr,
    dest_addr_ton: message.source_addr_ton,
    dest_addr_npi: message.source_addr_npi,
    destination_addr: message.source_addr,
    esm_class: 0x04,
    registered_delivery: 0,
    data_coding: 0,
    short_message: Buffer.from(text, 'latin1'),
  }
  return encodePdu({ command: 'deliver_sm', status: status.ok, sequence: 0, body, tags })
}

type PhoneText = { from: string; to: string; coding: number; octets: Buffer; isPart: boolean }

function deliveryOf({ from, to, coding, octets, isPart }: PhoneText): Uint8Array {
  const body: BodyOf<'deliver_sm'> = {
    service_type: '',
    source_addr_ton: 1,
    source_addr_npi: 1,
    source_addr: from,
    dest_addr_ton: 1,
    dest_addr_npi: 1,
    destination_addr: to,
    esm_class: isPart ? 0x40 : 0,
    protocol_id: 0,
    priority_flag: 0,
    schedule_delivery_time: '',
    validity_period: '',
    registered_delivery: 0,
    replace_if_present_flag: 0,
    data_coding: coding,
    sm_default_msg_id: 0,
    short_message: octets,
  }
  return encodePdu({ command: 'deliver_sm', status: status.ok, sequence: 0, body, tags: new Map() })
}
