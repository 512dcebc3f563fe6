import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataRightsCalls } from '#domain/dataRights/calls'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { noMail } from '../../testing/noMail.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const listed = async (device: Device) =>
  [...(await device.readAll()).values()].filter(({ entity }) => entity === 'suppression')
const someone = (n: number, address: string, phone: string) => ({
  id: newTestId(),
  name: `Somebody ${n}`,
  emails: [{ email: address, is_valid: 'toVerify' }],
  phones: [{ full_number: phone, is_wt: 'unvalidated' }],
})
const number = (value: string) => ({ id: newTestId(), kind: 'phone', value, channels: [], note: 'Call Zhang' })

test('a row is of the kind that its value has, and the server takes no other', async () => {
  const { main } = await signedInCompany(server, 0)
  const wrong = { ...number('8613800138000'), kind: 'email' }
  expect(await main.does('suppression.create', { rows: [wrong] })).toMatchObject({ status: 'rejected' })
  const unknown = { ...number('8613800138000'), channels: ['pigeon'] }
  expect(await main.does('suppression.create', { rows: [unknown] }, { prev: null })).toMatchObject({
    status: 'rejected',
  })
  expect(await listed(main)).toEqual([])
})

test('of an erased person stays that they get nothing, which nobody can read or lift, until they come back', async () => {
  const { main } = await signedInCompany(server, 0)
  const [address, phone] = ['zhang@erased.example', '8613800138111']
  await main.does('contact.create', { rows: [someone(1, address, phone)] })
  const rows = [
    { id: newTestId(), ...noMail(address) },
    number(phone),
    { id: newTestId(), ...noMail('li@stays.example') },
  ]
  await main.does('suppression.create', { rows })
  await main.get(dataRightsCalls.erase, { address, reason: 'asked' })

  const kept = await listed(main)
  expect(kept.map(({ value, kind, channels, note }) => [value, kind, channels, note])).toEqual(
    expect.arrayContaining([
      [null, 'email', ['email'], ''],
      [null, 'phone', [], ''],
      ['li@stays.example', 'email', ['email'], ''],
    ]),
  )
  const { rows: hashes } = await server.database.pool.query<{ n: number }>(
    `select count(value_hash)::int as n from suppression where account_id = $1`,
    [main.user.account],
  )
  expect(hashes).toEqual([{ n: 2 }])
  const ids = kept.filter(({ value }) => value === null).map(({ id }) => id)
  expect(await main.does('suppression.delete', { ids })).toMatchObject({ status: 'rejected', code: 'forbidden' })
  const again = { id: newTestId(), ...noMail(address) }
  expect(await main.does('suppression.create', { rows: [again] }, { prev: null })).toMatchObject({ code: 'erased' })

  await main.get(dataRightsCalls.lift, { address, reason: 'came back' })
  expect((await listed(main)).map(({ value }) => value)).toEqual(expect.arrayContaining([address, null]))
})

test('contacts that become one keep whom nobody writes to, and are not written to at anything that they bring along', async () => {
  const { main } = await signedInCompany(server, 0)
  const [one, two] = [
    someone(1, 'one@merged.example', '8613800138222'),
    someone(2, 'two@merged.example', '8613800138333'),
  ]
  await main.does('contact.create', { rows: [one, two] })
  await main.does('suppression.create', { rows: [number('8613800138333')] })
  const before = await listed(main)
  const merge = {
    id: newTestId(),
    survivor: one.id,
    merged: [two.id],
    fields: { phones: [...one.phones, ...two.phones] },
  }
  expect(await main.does('contact.merge', merge)).toMatchObject({ status: 'applied' })
  expect(await listed(main)).toEqual(before)
})
