import { expect, test } from 'vitest'
import { conversationSeenIdOf } from '#domain/conversations/ids'
import { limits } from '#domain/limits'
import { baseOfScope, monthScope, scopeMonth } from '#domain/sync/scopeKinds'
import { inOneCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import { aText, hearTexts } from '../testing/inbox.ts'
import type { TestServer } from '../testing/server.ts'
import { putAccount } from '../testing/smsCompany.ts'

let server: TestServer
let main: Device
let ann: Device
let ben: Device
let route: { id: string }

inOneCompany(2, (company) => {
  ;({ server, main } = company)
  ;[ann, ben] = company.subs as [Device, Device]
})

const phone = (n: number) => `8613912340${String(n).padStart(3, '0')}`
let phonesMade = 0

/** Somebody writes to the number that ann and the main account may use. */
async function heard(...words: string[]): Promise<string> {
  const { database, settings } = server
  const setting = { kind: 'service' as const, service: 'twilio' as const, url: '', values: { account: 'AC1' } }
  const company = { account: main.user.account, user: main.user.id, role: 'main' as const }
  route ??= await putAccount({ database, data: settings.data }, company, { setting, secrets: {}, users: [ann.user.id] })
  const from = phone(++phonesMade)
  await hearTexts(
    server.database,
    main.user,
    route,
    words.map((text) => aText(from, text)),
  )
  const rows = await main.readAll()
  return [...rows.values()].find((row) => row.entity === 'message' && row.body === words[0])!.conversation_id as string
}

const isOf = (thread: string) => (row: Record<string, unknown>) => row.id === thread || row.conversation_id === thread
async function seenBy(device: Device, thread: string) {
  const rows = [...(await device.readAll()).values()].filter(isOf(thread))
  return rows.map(({ entity, scope }) => `${entity} ${scope}`).sort()
}

test('what comes in is seen by those who may use the number, until one of them takes it', async () => {
  const thread = await heard('is it there?', 'hello?')
  const month = scopeMonth(Date.now())
  const inPool = [`conversation pool:${route.id}`, ...Array(2).fill(`message ${monthScope(`pool:${route.id}`, month)}`)]
  expect(await seenBy(ann, thread)).toEqual(inPool)
  expect(await seenBy(main, thread)).toEqual(inPool)
  expect(await seenBy(ben, thread)).toEqual([])

  expect(await ann.does('conversation.take', { ids: [thread] })).toMatchObject({ status: 'applied' })
  const anns = `talk:${ann.user.id}`
  const taken = [`conversation ${anns}`, ...Array(2).fill(`message ${monthScope(anns, month)}`)]
  expect(await seenBy(ann, thread)).toEqual(taken)
  expect(await seenBy(main, thread)).toEqual(taken)
  expect(await ben.does('conversation.take', { ids: [thread] })).toMatchObject({ status: 'rejected' })
  expect(await main.does('conversation.take', { ids: [thread] })).toMatchObject({ code: 'alreadyTaken' })
})

test('a message is in the month of the server’s clock, whatever the device’s says, and its author is who sent it', async () => {
  const thread = await heard('how much?')
  await ann.does('conversation.take', { ids: [thread] })
  const id = newTestId()
  const said = {
    id,
    conversation_id: thread,
    subject: '',
    body: 'ten',
    files: [],
    quote: null,
    again_of: null,
    extra: null,
  }
  const later = Date.now() + 400 * 86_400_000
  expect(await ann.does('message.send', said, { edited_at: later })).toMatchObject({ status: 'applied' })
  const row = (await main.readAll()).get(id)!
  expect(row).toMatchObject({ month: scopeMonth(Date.now()), author: ann.user.id, direction: 'out' })
  expect(baseOfScope(row.scope)).toBe(`talk:${ann.user.id}`)
  const evil = { ...said, id: newTestId() }
  expect(await ben.does('message.send', evil)).toMatchObject({ status: 'rejected', code: 'gone' })
})

test('a conversation that is given to somebody goes with its messages and notes, and is gone from who had it', async () => {
  const thread = await heard('whose is this?')
  await server.database.pool.query(`update channel_account set users = users || to_jsonb($1::text)`, [ben.user.id])
  await ann.does('conversation.take', { ids: [thread] })
  const note = { id: newTestId(), conversation_id: thread, text: 'likes blue' }
  expect(await ann.does('conversation_note.create', note)).toMatchObject({ status: 'applied' })
  const given = await ann.does('conversation.assign', { ids: [thread], to: ben.user.id })
  expect(given).toMatchObject({ status: 'applied' })
  expect(await seenBy(ann, thread)).toEqual([])
  const bens = `talk:${ben.user.id}`
  const month = monthScope(bens, scopeMonth(Date.now()))
  expect(await seenBy(ben, thread)).toEqual([`conversation ${bens}`, `conversation_note ${bens}`, `message ${month}`])
})

test('what was read is each user’s own matter', async () => {
  const thread = await heard('did you read it?')
  const id = conversationSeenIdOf(ann.user.id, thread)
  expect(await ann.does('conversation_seen.read', { id, conversation_id: thread, n: 1 })).toMatchObject({
    status: 'applied',
  })
  expect((await ann.readAll()).get(id)).toMatchObject({ seen_n: 1 })
  expect((await main.readAll()).has(id)).toBe(false)
})

test('a device of before knows nothing of conversations', async () => {
  const old = await main.get((await import('#domain/sync/protocol')).syncCalls.hello, {
    replica: main.replica,
    schema: 8,
  })
  expect(old.scopes.filter((scope) => /^(talk|pool):/.test(scope))).toEqual([])
})

test('a device is told how many messages of each month its user may see, and of nobody else’s', async () => {
  const said = async (device: Device) => Object.entries((await device.hello()).messages ?? {})
  const month = String(scopeMonth(Date.now()))
  expect(await said(main), 'of a small company nothing is counted').toEqual([])
  await server.database.pool.query('update company_size set rows = rows + $2 where account_id = $1', [
    main.user.account,
    limits.messagesOnDevice,
  ])
  const [mine, hers, his] = [await said(main), await said(ann), await said(ben)]
  const thread = await heard('one more', 'and another')
  await ann.does('conversation.take', { ids: [thread] })
  const more = (before: [string, number][]) => [[month, (before[0]?.[1] ?? 0) + 2]]
  expect([await said(main), await said(ann)]).toEqual([more(mine), more(hers)])
  expect(await said(ben)).toEqual(his)
})

test('who sees what all users said in a month reads it for the first time together, from what came last', async () => {
  const threads = [await heard('ann has this'), await heard('ben has this'), await heard('nobody has this')]
  await ann.does('conversation.take', { ids: [threads[0]] })
  await main.does('conversation.assign', { ids: [threads[1]], to: ben.user.id })
  const phones = threads.map((_, n) => phone(phonesMade - 2 + n))
  for (let n = 0; n < 40; n++)
    // Of the first one as much as of the others together.
    await hearTexts(server.database, main.user, route, [aText(phones[[0, 0, 1, 2][n % 4]!]!, `word ${n}`)])
  const atOnce = 6
  const all = [...(await main.readAll(atOnce)).values()].filter(({ entity }) => entity === 'message')
  expect(new Set(all.filter(isOfOne(threads)).map(({ scope }) => baseOfScope(scope))).size).toBe(3)
  expect(all.filter(isOfOne(threads))).toHaveLength(43)
  all.slice(atOnce).forEach(({ id }, at) => expect(id < all[at]!.id, `message ${at}`).toBe(true))
  const ids = [...(await main.readAll()).values()].filter(({ entity }) => entity === 'message').map(({ id }) => id)
  expect(all.map(({ id }) => id).sort()).toEqual(ids.sort())
})
const isOfOne = (threads: readonly string[]) => (row: Record<string, unknown>) =>
  threads.includes(row.conversation_id as string)
