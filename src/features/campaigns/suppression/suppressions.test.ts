import { expect, test } from 'vitest'
import type { EmailSuppression } from '#domain/campaigns/suppression'
import { limits } from '#domain/limits'
import { tableFile } from '../../../components/figures/tableFile.ts'
import { suppressionFile } from './suppressionFile.ts'
import { inOrder, matching, portions, readEmails, readSuppressed, withAddress } from './suppressions.ts'

test('addresses are found in whatever is pasted, each once and in lower case', () => {
  const pasted =
    'Ann Lee <Ann@Maker.example>; bob@maker.example，mailto:carl@maker.example\n"dan@maker.example",Dan\tann@maker.example.'
  expect(readEmails(pasted)).toEqual({
    emails: ['ann@maker.example', 'bob@maker.example', 'carl@maker.example', 'dan@maker.example'],
    unread: [],
  })
})

test('what looks like an address and is none is named, and words are passed over', () => {
  expect(readEmails('ann@maker nobody bob@@maker.example ok@maker.example')).toEqual({
    emails: ['ok@maker.example'],
    unread: ['ann@maker', 'bob@@maker.example'],
  })
  expect(readEmails('nobody at all')).toEqual({ emails: [], unread: [] })
})

const row = (email: string, reason: EmailSuppression['reason'], note = ''): EmailSuppression => ({
  id: email,
  email,
  reason,
  note,
  contact: null,
  task: null,
  created_by: null,
  created_at: 1_790_000_000_000,
  updated_at: 1_790_000_000_000,
})
const rows = [row('ann@maker.example', 'manual', 'Asked at the Fair'), row('bob@other.example', 'unsubscribed')]

test('the list is searched by address and note, and narrowed to a reason', () => {
  const found = (text: string, reason: EmailSuppression['reason'] | null = null) =>
    matching(rows, { text, reason }).map(({ email }) => email)
  expect(found('')).toHaveLength(2)
  expect(found(' OTHER ')).toEqual(['bob@other.example'])
  expect(found('fair')).toEqual(['ann@maker.example'])
  expect(found('', 'unsubscribed')).toEqual(['bob@other.example'])
  expect(found('ann', 'unsubscribed')).toEqual([])
})

test('the newest stand first, and a pasted list in its order', () => {
  const later = { ...row('zoe@maker.example', 'manual'), created_at: 1_790_000_000_001 }
  const list = inOrder([row('buyer10@a.example', 'manual'), row('buyer9@a.example', 'manual'), later])
  expect(list.map(({ email }) => email)).toEqual(['zoe@maker.example', 'buyer9@a.example', 'buyer10@a.example'])
})

test('the address keeps what else stands in it, and another question begins with the first page', () => {
  const params = new URLSearchParams('tab=suppression&page=3')
  expect(readSuppressed(params)).toEqual({ text: '', reason: null, page: 3 })
  expect(withAddress(params, { text: 'ann' }).toString()).toBe('tab=suppression&q=ann')
  expect(withAddress(params, { page: 4 }).toString()).toBe('tab=suppression&page=4')
  expect(readSuppressed(new URLSearchParams('reason=nonsense&page=-2'))).toEqual({ text: '', reason: null, page: 1 })
})

test('a long list goes in changes that the server takes', () => {
  const parts = portions(Array.from({ length: limits.rowsPerMutation * 2 + 1 }, (_, n) => n))
  expect(parts.map(({ length }) => length)).toEqual([limits.rowsPerMutation, limits.rowsPerMutation, 1])
  expect(portions([])).toEqual([])
})

test('the file has each address with its reason in words', async () => {
  const table = suppressionFile(rows, {
    title: 'Do not write',
    titles: { email: 'Address', reason: 'Reason', created_at: 'Since', note: 'Note' },
    reasonOf: (reason) => `(${reason})`,
    timeOf: () => 'then',
  })
  const file = await tableFile('csv', table, new Date(0))
  const lines = (await file.text()).replace('\ufeff', '').trim().split('\r\n')
  expect(lines).toEqual([
    'Address,Reason,Since,Note',
    'ann@maker.example,(manual),then,Asked at the Fair',
    'bob@other.example,(unsubscribed),then,',
  ])
})
