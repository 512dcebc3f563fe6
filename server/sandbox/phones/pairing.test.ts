import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPhones, type TestPhones } from '../../testing/linkedPhones.ts'

let phone: TestPhones
beforeAll(async () => {
  phone = await openTestPhones()
})
afterAll(() => phone.stop())

/** As soon as the device has asked for the code. */
const type = (code: string, number: string) =>
  expect
    .poll(() =>
      phone.phones.ask('enterCode', code, number).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)

test('a phone that scans the code is linked, restarts, signs in, and tells its number', async () => {
  await phone.link('qr', '8613800000001')
  const { jid, lid } = await phone.event('qr', 'linked')
  expect(jid).toBe('8613800000001@s.whatsapp.net')
  expect(lid).toMatch(/@lid$/)
  await phone.event('qr', 'open')
  expect((await phone.phones.ask('counts')).links).toBe(1)
})

test('a phone is linked by a code that its owner types', async () => {
  await phone.begin('typed')
  await phone.event('typed', 'qr')
  const outcome = await phone.driver.ask('pairByCode', 'typed', '8613800000002')
  const code = outcome.kind === 'done' ? outcome.value : ''
  expect(code).toMatch(/^[0-9A-Z]{8}$/)
  await type(code, '8613800000002')
  const { jid } = await phone.event('typed', 'linked')
  expect(jid).toBe('8613800000002@s.whatsapp.net')
})

test('a code that is typed wrong links nothing', async () => {
  await phone.begin('mistyped')
  await phone.event('mistyped', 'qr')
  await phone.driver.ask('pairByCode', 'mistyped', '8613800000004')
  await type('AAAAAAAA', '8613800000004')
  await phone.event('mistyped', 'closed')
  expect(phone.events.all.some(({ session, event }) => session === 'mistyped' && event.kind === 'linked')).toBe(false)
})

test('a code of another screen links nothing', async () => {
  await expect(phone.phones.ask('scan', 'https://wa.me/settings/linked_devices#2@none,a,b,c', '861')).rejects.toThrow(
    'one of a device that waits',
  )
})

test('a session that is begun again with what was stored signs in without a code', async () => {
  await phone.link('again', '8613800000003')
  await phone.driver.ask('end', 'again')
  const before = phone.events.all.length
  await phone.begin('again')
  await phone.events.until(
    (one) => phone.events.all.indexOf(one) >= before && one.session === 'again' && one.event.kind === 'open',
  )
  expect(phone.events.all.slice(before).some(({ event }) => event.kind === 'qr')).toBe(false)
})

test('a driver believes no server but one on loopback', async () => {
  const { server } = phone.phones
  const outcome = await phone.driver.ask('begin', {
    session: 'foreign',
    credentials: null,
    server: { ...server, url: 'ws://example.com/ws/chat' },
  })
  expect(outcome).toMatchObject({ kind: 'failed', text: expect.stringContaining('loopback') })
})
