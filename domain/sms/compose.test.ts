import { expect, test } from 'vitest'
import type { ChannelAccount } from '../channels/account.ts'
import { newChannelAccount } from '../channels/account.ts'
import { type MergeValues, mergeTags } from '../email/render/mergeTags.ts'
import { emptySms, offerFor, smsFaultsOf, textFor } from './compose.ts'

const values = { ...Object.fromEntries(mergeTags.map((tag) => [tag, ''])), name: 'Anna' } as MergeValues
const typed = { ...emptySms('en'), text: 'Hello {{name}}, booth 5B' }

const route = (fields: Partial<ChannelAccount>): ChannelAccount => ({
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
