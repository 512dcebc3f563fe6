import { describe, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { inOneCompany, signedInCompany } from '../testing/company.ts'
import { type Device, Follower, newTestId } from '../testing/device.ts'
import type { TestServer } from '../testing/server.ts'

let server: TestServer
let main: Device
let from: Device
let to: Device

inOneCompany(2, (company) => {
  ;({ server, main } = company)
  ;[from, to] = company.subs as [Device, Device]
})

const scopeOf = (device: Device) => `user:${device.user.id}`
const stored = async (id: string) =>
  (await server.database.pool.query('select * from contact where id = $1', [id])).rows[0]

async function contacts(device: Device, count: number, name = '张伟'): Promise<string[]> {
  const ids: string[] = []
  for (let left = count; left > 0; left -= limits.rowsPerMutation) {
    const rows = Array.from({ length: Math.min(left, limits.rowsPerMutation) }, () => ({ id: newTestId(), name }))
    ids.push(...rows.map(({ id }) => id))
    await device.does('contact.create', { rows })
  }
  return ids
}
const transfer = (ids: readonly string[], target: Device) =>
  main.does('contact.transfer', { ids, to: target.user.id }, { prev: null })

describe('a transfer', () => {
  test('of many is one number: they leave one device and come to the other whole', async () => {
    const ids = await contacts(from, 1_000)
    const watching = { from: new Follower(from, [scopeOf(from)]), to: new Follower(to, [scopeOf(to)]) }
    const everything = new Follower(main, [scopeOf(from), scopeOf(to)])
    for (const one of [watching.from, watching.to, everything]) await one.round()
    const before = await main.hello()
    expect(await transfer(ids, to)).toMatchObject({ status: 'applied', seq: before.head + 1 })
    for (const one of [watching.from, watching.to, everything]) await one.round()
    expect(ids.filter((id) => watching.from.rows.has(id))).toEqual([])
    expect(ids.filter((id) => watching.to.rows.get(id)?.rev === before.head + 1)).toHaveLength(ids.length)
    expect(ids.filter((id) => everything.rows.get(id)?.belongto === to.user.id)).toHaveLength(ids.length)
    const seen = await from.readAll()
    expect(ids.filter((id) => seen.has(id))).toEqual([])
  })

  test('forth and back again is found by a device that was away all the time', async () => {
    const [id] = await contacts(from, 1)
    const away = new Follower(from, [scopeOf(from)])
    await away.round()
    await transfer([id!], to)
    await transfer([id!], from)
    await away.round()
    expect(away.rows.get(id!)).toMatchObject({ belongto: from.user.id })
    await transfer([id!], to)
    await away.round()
    expect(away.rows.has(id!)).toBe(false)
  })

  test('leaves out what is gone, does nothing where nothing is to do, and is refused when nothing is there', async () => {
    const [here, gone] = await contacts(from, 2)
    await from.does('contact.delete', { ids: [gone!] })
    const before = await main.hello()
    expect(await transfer([gone!, here!], to)).toMatchObject({ status: 'applied' })
    expect(await transfer([here!], to)).toMatchObject({ status: 'applied', seq: before.head + 1 })
    expect((await main.hello()).head).toBe(before.head + 1)
    expect(await transfer([gone!, newTestId()], to)).toMatchObject({ status: 'rejected', code: 'gone' })
    expect((await stored(here!)).updated_at).toBe((await stored(here!)).created_at)
  })

  test('goes to a working user of the same company only, and is the main account’s to make', async () => {
    const [id] = await contacts(from, 1)
    const stranger = (await signedInCompany(server, 0)).main
    expect(await transfer([id!], stranger)).toMatchObject({ status: 'rejected', code: 'recipientGone' })
    expect(await from.does('contact.transfer', { ids: [id], to: to.user.id })).toMatchObject({ code: 'forbidden' })
    expect((await stored(id!)).belongto).toBe(from.user.id)
  })

  test('of contacts of another company changes nothing of theirs', async () => {
    const { main: thief, subs } = await signedInCompany(server, 1)
    const [id] = await contacts(from, 1)
    const result = await thief.does('contact.transfer', { ids: [id], to: subs[0]!.user.id })
    expect(result).toMatchObject({ status: 'rejected', code: 'gone' })
    expect((await stored(id!)).belongto).toBe(from.user.id)
  })

  test('takes more than ten thousand for a mistake', async () => {
    const ids = Array.from({ length: limits.transferRows + 1 }, () => newTestId())
    expect(await transfer(ids, to)).toMatchObject({ status: 'rejected' })
  })

  test('is answered alone: what follows it in the request waits for the next one', async () => {
    const [id] = await contacts(from, 1)
    const tag = main.makes('tag.create', { id: newTestId(), name: 'before' }, { prev: null })
    const command = main.makes('contact.transfer', { ids: [id], to: to.user.id })
    const after = main.makes('contact.patch', { ids: [id], fields: { company: '宁波' } })
    expect((await main.push(tag, command, after)).results.map(({ uid }) => uid)).toEqual([tag.uid])
    expect((await main.push(command, after)).results.map(({ uid }) => uid)).toEqual([command.uid])
    expect((await main.push(command, after)).results.map(({ status }) => status)).toEqual(['applied', 'applied'])
    expect(await stored(id!)).toMatchObject({ company: '宁波', belongto: to.user.id })
  })
})

describe('a command', () => {
  test('that arrives a day late is refused as expired, an ordinary change of that age is taken', async () => {
    const [id] = await contacts(from, 1)
    const edited_at = Date.now() - (limits.commandHours * 3_600_000 + 60_000)
    const late = { prev: null, edited_at }
    const args = { ids: [id], to: to.user.id }
    expect(await main.does('contact.transfer', args, late)).toMatchObject({ status: 'rejected', code: 'expired' })
    expect((await stored(id!)).belongto).toBe(from.user.id)
    expect(await from.does('contact.patch', { ids: [id], fields: { remark: 'x' } }, late)).toMatchObject({
      status: 'applied',
    })
    const inTime = { prev: null, edited_at: edited_at + 3_600_000 }
    expect(await main.does('contact.transfer', args, inTime)).toMatchObject({ status: 'applied' })
  })
})

describe('after a transfer, the former owner', () => {
  async function moved() {
    const [id] = await contacts(from, 1)
    const { head: base_rev } = await from.hello()
    await transfer([id!], to)
    return { id: id!, base_rev, edited_at: Date.now() - 60_000 }
  }
  const does = (name: 'contact.patch' | 'contact.delete' | 'contact.tag.add', args: object, changes: object) =>
    from.does(name, args, { prev: null, ...changes })

  test('still brings in what was noted before it, under the own name', async () => {
    const { id, ...before } = await moved()
    const result = await does('contact.patch', { ids: [id], fields: { company: '展台 12' } }, before)
    expect(result).toMatchObject({ status: 'applied' })
    expect(await stored(id)).toMatchObject({ company: '展台 12', belongto: to.user.id, scope: scopeOf(to) })
    expect((await stored(id)).fv.company).toEqual([result.seq, before.edited_at, from.user.id, from.replica])
    const follower = new Follower(to, [scopeOf(to)])
    await follower.round()
    expect(follower.rows.get(id)).toMatchObject({ company: '展台 12' })
    expect((await from.readAll()).has(id)).toBe(false)
  })

  test('and the new owner who changed the same field: the later one is shown, the other kept where the contact is', async () => {
    const { id, ...before } = await moved()
    await to.does(
      'contact.patch',
      { ids: [id], fields: { company: 'new owner' } },
      { base_rev: (await to.hello()).head },
    )
    await does('contact.patch', { ids: [id], fields: { company: 'old owner', remark: 'both' } }, before)
    expect(await stored(id)).toMatchObject({ company: 'new owner', remark: 'both' })
    const kept = [...(await to.readAll()).values()].filter((row) => row.entity === 'lost_value' && row.row === id)
    expect(kept).toMatchObject([
      { field: 'company', old: 'old owner', new: 'new owner', user: from.user.id, edited_at: before.edited_at },
    ])
    expect([...(await from.readAll()).values()].filter((row) => row.row === id)).toEqual([])
  })

  test('is refused what was done later, or knowing of it, and all but patches', async () => {
    const { id, ...before } = await moved()
    const patch = { ids: [id], fields: { company: 'late' } }
    const later = { ...before, edited_at: Date.now() + 60_000 }
    const knowing = { ...before, base_rev: (await from.hello()).head }
    const refused = { status: 'rejected', code: 'forbidden', id }
    expect(await does('contact.patch', patch, later)).toMatchObject(refused)
    expect(await does('contact.patch', patch, knowing)).toMatchObject(refused)
    expect(await does('contact.delete', { ids: [id] }, before)).toMatchObject(refused)
    expect(await does('contact.tag.add', { ids: [id], tag: newTestId() }, before)).toMatchObject(refused)
    expect(await stored(id)).toMatchObject({ company: '', tag: [], deleted_at: null })
  })

  test('who writes of one that is deleted by now hears that it is gone', async () => {
    const { id, ...before } = await moved()
    await to.does('contact.delete', { ids: [id] })
    const result = await does('contact.patch', { ids: [id], fields: { company: 'x' } }, before)
    expect(result).toMatchObject({ status: 'rejected', code: 'gone' })
  })
})

describe('a value that is not shown', () => {
  test('goes with its contact, leaves a tombstone, and is restored by an ordinary patch', async () => {
    const [id] = await contacts(from, 1)
    const { head: base_rev } = await from.hello()
    const now = Date.now()
    const patch = (device: Device, company: string, edited_at: number) =>
      device.does('contact.patch', { ids: [id], fields: { company } }, { prev: null, base_rev, edited_at })
    await patch(from, 'first', now - 2_000)
    await patch(main, 'second', now - 1_000)
    const away = new Follower(from, [scopeOf(from)])
    await away.round()
    const lost = [...away.rows.values()].find((row) => row.row === id)!
    expect(lost).toMatchObject({ entity: 'contact', field: 'company', old: 'first', new: 'second' })

    await transfer([id!], to)
    await away.round()
    expect(away.rows.has(lost.id)).toBe(false)
    const there = (await to.readAll()).get(lost.id)
    expect(there).toMatchObject({ scope: scopeOf(to), old: 'first' })
    await to.does(
      'contact.patch',
      { ids: [id], fields: { [String(there!.field)]: there!.old } },
      { base_rev: (await to.hello()).head },
    )
    expect((await stored(id!)).company).toBe('first')
  })
})
