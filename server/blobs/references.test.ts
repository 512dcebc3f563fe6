import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Areas } from '../area.ts'
import { areas } from '../features/index.ts'
import { signedInCompany } from '../testing/company.ts'
import { newTestId } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { defineBlobReferences } from './references.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const hash = 'a'.repeat(64)
const onlyRemarks: Areas = [
  { blobs: [{ table: 'contact', names: 't.remark = $2', counts: 'with row', awaited: false }] },
]

async function isNamed(account: string): Promise<boolean> {
  const { rows } = await server.database.pool.query<{ named: boolean }>('select blob_is_named($1, $2) as named', [
    account,
    hash,
  ])
  return rows[0]!.named
}

test('a file is kept for the rows that areas say name it, from the next start on', async () => {
  const { main } = await signedInCompany(server, 0)
  const { account } = main.user
  const remarked = newTestId()
  await main.does('contact.create', { rows: [{ id: remarked, name: 'Wu', remark: hash }] })
  expect(await isNamed(account)).toBe(false)
  await defineBlobReferences(server.database, onlyRemarks)
  expect(await isNamed(account)).toBe(true)
  await main.does('contact.delete', { ids: [remarked] })
  expect(await isNamed(account)).toBe(false)

  const picture = { hash, size: 1, mime: 'image/png' }
  await main.does('contact.create', { rows: [{ id: newTestId(), name: 'Li', picture }] })
  expect(await isNamed(account)).toBe(false)
  await defineBlobReferences(server.database, areas)
  expect(await isNamed(account)).toBe(true)
})

test('the picture of a contact that was merged into another is kept as long as the merge can be undone', async () => {
  const { main } = await signedInCompany(server, 0)
  const { account } = main.user
  const picture = { hash, size: 1, mime: 'image/png' }
  const [survivor, gone, id] = [newTestId(), newTestId(), newTestId()]
  await main.does('contact.create', {
    rows: [
      { id: survivor, name: 'Li' },
      { id: gone, name: 'Li Na', picture },
    ],
  })
  await main.does('contact.merge', { id, survivor, merged: [gone], fields: { picture: null } })
  expect(await isNamed(account)).toBe(true)
  await server.database.pool.query('update contact_merge set deleted_at = now() where id = $1', [id])
  expect(await isNamed(account)).toBe(false)
})

test('an older version leaves what a newer one has said, and whose files it does not know', async () => {
  const { main } = await signedInCompany(server, 0)
  await main.does('contact.create', { rows: [{ id: newTestId(), name: 'Wu', remark: hash }] })
  await defineBlobReferences(server.database, onlyRemarks)
  await server.database.pool.query(`insert into migration (name, checksum) values ('9999_newer.sql', '')`)
  await defineBlobReferences(server.database, areas)
  expect(await isNamed(main.user.account)).toBe(true)
})
