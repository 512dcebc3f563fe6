import { expect, test } from 'vitest'
import { syncCalls } from '#domain/sync/protocol'
import { endSessions } from '../people/sessions.ts'
import { inNewCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import type { TestServer } from '../testing/server.ts'
import { parkedPerUser } from './parked.ts'

let server: TestServer
let main: Device
let leaver: Device
let colleague: Device
let contact: string

inNewCompany(2, async (company) => {
  ;({ server, main } = company)
  ;[leaver, colleague] = company.subs as [Device, Device]
  contact = newTestId()
  await leaver.does('contact.create', { rows: [{ id: contact, name: '张伟' }] })
})

async function setStatus(device: Device, status: 'disabled' | 'normal') {
  const connection = await server.database.pool.connect()
  await connection.query('update app_user set status = $2 where id = $1', [device.user.id, status])
  if (status === 'disabled') await endSessions(connection, device.user.id, 'disabled')
  connection.release()
}
const disable = (device: Device) => setStatus(device, 'disabled')
const patch = (company: string) => leaver.makes('contact.patch', { ids: [contact], fields: { company } })
const stored = async () => (await server.database.pool.query('select * from contact where id = $1', [contact])).rows[0]
const parked = async (device: Device) =>
  [...(await device.readAll()).values()].filter(({ entity }) => entity === 'parked_change')
const decide = (name: 'parked.apply' | 'parked.discard', ids: readonly string[]) =>
  main.does(name, { ids }, { prev: null })

test('what a disabled user had not sent waits for the main account, and nothing else is answered', async () => {
  const before = patch('before')
  await leaver.push(before)
  await disable(leaver)
  const waiting = patch('after')
  const { results } = await leaver.push(before, waiting)
  expect(results).toMatchObject([{ status: 'applied' }, { status: 'parked', code: 'accountDisabled' }])
  expect((await stored()).company).toBe('before')
  expect(await parked(main)).toMatchObject([
    {
      id: waiting.uid,
      user: leaver.user.id,
      name: 'contact.patch',
      args: waiting.args,
      discarded_at: null,
      scope: 'main',
    },
  ])
  expect(await parked(colleague)).toEqual([])
  // Sent again, the same answer; and it waits once.
  expect((await leaver.push(waiting)).results).toEqual(results.slice(1))
  expect(await parked(main)).toHaveLength(1)

  for (const [call, input] of [
    [syncCalls.hello, { replica: leaver.replica, schema: 2 }],
    [syncCalls.pull, { replica: leaver.replica, schema: 2, epoch: leaver.epoch, scopes: [], limit: 1 }],
  ] as const) {
    const { status, body } = await leaver.ask(call, input)
    expect([status, body.error]).toEqual([403, 'accountDisabled'])
  }
})

test('half a credential of a disabled user hands over nothing', async () => {
  await disable(leaver)
  const request = leaver.pushRequest([patch('stolen')])
  const halves = [{ cookie: '' }, { token: '' }, { cookie: colleague.cookie }]
  for (const half of halves) expect((await leaver.ask(syncCalls.push, request, half)).status).toBe(401)
  expect(await parked(main)).toEqual([])
})

test('accepted, it is done as that user’s work, with the time it was made', async () => {
  await disable(leaver)
  const created = newTestId()
  const edited_at = Date.now() - 5_000
  const sent = [
    { ...patch('accepted'), edited_at },
    leaver.makes('contact.create', { rows: [{ id: created, name: '李娜' }] }),
    leaver.makes('contact.patch', { ids: [created], fields: { company: '青岛' } }),
  ]
  await leaver.push(...sent)
  const result = await decide(
    'parked.apply',
    sent.map(({ uid }) => uid),
  )
  expect(result).toMatchObject({ status: 'applied' })
  expect(await stored()).toMatchObject({ company: 'accepted' })
  expect((await stored()).fv.company).toEqual([result.seq, edited_at, leaver.user.id, leaver.replica])
  expect((await main.readAll()).get(created)).toMatchObject({ company: '青岛', belongto: leaver.user.id })
  expect(await parked(main)).toEqual([])
  expect(await decide('parked.apply', [sent[0]!.uid])).toMatchObject({ status: 'rejected', code: 'gone' })
})

test('accepted after the contact went to somebody else, it still counts', async () => {
  await main.does('contact.transfer', { ids: [contact], to: colleague.user.id })
  await disable(leaver)
  const late = { ...patch('from the fair'), base_rev: 99 }
  await leaver.push(late)
  expect(await decide('parked.apply', [late.uid])).toMatchObject({ status: 'applied' })
  expect((await colleague.readAll()).get(contact)).toMatchObject({ company: 'from the fair' })
})

test('one of several that cannot be done any more leaves all of them waiting, and says which', async () => {
  await disable(leaver)
  const gone = newTestId()
  const good = patch('good')
  const bad = leaver.makes('contact.patch', { ids: [gone], fields: { company: 'bad' } })
  await leaver.push(good, bad)
  const refused = { status: 'rejected', code: 'gone', id: bad.uid }
  expect(await decide('parked.apply', [good.uid, bad.uid])).toMatchObject(refused)
  expect((await stored()).company).toBe('')
  expect(await parked(main)).toHaveLength(2)
  expect(await decide('parked.apply', [good.uid])).toMatchObject({ status: 'applied' })
  expect((await stored()).company).toBe('good')
})

test('a change to what never was the user’s is not done through the main account’s hand', async () => {
  const other = newTestId()
  await colleague.does('contact.create', { rows: [{ id: other, name: '王芳' }] })
  await disable(leaver)
  const forged = leaver.makes('contact.patch', { ids: [other], fields: { name: 'stolen' } })
  await leaver.push(forged)
  expect(await decide('parked.apply', [forged.uid])).toMatchObject({ status: 'rejected', code: 'gone' })
  expect((await colleague.readAll()).get(other)).toMatchObject({ name: '王芳' })
})

test('discarded, it is gone without a trace in the contact', async () => {
  await disable(leaver)
  const waiting = patch('discarded')
  await leaver.push(waiting)
  expect(await colleague.does('parked.discard', { ids: [waiting.uid] })).toMatchObject({ code: 'forbidden' })
  expect(await decide('parked.discard', [waiting.uid])).toMatchObject({ status: 'applied' })
  expect(await parked(main)).toEqual([])
  expect((await stored()).company).toBe('')
})

test('more than a device can have made is not kept, and commands never are', async () => {
  await disable(leaver)
  await server.database.pool.query(
    `insert into parked_change (account_id, id, scope, rev, "user", name, args, edited_at, at)
     select $1, gen_random_uuid(), 'main', 1, $2, 'tag.delete', '{}', 1, 1 from generate_series(1, $3)`,
    [leaver.user.account, leaver.user.id, parkedPerUser - 1],
  )
  const sent = [patch('last'), patch('too many')]
  expect((await leaver.push(...sent)).results.map(({ status }) => status)).toEqual(['parked', 'rejected'])
  const transfer = leaver.makes('contact.transfer', { ids: [contact], to: leaver.user.id })
  expect((await leaver.push(transfer)).results).toMatchObject([{ status: 'rejected', code: 'accountDisabled' }])
})

test('a user who works again signs in anew', async () => {
  await disable(leaver)
  await setStatus(leaver, 'normal')
  const { status, body } = await leaver.ask(syncCalls.push, leaver.pushRequest([patch('x')]))
  expect([status, body.error]).toEqual([401, 'signInAgain'])
})
