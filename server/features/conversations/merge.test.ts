import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChannelAccount, newChannelAccount } from '#domain/channels/account'
import type { Contact } from '#domain/contacts/contact'
import { mergedFields, undoOf } from '#domain/contacts/merge'
import { conversationIdOf, peerIdOf } from '#domain/conversations/ids'
import { followContacts } from '../../conversations/followContacts.ts'
import { giveThreads } from '../../conversations/giveThreads.ts'
import { openThread } from '../../conversations/openThread.ts'
import { reassignThreads } from '../../conversations/reassign.ts'
import { setContactOfPeer } from '../../conversations/setContact.ts'
import { asSystem } from '../../db/scope.ts'
import { actorOf, inOneCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { put } from '../../testing/emailCompany.ts'
import { aText, hearTexts, readMessages, readThreads } from '../../testing/inbox.ts'
import type { TestServer } from '../../testing/server.ts'
import { smsAccount } from '../../testing/sms.ts'

let server: TestServer
let main: Device
let ann: Device
let ben: Device
let account: string
let route: ChannelAccount
inOneCompany(2, async (company) => {
  ;({ server, main } = company)
  ;[ann, ben] = company.subs as [Device, Device]
  ;({ account } = main.user)
  const setting = { kind: 'service' as const, service: 'twilio' as const, url: '', values: { account: 'AC1' } }
  route = { ...smsAccount({ id: newTestId(), setting }), ...newChannelAccount, created_at: 1, updated_at: 1 }
  await put(server.database, { account, user: main.user.id, role: 'main' }, 'channel_account', [route])
})

const of = actorOf
const phone = (full_number: string) => ({ full_number, is_wt: 'unvalidated' as const })
async function makes(device: Device, number: string, name = number): Promise<string> {
  const id = newTestId()
  await device.does('contact.create', { rows: [{ id, name, phones: [phone(number)] }] })
  return id
}
async function merges(device: Device, ids: readonly [string, string]) {
  const rows = await device.readAll()
  const contacts = ids.map((id) => rows.get(id) as unknown as Contact)
  const id = newTestId()
  const fields = mergedFields(contacts)
  await device.does('contact.merge', { id, survivor: ids[0], merged: [ids[1]], fields })
  return undoOf(id, contacts, fields)
}
const follow = async () => {
  while (await followContacts(server.database));
}
const hear = (from: string, text: string) => hearTexts(server.database, { account }, route, [aText(from, text)])
const threadOf = async (number: string) =>
  (await readThreads(server.database, { account })).find(({ identity }) => identity.value === number)!

test('merged contacts keep their threads apart, each says the one that stayed, and the undo puts back exactly that', async () => {
  const [one, other] = ['8613911110001', '8613911110002'] as const
  const [stays, goes] = [await makes(ann, one), await makes(ann, other)]
  await hear(one, 'from one')
  await hear(other, 'from the other')
  const before = await Promise.all([one, other].map(threadOf))
  const undo = await merges(ann, [stays, goes])
  await follow()
  const merged = await Promise.all([one, other].map(threadOf))
  expect(merged.map(({ id, contact_id }) => [id, contact_id])).toEqual(before.map(({ id }) => [id, stays]))
  await hear(other, 'while they are one')
  expect(await readMessages(server.database, before[1]!.id)).toHaveLength(2)
  await ann.does('contact.unmerge', undo)
  await follow()
  expect((await Promise.all([one, other].map(threadOf))).map(({ contact_id }) => contact_id)).toEqual([stays, goes])
})

test('whom a person chose stays chosen, whatever merge is undone', async () => {
  const [one, other] = ['8613911110003', '8613911110004'] as const
  const [stays, goes] = [await makes(ann, one), await makes(ann, other)]
  await hear(other, 'hi')
  const undo = await merges(ann, [stays, goes])
  await follow()
  const { id } = await threadOf(other)
  const third = await makes(ann, '8613911110005', 'Third')
  const choose = (contact: string) =>
    asSystem(server.database, (connection) =>
      setContactOfPeer(connection, { account, thread: id, contact, now: Date.now() }),
    )
  expect(await choose(newTestId())).toBe('recipientGone')
  expect(await choose(third)).toBeNull()
  await ann.does('contact.unmerge', undo)
  await follow()
  expect(await threadOf(other)).toMatchObject({ contact_id: third, name: 'Third' })
})

test('a thread goes with its contact to another user, with its messages, and leaves a trace where it was', async () => {
  const number = '8613911110006'
  const contact = await makes(main, number)
  await hear(number, 'hi')
  const { id } = await threadOf(number)
  await main.does('contact.transfer', { ids: [contact], to: ann.user.id })
  await follow()
  expect(await threadOf(number)).toMatchObject({ owner: ann.user.id })
  const { rows } = await server.database.pool.query<{ scope: string }>(
    'select scope from message where conversation_id = $1 union all select scope from sync_tomb where id = $1',
    [id],
  )
  expect(rows.map(({ scope }) => scope.split(':').slice(0, 2).join(':'))).toEqual([
    `talk:${ann.user.id}`,
    `talk:${main.user.id}`,
  ])
  await server.database.pool.query('update conversation set is_assigned = true where id = $1', [id])
  await main.does('contact.transfer', { ids: [contact], to: main.user.id })
  await follow()
  expect(await threadOf(number)).toMatchObject({ owner: ann.user.id })
})

test('of a pool the first one takes a thread, the second one hears it, and who may not use the account gives it back', async () => {
  const number = '8613911110009'
  const named = (users: string[]) => put(server.database, of(main), 'channel_account', [{ ...route, users }])
  const give = (by: Device, ids: string[], to: string | null, onlyFree: boolean) =>
    asSystem(server.database, (connection) => giveThreads(connection, of(by), { ids, to, onlyFree, now: Date.now() }))
  await named([ann.user.id, ben.user.id])
  await hear(number, 'hi')
  const { id, owner } = await threadOf(number)
  expect(owner).toBeNull()
  const told = await Promise.all([ann, ben].map((by) => give(by, [id], by.user.id, true)))
  expect(told.toSorted()).toEqual(['alreadyTaken', null])
  const [taker, other] = told[0] === null ? [ann, ben] : [ben, ann]
  expect(await threadOf(number)).toMatchObject({ owner: taker.user.id })
  expect(await give(other, [id], other.user.id, false)).toBe('gone')
  expect(await give(taker, [id], newTestId(), false)).toBe('forbidden')
  await named([other.user.id])
  await follow()
  expect(await threadOf(number)).toMatchObject({ owner: null })
  await named([])
})

test('a thread that two devices open is one, under the name of whom it belongs to', async () => {
  const identity = { kind: 'phone' as const, value: '8613911110010' }
  const contact = await makes(ann, identity.value, 'Bo')
  const peer_id = peerIdOf('phone', identity)
  const opened = (peer: string) => ({
    id: conversationIdOf(route.id, peer),
    channel_account_id: route.id,
    peer_id: peer,
    channel: 'sms' as const,
    identity,
    contact_id: contact,
    name: 'whatever a device says',
  })
  const open = (by: Device, peer: string) =>
    asSystem(server.database, (connection) => openThread(connection, of(by), { opened: opened(peer), now: Date.now() }))
  expect(await Promise.all([open(ann, peer_id), open(ann, peer_id)])).toEqual([null, null])
  expect(await threadOf(identity.value)).toMatchObject({
    owner: ann.user.id,
    contact_id: contact,
    name: 'Bo',
    in_count: 0,
  })
  expect(await open(ann, newTestId())).toBe('peerChanged')
  expect(await open(ben, peer_id)).toBe('alreadyTaken')
  await hear(identity.value, 'hello')
  expect(await threadOf(identity.value)).toMatchObject({ owner: ann.user.id, in_count: 1 })
})

test('threads of a user who leaves are the successor’s, with what was said', async () => {
  const number = '8613911110008'
  const contact = await makes(ann, number)
  await hear(number, 'hi')
  expect(await threadOf(number)).toMatchObject({ contact_id: contact, owner: ann.user.id })
  const of = { account, from: ann.user.id, to: main.user.id }
  while (await asSystem(server.database, (connection) => reassignThreads(connection, of)));
  const thread = await threadOf(number)
  expect(thread.owner).toBe(main.user.id)
  const { rows } = await server.database.pool.query<{ scope: string }>(
    'select scope from message where conversation_id = $1',
    [thread.id],
  )
  expect(rows.map(({ scope }) => scope)).toEqual([expect.stringMatching(`^talk:${main.user.id}:\\d{6}$`)])
})

test('a contact that is deleted leaves its thread without one, and has it again when it comes back', async () => {
  const number = '8613911110007'
  const contact = await makes(main, number, 'Bo')
  await hear(number, 'hi')
  const row = (await main.readAll()).get(contact)!
  await main.does('contact.delete', { ids: [contact] })
  await follow()
  expect(await threadOf(number)).toMatchObject({ contact_id: null, name: 'Bo' })
  const { entity: _, scope: __, rev: ___, ...kept } = row
  await main.does('contact.restore', { rows: [kept] })
  await follow()
  expect(await threadOf(number)).toMatchObject({ contact_id: contact })
})

test('merge property: however contacts are merged and unmerged while answers come, each goes to whom it was written to', async () => {
  let series = 0
  const step = fc.oneof(
    fc.record({ do: fc.constant('merge' as const), a: fc.nat(2), b: fc.nat(2) }),
    fc.record({ do: fc.constant('undo' as const), a: fc.nat(), b: fc.constant(0) }),
    fc.record({ do: fc.constant('hear' as const), a: fc.nat(2), b: fc.constant(0) }),
    fc.record({ do: fc.constant('follow' as const), a: fc.constant(0), b: fc.constant(0) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const run = ++series
      const numbers = [0, 1, 2].map((n) => `86137${String(run).padStart(5, '0')}${n}0`)
      const contacts = [await makes(ann, numbers[0]!), await makes(ann, numbers[1]!), await makes(ann, numbers[2]!)]
      for (const number of numbers) await hear(number, 'first')
      const threads = await Promise.all(numbers.map(threadOf))
      const said = [1, 1, 1]
      /** the contact that each one is part of, as far as merges go that are not undone */
      const into = [0, 1, 2]
      const done: { undo: Awaited<ReturnType<typeof merges>>; from: number; to: number }[] = []
      for (const { do: what, a, b } of steps) {
        if (what === 'follow') await follow()
        if (what === 'hear') {
          await hear(numbers[a]!, `more`)
          said[a]!++
        }
        if (what === 'merge' && a !== b && into[a] === a && into[b] === b) {
          done.push({ undo: await merges(ann, [contacts[a]!, contacts[b]!]), from: b, to: a })
          into[b] = a
        }
        // The last one first, as a person undoes it.
        const last = what === 'undo' ? done.pop() : undefined
        if (last) {
          await ann.does('contact.unmerge', last.undo)
          into[last.from] = last.from
        }
      }
      await follow()
      const rootOf = (n: number): number => (into[n] === n ? n : rootOf(into[n]!))
      for (const n of [0, 1, 2]) {
        const thread = await threadOf(numbers[n]!)
        expect(thread.id).toBe(threads[n]!.id)
        expect(thread.contact_id).toBe(contacts[rootOf(n)])
        expect((await readMessages(server.database, thread.id)).length).toBe(said[n])
      }
    }),
    {
      numRuns: 20,
      examples: [
        [
          [
            { do: 'merge', a: 0, b: 1 },
            { do: 'hear', a: 1, b: 0 },
            { do: 'undo', a: 0, b: 0 },
          ],
        ],
        // Merged again with another one before the undo was followed.
        [
          [
            { do: 'merge', a: 2, b: 0 },
            { do: 'follow', a: 0, b: 0 },
            { do: 'undo', a: 0, b: 0 },
            { do: 'merge', a: 1, b: 0 },
          ],
        ],
      ],
    },
  )
})
