import { afterEach, describe, expect, test } from 'vitest'
import { mutations } from '#domain/mutations'
import { syncCalls } from '#domain/sync/protocol'
import { inOneCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'

let device: Device
let other: Device

inOneCompany(1, (company) => {
  device = company.main
  ;[other] = company.subs as [Device]
})

describe('what a device of an older version made', () => {
  const definition = mutations['tag.rename']
  const before = { ...definition }
  afterEach(() => Object.assign(definition, before, { upgrades: undefined }))
  const grow = (upgrades: Record<number, (args: never) => unknown>) =>
    Object.assign(definition, { version: 3, upgrades })
  const makesTag = async () => {
    const id = newTestId()
    await device.does('tag.create', { id, name: 'old' })
    return id
  }

  test('is taken, step by step, as what this version means', async () => {
    grow({
      1: ({ id, name }: { id: string; name: string }) => ({ id, title: name }),
      2: ({ id, title }: { id: string; title: string }) => ({ id, name: `${title}!` }),
    })
    const id = await makesTag()
    expect(await device.does('tag.rename', { id, name: 'new' }, { version: 1 })).toMatchObject({ status: 'applied' })
    expect(await device.does('tag.rename', { id, title: 'newer' }, { version: 2 })).toMatchObject({ status: 'applied' })
    expect((await device.readAll()).get(id)).toMatchObject({ name: 'newer!' })
    expect(await device.does('tag.rename', 'no input at all', { version: 1 })).toMatchObject({ code: 'inputInvalid' })
  })

  test('and has no way to this one waits for the app to be updated', async () => {
    const id = await makesTag()
    grow({ 2: (args) => args })
    const request = device.pushRequest([device.makes('tag.rename', { id, name: 'new' }, { version: 1 })])
    const { status, body } = await device.ask(syncCalls.push, request)
    expect([status, body.error]).toEqual([426, 'upgradeRequired'])
    device.startAnew()
  })
})

describe('what follows a creation that was refused', () => {
  const create = (id: string, fields: object) => device.makes('contact.create', { rows: [{ id, ...fields }] })
  const patch = (id: string) => device.makes('contact.patch', { ids: [id], fields: { company: 'x' } })

  test('is refused for that reason, in the same request and in later ones', async () => {
    const [taken, mine] = [newTestId(), newTestId()]
    await other.does('contact.create', { rows: [{ id: taken, name: '张伟' }] })
    await device.does('contact.transfer', { ids: [taken], to: device.user.id })
    const rows = [
      { id: taken, name: 'again' },
      { id: mine, name: 'with it' },
    ]
    const both = device.makes('contact.create', { rows })
    const request = device.pushRequest([both, patch(mine), patch(taken)])
    // A device that knows no single rows: the one refuses both.
    const { results } = await device.get(syncCalls.push, { ...request, row_by_row: false })
    // The device had not seen the row that has this id: its change was meant for another one.
    expect(results.map(({ code }) => code)).toEqual(['exists', 'parentRejected', 'parentRejected'])
    const { head: base_rev } = await device.hello()
    expect(await device.does('contact.patch', { ids: [taken], fields: { company: 'x' } }, { base_rev })).toMatchObject({
      status: 'applied',
    })
    expect(await device.does('contact.tag.add', { ids: [mine], tag: newTestId() })).toMatchObject({
      code: 'parentRejected',
    })
    // What the schema refuses counts as well; a colleague's device knows nothing of it.
    const invalid = newTestId()
    const long = await device.push(create(invalid, { name: 'x'.repeat(1_000) }), patch(invalid))
    expect(long.results.map(({ code }) => code)).toEqual(['textTooLong', 'parentRejected'])
    expect(await other.does('contact.patch', { ids: [invalid], fields: {} })).toMatchObject({ code: 'gone' })
  })

  test('reaches what was to live with it', async () => {
    const contact = newTestId()
    const sound = { hash: 'a'.repeat(64), size: 1_000, mime: 'audio/webm', duration_ms: 1_000, remark: '' }
    const parent = create(contact, {})
    const note = device.makes('voice_note.create', { id: newTestId(), contact_id: contact, ...sound })
    const { results } = await device.push(parent, note)
    expect(results.map(({ code }) => code)).toEqual(['contactEmpty', 'parentRejected'])
  })

  test('is an ordinary change again once it was made after all', async () => {
    const id = newTestId()
    await device.push(create(id, {}))
    await device.push(create(id, { name: 'now' }))
    expect((await device.push(patch(id))).results).toMatchObject([{ status: 'applied' }])
    await device.does('contact.delete', { ids: [id] })
    expect((await device.push(patch(id))).results).toMatchObject([{ status: 'rejected', code: 'gone' }])
  })
})
