import { once } from 'node:events'
import { beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { authCalls } from '#domain/auth/calls'
import { holds } from '#domain/products'
import { subAccountCalls as calls } from '#domain/subAccounts/calls'
import { livePath } from '#domain/sync/protocol'
import { grantProduct, revoke } from '../operator.ts'
import { inNewCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import type { TestServer } from '../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device
let bob: Device

inNewCompany(2, (company) => {
  ;({ server, main } = company)
  ;[ann, bob] = company.subs as [Device, Device]
})

const idOf = ({ user }: Device) => user.id
const infoOf = (device: Device) => device.get(authCalls.accountInfo, {})
const seen = async (of: Device) => {
  const { list } = await main.get(calls.query, {})
  return list.find(({ id }) => id === idOf(of))!
}
const hour = 3_600_000

/** Hears the next `auth` of a device that is connected, and whether its line stays open. */
async function listening(device: Device) {
  const socket = new WebSocket(device.url.replace('http', 'ws') + livePath, ['fairlead', device.token], {
    headers: { cookie: device.cookie, origin: device.url },
  })
  const hint = new Promise<void>((resolve) =>
    socket.on('message', (data: Buffer) => data.toString().includes('"auth"') && resolve()),
  )
  await once(socket, 'open')
  return { hint, isOpen: () => socket.readyState === WebSocket.OPEN, end: () => socket.terminate() }
}

describe('the right to delete', () => {
  test('a sub account has it until it is withdrawn, hears of that at once, and is told which right it lacks', async () => {
    const [first, second] = [newTestId(), newTestId()]
    await ann.does('contact.create', { rows: [first, second].map((id) => ({ id, name: '张伟' })) })
    expect(await ann.does('contact.delete', { ids: [first] })).toMatchObject({ status: 'applied' })

    const line = await listening(ann)
    await main.get(calls.operateDeleteData, { sub_user_id: idOf(ann), status: 'reject' })
    await line.hint
    expect(line.isOpen()).toBe(true)
    line.end()
    expect((await infoOf(ann)).delete_data).toBe('refused')
    const refused = { status: 'rejected', code: 'deleteNotAllowed' }
    expect(await ann.does('contact.delete', { ids: [second] })).toMatchObject(refused)
    for (const kind of [
      'tag',
      'category',
      'source',
      'voice_note',
      'contact_note',
      'attachment',
      'consent',
      'contact_origin',
    ] as const)
      expect(await ann.does(`${kind}.delete`, { id: newTestId() })).toMatchObject(refused)
    expect((await ann.readAll()).has(second)).toBe(true)
    expect(await bob.does('tag.delete', { id: newTestId() })).toMatchObject({ status: 'applied' })

    await main.get(calls.operateDeleteData, { sub_user_id: idOf(ann), status: 'agree' })
    expect(await ann.does('contact.delete', { ids: [second] })).toMatchObject({ status: 'applied' })
  })

  test('a main account always has it', async () => {
    expect(await infoOf(main)).toMatchObject({ delete_data: 'granted', export_data: 'granted' })
  })
})

describe('asking for a right', () => {
  test('the main account sees who asks and why, and the answer reaches the one who asked', async () => {
    const asked = await ann.get(calls.askRight, { type: 'export_data', reason: '展会名单' })
    expect(asked.export_data).toBe('asked')
    expect(await seen(ann)).toMatchObject({ export_data: 'asked', export_reason: '展会名单' })
    await main.get(calls.setExportData, { type: 'agree', subuserids: [idOf(ann)] })
    expect((await infoOf(ann)).export_data).toBe('granted')
    const told = async (device: Device) =>
      [...(await device.readAll()).values()].flatMap(({ entity, content, link }) =>
        entity === 'notification' ? [{ content, link }] : [],
      )
    expect(await told(main)).toEqual([
      { content: { key: 'exportAsked', values: { name: ann.user.username } }, link: '/account/accountManage' },
    ])
    expect(await told(ann)).toEqual([{ content: { key: 'exportGranted', values: {} }, link: null }])
    const again = await ann.get(calls.askRight, { type: 'export_data', reason: 'once more' })
    expect(again.export_data).toBe('granted')
  })

  test('who was refused may ask again', async () => {
    await ann.get(calls.askRight, { type: 'export_data', reason: 'please' })
    await main.get(calls.setExportData, { type: 'reject', subuserids: [idOf(ann)] })
    expect((await infoOf(ann)).export_data).toBe('refused')
    expect((await ann.get(calls.askRight, { type: 'export_data', reason: 'please' })).export_data).toBe('asked')
  })

  test('without a reason nothing is asked, and a main account asks for nothing', async () => {
    const empty = await ann.ask(calls.askRight, { type: 'export_data', reason: '  ' })
    expect([empty.status, empty.body.fields]).toEqual([422, { reason: 'reasonEmpty' }])
    expect((await main.ask(calls.askRight, { type: 'export_data', reason: 'x' })).status).toBe(403)
    expect((await seen(ann)).export_data).toBe('none')
  })

  test('one click answers all that was asked, and nothing else', async () => {
    await main.get(calls.operateDeleteData, { sub_user_id: idOf(ann), status: 'reject' })
    await ann.get(calls.askRight, { type: 'export_data', reason: 'a' })
    await ann.get(calls.askRight, { type: 'delete_data', reason: 'b' })
    await bob.get(calls.askRight, { type: 'export_data', reason: 'c' })
    expect(await main.get(calls.answerAll, { type: 'agree', right: 'export_data' })).toEqual({ answered: 2 })
    expect(await seen(ann)).toMatchObject({ export_data: 'granted', delete_data: 'asked' })
    expect(await main.get(calls.answerAll, { type: 'reject' })).toEqual({ answered: 1 })
    expect(await seen(ann)).toMatchObject({ export_data: 'granted', delete_data: 'refused' })
    expect(await seen(bob)).toMatchObject({ export_data: 'granted', delete_data: 'granted' })
    expect(await main.get(calls.answerAll, { type: 'agree' })).toEqual({ answered: 0 })
  })
})

describe('products', () => {
  const heldBy = async (device: Device) => (await infoOf(device)).product_list
  const products = async (device: Device) => (await heldBy(device)).map(({ id }) => id)

  beforeEach(async () => {
    await revoke(server.database, ann.user.username, [25, 15, 2, 4, 3, 16, 6, 5, 7, 8, 23])
  })

  test('are handed on with an end, for several at once, and the devices hear of it', async () => {
    const expires_at = Date.now() + hour
    const line = await listening(ann)
    await main.get(calls.grantProducts, { subuserids: [idOf(ann), idOf(bob)], productids: [7, 4, 7], expires_at })
    await line.hint
    line.end()
    expect(await products(ann)).toEqual([4, 7])
    const { list } = await main.get(calls.mainQuerySub, { subuserid: idOf(ann) })
    expect(list).toEqual([
      {
        id: idOf(ann),
        username: ann.user.username,
        nickname: '',
        product_list: [
          { id: 4, expires_at, status: '1' },
          { id: 7, expires_at, status: '1' },
        ],
      },
    ])
    expect((await main.get(calls.mainQuerySub, {})).list).toHaveLength(2)
  })

  test('are switched off and on', async () => {
    await main.get(calls.grantProducts, { subuserids: [idOf(ann)], productids: [7] })
    const change = (type: string) =>
      main.get(calls.setProductStatus, { type, subuserids: [idOf(ann)], productids: [7, 4] })
    await change('disable')
    expect(holds(await heldBy(ann), 7)).toBe(false)
    await change('enable')
    expect(holds(await heldBy(ann), 7)).toBe(true)
    expect(await products(ann)).toEqual([7])
  })

  test('what the company has not, or has no longer, is not handed on', async () => {
    const { username } = main.user
    await revoke(server.database, username, [7])
    await grantProduct(server.database, username, { products: [4], expires: new Date(Date.now() - 1_000) })
    expect((await main.get(calls.grantable, {})).list.map(({ id }) => id)).toEqual([2, 3, 5, 6, 8, 15, 16, 23, 25])
    for (const id of [7, 4, 999]) {
      const { status, body } = await main.ask(calls.grantProducts, { subuserids: [idOf(ann)], productids: [2, id] })
      expect([status, body.error]).toEqual([422, 'productNotHeld'])
    }
    expect(await products(ann)).toEqual([])
  })

  test('an end that is over is no end', async () => {
    const past = { subuserids: [idOf(ann)], productids: [7], expires_at: Date.now() - 1 }
    expect((await main.ask(calls.grantProducts, past)).body.fields).toEqual({ expires_at: 'expiryPast' })
  })
})

test('a disabled user’s line is closed with the hint within seconds', async () => {
  const line = await listening(ann)
  await main.get(calls.setStatus, { type: 'disable', subuserids: [idOf(ann)] })
  await line.hint
  await expect.poll(line.isOpen).toBe(false)
})
