import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { type ExportGrant, grantText } from '#domain/subAccounts/exportGrant'
import { isGenuine, minutesLeft, type Pass, passAt } from './exportPass.ts'

const minute = 60_000
const user = '019aa000-0000-7000-8000-000000000001'
const issued_at = 1_800_000_000_000
const unsigned = {
  id: '019aa000-0000-7000-8000-000000000002',
  user,
  session: '019aa000-0000-7000-8000-000000000003',
  issued_at,
  expires_at: issued_at + 60 * minute,
}
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const public_key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
const signed = (fields: typeof unsigned): ExportGrant => ({
  ...fields,
  signature: sign(null, Buffer.from(grantText(fields)), privateKey).toString('base64url'),
})
/** Given when this device's clock, which is 5 minutes slow, showed this. */
const knownAt = issued_at - 5 * minute
const pass: Pass = { grant: signed(unsigned), public_key, known: issued_at, knownAt, session: 'x' }

test('a permission holds for its hour by the time of the server, wherever the clock of the device stands', () => {
  expect(passAt(pass, user, knownAt + 59 * minute)).not.toBeNull()
  expect(passAt(pass, user, knownAt + 60 * minute)).toBeNull()
  expect(minutesLeft(passAt(pass, user, knownAt + 10.5 * minute)!)).toBe(50)
})

test('it is of one user', () => {
  expect(passAt(pass, unsigned.id, knownAt)).toBeNull()
})

test('setting the clock back wins nothing: what was reckoned stays, and before that it rests', () => {
  const later = passAt(pass, user, knownAt + 50 * minute)!
  expect(passAt(later, user, knownAt + 20 * minute)).toBeNull()
  expect(passAt(later, user, knownAt + 51 * minute)).not.toBeNull()
  const after = passAt(later, user, later.knownAt + 9 * minute)!
  expect(passAt(after, user, after.knownAt + minute)).toBeNull()
})

test('what the server did not sign is nothing, whatever is changed in it', async () => {
  expect(await isGenuine(pass)).toBe(true)
  for (const change of [{ expires_at: unsigned.expires_at + 1 }, { user: unsigned.id }, { issued_at: issued_at + 1 }])
    expect(await isGenuine({ public_key, grant: { ...pass.grant, ...change } })).toBe(false)
  const another = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  expect(await isGenuine({ public_key: another, grant: pass.grant })).toBe(false)
})
