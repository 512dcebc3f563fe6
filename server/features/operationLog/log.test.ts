import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { limits } from '#domain/limits'
import { operationLogCalls as calls } from '#domain/operationLog/calls'
import type { LogEntry } from '#domain/operationLog/log'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { signedInCompany } from '../../testing/company.ts'
import { Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device
let bob: Device
let rival: Device

beforeAll(async () => {
  server = await startTestServer()
  rival = (await signedInCompany(server, 0)).main
})
afterAll(() => server.stop())
beforeEach(async () => {
  const company = await signedInCompany(server, 2)
  main = company.main
  ann = company.subs[0]!
  bob = company.subs[1]!
})

const ask = (device: Device, input: object = {}) => device.get(calls.query, input)
const actions = (list: readonly LogEntry[]) => list.map(({ action }) => action)
const actionsOf = async (device: Device, input: object = {}) => actions((await ask(device, input)).list)
const idOf = ({ user }: Device) => user.id
async function contactOf(device: Device, name: string, more: object = {}) {
  const id = newTestId()
  await device.does('contact.create', { rows: [{ id, name, ...more }] })
  return id
}
const entryOf = async (device: Device, input: object = {}) => {
  const [entry] = (await ask(device, input)).list
  return device.get(calls.entry, { id: entry!.id })
}

describe('what stands in the log', () => {
  test('what was refused for signs that no row holds stands there as well', async () => {
    const ids = [await contactOf(ann, '张伟'), await contactOf(ann, '李娜')]
    const sent = ann.makes('contact.patch', { ids, fields: { remark: 'a bell \u0000 and half a sign \ud800' } })
    const { results } = await ann.push(sent)
    expect(results[0]).toMatchObject({ status: 'rejected' })
    expect((await ask(main)).list[0]).toMatchObject({ action: 'contact.patch', status: 'rejected', count: 2 })
  })

  test('a change says who did it, from where, and what was there before and after it', async () => {
    const id = await contactOf(ann, '张伟', { company: '远洋' })
    await ann.does('contact.patch', { ids: [id], fields: { company: '海港', remark: 'booth 12' } })
    await ann.does('contact.patch', { ids: [id], fields: { company: '东海' } })
    const { entry, rows, names } = await entryOf(main)
    expect(entry).toMatchObject({
      kind: 'change',
      action: 'contact.patch',
      user: idOf(ann),
      status: 'applied',
      count: 1,
    })
    expect(entry.address).toBe('127.0.0.1')
    expect(entry.device).toBe('web')
    expect(rows).toMatchObject([{ id, kind: 'changed', before: { company: '海港' }, after: { company: '东海' } }])
    expect(names[id]).toBe('张伟')
    const { list } = await ask(main)
    const earlier = await main.get(calls.entry, { id: list[1]!.id })
    expect(earlier.rows).toMatchObject([
      { before: { company: '远洋', remark: '' }, after: { company: '海港', remark: 'booth 12' } },
    ])
  })

  test('several changes of one request each have their own before', async () => {
    const id = newTestId()
    await ann.push(
      ann.makes('contact.create', { rows: [{ id, name: 'A' }] }),
      ann.makes('contact.patch', { ids: [id], fields: { name: 'B' } }),
      ann.makes('contact.patch', { ids: [id], fields: { name: 'C' } }),
      ann.makes('contact.delete', { ids: [id] }),
    )
    const { list } = await ask(main, { user: idOf(ann), limit: 4 })
    expect(actions(list)).toEqual(['contact.delete', 'contact.patch', 'contact.patch', 'contact.create'])
    const told = []
    for (const { id: entry } of list) told.push((await main.get(calls.entry, { id: entry })).rows[0])
    expect(told).toMatchObject([
      { kind: 'deleted', before: { name: 'C' }, after: {} },
      { kind: 'changed', before: { name: 'B' }, after: { name: 'C' } },
      { kind: 'changed', before: { name: 'A' }, after: { name: 'B' } },
      { kind: 'created', before: {}, after: { name: 'A' } },
    ])
  })

  test('an import is one entry that opens, and says what is refused and why', async () => {
    const rows = Array.from({ length: 40 }, (_, n) => ({ id: newTestId(), name: `visitor ${n}` }))
    await ann.does('contact.create', { rows })
    await ann.does('contact.create', { rows: rows.slice(0, 1) })
    const { list } = await ask(main, { limit: 2 })
    expect(list[0]).toMatchObject({ status: 'rejected', code: 'exists', count: 1 })
    expect(list[1]).toMatchObject({ status: 'applied', count: 40, detail: { fields: null } })
    const opened = await main.get(calls.entry, { id: list[1]!.id })
    expect(opened.count).toBe(40)
    expect(opened.rows.map(({ after }) => after.name)).toEqual(rows.map(({ name }) => name))
  })

  test('a deletion brings the contacts along that can still come back', async () => {
    const [first, second] = [await contactOf(ann, 'Mia'), await contactOf(ann, 'Wei')]
    await ann.does('contact.delete', { ids: [first, second] })
    const { bin, entry } = await entryOf(main)
    expect(bin.map(({ name }) => name)).toEqual(['Mia', 'Wei'])
    await main.does('contact.restore', { rows: bin })
    expect((await main.readContacts()).map(({ name }) => name).sort()).toEqual(['Mia', 'Wei'])
    expect((await main.get(calls.entry, { id: entry.id })).bin).toEqual([])
  })

  test('contacts that change hands, by the main account or because somebody leaves', async () => {
    const id = await contactOf(ann, 'Mia')
    await main.does('contact.transfer', { ids: [id], to: idOf(bob) })
    expect((await entryOf(main)).rows).toMatchObject([
      { kind: 'moved', before: { belongto: idOf(ann) }, after: { belongto: idOf(bob) } },
    ])
    await main.get(subAccountCalls.remove, { subuserids: [idOf(bob)], to: idOf(ann) })
    const { list } = await ann.get(calls.history, { contact_id: id })
    expect(list.map(({ kind, before }) => [kind, before.belongto])).toEqual([
      ['moved', idOf(bob)],
      ['moved', idOf(ann)],
      ['created', undefined],
    ])
  })

  test('labels that were deleted keep their names', async () => {
    const tag = newTestId()
    await main.does('tag.create', { id: tag, name: 'VIP' })
    const id = await contactOf(main, 'Mia', { tag: [tag] })
    await main.does('contact.tag.remove', { ids: [id], tag })
    await main.does('tag.delete', { id: tag })
    await server.database.pool.query('delete from tag where id = $1', [tag])
    const { names } = await ask(main)
    expect([names[tag], names[id]]).toEqual(['VIP', 'Mia'])
  })

  test('signing in and out, a lock after wrong passwords, and what is changed about signing in', async () => {
    const { username } = ann.user
    const again = await new Device(server.url).signIn(username, 'a long password')
    await again.get(authCalls.updatePassword, { oldpassword: 'a long password', newpassword: 'calm harbour 2026' })
    await again.get(authCalls.logout, {})
    const guess = (n: number) =>
      new Device(server.url).ask(authCalls.login, { account: username, password: `wrong ${n}` })
    for (let n = 0; n < limits.signInTries; n++) await guess(n)
    // Locked for several at the same moment, it is noted once.
    await Promise.all([1, 2, 3, 4, 5, 6].map(guess))
    await expect
      .poll(() => actionsOf(main, { user: idOf(ann), group: 'signIn' }), { timeout: 30_000 })
      .toEqual(['signIn.locked', 'signIn.out', 'security.password', 'signIn.in', 'signIn.in'])
  })

  test('nobody hears which notices somebody read', async () => {
    await ann.does('notice_mute.create', { id: newTestId(), type: 'operator' })
    expect(await actionsOf(main, { user: idOf(ann) })).toEqual(['signIn.in'])
  })
})

describe('narrowing it', () => {
  test('by user, kind, time and name', async () => {
    const id = await contactOf(ann, '张伟')
    await contactOf(bob, '李娜')
    await main.get(subAccountCalls.updateNickname, { subuserid: idOf(bob), nickname: '小林' })
    const made = await ask(main, { group: 'made' })
    expect(made.list.map(({ user }) => user)).toEqual([idOf(bob), idOf(ann)])
    expect(await actionsOf(main, { user: idOf(ann), group: 'made' })).toEqual(['contact.create'])
    expect(await actionsOf(main, { group: 'people' })).toEqual(['subAccount.nickname'])
    expect(await actionsOf(main, { text: '张' })).toEqual(['contact.create'])
    expect(await actionsOf(main, { text: id })).toEqual(['contact.create'])
    expect(await actionsOf(main, { text: '小林' })).toEqual(['subAccount.nickname'])
    expect(await actionsOf(main, { text: '100%' })).toEqual([])
    const { at } = made.list[1]!
    expect(await actionsOf(main, { group: 'made', to: at })).toEqual([])
    expect(await actionsOf(main, { group: 'made', from: at, to: at + 1 })).toContain('contact.create')
  })

  test('pages follow each other without a gap and without anything twice, also within one request', async () => {
    await ann.push(
      ...Array.from({ length: 7 }, (_, n) => ann.makes('tag.create', { id: newTestId(), name: `tag ${n}` })),
    )
    await main.get(subAccountCalls.updateNickname, { subuserid: idOf(bob), nickname: 'x' })
    const whole = (await ask(main, { limit: 500 })).list.map(({ id }) => id)
    const seen: string[] = []
    for (let before: unknown; before !== null; ) {
      const { list, next } = await ask(main, { limit: 3, ...(before !== undefined && { before }) })
      seen.push(...list.map(({ id }) => id))
      before = next
    }
    expect(seen).toEqual(whole)
    expect(new Set(seen).size).toBe(11)
  })
})

describe('who sees what', () => {
  test('a sub account sees its own acts and no others, whatever it asks for', async () => {
    const hers = await contactOf(ann, 'Ann’s')
    await contactOf(bob, 'Bob’s')
    expect((await ask(ann)).list.map(({ user }) => user)).toEqual([idOf(ann), idOf(ann)])
    expect((await ask(ann, { user: idOf(bob) })).list).toEqual([])
    expect((await ask(ann, { text: 'Bob' })).list).toEqual([])
    const [entry] = (await ask(bob)).list
    for (const device of [ann, rival]) {
      expect((await device.ask(calls.entry, { id: entry!.id })).status).toBe(404)
      const call = device === ann ? bob : device
      expect((await call.ask(calls.history, { contact_id: hers })).status).toBe(404)
      expect((await call.ask(calls.contactAt, { contact_id: hers, n: 0 })).status).toBe(404)
    }
    expect(await actionsOf(rival, { text: 'Ann' })).toEqual([])
  })

  test('of a contact that went to somebody else, a former owner sees only what it made of it itself', async () => {
    const id = await contactOf(ann, 'Mia', { remark: 'hers' })
    await ann.does('contact.patch', { ids: [id], fields: { remark: 'ours' } })
    await main.does('contact.transfer', { ids: [id], to: idOf(bob) })
    await bob.does('contact.patch', { ids: [id], fields: { remark: 'secret', name: 'Mia Wu' } })
    const { rows, names } = await entryOf(ann, { group: 'changed' })
    expect(rows).toMatchObject([{ before: { remark: 'hers' }, after: { remark: 'ours' } }])
    expect(names).toEqual({})
  })
})
