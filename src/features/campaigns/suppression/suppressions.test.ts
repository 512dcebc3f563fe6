import { expect, test } from 'vitest'
import { kindOfValue, type SuppressionRow } from '#domain/campaigns/suppression'
import { limits } from '#domain/limits'
import { tableFile } from '../../../components/figures/tableFile.ts'
import { readValues } from './readValues.ts'
import { suppressionFile } from './suppressionFile.ts'
import { inOrder, matching, portions, readSuppressed, withAddress } from './suppressions.ts'

const numberOf = async (text: string) => (/^\+?[\d\s()-]{8,}$/.test(text) ? text.replace(/\D/g, '') : null)

test('addresses and numbers are found in whatever is pasted, each once, addresses in lower case', async () => {
  const pasted =
    'Ann Lee <Ann@Maker.example>; bob@maker.example，mailto:carl@maker.example\n"dan@maker.example",Dan\tann@maker.example.\n+49 (151) 2345-6789; +86 138 0013 8000 +4915123456789'
  expect(await readValues(pasted, numberOf)).toEqual({
    values: [
      'ann@maker.example',
      'bob@maker.example',
      'carl@maker.example',
      'dan@maker.example',
      '4915123456789',
      '8613800138000',
    ],
    unread: [],
  })
})

test('what looks like an address or a number and is none is named, and words are passed over', async () => {
  expect(await readValues('ann@maker nobody bob@@maker.example ok@maker.example\nFair 2026, 12345', numberOf)).toEqual({
    values: ['ok@maker.example'],
    unread: ['ann@maker', 'bob@@maker.example', '12345'],
  })
  expect(await readValues('nobody at all', numberOf)).toEqual({ values: [], unread: [] })
})

const row = (value: string, reason: SuppressionRow['reason'], note = ''): SuppressionRow => ({
  id: value,
  kind: kindOfValue(value),
  value,
  channels: [],
  reason,
  note,
  contact: null,
  task: null,
  created_by: null,
  created_at: 1_790_000_000_000,
  updated_at: 1_790_000_000_000,
})
const rows = [
  row('ann@maker.example', 'manual', 'Asked at the Fair'),
  row('bob@other.example', 'unsubscribed'),
  row('4915123456789', 'stopped'),
]

test('the list is searched by address, number and note, and narrowed to a kind, a reason and a channel', () => {
  const found = (text: string, of: Partial<Parameters<typeof matching>[1]> = {}) =>
    matching(rows, { text, kind: null, reason: null, channel: null, ...of }).map(({ value }) => value)
  expect(found('')).toHaveLength(3)
  expect(found(' OTHER ')).toEqual(['bob@other.example'])
  expect(found('fair')).toEqual(['ann@maker.example'])
  expect(found('+49 151 23')).toEqual(['4915123456789'])
  const forMail: SuppressionRow = { ...row('carl@maker.example', 'manual'), channels: ['email'] }
  const none = { text: '', kind: null, reason: null }
  expect(matching([...rows, forMail], { ...none, channel: 'sms' })).toEqual(rows)
  expect(matching([...rows, forMail], { ...none, channel: 'email' })).toHaveLength(4)
  expect(found('', { kind: 'phone' })).toEqual(['4915123456789'])
  expect(found('', { reason: 'unsubscribed' })).toEqual(['bob@other.example'])
  expect(found('ann', { reason: 'unsubscribed' })).toEqual([])
})

test('the newest stand first, and a pasted list in its order', () => {
  const later = { ...row('zoe@maker.example', 'manual'), created_at: 1_790_000_000_001 }
  const list = inOrder([row('buyer10@a.example', 'manual'), row('buyer9@a.example', 'manual'), later])
  expect(list.map(({ value }) => value)).toEqual(['zoe@maker.example', 'buyer9@a.example', 'buyer10@a.example'])
})

test('the address keeps what else stands in it, and another question begins with the first page', () => {
  const params = new URLSearchParams('tab=suppression&page=3')
  expect(readSuppressed(params)).toEqual({ text: '', kind: null, reason: null, channel: null, page: 3 })
  expect(withAddress(params, { text: 'ann' }).toString()).toBe('tab=suppression&q=ann')
  expect(withAddress(params, { page: 4 }).toString()).toBe('tab=suppression&page=4')
  expect(readSuppressed(new URLSearchParams('reason=nonsense&page=-2'))).toEqual({
    text: '',
    kind: null,
    reason: null,
    channel: null,
    page: 1,
  })
})

test('a long list goes in changes that the server takes', () => {
  const parts = portions(Array.from({ length: limits.rowsPerMutation * 2 + 1 }, (_, n) => n))
  expect(parts.map(({ length }) => length)).toEqual([limits.rowsPerMutation, limits.rowsPerMutation, 1])
  expect(portions([])).toEqual([])
})

test('the file has each address and number with its reason in words, and nobody who was erased', async () => {
  const erased = { ...row('x@y.example', 'manual'), value: null }
  const table = suppressionFile([...rows, erased], {
    title: 'Do not write',
    titles: { value: 'Value', kind: 'Kind', reason: 'Reason', channels: 'Channels', created_at: 'Since', note: 'Note' },
    kindOf: (kind) => `[${kind}]`,
    reasonOf: (reason) => `(${reason})`,
    channelsOf: () => 'all',
    timeOf: () => 'then',
  })
  const file = await tableFile('csv', table, new Date(0))
  const lines = (await file.text()).replace('\ufeff', '').trim().split('\r\n')
  expect(lines).toEqual([
    'Value,Kind,Reason,Channels,Since,Note',
    'ann@maker.example,[email],(manual),all,then,Asked at the Fair',
    'bob@other.example,[email],(unsubscribed),all,then,',
    expect.stringContaining('4915123456789'),
  ])
})
