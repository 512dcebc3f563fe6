import { createSocket } from 'node:dgram'
import type { RecordType } from '#domain/email/deliverability/dns'
import type { Zone } from '#domain/email/testing/zone'

/** A name server on loopback that knows a zone (RFC 1035). Its zone may be changed at any time. */
export type DnsServer = { server: string; zone: Zone; asked: string[]; stop: () => Promise<void> }

const types = { A: 1, MX: 15, TXT: 16, AAAA: 28 } as const satisfies Record<RecordType, number>
const headBytes = 12
const servfail = 2
const nxdomain = 3

export async function openDnsServer(zone: Zone, ttl = 1): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const opened: DnsServer = {
    server: '',
    zone,
    asked: [],
    stop: () => new Promise((closed) => socket.close(() => closed())),
  }
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = questionIn(query)
    opened.asked.push(`${type} ${name}`)
    const records = opened.zone[name]
    if (records === 'timeout') return
    const values = typeof records === 'object' && type ? (records[type] ?? []) : []
    const code = records === 'servfail' ? servfail : records ? 0 : nxdomain
    const answers = type ? values.map((value) => resource(type, value, ttl)) : []
    socket.send(
      Buffer.concat([head(query, code, answers.length), query.subarray(headBytes, end), ...answers]),
      port,
      address,
    )
  })
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound))
  opened.server = `127.0.0.1:${socket.address().port}`
  return opened
}

function questionIn(query: Buffer) {
  const labels: string[] = []
  let at = headBytes
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const number = query.readUInt16BE(at + 1)
  const type = (Object.keys(types) as RecordType[]).find((type) => types[type] === number)
  return { name: labels.join('.').toLowerCase(), type, end: at + 5 }
}

/** An answer with recursion, to one question. */
function head(query: Buffer, code: number, answers: number): Buffer {
  const bytes = Buffer.alloc(headBytes)
  bytes.writeUInt16BE(query.readUInt16BE(0), 0)
  bytes.writeUInt16BE(0x8180 | code, 2)
  bytes.writeUInt16BE(1, 4)
  bytes.writeUInt16BE(answers, 6)
  return bytes
}

function resource(type: RecordType, value: string, ttl: number): Buffer {
  const data = dataOf(type, value)
  const bytes = Buffer.alloc(12)
  // The name is that of the question.
  bytes.writeUInt16BE(0xc000 | headBytes, 0)
  bytes.writeUInt16BE(types[type], 2)
  bytes.writeUInt16BE(1, 4)
  bytes.writeUInt32BE(ttl, 6)
  bytes.writeUInt16BE(data.length, 10)
  return Buffer.concat([bytes, data])
}

function dataOf(type: RecordType, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number))
  if (type === 'AAAA')
    return Buffer.from(
      value
        .split(':')
        .map((group) => group.padStart(4, '0'))
        .join(''),
      'hex',
    )
  if (type === 'TXT')
    return Buffer.concat(
      (value.match(/.{1,255}/gs) ?? ['']).map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])),
    )
  const [preference = '0', host = '.'] = value.split(' ')
  const number = Buffer.alloc(2)
  number.writeUInt16BE(Number(preference), 0)
  const labels = host
    .split('.')
    .filter(Boolean)
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]))
  return Buffer.concat([number, ...labels, Buffer.from([0])])
}
