import { expect, test } from 'vitest'
import { readDelivery } from './delivery.ts'
import { spellingsOf } from './messageIds.ts'
import { type PduOf, tag } from './pdu.ts'

const ucs2 = (text: string) => Buffer.from(text, 'utf16le').swap16()
function delivered(
  short_message: Buffer,
  { esm_class = 0, data_coding = 0, tags = [] as (readonly [number, Buffer])[] } = {},
): PduOf<'deliver_sm'> {
  const body = {
    service_type: '',
    source_addr_ton: 1,
    source_addr_npi: 1,
    source_addr: '+351912345678',
    dest_addr_ton: 1,
    dest_addr_npi: 1,
    destination_addr: '4412345',
    esm_class,
    protocol_id: 0,
    priority_flag: 0,
    schedule_delivery_time: '',
    validity_period: '',
    registered_delivery: 0,
    replace_if_present_flag: 0,
    data_coding,
    sm_default_msg_id: 0,
    short_message,
  }
  return { command: 'deliver_sm', status: 0, sequence: 1, body, tags: new Map(tags) }
}
const receipt = (text: string) => Buffer.from(text, 'latin1')
const written = 'id:0A1B sub:001 dlvrd:001 submit date:2611260930 done date:2611260931 stat:UNDELIV err:011 text:hello'

test('a receipt is read from its text, from its parameters, and where its coding lies', () => {
  const failed = { kind: 'receipt', ref: '0A1B', state: 'failed', reason: 'unreachable', code: 'UNDELIV 011' }
  expect(readDelivery(delivered(receipt(written), { esm_class: 4 }))).toMatchObject(failed)
  expect(
    readDelivery(delivered(receipt(written), { esm_class: 4, data_coding: 8 })),
    'ASCII under UCS-2',
  ).toMatchObject(failed)
  expect(readDelivery(delivered(ucs2(written), { esm_class: 4, data_coding: 8 })), 'UCS-2').toMatchObject(failed)
  const tags = [
    [tag.receiptedMessageId, Buffer.from('77\0')],
    [tag.messageState, Buffer.from([2])],
  ] as const
  expect(readDelivery(delivered(Buffer.alloc(0), { esm_class: 4, tags: [...tags] }))).toMatchObject({
    ref: '77',
    state: 'delivered',
    reason: null,
  })
  expect(readDelivery(delivered(receipt('stat:DELIVRD'), { esm_class: 4 })), 'about nothing').toBe(null)
})

test('an answer is read in the phones’ alphabet, in Chinese, and in parts of either header', () => {
  expect(readDelivery(delivered(Buffer.from('STOP')))).toMatchObject({
    kind: 'message',
    from: '351912345678',
    to: '4412345',
    text: 'STOP',
  })
  expect(readDelivery(delivered(ucs2('退订'), { data_coding: 8 }))).toMatchObject({ text: '退订' })
  const short = Buffer.concat([Buffer.from([5, 0, 3, 9, 2, 1]), ucs2('前半')])
  expect(readDelivery(delivered(short, { esm_class: 0x40, data_coding: 8 }))).toMatchObject({
    text: '前半',
    part: { of: 9, total: 2, n: 1 },
  })
  const long = Buffer.concat([Buffer.from([6, 8, 4, 1, 2, 3, 2]), Buffer.from('half')])
  expect(readDelivery(delivered(long, { esm_class: 0x40 }))).toMatchObject({
    text: 'half',
    part: { of: 0x102, total: 3, n: 2 },
  })
  const tags = [
    [tag.sarReference, Buffer.from([0, 7])],
    [tag.sarTotal, Buffer.from([2])],
    [tag.sarNumber, Buffer.from([2])],
  ] as const
  expect(readDelivery(delivered(Buffer.from('end'), { tags: [...tags] }))).toMatchObject({
    text: 'end',
    part: { of: 7, total: 2, n: 2 },
  })
})

test('what a header says of lengths that it has not is not believed', () => {
  for (const octets of [[], [255], [5, 0], [5, 0, 9, 1], [3, 8, 200, 1], [0, 65]])
    expect(() => readDelivery(delivered(Buffer.from(octets), { esm_class: 0x40 }))).not.toThrow()
})

test('a message is found under every spelling that centres use of its name', () => {
  expect(spellingsOf('0A1B'), 'reported in decimal').toContain('2587')
  expect(spellingsOf('2587'), 'answered in hexadecimal').toContain('a1b')
  expect(spellingsOf('0000A1B')).toContain('A1B')
  expect(spellingsOf('2587')[0], 'as it was said comes first').toBe('2587')
  expect(spellingsOf('b7e0-4c')).toEqual(['b7e0-4c', 'B7E0-4C'])
})
