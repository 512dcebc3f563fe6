import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identityOf, identityScopeOf } from '#domain/conversations/identity'
import { conversationIdOf, peerIdOf } from '#domain/conversations/ids'
import { dataRightsCalls } from '#domain/dataRights/calls'
import { operationLogCalls } from '#domain/operationLog/calls'
import { emptyProduct } from '#domain/shop/product'
import { quotationCalls } from '#domain/shop/quotation/calls'
import { emptyQuotation, freePosition } from '#domain/shop/quotation/startQuotation'
import { readPdf } from '../../documents/readPdf.ts'
import { actorOf, signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { aSender, put } from '../../testing/emailCompany.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let sub: Device
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  ;({
    main,
    subs: [sub],
  } = (await signedInCompany(server, 1)) as { main: Device; subs: [Device] })
})

const year = new Date().getUTCFullYear()
const lampPosition = { ...freePosition('lamp', { en: 'Desk lamp', zh: '台灯' }, 50), prices: [{ from: 1, price: 9.9 }] }
const offer = (fields: object = {}) => ({
  ...emptyQuotation({ currency: 'USD', languages: ['en', 'zh'], day: new Date().toISOString().slice(0, 10) }),
  id: newTestId(),
  buyer: { name: 'Max Müller', company: 'Nordlicht GmbH', address: 'Hamburg', email: 'max@nordlicht.de', phone: '' },
  positions: [lampPosition],
  ...fields,
})
const asked = (id: string, fields: object = {}) => ({
  id,
  kind: 'quotation' as const,
  message_id: randomUUID(),
  conversation_id: null,
  subject: '',
  body: '',
  again: false,
  ...fields,
})
const rowsIn = async (device: Device, entity: string) =>
  [...(await device.readAll()).values()].filter((row) => row.entity === entity)
const quotationIn = async (device: Device, id: string) =>
  (await rowsIn(device, 'quotation')).find((row) => row.id === id)!
async function sent(fields: object = {}, by = main): Promise<string> {
  const quotation = offer(fields)
  await by.does('quotation.create', quotation)
  await by.get(quotationCalls.send, asked(quotation.id))
  return quotation.id
}
async function stocked(fields: object): Promise<string> {
  const id = newTestId()
  const product = { ...emptyProduct, id, title: { en: 'Desk lamp' }, price: 10, slug: `lamp-${id}`, ...fields }
  expect((await main.does('product.create', product)).status).toBe('applied')
  return id
}
/** A mail conversation with the buyer. */
async function openedThread(): Promise<string> {
  const sender = aSender(actorOf(main))
  await put(server.database, actorOf(main), 'email_sender', [sender])
  const identity = identityOf('email', 'max@nordlicht.de')!
  const peer_id = peerIdOf(identityScopeOf('email'), identity)
  const id = conversationIdOf(sender.id, peer_id)
  const opened = {
    id,
    channel_account_id: sender.id,
    peer_id,
    channel: 'email',
    identity,
    contact_id: null,
    name: 'Max',
  }
  expect((await main.does('conversation.open', opened)).status).toBe('applied')
  return id
}
const positionOf = (product: string, count: number, values: string[] = []) => ({
  ...lampPosition,
  key: `${product}${values.join('')}`.slice(0, 40),
  product,
  values,
  count,
})

test('a draft has no number; what is sent has the next one of the company, whoever sends it', async () => {
  const draft = offer()
  await main.does('quotation.create', draft)
  expect(await quotationIn(main, draft.id)).toMatchObject({ status: 'draft', number: '' })
  const ids = [await sent({}, main), await sent({}, sub)]
  const numbers = await Promise.all(ids.map(async (id) => (await quotationIn(main, id)).number))
  expect(numbers).toEqual([`Q-${year}-0001`, `Q-${year}-0002`])
  const other = await signedInCompany(server, 0)
  const id = await sent({}, other.main)
  expect((await quotationIn(other.main, id)).number).toBe(`Q-${year}-0001`)
})

test('numbers that are wanted at one moment have no gap and are given once', async () => {
  const drafts = Array.from({ length: 3 }, () => offer())
  for (const draft of drafts) await main.does('quotation.create', draft)
  await Promise.all(drafts.map(({ id }) => main.get(quotationCalls.send, asked(id))))
  const numbers = (await rowsIn(main, 'quotation')).map(({ number }) => String(number)).toSorted()
  expect(numbers).toEqual(drafts.map((_, n) => `Q-${year}-000${n + 1}`))
})

test('what is not complete is not sent, and takes no number', async () => {
  const empty = offer({ positions: [] })
  await main.does('quotation.create', empty)
  expect((await main.ask(quotationCalls.send, asked(empty.id))).body.error).toBe('quotationIncomplete')
  const id = await sent()
  expect((await quotationIn(main, id)).number).toBe(`Q-${year}-0001`)
})

test('the document is in the conversation once, and says what was offered in both languages', async () => {
  const thread = await openedThread()
  const quotation = offer({ incoterm: 'FOB', place: 'Ningbo' })
  await main.does('quotation.create', quotation)
  const question = asked(quotation.id, { conversation_id: thread, subject: 'Your quotation', body: 'Please see.' })
  await main.get(quotationCalls.send, question)
  await main.get(quotationCalls.send, question)
  const messages = (await rowsIn(main, 'message')).filter(({ direction }) => direction === 'out')
  const row = await quotationIn(main, quotation.id)
  expect(row).toMatchObject({ status: 'sent', conversation_id: thread, file: { name: `Q-${year}-0001.pdf` } })
  expect(messages).toMatchObject([{ id: question.message_id, body: 'Please see.', parts: [{ file: row.file }] }])
  const answer = await fetch(`${server.url}${quotationCalls.document.path}?id=${quotation.id}&kind=quotation`, {
    headers: { cookie: main.cookie, token: main.token },
  })
  const text = await readPdf(new Uint8Array(await answer.arrayBuffer()), 'lines')
  for (const said of ['报价单', 'Desk lamp', '台灯', 'USD 495.00', 'FOB Ningbo', 'Nordlicht GmbH', `Q-${year}-0001`])
    expect(text).toContain(said)
})

test('of two devices that send a draft at one moment one hears that it was sent', async () => {
  const quotation = offer()
  await main.does('quotation.create', quotation)
  const answers = await Promise.all([1, 2].map(() => main.ask(quotationCalls.send, asked(quotation.id))))
  const errors = answers.map(({ body }) => body.error).filter(Boolean)
  expect(errors).toHaveLength(1)
  expect(['quotationChanged', 'quotationSent']).toContain(errors[0])
  expect((await quotationIn(main, quotation.id)).number).toBe(`Q-${year}-0001`)
})

test('what was sent is not changed or deleted any more', async () => {
  const id = await sent()
  expect((await main.does('quotation.patch', { id, fields: { note: 'cheaper' } })).code).toBe('quotationSent')
  expect((await main.does('quotation.delete', { ids: [id] })).code).toBe('quotationNumbered')
})

test('an accepted one is an invoice and takes the stock once, however often and by whom it is accepted', async () => {
  const product = await stocked({ stock: 100, stock_warning: 60 })
  const id = await sent({ positions: [positionOf(product, 50)] }, sub)
  const devices = [main, sub]
  const results = await Promise.all(devices.map((device) => device.does('quotation.accept', { id })))
  expect(results.map(({ status }) => status)).toEqual(['applied', 'applied'])
  expect((await main.does('quotation.accept', { id })).status).toBe('applied')
  expect(await quotationIn(main, id)).toMatchObject({
    status: 'accepted',
    proforma: `PI-${year}-0001`,
    stock_taken: [{ wanted: 50, taken: 50 }],
  })
  expect((await rowsIn(main, 'product'))[0]).toMatchObject({ stock: 50 })
  const [notice, ...others] = (await rowsIn(main, 'notification')).filter(({ type }) => type === 'shop')
  expect(others).toEqual([])
  expect(notice!.content).toMatchObject({ key: 'stockLow', values: { name: 'Desk lamp', stock: 50, warning: 60 } })
})

test('two quotations that are accepted at one moment take from the stock of a variant what both want', async () => {
  const attributes = [{ key: 'c', name: { en: 'Colour' }, values: [{ key: 'r', name: { en: 'Red' } }] }]
  const variants = [{ values: ['r'], picture: null, price: 1, promotional_price: null, stock: 70, sku: 'V' }]
  const product = await stocked({ type: 'variable', attributes, variants })
  const ids = [
    await sent({ positions: [positionOf(product, 40, ['r'])] }, sub),
    await sent({ positions: [positionOf(product, 50, ['r'])] }, sub),
  ]
  const devices = [main, sub]
  await Promise.all(ids.map((id, n) => devices[n]!.does('quotation.accept', { id })))
  expect((await rowsIn(main, 'product'))[0]).toMatchObject({ variants: [{ stock: 0 }] })
  const rows = await Promise.all(ids.map((id) => quotationIn(main, id)))
  const taken = rows.flatMap(({ stock_taken }) => stock_taken as { taken: number }[]).map((one) => one.taken)
  expect(taken.reduce((sum, one) => sum + one, 0)).toBe(70)
  expect(rows.map(({ proforma }) => proforma).toSorted()).toEqual([`PI-${year}-0001`, `PI-${year}-0002`])
  const notices = (await rowsIn(main, 'notification')).filter(({ type }) => type === 'shop')
  expect(notices.map(({ content }) => (content as { key: string }).key)).toEqual(['stockShort'])
})

test('a draft is not accepted, a declined one can be offered again, and an accepted one is not declined', async () => {
  const draft = offer()
  await main.does('quotation.create', draft)
  expect((await main.does('quotation.accept', { id: draft.id })).code).toBe('quotationNotSent')
  const id = await sent()
  await main.does('quotation.decline', { id, on: true })
  expect((await main.does('quotation.accept', { id })).code).toBe('quotationNotSent')
  await main.does('quotation.decline', { id, on: false })
  expect((await main.does('quotation.accept', { id })).status).toBe('applied')
  expect((await main.does('quotation.decline', { id, on: true })).code).toBe('quotationAccepted')
})

test('the invoice has a document of its own', async () => {
  const id = await sent()
  await main.does('quotation.accept', { id })
  await main.get(quotationCalls.send, asked(id, { kind: 'proforma' }))
  expect(await quotationIn(main, id)).toMatchObject({
    status: 'accepted',
    proforma_file: { name: `PI-${year}-0001.pdf` },
  })
})

test('a sub account sees and sends its own alone', async () => {
  const own = await sent({}, sub)
  const ofMain = offer()
  await main.does('quotation.create', ofMain)
  expect((await rowsIn(sub, 'quotation')).map(({ id }) => id)).toEqual([own])
  expect((await sub.ask(quotationCalls.send, asked(ofMain.id))).body.error).toBe('notFound')
  expect((await sub.does('quotation.accept', { id: ofMain.id })).code).toBe('gone')
})

test('when a person is erased their numbered quotations stay for the books without them, and drafts go', async () => {
  const contact = newTestId()
  const emails = [{ email: 'max@nordlicht.de', is_valid: 'toVerify' }]
  await main.does('contact.create', { rows: [{ id: contact, name: 'Max Müller', emails }] })
  const of = { contact_id: contact, note: 'Max wants it by May', payment_note: 'Max pays' }
  const id = await sent(of, sub)
  const draft = offer(of)
  await sub.does('quotation.create', draft)
  const other = await sent({ buyer: { name: 'Eva', company: '', address: '', email: 'eva@else.de', phone: '' } })
  const before = await quotationIn(main, id)
  const document = (before.file as { hash: string }).hash
  expect(await main.get(dataRightsCalls.find, { address: 'max@nordlicht.de' })).toMatchObject({ kept: 1 })
  const asking = { address: 'max@nordlicht.de', reason: 'asked' }
  expect(await main.get(dataRightsCalls.erase, asking)).toMatchObject({ contacts: 1, kept: 1 })
  const after = await quotationIn(sub, id)
  expect(after).toMatchObject({
    number: before.number,
    status: 'sent',
    sent_at: before.sent_at,
    valid_until: before.valid_until,
    currency: 'USD',
    positions: [{ count: 50, prices: [{ from: 1, price: 9.9 }] }],
    buyer: { name: '', company: 'Nordlicht GmbH', address: '', email: '', phone: '' },
    contact_id: null,
    note: '',
    payment_note: '',
    file: null,
  })
  expect(after.rev).toBeGreaterThan(before.rev)
  expect(await quotationIn(sub, draft.id)).toBeUndefined()
  expect(await quotationIn(main, other)).toMatchObject({ buyer: { name: 'Eva' } })
  expect((await main.get(operationLogCalls.rowHistory, { entity: 'quotation', id })).list).toEqual([])
  const { rowCount } = await server.database.pool.query('select from blob where account_id = $1 and sha256 = $2', [
    main.user.account,
    document,
  ])
  expect(rowCount).toBe(0)
  // What is kept lives on: the next number follows it, and it is still accepted.
  expect((await quotationIn(main, await sent())).number).toBe(`Q-${year}-0003`)
  expect(await sub.does('quotation.accept', { id })).toMatchObject({ status: 'applied' })
  expect(await quotationIn(sub, id)).toMatchObject({ proforma: `PI-${year}-0001` })
})
