import { expect, test } from 'vitest'
import type { Moment } from '../../operationLog/log.ts'
import { emptyDraft } from '../contact.ts'
import { isDaytime, isOneTime, localTimeIn } from './localTime.ts'
import type { ContactOrigin } from './origin.ts'
import { provenanceOf } from './provenance.ts'
import { type Companions, deviceItems, groupOf, newestItemsFirst, serverItems } from './timeline.ts'

const id = (n: number) => `019aa000-0000-7000-8000-00000000000${n}`
const made = { contact_id: id(9), created_by: id(8), created_at: 100, updated_at: 100 }
const moment = (n: number, fields: Partial<Moment>): Moment => ({
  n,
  entity: 'contact',
  id: id(9),
  kind: 'changed',
  before: {},
  after: {},
  user: id(8),
  at: n,
  edited_at: n,
  device: 'web',
  action: 'contact.patch',
  count: 1,
  ...fields,
})

test('a time line says what a change was', () => {
  const history = [
    moment(1, { kind: 'created', action: 'contact.create', count: 250 }),
    moment(2, { before: { follow_up_status: 'none' } }),
    moment(3, { before: { follow_up_status: 'none', name: '' } }),
    moment(4, { action: 'contact.fill', before: { address: '' } }),
    moment(7, { action: 'contact.merge', before: { phones: [] } }),
    moment(5, { kind: 'moved', action: null, before: { belongto: id(1) } }),
    moment(6, { kind: 'created', action: 'contact.create' }),
  ]
  expect(serverItems(history, nothing).map(({ kind }) => kind)).toEqual([
    'imported',
    'status',
    'edited',
    'imported',
    'merged',
    'moved',
    'created',
  ])
})

test('an import of one row is known by the file that it came from', () => {
  const history = [moment(2, { before: { name: '' } }), moment(1, { kind: 'created', action: 'contact.create' })]
  expect(serverItems(history, { importedFrom: 'fair.csv' })).toMatchObject([
    { kind: 'edited' },
    { kind: 'imported', file: 'fair.csv' },
  ])
  // What filled it later came from some other file.
  expect(serverItems([moment(3, { action: 'contact.fill' })], { importedFrom: 'fair.csv' })).toMatchObject([
    { kind: 'imported', file: '' },
  ])
})

const nothing: Companions = {
  notes: [],
  voices: [],
  files: [],
  reminders: [],
  consents: [],
  origins: [],
  lost: [],
  otherTexts: [],
  importedFrom: null,
  listOrigin: null,
}

test('what the device has is there without the server, each thing at its own time', () => {
  const due = { kind: 'date' as const, due_at: 9_000, text: '', replies: 0, replied: false }
  const basis = { channel: 'email' as const, basis: 'consent' as const, evidence: '', given_at: 50 }
  const told = { old: '要两个样品', new: '要样品', user: id(7), edited_at: 90, at: 110 }
  const other = { ...told, id: id(5), entity: 'contact_note', row: id(1), field: 'text' }
  const items = deviceItems(
    {
      ...nothing,
      notes: [
        { ...made, kind: 'note', id: id(1), text: '要样品' },
        { ...made, kind: 'call', id: id(8), text: '+8613800138000', created_at: 600 },
      ],
      reminders: [{ ...made, ...due, id: id(2), done_at: 300 }],
      consents: [{ ...made, ...basis, id: id(3), withdrawn_at: 400 }],
      otherTexts: [{ entity: 'contact_note', value: other, shown: '要样品' }],
    },
    [{ uid: id(4), name: 'contact.patch', args: {}, edited_at: 500 }],
  )
  expect(newestItemsFirst(items).map(({ kind, at }) => [kind, at])).toEqual([
    ['call', 600],
    ['waiting', 500],
    ['withdrawn', 400],
    ['reminderDone', 300],
    ['otherText', 110],
    ['reminder', 100],
    ['note', 100],
    ['consent', 50],
  ])
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
  expect(items.map(groupOf)).toEqual(expect.arrayContaining(['rules', 'talk']))
})

const origin = (n: number, fields: Partial<ContactOrigin>): ContactOrigin => ({
  ...made,
  id: id(n),
  way: 'elsewhere',
  name: `list ${n}`,
  licence: '',
  evidence: '',
  collected_at: n,
  fields: [],
  informed_at: null,
  ...fields,
})

test('a field comes from who wrote it last, and from the list that brought it', () => {
  const contact = { ...emptyDraft, name: '张伟', company: '海港', address: '北仑' }
  const history = [
    moment(1, { kind: 'created' }),
    moment(2, { before: { company: 'old' }, user: id(7) }),
    moment(3, { before: { address: '' } }),
  ]
  const origins = [origin(1, {}), origin(2, { fields: ['address'] })]
  const found = provenanceOf(contact, history, origins)
  expect(found.map(({ field, moment, origin }) => [field, moment?.n, origin?.name])).toEqual([
    ['name', 1, 'list 1'],
    ['company', 2, undefined],
    ['address', 3, 'list 2'],
  ])
  // Made before histories were kept.
  expect(provenanceOf(contact, [], origins).map((one) => one.origin?.name)).toEqual(['list 1', 'list 1', 'list 2'])
})

test('a country of several zones has a range, and says where it is another day', () => {
  // 2026-01-15 02:30 in UTC.
  const now = Date.UTC(2026, 0, 15, 2, 30)
  const america = localTimeIn(['America/New_York', 'Pacific/Honolulu', 'America/Chicago'], 'Asia/Shanghai', now)!
  expect([america.from, america.to]).toEqual([
    { hour: 16, minute: 30, day: -1, zone: 'Pacific/Honolulu' },
    { hour: 21, minute: 30, day: -1, zone: 'America/New_York' },
  ])
  expect([isOneTime(america), isDaytime(america)]).toEqual([false, false])
  const india = localTimeIn(['Asia/Kolkata'], 'America/New_York', now)!
  expect(india.from).toMatchObject({ hour: 8, minute: 0, day: 1 })
  expect(isOneTime(india)).toBe(true)
  expect(localTimeIn([], 'UTC', now)).toBeNull()
})
