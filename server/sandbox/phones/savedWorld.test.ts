import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPhones, type TestPhones } from '../../testing/linkedPhones.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairlead-phones-'))
const file = join(folder, 'world')
let phone: TestPhones
beforeAll(async () => {
  phone = await openTestPhones({ file })
})
afterAll(async () => {
  await phone.stop()
  rmSync(folder, { recursive: true, force: true })
})

const customer = '4915100000001'
const text = (id: string, to = customer) => ({
  kind: 'text' as const,
  to: `${to}@s.whatsapp.net`,
  id,
  text: `hello ${id}`,
})
const arrives = async (session: string, id: string) => {
  expect(await phone.send(session, text(id))).toMatchObject({ kind: 'done' })
  const { message } = await phone.received.until((one) => one.id === id && one.number === customer)
  expect(JSON.stringify(message)).toContain(`hello ${id}`)
}
const isHeard = async (session: string, owner: string, words: string) => {
  const id = await phone.phones.ask('say', { from: customer, to: owner, message: { conversation: words } })
  expect((await phone.message(session, id)).content).toMatchObject({ kind: 'text', text: words })
}

/** The simulator is gone, as is the connection; then the device signs in anew with what it has. */
async function restart(session: string, meanwhile?: () => void): Promise<void> {
  const closed = phone.events.all.filter((one) => one.session === session && one.event.kind === 'closed').length
  await phone.restartPhones(meanwhile)
  await phone.events.until(
    () => phone.events.all.filter((one) => one.session === session && one.event.kind === 'closed').length > closed,
  )
  const before = phone.events.all.length
  await phone.begin(session)
  await phone.events.until(
    (one) => one.session === session && one.event.kind === 'open' && phone.events.all.indexOf(one) >= before,
  )
}

test('a link goes on after the restart, in both directions, with its rules and groups', async () => {
  const owner = '8613800007001'
  await phone.link('restart', owner)
  await arrives('restart', 'BEFORE')
  await isHeard('restart', owner, 'before')
  const group = { id: '120363000000007001@g.us', subject: 'Fair', invitation: 'SAVED', members: [{ number: owner }] }
  await phone.phones.ask('setGroup', group)
  await phone.phones.ask('setRule', '4915100000009', { isRegistered: false })
  await restart('restart')
  await arrives('restart', 'AFTER')
  await isHeard('restart', owner, 'after')
  const { said, received, groups, rules } = await phone.phones.ask('overview')
  expect(said.map(({ message }) => message.conversation)).toEqual(['before', 'after'])
  expect(received.filter(({ number }) => number === customer).map(({ id }) => id)).toEqual(['BEFORE', 'AFTER'])
  expect(groups).toEqual([group])
  expect(rules).toEqual({ '4915100000009': { isRegistered: false } })
}, 60_000)

test('what waits for a device that is not connected is there after the restart', async () => {
  const owner = '8613800007002'
  await phone.link('waits', owner)
  await isHeard('waits', owner, 'first')
  await phone.driver.ask('end', 'waits')
  const id = await phone.phones.ask('say', { from: customer, to: owner, message: { conversation: 'while away' } })
  await phone.restartPhones()
  await phone.begin('waits')
  expect((await phone.message('waits', id)).content).toMatchObject({ text: 'while away' })
}, 60_000)

test('a world that is older than its devices comes to terms with them, as a phone whose backup is restored', async () => {
  const owner = '8613800007003'
  const old = join(folder, 'old')
  await phone.link('old', owner)
  await arrives('old', 'OLD1')
  await isHeard('old', owner, 'old 1')
  await expect.poll(() => readFileSync(file, 'latin1')).toContain('old 1')
  copyFileSync(file, old)
  // The next key of the customer is used, and then used again by a phone that has forgotten it.
  await isHeard('old', owner, 'used')
  await arrives('old', 'OLD2')
  await isHeard('old', owner, 'old 2')
  await arrives('old', 'OLD3')
  await isHeard('old', owner, 'old 3')
  await arrives('old', 'OLD4')
  await restart('old', () => copyFileSync(old, file))
  const { said } = await phone.phones.ask('overview')
  expect(said.filter(({ phone: one }) => one === owner).map(({ message }) => message.conversation)).toEqual(['old 1'])
  // The customer first: with keys that the device has used before.
  await isHeard('old', owner, 'new 1')
  await arrives('old', 'NEW1')
  await isHeard('old', owner, 'new 2')
  await arrives('old', 'NEW2')
}, 90_000)
