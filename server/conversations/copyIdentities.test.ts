import { beforeEach, expect, test } from 'vitest'
import type { Contact } from '#domain/contacts/contact'
import { mergedFields, undoOf } from '#domain/contacts/merge'
import type { ChannelIdentity } from '#domain/conversations/identity'
import { dataRightsCalls } from '#domain/dataRights/calls'
import { asSystem } from '../db/scope.ts'
import { queryContacts } from '../features/contacts/query.ts'
import { actorOf, inNewCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import { readThreads } from '../testing/inbox.ts'
import type { TestServer } from '../testing/server.ts'
import { unzip } from '../testing/unzip.ts'
import { copyIdentities } from './copyIdentities.ts'
import { followContacts } from './followContacts.ts'
import { planInbound } from './inbound.ts'
import { lockThreads } from './threads.ts'

// People whom WhatsApp tells of by a name and an id of their own, and by no number.

let server: TestServer
let main: Device
let ann: Device
let account: string
let number: string
inNewCompany(1, async (company) => {
  ;({ server, main } = company)
  ann = company.subs[0]!
  account = main.user.account
})
beforeEach(() => {
  number = newTestId()
})

const username = (value: string): ChannelIdentity => ({ kind: 'username', value })
const bsuid = (value: string): ChannelIdentity => ({ kind: 'bsuid', value })
const [zhang, zhangsId] = [username('zhang.wei'), bsuid('CN.abcDEF123')]

type Sighting = { name?: string; channel?: 'whatsapp' | 'sms'; portfolio?: string; ref?: string; by?: string }
const hear = (identities: ChannelIdentity[], { name = '', channel = 'whatsapp', portfolio, ref, by }: Sighting = {}) =>
  asSystem(server.database, async (connection) => {
    const owner = { account, channelAccount: by ?? number, channel, ...(portfolio && { portfolio }) }
    const heard = { identities, name, ref: ref ?? newTestId(), at: null, body: 'hello' }
    const plan = await planInbound(connection, owner, [heard])
    await plan.write(await lockThreads(connection, account, plan.threads))
  })
const settle = async () => {
  while (await followContacts(server.database));
  while (await copyIdentities(server.database));
}
const contacts = async (device = main) => (await device.readContacts()) as unknown as Contact[]
const named = async (name: string) => (await contacts()).find((one) => one.name === name)!
const asked = (keyword: string, by = main) =>
  asSystem(server.database, (connection) =>
    queryContacts(connection, actorOf(by), { keyword, query_type: 'contains', limit: 10, page: 1 }),
  )

test('a stranger whom only a name and an id tell becomes one contact, however often they write, and is found by each', async () => {
  await hear([zhang, zhangsId], { name: ' Zhang\u202e Wei\n', ref: 'a' })
  await hear([zhang, zhangsId], { name: 'Zhang Wei', ref: 'a' })
  await hear([zhangsId], { name: 'Zhang Wei' })
  const all = await contacts()
  expect(all).toMatchObject([{ name: 'Zhang Wei', phones: [], emails: [], identities: [zhang, zhangsId] }])
  expect(await readThreads(server.database, { account })).toMatchObject([
    { name: 'Zhang Wei', contact_id: all[0]!.id, in_count: 2 },
  ])
  for (const keyword of ['@zhang.wei', 'zhang.we', 'cn.ABCdef123', 'Zhang'])
    expect(await asked(keyword), keyword).toMatchObject({ count: 1, list: [{ id: all[0]!.id }] })
  expect(await asked('@somebody')).toMatchObject({ count: 0 })
  const rev = await server.database.pool.query('select rev from contact where account_id = $1', [account])
  await settle()
  expect((await server.database.pool.query('select rev from contact where account_id = $1', [account])).rows).toEqual(
    rev.rows,
  )
})

test('without a name they are called as the channel calls them; a name alone, and who sends texts as a company, is nobody', async () => {
  await hear([zhang, zhangsId])
  await hear([bsuid('CN.nameless')])
  await hear([username('anybody')])
  await hear([username('dhl')], { channel: 'sms' })
  expect((await contacts()).map(({ name }) => name).toSorted()).toEqual(['@zhang.wei', 'CN.nameless'])
})

test('a number is a field already, and is not told twice', async () => {
  await hear([{ kind: 'phone', value: '8613800000001' }, zhangsId], { name: 'Zhang Wei' })
  expect(await contacts()).toMatchObject([{ phones: [{ full_number: '8613800000001' }], identities: [zhangsId] }])
})

test('what is learned later, and what another portfolio tells, comes to the contact', async () => {
  await hear([zhangsId], { name: 'Zhang Wei', portfolio: 'one' })
  await hear([zhang, zhangsId], { portfolio: 'one' })
  await settle()
  expect(await named('Zhang Wei')).toMatchObject({ identities: [zhang, zhangsId] })
  await hear([bsuid('CN.two')], { name: 'Other', portfolio: 'two' })
  const [one, other] = [await named('Zhang Wei'), await named('Other')]
  const threads = await readThreads(server.database, { account })
  const others = threads.find(({ contact_id }) => contact_id === other.id)!
  await main.does('conversation.setContact', { id: others.id, contact_id: one.id })
  await settle()
  expect(await named('Zhang Wei')).toMatchObject({ identities: [zhang, bsuid('CN.two'), zhangsId].toSorted(asKept) })
  expect(await named('Other')).toMatchObject({ identities: null })
})
const asKept = (a: ChannelIdentity, b: ChannelIdentity) =>
  Number(b.kind === 'username') - Number(a.kind === 'username') || (a.value < b.value ? -1 : 1)

test('a merge brings the identities together at once, and its undo gives each back what it had, whenever it comes', async () => {
  const second = bsuid('CN.second')
  for (const isFollowed of [true, false]) {
    const by = newTestId()
    await hear([zhangsId], { name: 'Zhang Wei', by })
    await hear([second], { name: 'Second', by })
    await settle()
    const both = [await named('Zhang Wei'), await named('Second')]
    const [id, fields] = [newTestId(), mergedFields(both)]
    await main.does('contact.merge', { id, survivor: both[0]!.id, merged: [both[1]!.id], fields })
    expect(await contacts()).toMatchObject([{ identities: [zhangsId, second] }])
    if (isFollowed) await settle()
    expect(await contacts()).toMatchObject([{ identities: [zhangsId, second] }])
    await main.does('contact.unmerge', undoOf(id, both, fields))
    await settle()
    expect(await named('Zhang Wei')).toMatchObject({ identities: [zhangsId] })
    expect(await named('Second')).toMatchObject({ identities: [second] })
  }
})

test('no device writes them: what it sends of them is not taken, and what an older one leaves out stays', async () => {
  await hear([zhangsId], { name: 'Zhang Wei' })
  const before = await named('Zhang Wei')
  await main.does('contact.patch', { ids: [before.id], fields: { company: 'Harbour' } })
  await main.does('contact.delete', { ids: [before.id] })
  await settle()
  const { identities: _, ...older } = before
  await main.does('contact.restore', { rows: [older as Contact] })
  await settle()
  expect(await named('Zhang Wei')).toMatchObject({ company: 'Harbour', identities: [zhangsId] })
  const id = newTestId()
  await ann.does('contact.restore', { rows: [{ ...before, id, belongto: ann.user.id }] })
  expect((await contacts(ann)).filter(({ identities }) => identities !== null)).toEqual([])
})

test('who is erased is known by no name any more, in another contact either', async () => {
  await hear([{ kind: 'phone', value: '8613800000001' }, zhangsId], { name: 'Zhang Wei' })
  const threads = await readThreads(server.database, { account })
  const keeps = newTestId()
  await main.does('contact.create', { rows: [{ id: keeps, name: 'Keeps' }] })
  await main.does('conversation.setContact', { id: threads[0]!.id, contact_id: keeps })
  await settle()
  expect(await named('Keeps')).toMatchObject({ identities: [zhangsId] })
  await main.get(dataRightsCalls.erase, { address: '8613800000001', reason: 'asked' })
  await settle()
  expect(await contacts()).toMatchObject([{ name: 'Keeps', identities: null }])
})

test('who has nothing but an identity is told of it, and is erased as that contact', async () => {
  await hear([zhang, zhangsId], { name: 'Zhang Wei' })
  const { id } = await named('Zhang Wei')
  const told = await fetch(main.url + dataRightsCalls.exportPerson.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: main.cookie, token: main.token },
    body: JSON.stringify({ contact: id }),
  })
  const person = unzip(Buffer.from(await told.arrayBuffer())).get('person.json')!
  expect(JSON.parse(person.toString())).toMatchObject({
    contacts: [{ id, identities: [zhang, zhangsId] }],
    conversations: [{ name: 'Zhang Wei' }],
  })
  await main.get(dataRightsCalls.erase, { contact: id, reason: 'asked' })
  await settle()
  expect(await contacts()).toEqual([])
  const left = 'select from channel_identity where account_id = $1'
  expect((await server.database.pool.query(left, [account])).rowCount).toBe(0)
})
