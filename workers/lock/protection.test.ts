import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import {
  countPinTry,
  keepProtection,
  loadSession,
  protectionOf,
  saveSession,
  sessionOwner,
} from '../database/device.ts'
import { databaseName } from '../database/schema.ts'
import { setKey, setSealing } from './keyring.ts'
import { makeProtection, openWithPin, openWithSecret, underPin } from './protection.ts'

const person = { account: 'company', user: 'ann' }
const owner = databaseName(person)
const now = Date.UTC(2026, 10, 21)
const day = 86_400_000
const { secret, protection } = await makeProtection(owner, 'fair winds', 5)

beforeEach(() => keepProtection(protection))

test('the PIN opens the key, in any writing of the same letters, and no other does', async () => {
  const key = await openWithPin(protection.pin!, 'fair winds')
  expect(key).toHaveLength(32)
  expect(await openWithPin(protection.pin!, 'fair wind')).toBe(null)
  const decomposed = await underPin(key!, 'cafe\u0301s!')
  expect(await openWithPin(decomposed, 'caf\u00e9s!')).toEqual(key)
})

test('what the server keeps opens the device without its PIN', async () => {
  const key = await openWithPin(protection.pin!, 'fair winds')
  expect(openWithSecret(protection, secret)).toEqual(key)
  expect(openWithSecret(protection, btoa(String.fromCharCode(...new Uint8Array(32))))).toBe(null)
})

test('wrong PINs are slowed down, and after ten no PIN is looked at any more', async () => {
  const pauses: number[] = []
  let time = now
  for (let n = 0; n < limits.pinTries; n++) {
    let turn = await countPinTry(owner, time)
    pauses.push(turn.kind === 'wait' ? turn.ms : 0)
    if (turn.kind === 'wait') turn = await countPinTry(owner, (time += turn.ms))
    expect(turn.kind).toBe('look')
  }
  expect(pauses).toEqual([0, 0, 0, 5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000])
  expect(await countPinTry(owner, time + day)).toEqual({ kind: 'ended' })
  expect(await protectionOf(person)).toMatchObject({ pin: null, escrow: protection.escrow })
})

test('two tabs do not get more tries than one, and a clock that is put back keeps nobody out for long', async () => {
  await Promise.all([1, 2, 3].map(() => countPinTry(owner, now)))
  expect((await protectionOf(person))!.tries).toBe(3)
  expect(await countPinTry(owner, now - 365 * day)).toEqual({ kind: 'wait', ms: 300_000 })
})

test('who is signed in is sealed with the rest: whose it is can be told, and no more', async () => {
  const key = (await openWithPin(protection.pin!, 'fair winds'))!
  await setKey({ database: owner, key })
  const session = { ...person, username: 'ann@example.com', token: 'a token' } as Parameters<typeof saveSession>[0]
  await saveSession(session)
  expect(await loadSession()).toEqual(session)
  setSealing(null)
  expect(await loadSession()).toBe(null)
  expect(await sessionOwner()).toEqual(person)
})
