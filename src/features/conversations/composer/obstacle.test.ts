import { expect, test } from 'vitest'
import type { ChannelAccount } from '#domain/channels/account'
import { smsObstacle } from './obstacle.ts'

const route = {
  id: 'r',
  is_on: true,
  setting: { kind: 'smpp', host: 'h', port: 2775, secure: false, system_id: 's', long: 'parts', window: 10 },
  secrets: ['password'],
  countries: [],
  sender: '',
  registered_in: [],
  templates: [],
} as unknown as ChannelAccount
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
