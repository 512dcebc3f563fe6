import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerToVerification, isSignedByMeta, readWebhook } from './webhook.ts'

const secret = 'app secret'
const sign = (body: string) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
const call = (field: string, value: object) =>
  JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: 'waba', changes: [{ field, value }] }] })
const messages = (value: object) =>
  readWebhook(
    call('messages', {
      messaging_product: 'whatsapp',
      metadata: { display_phone_number: '1', phone_number_id: '77' },
      ...value,
    }),
  )!
const said = (message: object, contacts: object[] = []) => {
  const [heard] = messages({
    contacts,
    messages: [{ from: '4915100000010', from_user_id: 'DE.1', id: 'w1', timestamp: '1764000000', ...message }],
  })
  return heard!
}

test('only what was signed over these very bytes is Meta’s', () => {
  const body = call('messages', { text: 'Grüße 🎉' })
  expect(isSignedByMeta(Buffer.from(body), sign(body), secret)).toBe(true)
  expect(isSignedByMeta(Buffer.from(`${body} `), sign(body), secret)).toBe(false)
  expect(isSignedByMeta(Buffer.from(JSON.stringify(JSON.parse(body), null, 1)), sign(body), secret)).toBe(false)
  expect(isSignedByMeta(Buffer.from(body), sign(body), 'another secret')).toBe(false)
  for (const forged of [undefined, '', 'sha256=', 'sha256=zz', sign(body).slice(0, -2), `${sign(body)}00`])
    expect(isSignedByMeta(Buffer.from(body), forged, secret)).toBe(false)
})

test('an address is confirmed to who knows its token', () => {
  const asked = { 'hub.mode': 'subscribe', 'hub.verify_token': 'mine', 'hub.challenge': '123' }
  expect(answerToVerification(new URLSearchParams(asked), 'mine')).toBe('123')
  expect(answerToVerification(new URLSearchParams({ ...asked, 'hub.verify_token': 'his' }), 'mine')).toBeNull()
  expect(answerToVerification(new URLSearchParams({ ...asked, 'hub.mode': 'other' }), 'mine')).toBeNull()
  expect(answerToVerification(new URLSearchParams(), 'mine')).toBeNull()
})

test.each([
  ['{', null],
  ['[]', null],
  [JSON.stringify({ object: 'page', entry: [] }), null],
  [call('calls', { calls: [] }), [{ kind: 'unknown', field: 'calls' }]],
  [call('messages', { messages: [] }), [{ kind: 'unknown', field: 'messages' }]],
  [
    call('account_update', { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'DISABLE' } }),
    [{ kind: 'account', portfolioAccount: 'waba', event: 'DISABLED_UPDATE', details: 'DISABLE' }],
  ],
  [
    call('template_category_update', {
      message_template_id: 7,
      message_template_name: 'offer',
      message_template_language: 'en_US',
      new_category: 'MARKETING',
    }),
    [
      {
        kind: 'template',
        portfolioAccount: 'waba',
        id: '7',
        name: 'offer',
        language: 'en_US',
        change: { of: 'category', category: 'marketing' },
      },
    ],
  ],
  [
    call('phone_number_quality_update', { display_phone_number: '1', event: 'FLAGGED', current_limit: 'TIER_1K' }),
    [{ kind: 'number', portfolioAccount: 'waba', display: '1', change: { event: 'FLAGGED', limit: 'TIER_1K' } }],
  ],
])('%s is read', (body, heard) => {
  expect(readWebhook(body)).toEqual(heard)
})

test.each([
  [
    { type: 'text', text: { body: '<img src=x onerror=alert(1)>' } },
    { type: 'text', body: '<img src=x onerror=alert(1)>' },
  ],
  [
    { type: 'audio', audio: { id: 'm1', mime_type: 'audio/ogg; codecs=opus', voice: true } },
    { type: 'media', file: { id: 'm1', mime: 'audio/ogg', name: '', isVoice: true, isSticker: false }, caption: '' },
  ],
  [
    {
      type: 'document',
      document: { id: 'm2', mime_type: 'application/pdf', filename: '../../offer.pdf', caption: 'Here' },
    },
    {
      type: 'media',
      file: { id: 'm2', mime: 'application/pdf', name: '../../offer.pdf', isVoice: false, isSticker: false },
      caption: 'Here',
    },
  ],
  [
    { type: 'location', location: { latitude: '38.7', longitude: -9.1, name: 'Shop', address: 'Lisbon' } },
    { type: 'location', latitude: 38.7, longitude: -9.1, name: 'Shop', address: 'Lisbon' },
  ],
  [
    { type: 'button', button: { text: 'No thanks', payload: 'stop' } },
    { type: 'reply', body: 'No thanks', payload: 'stop' },
  ],
  [
    { type: 'interactive', interactive: { type: 'list_reply', list_reply: { id: 'l1', title: 'Lamps' } } },
    { type: 'reply', body: 'Lamps', payload: 'l1' },
  ],
  [
    { type: 'interactive', interactive: { type: 'nfm_reply', nfm_reply: {} } },
    { type: 'unsupported', name: 'nfm_reply' },
  ],
  [
    { type: 'reaction', reaction: { message_id: 'w0' } },
    { type: 'reaction', emoji: '', to: 'w0' },
  ],
  [
    {
      type: 'contacts',
      contacts: [
        { origin: 'contact_request', name: { formatted_name: 'Ana' }, phones: [{ phone: '+49 151', wa_id: '49151' }] },
      ],
    },
    { type: 'contacts', people: [{ name: 'Ana', phones: ['49151'], isOwn: true }] },
  ],
  [
    {
      type: 'system',
      system: { type: 'user_changed_user_id', body: 'new', user_id: 'DE.2', previous_user_id: 'DE.1' },
    },
    { type: 'changed', body: 'new', bsuid: 'DE.2', phone: null, before: { bsuid: 'DE.1' } },
  ],
  [
    { type: 'unsupported', unsupported: { type: 'poll' }, errors: [] },
    { type: 'unsupported', name: 'poll' },
  ],
  [{ type: 'hologram' }, { type: 'unsupported', name: 'hologram' }],
  [
    { type: 'text', text: 7 },
    { type: 'unsupported', name: 'text' },
  ],
])('a message of %j is read', (message, expected) => {
  expect(said(message)).toMatchObject({
    kind: 'message',
    number: '77',
    ref: 'w1',
    at: 1_764_000_000_000,
    said: expected,
  })
})

test('who wrote is known without a number, and never taken from somebody else of the same call', () => {
  const own = { profile: { name: 'Cid', username: 'cid' }, user_id: 'DE.9' }
  const other = { profile: { name: 'Ana' }, wa_id: '4915100000099', user_id: 'DE.8' }
  const { from: _, ...hidden } = { from: undefined, from_user_id: 'DE.9', type: 'text', text: { body: 'Hi' } }
  expect(messages({ contacts: [other, own], messages: [{ id: 'w2', ...hidden }] })).toMatchObject([
    { writer: { phone: null, bsuid: 'DE.9', username: 'cid', name: 'Cid' }, at: null },
  ])
  expect(
    messages({
      contacts: [other],
      messages: [
        { id: 'w2', type: 'text', text: { body: 'Hi' } },
        { id: 'w3', type: 'text', text: {} },
      ],
    }),
  ).toMatchObject([{ writer: { bsuid: 'DE.8' } }, { said: { type: 'unsupported' } }])
  expect(messages({ messages: [{ id: 'w2', type: 'text', text: { body: 'Hi' } }, 'nonsense'] })).toEqual([
    { kind: 'unknown', field: 'messages' },
    { kind: 'unknown', field: 'messages' },
  ])
})

test('an advertisement is told, and so are errors and prices of a status', () => {
  expect(
    said({
      type: 'text',
      text: { body: 'Hi' },
      referral: { source_type: 'ad' },
      context: { id: 'w0', forwarded: true },
    }),
  ).toMatchObject({
    isFromAdvertisement: true,
    answers: 'w0',
    isForwarded: true,
  })
  expect(
    messages({
      statuses: [
        {
          id: 'w1',
          status: 'failed',
          timestamp: 'soon',
          errors: [{ code: 131_049, title: '', error_data: { details: 'Too many' } }],
        },
        {
          id: 'w1',
          status: 'sent',
          pricing: { pricing_model: 'PMP', category: 'service', type: 'free_customer_service' },
        },
        { id: 'w1', status: 'teleported' },
      ],
    }),
  ).toMatchObject([
    { kind: 'status', state: 'failed', at: null, error: { code: 131_049, details: 'Too many' } },
    { kind: 'status', state: 'sent', price: { category: 'service', isFree: true } },
    { kind: 'unknown', field: 'statuses' },
  ])
})
