import { expect, test } from 'vitest'
import { contactCalls } from '#domain/contacts/calls'
import { inOneCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import type { TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device
let ben: Device
inOneCompany(2, (company) => {
  server = company.server
  main = company.main
  ann = company.subs[0]!
  ben = company.subs[1]!
})

let made = 0
const freshNumber = () => `8613800${String(++made).padStart(6, '0')}`
async function contactOf(device: Device, full_number: string, fields: object = {}): Promise<string> {
  const id = newTestId()
  const phones = [{ full_number, is_wt: 'unvalidated' }]
  await device.does('contact.create', { rows: [{ id, name: 'Phoned', phones, ...fields }] })
  return id
}
const row = async (id: string) => (await main.readAll()).get(id)

test('the status of everybody who has one of the numbers is set, in any writing, as a change of the user', async () => {
  const number = freshNumber()
  const [mine, twin, foreign] = [
    await contactOf(ann, number),
    await contactOf(ann, number),
    await contactOf(ben, number),
  ]
  const written = `+86 ${number.slice(2, 5)}-${number.slice(5)}`
  expect(
    await ann.get(contactCalls.phoneUpdateFollowUpStatus, { full_number_list: [written], follow_up_status: 2 }),
  ).toEqual({ count: 2 })
  expect([await row(mine), await row(twin), await row(foreign)]).toMatchObject([
    { follow_up_status: 'followingUp' },
    { follow_up_status: 'followingUp' },
    { follow_up_status: 'none' },
  ])
  await expect(
    ann.get(contactCalls.phoneUpdateFollowUpStatus, { full_number_list: [written], follow_up_status: 8 }),
  ).rejects.toThrow('inputInvalid')
})

test('what went out over WhatsApp is counted, and shows that the number is registered', async () => {
  const [number, other] = [freshNumber(), freshNumber()]
  const contact = await contactOf(ann, number, {
    phones: [number, other].map((full_number) => ({ full_number, is_wt: 'unvalidated' })),
  })
  const { head } = await ann.hello()
  expect(await ann.get(contactCalls.phoneSyncWtMsg, { full_number_list: [number, number] })).toEqual({ count: 1 })
  expect(await row(contact)).toMatchObject({
    wt_send_count: 2,
    phones: [
      { full_number: number, is_wt: 'registered' },
      { full_number: other, is_wt: 'unvalidated' },
    ],
  })
  expect((await ann.hello()).head).toBeGreaterThan(head)
})

test('an answer is counted and makes the contact one that has replied, unless the user knows more', async () => {
  const [number, known] = [freshNumber(), freshNumber()]
  const [contact, closed] = [await contactOf(ann, number), await contactOf(ann, known, { follow_up_status: 'closed' })]
  expect(await ann.get(contactCalls.phoneReplyCountInc, { full_number_list: [number, known, '0'] })).toEqual({
    count: 2,
  })
  expect([await row(contact), await row(closed)]).toMatchObject([
    { wtreplycount: 1, follow_up_status: 'replied' },
    { wtreplycount: 1, follow_up_status: 'closed' },
  ])
})

test('a message that another program names is counted once, however often it is told of, and one of our tasks never', async () => {
  const [number, other] = [freshNumber(), freshNumber()]
  const [contact, second] = [await contactOf(ann, number), await contactOf(ann, other)]
  const tell = (ids: string[], numbers = [number]) =>
    ann.get(contactCalls.phoneSyncWtMsg, { full_number_list: numbers, message_id_list: ids })
  expect(await tell(['wamid.1'])).toEqual({ count: 1 })
  expect(await tell(['wamid.1', 'wamid.2'], [number, number])).toEqual({ count: 1 })
  await Promise.all([tell(['wamid.3']), tell(['wamid.3'])])
  await tell(['wamid.1', 'wamid.4'], [other, other])
  expect([await row(contact), await row(second)]).toMatchObject([{ wt_send_count: 3 }, { wt_send_count: 1 }])

  const ours = newTestId()
  await server.database.pool.query(
    `insert into campaign_receiver (account_id, user_id, task_id, id, contact_id, place, message_id, address, address_group, status)
     values ($1, $2, $3, $4, $5, 0, $3, $6, '', 'sent')`,
    [ann.user.account, ann.user.id, newTestId(), ours, contact, number],
  )
  await tell([ours])
  expect(await row(contact)).toMatchObject({ wt_send_count: 3 })
  // The same id may be that of an answer.
  expect(
    await ann.get(contactCalls.phoneReplyCountInc, { full_number_list: [number], message_id_list: ['wamid.1'] }),
  ).toEqual({ count: 1 })
  expect(await row(contact)).toMatchObject({ wtreplycount: 1 })
  await expect(tell(['wamid.5'], [number, number])).rejects.toThrow('inputInvalid')
})

test('nothing is counted of a colleague, and the main account counts of everybody', async () => {
  const number = freshNumber()
  const contact = await contactOf(ben, number)
  expect(await ann.get(contactCalls.phoneReplyCountInc, { full_number_list: [number] })).toEqual({ count: 0 })
  expect(await row(contact)).toMatchObject({ wtreplycount: 0 })
  expect(await main.get(contactCalls.phoneReplyCountInc, { full_number_list: [number] })).toEqual({ count: 1 })
})

test('a number is found by the whole of it, or by a part where that is asked for', async () => {
  const number = freshNumber()
  const id = await contactOf(ann, number)
  const found = async (full_number: string, query_type?: 'equals' | 'contains') =>
    (await ann.get(contactCalls.query, { full_number, ...(query_type && { query_type }) })).list.map((one) => one.id)
  expect(await found(number)).toEqual([id])
  expect(await found(number.slice(4))).toEqual([])
  expect(await found(`00 ${number.slice(4)}`, 'contains')).not.toContain(id)
  expect(await found(number.slice(4), 'contains')).toEqual([id])
})
