import { afterAll, beforeAll, expect, test } from 'vitest'
import { noImportCounts } from '#domain/exchange/importTask'
import { rowId } from '#domain/exchange/rowId'
import { signedInCompany } from '../testing/company.ts'
import { newTestId } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const importFile = (id: string) => ({
  id,
  name: 'fair.csv',
  size: 1_000,
  hash: 'a'.repeat(64),
  format: 'csv',
  mapping: [{ column: 'company', field: 'company' }],
  duplicates: 'merge',
})

test('a batch is its user’s and the main account’s to see, and keeps its counts', async () => {
  const { main, subs } = await signedInCompany(server, 2)
  const [ann, bob] = subs as [typeof main, typeof main]
  const id = newTestId()
  await ann.does('import_task.create', { ...importFile(id), belongto: bob.user.id, added: 9 })
  const counts = { ...noImportCounts, rows: 3, added: 2, merged: 1 }
  expect(await ann.does('import_task.change', { id, action: 'finish', counts })).toMatchObject({ status: 'applied' })
  const expected = { entity: 'import_task', belongto: ann.user.id, state: 'completed', ...counts }
  for (const device of [ann, main]) expect((await device.readAll()).get(id)).toMatchObject(expected)
  expect((await bob.readAll()).has(id)).toBe(false)
  expect(await bob.does('import_task.change', { id, action: 'undo' })).toMatchObject({ status: 'rejected' })
  expect(await ann.does('import_task.change', { id, action: 'resume' })).toMatchObject({ code: 'taskStateChanged' })
})

test('undoing an import leaves what somebody else has changed by then, though the device did not know', async () => {
  const { main, subs } = await signedInCompany(server, 1)
  const ann = subs[0]!
  const task = newTestId()
  const [untouched, edited, written] = [1, 2, 3].map((row) => rowId(task, row)) as [string, string, string]
  const rows = [untouched, edited, written].map((id, n) => ({ id, name: `contact ${n}` }))
  await ann.does('import_task.create', importFile(task))
  await ann.does('contact.create', { rows })
  await main.does('contact.patch', { ids: [edited], fields: { remark: 'called' } }, { edited_at: Date.now() + 5 })
  await server.database.pool.query('update contact set email_send_count = 1 where id = $1', [written])
  expect(await ann.does('contact.unimport', { ids: rows.map(({ id }) => id) })).toMatchObject({ status: 'applied' })
  const left = await main.readContacts()
  expect(left.map(({ id }) => id).sort()).toEqual([edited, written].sort())
})

test('what a merge added goes again where it still stands', async () => {
  const { main } = await signedInCompany(server, 0)
  const [id, other] = [newTestId(), newTestId()]
  await main.does('contact.create', {
    rows: [
      { id, name: '张伟' },
      { id: other, name: '李娜' },
    ],
  })
  const phones = [{ full_number: '8613800138000', is_wt: 'unvalidated' }]
  const added = [id, other].map((id) => ({ id, company: '宁波海港', phones }))
  await main.does('contact.fill', { rows: added })
  await main.does('contact.patch', { ids: [other], fields: { company: '宁波新港' } })
  await main.does('contact.unfill', { rows: added })
  const rows = await main.readAll()
  expect(rows.get(id)).toMatchObject({ name: '张伟', company: '', phones: [] })
  expect(rows.get(other)).toMatchObject({ name: '李娜', company: '宁波新港', phones: [] })
})

test('an export is listed with its state, and its end is an end', async () => {
  const { main } = await signedInCompany(server, 0)
  const id = newTestId()
  await main.does('export_task.create', { id, kind: 'vcf', name: 'contacts.vcf', columns: ['name'], asked: 2 })
  await main.does('export_task.change', { id, action: 'start' })
  await main.does('export_task.change', { id, action: 'finish', rows: 2, bytes: 400 })
  expect((await main.readAll()).get(id)).toMatchObject({ state: 'completed', rows: 2, bytes: 400 })
  await main.does('export_task.change', { id, action: 'expire' })
  expect(await main.does('export_task.change', { id, action: 'start' })).toMatchObject({ code: 'taskStateChanged' })
})
