import { afterAll, beforeAll, expect, test } from 'vitest'
import { Contact, type ContactFields, followUpStatuses } from '#domain/contacts/contact'
import { operationLogCalls as calls } from '#domain/operationLog/calls'
import { restorable } from '#domain/operationLog/history'
import { randomFrom } from '../../sample/random.ts'
import { sweep } from '../../sync/sweep.ts'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { areas } from '../index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 24 * 3_600_000

/** The contact as the database has it. */
async function stored(id: string): Promise<Contact> {
  const columns = Object.keys(Contact.shape).join(', ')
  const { rows } = await server.database.pool.query<Contact>(`select ${columns} from contact where id = $1`, [id])
  return rows[0]!
}

type Company = { main: Device; subs: Device[] }

/** One random change by whoever has the contact, or by the main account. */
async function step({ main, subs }: Company, id: string, tags: readonly string[], upTo: (below: number) => number) {
  const contact = await stored(id)
  const owner = subs.find(({ user }) => user.id === contact.belongto) ?? main
  const device = upTo(2) ? main : owner
  const tag = tags[upTo(tags.length)]!
  const phone = { full_number: `861380013800${upTo(10)}`, is_wt: 'unvalidated' }
  const patches = [
    { name: `name ${upTo(4)}` },
    { company: `company ${upTo(4)}`, remark: `remark ${upTo(4)}` },
    { phones: upTo(3) ? [phone] : [] },
    { follow_up_status: followUpStatuses[upTo(8)]! },
    { tag: tags.slice(upTo(3)), country: upTo(2) ? 'CN' : '' },
  ]
  const changes = [
    () => device.does('contact.patch', { ids: [id], fields: patches[upTo(patches.length)]! }),
    () => device.does('contact.patch', { ids: [id], fields: patches[upTo(patches.length)]! }, { edited_at: 1_000 }),
    () => device.does('contact.tag.add', { ids: [id], tag }),
    () => device.does('contact.tag.remove', { ids: [id], tag }),
    () => device.does('contact.fill', { rows: [{ id, address: `street ${upTo(9)}`, phones: [phone] }] }),
    () => main.does('contact.transfer', { ids: [id], to: [main, ...subs][upTo(3)]!.user.id }),
    async () => {
      await device.does('contact.delete', { ids: [id] })
      await device.does('contact.restore', { rows: [contact] })
    },
  ]
  await changes[upTo(changes.length)]!()
}

test.each([1, 2, 3, 4])('every moment of a random history can be restored (seed %i)', async (seed) => {
  const company = await signedInCompany(server, 2)
  const { main, subs } = company
  const upTo = randomFrom(seed).below
  const tags = [newTestId(), newTestId(), newTestId()]
  for (const tag of tags) await main.does('tag.create', { id: tag, name: tag })
  const id = newTestId()
  await subs[0]!.does('contact.create', { rows: [{ id, name: 'first', tag: tags.slice(1) }] })

  const was = new Map<number, ContactFields>()
  const now = async () => restorable(await stored(id))
  const note = async () => {
    const { list, since } = await main.get(calls.history, { contact_id: id })
    expect(since).toBeNull()
    was.set(list[0]!.n, await now())
  }
  await note()
  for (let n = 0; n < 18; n++) {
    await step(company, id, tags, upTo)
    await note()
  }

  expect(was.size).toBeGreaterThan(8)
  for (const [n, fields] of was) {
    const { fields: then } = await main.get(calls.contactAt, { contact_id: id, n })
    expect({ n, ...then }).toEqual({ n, ...fields })
  }
  for (const [n, fields] of [...was].slice(0, 4)) {
    const { fields: then } = await main.get(calls.contactAt, { contact_id: id, n })
    await main.does('contact.patch', { ids: [id], fields: then })
    expect({ n, ...(await now()) }).toEqual({ n, ...fields })
  }
})

test('a label that was deleted since does not come back, nor a picture whose file was let go', async () => {
  const { main } = await signedInCompany(server, 0)
  const [id, tag] = [newTestId(), newTestId()]
  await main.does('tag.create', { id: tag, name: 'VIP' })
  const picture = { hash: 'a'.repeat(64), size: 1, mime: 'image/png' }
  await main.does('contact.create', { rows: [{ id, name: 'Mia', tag: [tag], picture }] })
  await main.does('contact.patch', { ids: [id], fields: { tag: [], picture: null } })
  await main.does('tag.delete', { id: tag })
  const { list } = await main.get(calls.history, { contact_id: id })
  const { fields } = await main.get(calls.contactAt, { contact_id: id, n: list[1]!.n })
  expect(fields.tag).toEqual([])
  expect(fields).not.toHaveProperty('picture')
})

test('what happened more than a year ago is let go, and the history says since when it is kept', async () => {
  const { main } = await signedInCompany(server, 0)
  const id = newTestId()
  await main.does('contact.create', { rows: [{ id, name: 'A' }] })
  await server.database.pool.query(`update row_change set at = now() - interval '366 days' where id = $1`, [id])
  await main.does('contact.patch', { ids: [id], fields: { name: 'B' } })
  expect(await sweep(server.database, areas)).toMatchObject({ rowChanges: 1 })
  const { list, since } = await main.get(calls.history, { contact_id: id })
  expect(list).toMatchObject([{ kind: 'changed', before: { name: 'A' }, after: { name: 'B' } }])
  expect(Math.abs(since! - Date.now())).toBeLessThan(day)
  expect((await main.get(calls.contactAt, { contact_id: id, n: 0 })).fields.name).toBe('A')
})
