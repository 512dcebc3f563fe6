import { expect, test } from 'vitest'
import type { SmsAccount } from '#domain/channels/account'
import { smsObstacle, whatsappObstacle } from './obstacle.ts'

const route = {
  id: 'r',
  channel: 'sms',
  is_on: true,
  setting: { kind: 'smpp', host: 'h', port: 2775, secure: false, system_id: 's', long: 'parts', window: 10 },
  secrets: ['password'],
  countries: [],
  sender: '',
  registered_in: [],
  templates: [],
} as unknown as SmsAccount
const thread = { ended: '', identity: { kind: 'phone', value: '4915100000010' } } as const
const open = { route, suppressed: [], country: 'DE' }

test('a number over a route that stands can be answered', () => {
  expect(smsObstacle(thread, open)).toBeNull()
})

test.each([
  ['ended', { ...thread, ended: 'joined' }, open],
  ['name', { ...thread, identity: { kind: 'username', value: 'bank' } }, open],
  ['noRoute', thread, { ...open, route: null }],
  ['noRoute', thread, { ...open, route: { ...route, is_on: false } }],
  ['noRoute', thread, { ...open, route: { ...route, secrets: [] } }],
  ['noWay', thread, { ...open, route: { ...route, countries: ['CN'] } }],
  ['suppressed', thread, { ...open, suppressed: [{ channels: [], reason: 'stopped' }] }],
  ['suppressed', thread, { ...open, suppressed: [{ channels: ['sms'], reason: 'manual' }] }],
] as const)('%s stands in the way', (why, conversation, around) => {
  expect(smsObstacle(conversation, around as never)).toBe(why)
})

test('who stopped mails alone, or once did not get a message, may be written to by hand', () => {
  const suppressed = [
    { channels: ['email' as const], reason: 'unsubscribed' as const },
    { channels: [], reason: 'bounced' as const },
  ]
  expect(smsObstacle(thread, { ...open, suppressed })).toBeNull()
})

const number = { is_on: true, setting: { kind: 'cloud', waba: '1', number: '2' }, secrets: ['token', 'appSecret'] }
const talk = { ended: '', identity: { kind: 'bsuid', value: 'DE.1' }, window_until: 2_000 } as const
const within = { route: number as never, suppressed: [], now: 1_000 }

test('inside the window anybody can be answered over WhatsApp, also who wants no promotions', () => {
  expect(whatsappObstacle(talk, within)).toBeNull()
  const suppressed = [{ channels: ['whatsapp' as const], reason: 'unsubscribed' as const }]
  expect(whatsappObstacle(talk, { ...within, suppressed })).toBeNull()
})

test.each([
  ['ended', { ...talk, ended: 'joined' as const }, within],
  ['number', talk, { ...within, route: null }],
  ['number', talk, { ...within, route: { ...number, secrets: [] } as never }],
  ['suppressed', talk, { ...within, suppressed: [{ channels: [], reason: 'stopped' as const }] }],
  ['window', talk, { ...within, now: 2_000 }],
  ['name', { ...talk, identity: { kind: 'username' as const, value: 'liwei' } }, within],
] as const)('over WhatsApp %s stands in the way', (why, conversation, around) => {
  expect(whatsappObstacle(conversation, around as never)).toBe(why)
})
