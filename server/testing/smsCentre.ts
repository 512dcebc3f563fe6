import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { SmsAccount } from '#domain/channels/account'
import { encodePdu, isAnswer, type Pdu, type PduOf, pduReader, status, type Tags, tag } from '../channels/sms/pdu.ts'
import { decodeSmsText } from '../channels/sms/smsText.ts'

/** What a client comes to. `submit`: a part has come, and is not taken; `taken`: it is, and nothing was said to that yet. */
export type CentreStep = 'bind' | 'submit' | 'taken' | 'receipt'
/** What happens at a step: what is usual, the line breaks, no answer ever comes, or it is refused with this status. */
type CentreRule = (step: CentreStep, part: TakenPart | null) => undefined | 'drop' | 'hang' | number

/** One part of a text. `id`: as it is named in the answer; `number`: the same, for other spellings. */
export type TakenPart = {
  number: number
  id: string
  to: string
  from: string
  text: string
  /** of a text in several parts: which text, how many, which one */
  reference: number
  total: number
  n: number
}

/** `isEarly`: before anything else is said. */
type ReceiptFields = { id?: string; state?: number; form?: 'text' | 'tags'; isEarly?: boolean }

/** A message centre on loopback that speaks SMPP 3.4, and fails as a test wants it to. */
export type SmsCentre = {
  route: Pick<SmsAccount, 'setting'> & Partial<Pick<SmsAccount, 'hours'>> & { secrets: Record<string, string> }
  /** all that it took, whatever was said to them */
  taken: TakenPart[]
  rule: CentreRule
  /** how it names a part */
  nameOf: (number: number) => string
  /** what it does with a part that it took, before it answers; as a rule it reports it delivered, once it has answered */
  onTaken: (part: TakenPart) => void
  /** what it answers when it is asked after a message; null: it does not know the question */
  stateOf: ((id: string) => number | null) | null
  /** Tells what became of a part, until it is heard. Never two at once of one line. */
  report: (part: TakenPart, fields?: ReceiptFields) => void
  /** of receipts, those that nobody has taken */
  unheard: () => number
  drop: () => void
  stop: () => Promise<void>
}

export const smppStates = { onItsWay: 1, delivered: 2, expired: 3, undelivered: 5 } as const

type Line = { socket: Socket; isBound: boolean; waiting: Map<number, Receipt>; last: number }
type Receipt = { pdu: Omit<PduOf<'deliver_sm'>, 'sequence'> }

/** Receipts that may wait for their answers at once */
const mostWaiting = 100

export async function openSmsCentre(): Promise<SmsCentre> {
  const lines = new Set<Line>()
  const receipts: Receipt[] = []

  const server = createServer((socket) => {
    const line: Line = { socket, isBound: false, waiting: new Map(), last: 0 }
    lines.add(line)
    const read = pduReader()
    socket.setNoDelay(true)
    socket.on('error', () => {})
    socket.on('close', () => {
      lines.delete(line)
      receipts.unshift(...line.waiting.values())
    })
    socket.on('data', (piece) => {
      for (const pdu of read(piece)) if (pdu.command !== null && !socket.destroyed) take(line, pdu)
    })
  })

  function take(line: Line, pdu: Pdu): void {
    const { sequence } = pdu
    if (isAnswer(pdu.command)) {
      const receipt = line.waiting.get(sequence)
      line.waiting.delete(sequence)
      if (receipt && pdu.status !== status.ok) receipts.push(receipt)
      tell()
    } else if (pdu.command === 'bind_transceiver') {
      const told = happensAt('bind', line, null)
      if (told === null) return
      line.isBound = told === status.ok
      say(line, { command: 'bind_transceiver_resp', status: told, sequence, body: { system_id: 'centre' } })
      tell()
    } else if (pdu.command === 'submit_sm') submit(line, pdu)
    else if (pdu.command === 'query_sm') answerQuery(line, pdu)
    else if (pdu.command === 'enquire_link') say(line, { command: 'enquire_link_resp', status: 0, sequence, body: {} })
    else if (pdu.command === 'unbind') {
      say(line, { command: 'unbind_resp', status: 0, sequence, body: {} })
      line.socket.end()
    }
  }

  /** null: no answer goes out. */
  function happensAt(step: CentreStep, line: Line, part: TakenPart | null): number | null {
    const wanted = centre.rule(step, part)
    if (wanted === 'drop') line.socket.destroy()
    if (wanted === 'drop' || wanted === 'hang' || line.socket.destroyed) return null
    return wanted ?? status.ok
  }

  function submit(line: Line, pdu: PduOf<'submit_sm'>): void {
    const part = partOf(pdu, centre)
    const { sequence } = pdu
    const refused = happensAt('submit', line, part)
    if (refused === null) return
    if (refused !== status.ok)
      return say(line, { command: 'submit_sm_resp', status: refused, sequence, body: { message_id: '' } })
    centre.taken.push(part)
    centre.onTaken(part)
    if (happensAt('taken', line, part) === null) return
    say(line, { command: 'submit_sm_resp', status: status.ok, sequence, body: { message_id: part.id } })
    tell()
  }

  function answerQuery(line: Line, { sequence, body }: PduOf<'query_sm'>): void {
    const state = centre.stateOf?.(body.message_id) ?? null
    if (!centre.stateOf)
      return say(line, { command: 'generic_nack', status: status.invalidCommand, sequence, body: {} })
    say(line, {
      command: 'query_sm_resp',
      status: state === null ? queryFailed : status.ok,
      sequence,
      body: { message_id: body.message_id, final_date: '', message_state: state ?? 0, error_code: 0 },
    })
  }

  /** Receipts go out after what is being said. */
  function tell(): void {
    if (receipts.length) setImmediate(tellNow)
  }

  function tellNow(): void {
    for (const line of lines)
      while (line.isBound && !line.socket.destroyed && line.waiting.size < mostWaiting) {
        const receipt = receipts.shift()
        if (!receipt) return
        const sequence = ++line.last
        line.waiting.set(sequence, receipt)
        line.socket.write(encodePdu({ ...receipt.pdu, sequence }))
        happensAt('receipt', line, null)
      }
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const address = { host: '127.0.0.1', port, secure: false, system_id: 'us' }
  const centre: SmsCentre = {
    route: {
      setting: { kind: 'smpp', ...address, long: 'parts', window: 10 },
      secrets: { password: 'secret' },
    },
    taken: [],
    rule: () => undefined,
    nameOf: (number) => (firstName + number).toString(16),
    onTaken: (part) => centre.report(part),
    stateOf: null,
    report(part, fields) {
      receipts.push({ pdu: receiptOf(part, fields) })
      if (fields?.isEarly) tellNow()
      else tell()
    },
    unheard: () => [...lines].reduce((sum, { waiting }) => sum + waiting.size, receipts.length),
    drop() {
      for (const { socket } of lines) socket.destroy()
    },
    async stop() {
      centre.drop()
      await new Promise((closed) => server.close(closed))
    },
  }
  return centre
}

/** Read as hexadecimal, no decimal name of these is another one's. */
const firstName = 2 ** 40
// 5.1.3 of the specification
const queryFailed = 0x67
const noTags: Tags = new Map()

const say = ({ socket }: Line, pdu: Omit<Pdu, 'tags'>): void => {
  if (!socket.destroyed) socket.write(encodePdu({ ...pdu, tags: noTags }))
}

/** GSM 03.40, 9.2.3.24.1: the header of a part. */
function partOf({ body, tags }: PduOf<'submit_sm'>, { taken, nameOf }: SmsCentre): TakenPart {
  const octets = tags.get(tag.messagePayload) ?? body.short_message
  const isPart = (body.esm_class & 0x40) !== 0
  const [, , , reference, total, n] = octets
  const number = taken.length + 1
  return {
    number,
    id: nameOf(number),
    to: body.destination_addr,
    from: body.source_addr,
    text: decodeSmsText(body.data_coding, isPart ? octets.subarray(octets[0]! + 1) : octets),
    reference: isPart ? reference! : 0,
    total: isPart ? total! : 1,
    n: isPart ? n! : 1,
  }
}

const stateWords: Record<number, string> = { 1: 'ENROUTE', 2: 'DELIVRD', 3: 'EXPIRED', 5: 'UNDELIV' }

/** As appendix B of the specification writes it, or in optional parameters alone. */
function receiptOf(part: TakenPart, { id = part.id, state = 2, form = 'text' }: ReceiptFields = {}): Receipt['pdu'] {
  const text = `id:${id} sub:001 dlvrd:001 submit date:2611260930 done date:2611260931 stat:${stateWords[state]} err:000 text:`
  const tags: Tags = new Map([
    [tag.receiptedMessageId, Buffer.from(`${id}\0`, 'latin1')],
    [tag.messageState, Buffer.from([state])],
  ])
  return {
    command: 'deliver_sm',
    status: status.ok,
    body: {
      service_type: '',
      source_addr_ton: 1,
      source_addr_npi: 1,
      source_addr: part.to,
      dest_addr_ton: 0,
      dest_addr_npi: 0,
      destination_addr: part.from,
      esm_class: 0x04,
      protocol_id: 0,
      priority_flag: 0,
      schedule_delivery_time: '',
      validity_period: '',
      registered_delivery: 0,
      replace_if_present_flag: 0,
      data_coding: 0,
      sm_default_msg_id: 0,
      short_message: form === 'text' ? Buffer.from(text, 'latin1') : Buffer.alloc(0),
    },
    tags: form === 'tags' ? tags : noTags,
  }
}
