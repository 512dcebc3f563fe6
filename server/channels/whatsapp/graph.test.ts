import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newTemplateContent, type TemplateContent } from '#domain/whatsapp/template'
import { noLog } from '../../log.ts'
import { openSandboxGraph, type SandboxGraph } from '../../sandbox/graph/server.ts'
import { openServiceCalls } from '../callService.ts'
import { type GraphSetting, sendByGraph } from './graph.ts'
import {
  askMedia,
  beginUpload,
  goOnWithUpload,
  MediaId,
  MediaPlace,
  UploadHandle,
  UploadSession,
  uploadMedia,
} from './media.ts'
import { type GraphContent, graphMessage, templateMessage } from './messages.ts'
import { askGraph, readGraphNumber } from './number.ts'
import { createTemplate, deleteTemplate, listTemplates, readTemplates } from './templates.ts'
import { isSignedByMeta, readWebhook, type WhatsappHeard } from './webhook.ts'

const { call, stop } = openServiceCalls()
let graph: SandboxGraph
let setting: GraphSetting
let now = Date.UTC(2026, 10, 27, 9)
let heard: WhatsappHeard[] = []
beforeAll(async () => {
  graph = await openSandboxGraph({
    clock: () => now,
    portfolioLimit: 3,
    perSecond: 50,
    log: noLog,
    hook: async ({ body, signature }) => {
      expect(isSignedByMeta(Buffer.from(body), signature, graph.world.appSecret)).toBe(true)
      heard.push(...readWebhook(body)!)
      return true
    },
  })
  setting = { url: graph.url, version: 'v25.0', token: graph.world.token }
})
afterAll(async () => {
  stop()
  await graph.stop()
})
beforeEach(() => {
  heard = []
  now += 48 * 3_600_000
})

const signal = new AbortController().signal
const handing = { onHandedOver: async () => {}, signal }
const send = (content: GraphContent, to = '4915100000010', key = 'k1') =>
  sendByGraph(call, setting, graph.world.number, graphMessage({ to: { to }, key, answers: null }, content), handing)
const text = (body: string): GraphContent => ({ type: 'text', text: { body } })
const ask = async (request: Parameters<typeof askGraph>[1]) => {
  const answer = await askGraph(call, request, signal)
  if ('problem' in answer) throw new Error(`${answer.problem} ${answer.code}`)
  return answer.body
}
const states = () =>
  heard.flatMap((one) => (one.kind === 'status' ? [one.error ? `${one.state} ${one.error.code}` : one.state] : []))

const offer: TemplateContent = {
  ...newTemplateContent,
  name: 'offer',
  header: { kind: 'text', text: 'For {{first_name}}' },
  body: 'Hello {{first_name}}, the {{product}} is here.',
  footer: 'Ningbo Lamps',
  buttons: [
    { kind: 'url', text: 'Look', url: 'https://lamps.example/{{1}}', example: 'https://lamps.example/7' },
    { kind: 'copy', code: 'SPRING' },
    { kind: 'reply', text: 'No thanks' },
  ],
  examples: { first_name: 'Anna', product: 'lamp' },
}
const filling = {
  texts: { first_name: 'Ben', product: 'lamp' },
  buttons: { 0: 'p/1', 1: 'CODE' },
  media: null,
  payloads: { 2: 'stop' },
}

test('a number is told as Meta has it, and a wrong token is a problem of the number', async () => {
  expect(await readGraphNumber(call, setting, graph.world.number, signal)).toMatchObject({
    display: '+86 574 8700 0001',
    quality: 'green',
    portfolioLimit: 'TIER_250',
  })
  expect(await readGraphNumber(call, { ...setting, token: 'other' }, graph.world.number, signal)).toEqual({
    problem: 'token',
    code: '190',
  })
  expect(await readGraphNumber(call, { ...setting, url: 'http://127.0.0.1:1' }, '1', signal)).toMatchObject({
    problem: 'unreachable',
  })
})

test('a template is handed in, approved, read back as it was written, sent, and deleted', async () => {
  const { waba } = graph.world
  const created = (await ask(createTemplate(setting, waba, offer, null))) as { id: string; status: string }
  expect(created.status).toBe('PENDING')
  expect(await send(templateMessage(offer, filling))).toMatchObject({ kind: 'template', fault: 'missing' })
  graph.world.judgeTemplate(created.id, 'APPROVED')
  const { templates } = readTemplates(await ask(listTemplates(setting, waba, null)))!
  expect(templates).toEqual([
    {
      id: created.id,
      name: 'offer',
      language: 'en_US',
      category: 'marketing',
      state: 'approved',
      rejection: '',
      quality: '',
      content: offer,
    },
  ])
  expect(await send(templateMessage(offer, filling))).toMatchObject({ kind: 'accepted', phone: '4915100000010' })
  await graph.settled()
  expect(states()).toEqual(['sent', 'delivered', 'read'])
  expect(heard).toContainEqual(
    expect.objectContaining({
      kind: 'template',
      name: 'offer',
      change: { of: 'state', state: 'approved', reason: '' },
    }),
  )
  expect(heard).toContainEqual(expect.objectContaining({ key: 'k1', price: { category: 'marketing', isFree: false } }))
  expect(graph.world.shown.at(-1)!.text).toBe('For Ben\n\nHello Ben, the lamp is here.\n\nNingbo Lamps')

  const { id, choices } = graph.world.shown.at(-1)!
  expect(choices).toEqual([{ of: 'button', id: 'stop', title: 'No thanks' }])
  expect(graph.world.tap('4915100000010', id, 'stop')).toBe(true)
  await graph.settled()
  expect(heard.at(-1)).toMatchObject({
    kind: 'message',
    said: { type: 'reply', body: 'No thanks', payload: 'stop' },
    answers: id,
  })

  const short = templateMessage({ ...offer, body: 'Hello {{first_name}}!' }, filling)
  expect(await send(short)).toMatchObject({ kind: 'template', fault: 'values', code: '132000' })
  graph.world.judgeTemplate(created.id, 'PAUSED')
  expect(await send(templateMessage(offer, filling))).toMatchObject({ kind: 'template', fault: 'paused' })
  await ask(deleteTemplate(setting, waba, { name: 'offer', id: created.id }))
  expect(readTemplates(await ask(listTemplates(setting, waba, null)))!.templates).toEqual([])
})

test('words go only to who wrote within a day, and a BSUID in the place of a number goes nowhere', async () => {
  expect(await send(text('Hello'), '4915100000011')).toMatchObject({ kind: 'accepted' })
  await graph.settled()
  expect(states()).toEqual(['failed 131047'])
  graph.world.write('4915100000011', { type: 'text', text: { body: 'How much?' } })
  await send(text('12 euros'), '4915100000011')
  await graph.settled()
  expect(states()).toEqual(['failed 131047', 'sent', 'delivered', 'read'])
  heard = []
  await send(text('Hello'), graph.world.person('4915100000011').bsuid)
  await graph.settled()
  expect(heard).toEqual([])
})

test('somebody who hides their number is known and answered by BSUID', async () => {
  const { bsuid } = graph.world.person('4915100000012', { hidesNumber: true, username: 'cid', name: 'Cid' })
  graph.world.write('4915100000012', { type: 'text', text: { body: 'Hi' } })
  await graph.settled()
  expect(heard).toMatchObject([
    {
      kind: 'message',
      writer: { phone: null, bsuid, username: 'cid', name: 'Cid' },
      said: { type: 'text', body: 'Hi' },
    },
  ])
  const message = graphMessage({ to: { recipient: bsuid }, key: 'k2', answers: null }, text('Hello'))
  expect(await sendByGraph(call, setting, graph.world.number, message, handing)).toMatchObject({
    kind: 'accepted',
    phone: null,
    bsuid,
  })
})

test('a file is given to Meta, sent by its id, and fetched with the token alone', async () => {
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 13, 10, 45, 45, 0])
  const file = { name: 'la"mp.jpg', mime: 'image/jpeg', bytes }
  const { id } = MediaId.parse(await ask(uploadMedia(setting, graph.world.number, file, randomUUID())))
  expect(graph.world.files.get(id)!.bytes).toEqual(bytes)
  graph.world.write('4915100000013', { type: 'text', text: { body: 'A picture?' } })
  expect(await send({ type: 'image', image: { id, caption: 'Here' } }, '4915100000013')).toMatchObject({
    kind: 'accepted',
  })
  expect(await send({ type: 'image', image: { id: '1' } }, '4915100000013')).toMatchObject({
    kind: 'refused',
    reason: 'media',
  })
  const place = MediaPlace.parse(await ask(askMedia(setting, graph.world.number, id)))
  expect(place).toMatchObject({ mime_type: 'image/jpeg', file_size: bytes.length })
  const { id: session } = UploadSession.parse(await ask(beginUpload(setting, graph.world.app, file)))
  expect(UploadHandle.parse(await ask(goOnWithUpload(setting, session, bytes, 0))).h).toMatch(/^4::/)
})

test('the limits of person, number and portfolio are told apart', async () => {
  graph.world.write('4915100000020', { type: 'text', text: { body: 'Hi' } })
  const to20 = (n: number) => send(text(`${n}`), '4915100000020')
  for (let n = 0; n < 45; n++) expect(await to20(n)).toMatchObject({ kind: 'accepted' })
  expect(await to20(46)).toEqual({ kind: 'later', of: 'receiver', ms: 6_000, code: '131056' })
  for (let n = 0; n < 4; n++) await send(text('x'), `49151000001${n}0`)
  expect(await send(text('x'), '4915100000199')).toEqual({ kind: 'later', of: 'number', ms: null, code: '130429' })

  now += 1_000
  await graph.settled()
  heard = []
  const plain: TemplateContent = { ...newTemplateContent, name: 'plain', body: 'Hello' }
  const { id } = (await ask(createTemplate(setting, graph.world.waba, plain, null))) as { id: string }
  graph.world.judgeTemplate(id, 'APPROVED')
  const none = { texts: {}, buttons: {}, media: null, payloads: {} }
  for (const phone of ['4915100000031', '4915100000032', '4915100000033', '4915100000034', '4915100000031'])
    await send(templateMessage(plain, none), phone)
  await graph.settled()
  expect(states().filter((state) => state !== 'delivered' && state !== 'read')).toEqual([
    'sent',
    'sent',
    'sent',
    'failed 131048',
    'sent',
  ])
})

test('what is no answer of Meta’s is uncertain only where something may have left', async () => {
  const unreachable = { ...setting, url: 'http://127.0.0.1:1' }
  const message = graphMessage({ to: { to: '4915100000010' }, key: 'k', answers: null }, text('Hello'))
  expect(await sendByGraph(call, unreachable, '1', message, handing)).toMatchObject({
    kind: 'number',
    problem: 'unreachable',
    passes: true,
  })
  const broken: typeof call = async () => ({ status: 500, headers: new Headers(), text: '<html>' })
  expect(await sendByGraph(broken, setting, '1', message, handing)).toEqual({ kind: 'uncertain', code: '500' })
})
