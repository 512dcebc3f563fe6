import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPhones, type TestPhones } from '../../testing/linkedPhones.ts'

const own = '8613800000001'
const [ann, ben, cem] = ['4915100000001', '4915100000002', '4915100000003'] as const
const buyers = '120363000000000001@g.us'
let phone: TestPhones
beforeAll(async () => {
  phone = await openTestPhones()
  await phone.link('s', own)
  await phone.phones.ask('setRule', ben, { devices: 2 })
  const members = [{ number: own }, { number: ann, isAdmin: true }, { number: ben }]
  await phone.phones.ask('setGroup', { id: buyers, subject: 'Buyers', invitation: 'CODE1', members })
  const others = [
    { number: ann, isAdmin: true },
    { number: cem, isHidden: true },
  ]
  await phone.phones.ask('setGroup', {
    id: '120363000000000002@g.us',
    subject: 'Fair',
    invitation: 'CODE2',
    members: others,
  })
})
afterAll(() => phone.stop())

const send = (id: string, text: string) => phone.send('s', { kind: 'text', to: buyers, id, text })

test('a message to a group is encrypted once and read by every device of every member', async () => {
  for (const id of ['GROUP1', 'GROUP2']) {
    expect(await send(id, `hello ${id}`)).toEqual({ kind: 'done', value: undefined })
    const got = await phone.received.count(3, (one) => one.id === id && one.number !== own)
    expect(got.map(({ number, device, group }) => [number, device, group])).toEqual([
      [ann, 0, buyers],
      [ben, 0, buyers],
      [ben, 1, buyers],
    ])
    await phone.event('s', 'ack', (one) => one.id === id && one.state === 'accepted')
  }
})

test('what a member writes is heard with who wrote it', async () => {
  for (const words of ['from Ann', 'and once more']) {
    const id = await phone.phones.ask('say', { from: ann, to: own, group: buyers, message: { conversation: words } })
    expect(await phone.message('s', id)).toMatchObject({
      chat: buyers,
      sender: `${ann}@s.whatsapp.net`,
      content: { kind: 'text', text: words },
    })
  }
})

test('own groups have their members, and a hidden number is said to be hidden', async () => {
  const groups = await phone.driver.ask('groups', 's')
  expect(groups).toMatchObject({ value: [{ id: buyers, subject: 'Buyers', size: 3 }] })
  const invited = await phone.driver.ask('groupOfInvitation', 's', 'CODE2')
  expect(invited).toMatchObject({
    value: {
      subject: 'Fair',
      members: [
        { number: ann, isAdmin: true },
        { number: null, isAdmin: false },
      ],
    },
  })
})

test('an invitation is taken, and one that nobody gave is refused with its number', async () => {
  expect(await phone.driver.ask('joinGroup', 's', 'CODE2')).toEqual({ kind: 'done', value: '120363000000000002@g.us' })
  const groups = await phone.driver.ask('groups', 's')
  expect(groups.kind === 'done' && groups.value.map(({ subject }) => subject)).toEqual(['Buyers', 'Fair'])
  expect(await phone.driver.ask('groupOfInvitation', 's', 'NONE')).toMatchObject({ kind: 'failed', code: 406 })
})
