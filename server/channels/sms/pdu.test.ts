import { expect, test } from 'vitest'
import { decodePdu, encodePdu, MalformedPdu, pduReader, tag } from './pdu.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(/\s/g, ''), 'hex')
const none = new Map<number, Buffer>()

// The sample of the specification (3.2.3), with the transceiver's command_id.
const sample = hex(`
  00 00 00 2F 00 00 00 09 00 00 00 00 00 00 00 01
  53 4D 50 50 33 54 45 53 54 00 73 65 63 72 65 74 30 38 00 53 55 42 4D 49 54 31 00 00 01 01 00`)
const sampleBind = {
  command: 'bind_transceiver' as const,
  status: 0,
  sequence: 1,
  body: {
    system_id: 'SMPP3TEST',
    password: 'secret08',
    system_type: 'SUBMIT1',
    interface_version: 0,
    addr_ton: 1,
    addr_npi: 1,
    address_range: '',
  },
  tags: none,
}

const submit = hex(`
  00 00 00 3C 00 00 00 04 00 00 00 00 00 00 00 05
  00 05 00 46 61 69 72 6C 65 61 64 00 01 01 34 34 37 37 30 30 39 30 30 30 30 30 00
  00 00 00 00 00 01 00 08 00 02 4F 60
  04 27 00 01 02`)

test('a bind is written and read as the specification shows it', () => {
  expect(encodePdu(sampleBind)).toEqual(sample)
  expect(decodePdu(sample)).toEqual(sampleBind)
})

test('a message is written and read byte for byte, with its optional parameters', () => {
  const message = decodePdu(submit)
  expect(message).toMatchObject({
    command: 'submit_sm',
    sequence: 5,
    body: {
      source_addr_ton: 5,
      source_addr: 'Fairlead',
      dest_addr_ton: 1,
      dest_addr_npi: 1,
      destination_addr: '447700900000',
      registered_delivery: 1,
      data_coding: 8,
      short_message: hex('4F60'),
    },
    tags: new Map([[tag.messageState, hex('02')]]),
  })
  if (message.command === 'submit_sm') expect(encodePdu(message)).toEqual(submit)
})

test('a refusal has no body', () => {
  const refusal = decodePdu(hex('00 00 00 10 80 00 00 09 00 00 00 0E 00 00 00 01'))
  expect(refusal).toMatchObject({ command: 'bind_transceiver_resp', status: 14, body: { system_id: '' } })
})

test('what nobody knows is read as such, and what comes after it is read as well', () => {
  const unknown = hex('00 00 00 12 00 00 01 03 00 00 00 00 00 00 00 07 AA BB')
  expect(pduReader()(Buffer.concat([unknown, sample]))).toEqual([{ command: null, id: 0x103, sequence: 7 }, sampleBind])
})

test('messages are found in whatever pieces they arrive', () => {
  const stream = Buffer.concat([sample, submit, sample])
  for (const size of [1, 7, 46, 48, stream.length]) {
    const read = pduReader()
    const found = []
    for (let at = 0; at < stream.length; at += size) found.push(...read(stream.subarray(at, at + size)))
    expect(found.map(({ command }) => command)).toEqual(['bind_transceiver', 'submit_sm', 'bind_transceiver'])
  }
})

test.each([
  ['too short to be a message', '00 00 00 0F'],
  ['longer than any message', '7F FF FF FF'],
  ['a text without an end', '00 00 00 12 80 00 00 04 00 00 00 00 00 00 00 01 41 42'],
  [
    'octets that are not there',
    '00 00 00 21 00 00 00 05 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 09',
  ],
  ['half an optional parameter', '00 00 00 13 80 00 00 04 00 00 00 00 00 00 00 01 00 04 27'],
])('%s is refused', (_, text) => {
  expect(() => pduReader()(hex(text))).toThrow(MalformedPdu)
})
