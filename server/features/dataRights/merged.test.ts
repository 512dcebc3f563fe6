import { expect, test } from 'vitest'
import { dataRightsCalls as calls } from '#domain/dataRights/calls'
import { inOneCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import type { TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device

inOneCompany(1, (company) => {
  ;({ server, main } = company)
  ;[ann] = company.subs as [Device]
})

const email = (address: string) => ({ email: address, is_valid: 'toVerify' })
const traces = async (table: string, text: string) =>
  (await server.database.pool.query(`select from ${table} t where to_jsonb(t)::text like $1`, [`%${text}%`])).rowCount

test('an erasure reaches who was merged into somebody else, and leaves that one', async () => {
  const [stays, goes, merge] = [newTestId(), newTestId(), newTestId()]
  await ann.does('contact.create', {
    rows: [
      { id: stays, name: 'Ocean office', emails: [email('office@ocean.example.com')] },
      { id: goes, name: 'Zhang Merged', emails: [email('zhang.merged@example.com')] },
    ],
  })
  await ann.does('contact.merge', { id: merge, survivor: stays, merged: [goes], fields: {} })
  expect(await traces('contact_merge', 'zhang.merged')).toBe(1)

  await main.get(calls.erase, { address: 'zhang.merged@example.com', reason: 'asked by letter' })
  for (const table of ['contact', 'contact_merge', 'sync_mutation', 'row_change'])
    expect([table, await traces(table, 'zhang.merged')]).toEqual([table, 0])
  expect((await ann.readAll()).get(stays)).toMatchObject({ name: 'Ocean office' })
})

test('an erasure takes the address off the excluded ones, where it would stay for good', async () => {
  await ann.does('contact.create', {
    rows: [{ id: newTestId(), name: 'Li Excluded', emails: [email('li.excluded@example.com')] }],
  })
  const excluded = { id: newTestId(), full_number: '', email: 'li.excluded@example.com', whatsapp_id: '', reason: '' }
  await ann.does('excluded_contact.create', { rows: [excluded] })
  await main.get(calls.erase, { address: 'li.excluded@example.com', reason: 'asked by letter' })
  expect(await traces('excluded_contact', 'li.excluded')).toBe(0)
  expect((await ann.readAll()).has(excluded.id)).toBe(false)
})
