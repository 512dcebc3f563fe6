import 'fake-indexeddb/auto'
import { generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '#domain/auth/user'
import { type ExportGrant, grantText } from '#domain/subAccounts/exportGrant'
import { newId } from '#workers/newId'
import { isGenuine, keepPass, minutesLeft, standingPass } from './exportPass.ts'
import { forgetServerTime, hearServerTime } from './serverTime.ts'
import { setSession } from './session.ts'

const minute = 60_000
const issued_at = 1_800_000_000_000
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const public_key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
const signed = (fields: Omit<ExportGrant, 'signature'>): ExportGrant => ({
  ...fields,
  signature: sign(null, Buffer.from(grantText(fields)), privateKey).toString('base64url'),
})

let user: string
let grant: ExportGrant
/** The clock that can be set, and the one that cannot. */
let wall: number
let steady: number

function signIn(id: string, token: string) {
  setSession({
    kind: 'signedIn',
    user: { id, account: newId(), token, parentuser: 'haigang' } as UserInfo,
    ending: null,
  })
}

/** A code was right; this device's clock is five minutes slow. */
beforeEach(async () => {
  ;[wall, steady] = [issued_at - 5 * minute, 1_000]
  vi.spyOn(Date, 'now').mockImplementation(() => wall)
  vi.spyOn(performance, 'now').mockImplementation(() => steady)
  forgetServerTime()
  user = newId()
  signIn(user, 'a token of this session')
  grant = signed({ id: newId(), user, session: newId(), issued_at, expires_at: issued_at + 60 * minute })
  await keepPass({ grant, public_key }, issued_at)
})
afterEach(() => vi.restoreAllMocks())

const pass = (ms: number) => {
  wall += ms
  steady += ms
}

test('a permission holds for its hour by the time of the server, wherever the clock of the device stands', async () => {
  pass(10.5 * minute)
  expect(minutesLeft((await standingPass())!)).toBe(50)
  pass(49 * minute)
  expect(await standingPass()).not.toBeNull()
  pass(0.5 * minute)
  expect(await standingPass()).toBeNull()
})

test('no clock of the device wins a minute', async () => {
  // Set back again and again, each time as soon as it has been looked at.
  for (let n = 0; n < 59; n++) {
    pass(minute)
    wall -= minute
    expect(await standingPass(), `minute ${n}`).not.toBeNull()
  }
  pass(minute)
  wall -= 30 * minute
  expect(await standingPass()).toBeNull()
})

test('asleep, the device’s own clock goes on; set forward it ends the permission sooner', async () => {
  wall += 60 * minute
  expect(await standingPass()).toBeNull()
})

test('a page that was opened anew knows no time until the server tells it', async () => {
  pass(30 * minute)
  forgetServerTime()
  expect(await standingPass()).toBeNull()
  hearServerTime(issued_at + 30 * minute)
  expect(await standingPass()).not.toBeNull()
  hearServerTime(issued_at + 60 * minute)
  expect(await standingPass()).toBeNull()
})

test('an answer that was long on its way wins no time either', async () => {
  const asked = { wall, steady }
  pass(40 * minute)
  hearServerTime(issued_at + 20 * minute, asked)
  expect(await standingPass()).toBeNull()
})

test('it is of one user and of one session', async () => {
  signIn(newId(), 'a token of this session')
  expect(await standingPass()).toBeNull()
  signIn(user, 'of another session')
  expect(await standingPass()).toBeNull()
})

test('what the server did not sign is nothing, whatever is changed in it', async () => {
  expect(await isGenuine({ grant, public_key })).toBe(true)
  for (const change of [{ expires_at: grant.expires_at + 1 }, { user: newId() }, { issued_at: issued_at + 1 }])
    expect(await isGenuine({ public_key, grant: { ...grant, ...change } })).toBe(false)
  const another = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  expect(await isGenuine({ public_key: another, grant })).toBe(false)
  await keepPass({ grant: { ...grant, expires_at: grant.expires_at + minute }, public_key }, issued_at)
  expect(await standingPass()).toBeNull()
})
