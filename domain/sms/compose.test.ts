import { expect, test } from 'vitest'
import type { SmsAccount } from '../channels/account.ts'
import { newChannelAccount } from '../channels/account.ts'
import { type MergeValues, mergeTags } from '../email/render/mergeTags.ts'
import { emptySms, smsFaultsOf, textFor } from './compose.ts'
import { offerFor, smsMeans } from './offer.ts'

const values = { ...Object.fromEntries(mergeTags.map((tag) => [tag, ''])), name: 'Anna' } as MergeValues
const typed = { ...emptySms('en'), text: 'Hello {{name}}, booth 5B' }

const route = (fields: Partial<SmsAccount>): SmsAccount => ({
  id: '018f0000-0000-7000-8000-000000000001',
  channel: 'sms',
  name: 'A',
  setting: { kind: 'service', service: 'infobip', url: '', values: {} },
  sender: '',
  registered_in: [],
  countries: [],
  hours: { from: 9, to: 20, days: [1] },
  per_second: 1,
  currency: 'EUR',
  prices: [{ country: '', per_part: 80_000 }],
  templates: [],
  is_on: true,
  users: [],
  assignment: 'contactOwner',
  ...newChannelAccount,
  created_at: 1,
  updated_at: 1,
  ...fields,
})

test('the opt-out line stands where the law wants it, in the language of the message, or everywhere', () => {
  expect(textFor(typed, { values, country: 'DE' })).toBe('Hello Anna, booth 5B\nReply STOP to opt out')
  expect(textFor(typed, { values, country: 'JP' })).toBe('Hello Anna, booth 5B')
  expect(textFor({ ...typed, opt_out: 'always', language: 'zh' }, { values, country: 'JP' })).toBe(
    'Hello Anna, booth 5B\n拒收请回复R',
  )
})

test('the cheapest route that reaches a country makes the price, a template route only with its template', () => {
  const dear = route({ name: 'Dear', prices: [{ country: 'DE', per_part: 200_000 }] })
  const cheap = route({ name: 'Cheap' })
  const mainland = route({
    name: 'Mainland',
    id: '018f0000-0000-7000-8000-000000000002',
    setting: { kind: 'service', service: 'aliyun', url: '', values: {} },
    templates: [{ code: 'SMS_1', name: '', sign: '灯塔', text: '您好${who}', variables: ['who'] }],
  })
  const routes = [dear, cheap, mainland]
  const german = offerFor(typed, routes, { values, country: 'DE' })
  expect([german?.route.name, german?.parts, german?.money]).toEqual(['Cheap', 1, 80_000])
  const chosen = {
    ...typed,
    templates: [{ channel_account_id: mainland.id, code: 'SMS_1', values: { who: '{{name}}' } }],
  }
  const chinese = offerFor(chosen, [mainland], { values, country: 'CN' })
  expect(chinese?.text).toBe('【灯塔】您好Anna')
  expect(offerFor(typed, [mainland], { values, country: 'CN' }), 'no template is chosen').toBe(null)
  expect(offerFor(chosen, [mainland], { values, country: 'DE' }), 'it reaches the mainland alone').toBe(null)
})

test('what keeps a text back is named', () => {
  const routes = [route({})]
  expect(smsFaultsOf(typed, routes)).toEqual([])
  expect(smsFaultsOf(emptySms('en'), routes)).toEqual(['textEmpty'])
  expect(smsFaultsOf({ ...typed, text: 'a'.repeat(1_531) }, routes)).toEqual(['textTooLong'])
  expect(smsFaultsOf({ ...typed, text: 'Hello {{nmae}}' }, routes)).toEqual(['tagUnknown'])
})

test('points are parts at the price of the country on the day, and a signature and short links count', () => {
  const prices = [
    { channel: 'sms', country: 'DE', category: '', from: '2026-01-01', points: 7 },
    { channel: 'sms', country: '', category: '', from: '2026-02-01', points: 2 },
  ] as const
  const at = Date.UTC(2026, 10, 27)
  const means = smsMeans(prices, { at, shortLink: 'https://go.example/l/0000000000' })
  const routes = [route({ templates: [{ code: 'S', name: '', sign: '灯塔', text: '', variables: [] }] })]
  const long = { ...typed, text: `Hello https://lamps.example/${'a'.repeat(150)}`, shortens_links: true }
  const german = offerFor(long, routes, { values, country: 'DE' }, means)
  expect([german?.parts, german?.points]).toEqual([1, 7])
  expect(offerFor(long, routes, { values, country: 'DE' })?.parts, 'without a public address').toBe(2)
  expect(offerFor(long, routes, { values, country: 'JP' }, means)?.points).toBe(2)
  expect(
    offerFor(long, routes, { values, country: 'JP' }, smsMeans(prices, { at: Date.UTC(2026, 0, 9), shortLink: null }))
      ?.points,
  ).toBe(2)
  expect(offerFor(typed, routes, { values, country: 'CN' }, means)?.text).toMatch(/^【灯塔】Hello Anna/)
})
