import { afterEach, expect, test } from 'vitest'
import { noLog } from '../../log.ts'
import type { SmsHeard, SmsRequest } from './services/service.ts'
import { smppRoute } from './smpp.ts'
import { openPeerCentre } from './testing/peerCentre.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const request = (text: string): SmsRequest => ({
  key: 'k',
  to: '351912345678',
  from: '',
  text,
  template: null,
  reportTo: null,
})

test('an independent message centre reads what we send, letter by letter, and we hear what it reports', async () => {
  const { port, taken, stop } = await openPeerCentre()
  ends.push(stop)
  const heard: SmsHeard[] = []
  const address = { host: '127.0.0.1', port, secure: false, systemId: 'us', password: 'secret' }
  const route = smppRoute(
    { ...address, from: 'Lighthouse', long: 'parts', window: 10 },
    {
      log: noLog,
      hear: async (one) => {
        heard.push(one)
      },
    },
  )
  ends.push(route.stop)
  const handing = { onHandedOver: async () => {}, signal: new AbortController().signal }
  const texts = ['Stand 5B, {hall} €3 ~ ü', 'a'.repeat(152) + '€'.repeat(80), '您好，展位 5B。😀'.repeat(20)]
  for (const text of texts) {
    const before = taken.length
    const outcome = await route.send(request(text), handing)
    const parts = taken.slice(before)
    expect(parts.map(({ short_message }) => short_message.message).join('')).toBe(text)
    const names = parts.map((_, n) => (0xa00 + before + n + 1).toString(16))
    expect(outcome).toEqual({ kind: 'accepted', refs: names })
  }
  await expect.poll(() => heard.length).toBe(taken.length)
  expect(heard[0]).toMatchObject({ kind: 'receipt', ref: String(0xa01), state: 'delivered' })
})
