import { expect, test } from 'vitest'
import type { MessageFile } from '../email/render/message.ts'
import { forwardedMessage } from './forward.ts'
import type { MessageExtra } from './messageExtra.ts'

const to = { id: '019aa000-0000-7000-8000-0000000000f1', conversation_id: '019aa000-0000-7000-8000-0000000000f2' }
const file: MessageFile = { hash: 'a'.repeat(64), size: 10, mime: 'image/png', name: 'lamp.png' }
const said = (body: string, extra: MessageExtra | null = null, parts: { file: MessageFile | null }[] = []) => ({
  body,
  extra,
  parts: parts.map((part) => ({
    ...part,
    name: 'lamp.png',
    state: part.file ? ('there' as const) : ('failed' as const),
  })),
})

test('text and files are said again, marked as forwarded, and without what was quoted', () => {
  expect(forwardedMessage(said('10 USD', null, [{ file }]), to)).toEqual({
    ...to,
    subject: '',
    body: '10 USD',
    files: [file],
    quote: null,
    again_of: null,
    extra: { kind: 'forwarded' },
  })
})

test('a place and a link stay what they are, and cards become words', () => {
  const place = { kind: 'location' as const, latitude: 23, longitude: 113, name: 'Fair' }
  const link = { kind: 'link' as const, url: 'https://shop.example.com', title: 'Lamp', description: '', price: '' }
  expect(forwardedMessage(said('', place), to)).toMatchObject({ extra: place })
  expect(forwardedMessage(said('See', link), to)).toMatchObject({ body: 'See', extra: link })
  const cards: MessageExtra = { kind: 'contacts', people: [{ name: 'Mei', phones: ['+86 138'], isOwn: false }] }
  expect(forwardedMessage(said('', cards), to)).toMatchObject({ body: 'Mei +86 138', extra: { kind: 'forwarded' } })
})

test('of what was taken back, is not known, or whose file is gone nothing can be said again', () => {
  expect(forwardedMessage(said('', { kind: 'revoked' }), to)).toBeNull()
  expect(forwardedMessage(said('', { kind: 'unsupported', name: 'poll' }), to)).toBeNull()
  expect(forwardedMessage(said('', null, [{ file: null }]), to)).toBeNull()
})
