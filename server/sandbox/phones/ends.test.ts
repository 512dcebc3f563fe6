import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPhones, type TestPhones } from '../../testing/linkedPhones.ts'

let phone: TestPhones
beforeAll(async () => {
  phone = await openTestPhones()
})
afterAll(() => phone.stop())

test.each([
  [401, '8613800000011'],
  [403, '8613800000012'],
  [440, '8613800000013'],
  [500, '8613800000014'],
  [503, '8613800000015'],
])('WhatsApp ends a session with %s, and that is what is heard', async (code, number) => {
  const session = `kicked ${code}`
  await phone.link(session, number)
  await phone.phones.ask('kick', number, code)
  expect(await phone.event(session, 'closed')).toEqual({ kind: 'closed', code })
  expect(await phone.driver.ask('check', session, ['491510000001'])).toMatchObject({ kind: 'failed' })
})

test('after 515 in the middle the session goes on by itself', async () => {
  await phone.link('restarted', '8613800000016')
  const opened = () => phone.events.all.filter((one) => one.session === 'restarted' && one.event.kind === 'open').length
  const before = opened()
  await phone.phones.ask('kick', '8613800000016', 515)
  await phone.events.until(() => opened() > before)
  expect(phone.events.all.some((one) => one.session === 'restarted' && one.event.kind === 'closed')).toBe(false)
})

test.each([
  [401, '8613800000017'],
  [403, '8613800000018'],
])('who was thrown out by %s hears the same when it tries again', async (code, number) => {
  const session = `out ${code}`
  await phone.link(session, number)
  await phone.phones.ask('kick', number, code)
  await phone.event(session, 'closed')
  const before = phone.events.all.length
  await phone.begin(session)
  const again = await phone.events.until(
    (one) => one.session === session && one.event.kind === 'closed' && phone.events.all.indexOf(one) >= before,
  )
  expect(again.event).toEqual({ kind: 'closed', code })
})

test('the same link used by a second session closes the first with 440', async () => {
  await phone.link('first', '8613800000019')
  const { credentials, keys } = phone.stores.get('first')!
  phone.stores.set('second', { credentials, keys: new Map(keys), writes: [] })
  await phone.begin('second')
  await phone.event('second', 'open')
  expect(await phone.event('first', 'closed')).toEqual({ kind: 'closed', code: 440 })
})

test('a connection that breaks is closed, with a number that says only that', async () => {
  await phone.link('cut', '8613800000020')
  await phone.phones.ask('cut', '8613800000020')
  const { code } = await phone.event('cut', 'closed')
  expect([428, null]).toContain(code)
})

test('a server whose answers make the library ask without an end is left, instead of being flooded', async () => {
  await phone.phones.ask('setRule', '8613800000022', { hasBrokenState: true })
  await phone.begin('loop')
  const { qr } = await phone.event('loop', 'qr')
  await phone.phones.ask('scan', qr, '8613800000022')
  expect(await phone.event('loop', 'closed')).toEqual({ kind: 'closed', code: null })
  expect((await phone.phones.ask('counts')).queries['w:sync:app:state/set/sync']).toBeLessThan(500)
})

test('unlinking takes the device off the phone’s list', async () => {
  await phone.link('left', '8613800000021')
  const before = (await phone.phones.ask('counts')).links
  expect(await phone.driver.ask('unlink', 'left')).toEqual({ kind: 'done', value: undefined })
  await expect.poll(async () => (await phone.phones.ask('counts')).links).toBe(before - 1)
})

test('a lock of new chats is told while the phone is connected, and one of before when it is asked', async () => {
  await phone.link('locked', '8613800000023')
  const until = Math.ceil(Date.now() / 1_000) * 1_000 + 3_600_000
  await phone.phones.ask('lock', '8613800000023', until)
  expect(await phone.event('locked', 'locked', (event) => event.until !== null)).toEqual({ kind: 'locked', until })
  expect(await phone.driver.ask('limits', 'locked')).toMatchObject({ kind: 'done', value: { lockedUntil: until } })
  await phone.phones.ask('lock', '8613800000023', null)
  expect(await phone.event('locked', 'locked', (event) => event.until === null)).toEqual({
    kind: 'locked',
    until: null,
  })
})
