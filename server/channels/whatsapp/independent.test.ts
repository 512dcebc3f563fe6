import { createHmac } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { WhatsAppAPI } from 'whatsapp-api-js'
import {
  ActionButtons,
  ActionContactRequest,
  ActionList,
  Body,
  BodyComponent,
  BodyParameter,
  Button,
  CopyComponent,
  Document,
  HeaderComponent,
  HeaderParameter,
  Image,
  Interactive,
  ListSection,
  Location,
  PayloadComponent,
  Reaction,
  Row,
  Template,
  Text,
  URLComponent,
} from 'whatsapp-api-js/messages'
import type { ClientMessage, PostData } from 'whatsapp-api-js/types'
import { newTemplateContent, type TemplateContent } from '#domain/whatsapp/template'
import { noLog } from '../../log.ts'
import { openSandboxGraph } from '../../sandbox/graph/server.ts'
import { type GraphContent, graphMessage, templateMessage } from './messages.ts'

// Another reading of Meta's documentation, by people who have nothing to do with us.

const sent: unknown[] = []
const theirs = new WhatsAppAPI({
  token: 'token',
  appSecret: 'secret',
  v: 'v25.0',
  ponyfill: {
    fetch: async (_, options) => {
      sent.push(JSON.parse(options?.body as string))
      return Response.json({ messages: [{ id: 'w1' }], contacts: [{ input: '1' }] })
    },
  },
})
async function asTheySend(message: ClientMessage, to: string | { bsuid: string } = '4915100000010') {
  const more = [message, 'wamid.1', 'key'] as const
  await (typeof to === 'string' ? theirs.sendMessage('77', to, ...more) : theirs.sendMessage('77', to, ...more))
  return sent.pop()
}
const asWeSend = (content: GraphContent, to: { to: string } | { recipient: string } = { to: '4915100000010' }) =>
  graphMessage({ to, key: 'key', answers: 'wamid.1' }, content)

const buttons: TemplateContent['buttons'] = [
  { kind: 'url', text: 'Look', url: 'https://lamps.example/{{1}}', example: 'https://lamps.example/7' },
  { kind: 'copy', code: 'SPRING' },
  { kind: 'reply', text: 'No thanks' },
]
const named: TemplateContent = {
  ...newTemplateContent,
  name: 'offer',
  header: { kind: 'text', text: 'For {{first_name}}' },
  body: 'Hello {{first_name}}, the {{product}} is here.',
  buttons,
}
const counted: TemplateContent = { ...named, header: { kind: 'document', file: null }, body: 'A {{2}} for {{1}}!' }
const inButtons = { buttons: { 0: 'p/1', 1: 'CODE' }, payloads: { 2: 'stop' } }
const theirButtons = [new URLComponent('p/1'), new CopyComponent('CODE'), new PayloadComponent('stop')]

test.each<[string, GraphContent, ClientMessage]>([
  ['a text', { type: 'text', text: { body: 'Hello', preview_url: true } }, new Text('Hello', true)],
  ['a picture', { type: 'image', image: { id: '5', caption: 'Here' } }, new Image('5', true, 'Here')],
  [
    'a document',
    { type: 'document', document: { id: '5', caption: 'Here', filename: 'a.pdf' } },
    new Document('5', true, 'Here', 'a.pdf'),
  ],
  [
    'a place',
    { type: 'location', location: { longitude: -9.1, latitude: 38.7, name: 'Shop', address: 'Lisbon' } },
    new Location(-9.1, 38.7, 'Shop', 'Lisbon'),
  ],
  ['a reaction', { type: 'reaction', reaction: { message_id: 'w2', emoji: '👍' } }, new Reaction('w2', '👍')],
  [
    'a template with named variables',
    templateMessage(named, { ...inButtons, texts: { first_name: 'Ben', product: 'lamp' }, media: null }),
    new Template(
      'offer',
      'en_US',
      new HeaderComponent(new HeaderParameter('Ben', 'first_name')),
      new BodyComponent(new BodyParameter('Ben', 'first_name'), new BodyParameter('lamp', 'product')),
      ...theirButtons,
    ),
  ],
  [
    'a template with counted variables and a file',
    templateMessage(counted, { ...inButtons, texts: { 1: 'Ben', 2: 'lamp' }, media: { id: '5', filename: 'a.pdf' } }),
    new Template(
      'offer',
      'en_US',
      new HeaderComponent(new HeaderParameter(new Document('5', true, undefined, 'a.pdf'))),
      new BodyComponent(new BodyParameter('Ben'), new BodyParameter('lamp')),
      ...theirButtons,
    ),
  ],
  [
    'buttons',
    {
      type: 'interactive',
      interactive: {
        type: 'button',
        body: { text: 'Which?' },
        action: { buttons: [{ type: 'reply', reply: { id: 'a', title: 'This' } }] },
      },
    },
    new Interactive(new ActionButtons(new Button('a', 'This')), new Body('Which?')),
  ],
  [
    'a list',
    {
      type: 'interactive',
      interactive: {
        type: 'list',
        body: { text: 'Which?' },
        action: {
          button: 'Choose',
          sections: [{ title: 'Lamps', rows: [{ id: 'a', title: 'Desk', description: 'Small' }] }],
        },
      },
    },
    new Interactive(
      new ActionList('Choose', new ListSection('Lamps', new Row('a', 'Desk', 'Small'))),
      new Body('Which?'),
    ),
  ],
  [
    'the request for a number',
    {
      type: 'interactive',
      interactive: {
        type: 'request_contact_info',
        body: { text: 'Your number?' },
        action: { name: 'request_contact_info' },
      },
    },
    new Interactive(new ActionContactRequest(), new Body('Your number?')),
  ],
])('%s is written as others write it', async (_, ours, others) => {
  expect(alike(asWeSend(ours))).toEqual(alike(await asTheySend(others)))
})

test('somebody without a number is written to in the field that others use', async () => {
  expect(asWeSend({ type: 'text', text: { body: 'Hello' } }, { recipient: 'DE.1' })).toEqual(
    await asTheySend(new Text('Hello'), { bsuid: 'DE.1' }),
  )
})

/** What is written in two ways: the only policy that there is, and the place of a button as a number or a text. */
const alike = (body: unknown) =>
  JSON.parse(
    JSON.stringify(body, (name, value: unknown) => {
      if (name === 'policy') return undefined
      return name === 'index' ? String(value) : value
    }),
  )

test('what the sandbox tells is signed and shaped as others read it', async () => {
  const calls: { body: string; signature: string }[] = []
  const graph = await openSandboxGraph({ log: noLog, hook: async (call) => Boolean(calls.push(call)) })
  afterAll(graph.stop)
  const reader = new WhatsAppAPI({ token: 'token', appSecret: graph.world.appSecret, v: 'v25.0' })
  const told: unknown[] = []
  reader.on.message = ({ from, phoneID, message }) => void told.push([from, phoneID, message.type])
  reader.on.status = ({ id, status, phoneID }) => void told.push([id, phoneID, status])
  graph.world.write('4915100000010', { type: 'text', text: { body: 'Grüße 🎉' } })
  const { wamid } = graph.world.send({
    messaging_product: 'whatsapp',
    to: '4915100000010',
    type: 'text',
    text: { body: 'Hello' },
  })
  await graph.settled()
  for (const { body, signature } of calls) await reader.post(JSON.parse(body) as PostData, body, signature)
  await expect.poll(() => told).toHaveLength(4)
  expect(told).toEqual([
    ['4915100000010', graph.world.number, 'text'],
    ...['sent', 'delivered', 'read'].map((state) => [wamid, graph.world.number, state]),
  ])
  const forged = `sha256=${createHmac('sha256', 'other').update(calls[0]!.body).digest('hex')}`
  await expect(reader.post(JSON.parse(calls[0]!.body) as PostData, calls[0]!.body, forged)).rejects.toThrow()
})
