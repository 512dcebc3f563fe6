/**
 * The wire format of SMPP 3.4 (https://smpp.org/SMPP_v3_4_Issue1_2.pdf), as far as text messages need it. A body's fields
 * stand here in their order on the wire: `text` ends with a zero octet, `octets` begins with its length.
 */
const bind = {
  system_id: 'text',
  password: 'text',
  system_type: 'text',
  interface_version: 'byte',
  addr_ton: 'byte',
  addr_npi: 'byte',
  address_range: 'text',
} as const
const message = {
  service_type: 'text',
  source_addr_ton: 'byte',
  source_addr_npi: 'byte',
  source_addr: 'text',
  dest_addr_ton: 'byte',
  dest_addr_npi: 'byte',
  destination_addr: 'text',
  esm_class: 'byte',
  protocol_id: 'byte',
  priority_flag: 'byte',
  schedule_delivery_time: 'text',
  validity_period: 'text',
  registered_delivery: 'byte',
  replace_if_present_flag: 'byte',
  data_coding: 'byte',
  sm_default_msg_id: 'byte',
  short_message: 'octets',
} as const
const query = {
  message_id: 'text',
  source_addr_ton: 'byte',
  source_addr_npi: 'byte',
  source_addr: 'text',
} as const
const found = { message_id: 'text', final_date: 'text', message_state: 'byte', error_code: 'byte' } as const
const answered = 0x80000000

const commands = {
  query_sm: { id: 0x03, body: query },
  query_sm_resp: { id: 0x03 + answered, body: found },
  submit_sm: { id: 0x04, body: message },
  submit_sm_resp: { id: 0x04 + answered, body: { message_id: 'text' } },
  deliver_sm: { id: 0x05, body: message },
  deliver_sm_resp: { id: 0x05 + answered, body: { message_id: 'text' } },
  unbind: { id: 0x06, body: {} },
  unbind_resp: { id: 0x06 + answered, body: {} },
  bind_transceiver: { id: 0x09, body: bind },
  bind_transceiver_resp: { id: 0x09 + answered, body: { system_id: 'text' } },
  enquire_link: { id: 0x15, body: {} },
  enquire_link_resp: { id: 0x15 + answered, body: {} },
  generic_nack: { id: answered, body: {} },
} as const satisfies Record<string, { id: number; body: Record<string, keyof Wire> }>

type Wire = { text: string; byte: number; octets: Buffer }
type Commands = typeof commands
export type PduCommand = keyof Commands
export type BodyOf<C extends PduCommand> = {
  -readonly [Name in keyof Commands[C]['body']]: Commands[C]['body'][Name] extends keyof Wire
    ? Wire[Commands[C]['body'][Name]]
    : never
}
/** Optional parameters: tag → value. */
export type Tags = ReadonlyMap<number, Buffer>
export type PduOf<C extends PduCommand> = { command: C; status: number; sequence: number; body: BodyOf<C>; tags: Tags }
export type Pdu = { [C in PduCommand]: PduOf<C> }[PduCommand]
/** Of a kind that we do not know. */
type Unknown = { command: null; id: number; sequence: number }

export const tag = {
  receiptedMessageId: 0x001e,
  sarReference: 0x020c,
  sarTotal: 0x020e,
  sarNumber: 0x020f,
  messagePayload: 0x0424,
  messageState: 0x0427,
} as const

/** command_status: 5.1.3 of the specification */
export const status = {
  ok: 0x00,
  invalidMessageLength: 0x01,
  invalidCommand: 0x03,
  invalidBindStatus: 0x04,
  alreadyBound: 0x05,
  systemError: 0x08,
  invalidSource: 0x0a,
  invalidDestination: 0x0b,
  bindFailed: 0x0d,
  invalidPassword: 0x0e,
  invalidSystemId: 0x0f,
  queueFull: 0x14,
  throttled: 0x58,
  temporaryError: 0x64,
} as const

const headerBytes = 16
// The longest part of a message is 64 KB; whatever says that it is longer is no message centre.
const mostBytes = 70_000

export const isAnswer = (command: PduCommand) => commands[command].id >= answered

export function encodePdu<C extends PduCommand>({ command, status, sequence, body, tags }: PduOf<C>): Buffer {
  const values = body as Record<string, string | number | Buffer>
  const parts = Object.entries(commands[command].body).map(([name, kind]) => encodeField(kind, values[name]!))
  for (const [id, value] of tags) {
    const head = Buffer.alloc(4)
    head.writeUInt16BE(id, 0)
    head.writeUInt16BE(value.length, 2)
    parts.push(head, value)
  }
  const header = Buffer.alloc(headerBytes)
  header.writeUInt32BE(headerBytes + parts.reduce((sum, { length }) => sum + length, 0), 0)
  header.writeUInt32BE(commands[command].id, 4)
  header.writeUInt32BE(status, 8)
  header.writeUInt32BE(sequence, 12)
  return Buffer.concat([header, ...parts])
}

function encodeField(kind: keyof Wire, value: string | number | Buffer): Buffer {
  if (kind === 'text') return Buffer.from(`${value as string}\0`, 'latin1')
  if (kind === 'byte') return Buffer.from([value as number])
  const octets = value as Buffer
  return Buffer.concat([Buffer.from([octets.length]), octets])
}

/** What arrived is not SMPP: nothing after it can be read either. */
export class MalformedPdu extends Error {}

export function decodePdu(bytes: Buffer): Pdu | Unknown {
  const [id, status, sequence] = [bytes.readUInt32BE(4), bytes.readUInt32BE(8), bytes.readUInt32BE(12)]
  const command = commandsById.get(id)
  if (!command) return { command: null, id, sequence }
  const reader = readerOf(bytes)
  const fields: Record<string, keyof Wire> = commands[command].body
  // A refusal has no body.
  const isBare = reader.isAtEnd()
  const body = Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [name, isBare ? none[kind] : reader[kind]()]),
  )
  return { command, status, sequence, body, tags: reader.tags() } as Pdu
}

const commandsById = new Map(Object.entries(commands).map(([name, { id }]) => [id, name as PduCommand] as const))
const none: Wire = { text: '', byte: 0, octets: Buffer.alloc(0) }

function readerOf(bytes: Buffer) {
  let at = headerBytes
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw new MalformedPdu('a field is longer than its message')
    at += length
    return bytes.subarray(at - length, at)
  }
  const byte = () => take(1)[0]!
  return {
    byte,
    octets: () => take(byte()),
    text() {
      const end = bytes.indexOf(0, at)
      if (end < 0) throw new MalformedPdu('a text has no end')
      return take(end + 1 - at)
        .toString('latin1')
        .slice(0, -1)
    },
    tags() {
      const tags = new Map<number, Buffer>()
      while (at < bytes.length) {
        const head = take(4)
        tags.set(head.readUInt16BE(0), take(head.readUInt16BE(2)))
      }
      return tags
    },
    isAtEnd: () => at === bytes.length,
  }
}

/** Cuts what arrives, in whatever pieces, into messages. */
export function pduReader(): (piece: Buffer) => (Pdu | Unknown)[] {
  let waiting = Buffer.alloc(0)
  return (piece) => {
    waiting = Buffer.concat([waiting, piece])
    const found: (Pdu | Unknown)[] = []
    while (waiting.length >= 4) {
      const length = waiting.readUInt32BE(0)
      if (length < headerBytes || length > mostBytes)
        throw new MalformedPdu(`a message says that it has ${length} bytes`)
      if (waiting.length < length) break
      found.push(decodePdu(waiting.subarray(0, length)))
      waiting = waiting.subarray(length)
    }
    return found
  }
}
