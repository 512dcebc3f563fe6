import { expect, test } from 'vitest'
import { inOneCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'

let main: Device
let ann: Device
let ben: Device

inOneCompany(2, (company) => {
  main = company.main
  ;[ann, ben] = company.subs as [Device, Device]
})

const viewOf = (shared: boolean) => ({
  id: newTestId(),
  name: '德国，两周没联系',
  shared,
  columns: [
    { key: 'name', width: 240, frozen: true },
    { key: 'remark', width: null, frozen: false },
  ],
  sort: null,
  descending: false,
  filter: {
    join: 'all',
    of: [
      { field: 'country', is: 'anyOf', values: ['DE'] },
      { join: 'any', of: [{ field: 'updated_at', is: 'beforeDays', days: 14 }] },
    ],
  },
})

test('a view comes to every device of the company as it was made, under who made it', async () => {
  const view = viewOf(true)
  expect(await ann.does('saved_view.create', { ...view, owner: ben.user.id })).toMatchObject({ status: 'applied' })
  for (const device of [ann, ben, main])
    expect((await device.readAll()).get(view.id)).toMatchObject({ ...view, owner: ann.user.id, scope: 'acct' })
})

test('only its owner changes a view, and the main account what is shared', async () => {
  const [own, shared] = [viewOf(false), viewOf(true)]
  for (const view of [own, shared]) await ann.does('saved_view.create', view)
  const rename = (device: Device, { id }: { id: string }) =>
    device.does('saved_view.patch', { id, fields: { name: 'x' } })
  expect(await rename(ben, shared)).toMatchObject({ status: 'rejected', code: 'forbidden' })
  expect(await rename(main, own), 'it is not there').toMatchObject({ status: 'rejected', code: 'gone' })
  expect(await rename(main, shared)).toMatchObject({ status: 'applied' })
  expect(await ben.does('saved_view.delete', { id: shared.id })).toMatchObject({
    status: 'rejected',
    code: 'forbidden',
  })
  expect(await ann.does('saved_view.delete', { id: shared.id })).toMatchObject({ status: 'applied' })
  expect((await ben.readAll()).has(shared.id)).toBe(false)
})

test('what is not shared is on no other device; sharing brings it there, and taking it back takes it away', async () => {
  const view = viewOf(false)
  await ann.does('saved_view.create', view)
  const seenBy = async () => {
    const seen = [ann, ben, main].map(async (device) => (await device.readAll()).has(view.id))
    return Promise.all(seen)
  }
  expect(await seenBy()).toEqual([true, false, false])
  const share = (device: Device, shared: boolean) =>
    device.does('saved_view.patch', { id: view.id, fields: { shared } })
  expect(await share(ann, true)).toMatchObject({ status: 'applied' })
  expect(await seenBy()).toEqual([true, true, true])
  expect(await share(main, false)).toMatchObject({ status: 'rejected', code: 'forbidden' })
  expect(await share(ann, false)).toMatchObject({ status: 'applied' })
  expect(await seenBy()).toEqual([true, false, false])
})

test('a view that asks for what no contact has is refused', async () => {
  const view = { ...viewOf(false), filter: { join: 'all', of: [{ field: 'password', is: 'filled' }] } }
  expect(await ann.does('saved_view.create', view)).toMatchObject({ status: 'rejected', code: 'inputInvalid' })
})
