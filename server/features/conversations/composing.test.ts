import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type ChannelAccount, newChannelAccount } from '#domain/channels/account'
import { conversationCalls as calls } from '#domain/conversations/calls'
import { type LiveMessage, livePath } from '#domain/sync/protocol'
import { noLog } from '../../log.ts'
import { startServer } from '../../start.ts'
import { inNewCompany, signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { put } from '../../testing/emailCompany.ts'
import { aText, hearTexts, readThreads } from '../../testing/inbox.ts'
import { databaseUrlOf, type TestServer } from '../../testing/server.ts'
import { smsAccount } from '../../testing/sms.ts'

let server: TestServer
let main: Device
let ann: Device
let ben: Device
let conversation: string
const lines: WebSocket[] = []
inNewCompany(2, async (company) => {
  ;({ server, main } = company)
  ;[ann, ben] = company.subs as [Device, Device]
  const { account } = main.user
  const setting = { kind: 'service' as const, service: 'twilio' as const, url: '', values: { account: 'AC1' } }
  const changes = { id: newTestId(), setting, users: [ann.user.id, ben.user.id] }
  const route: ChannelAccount = { ...smsAccount(changes), ...newChannelAccount, created_at: 1, updated_at: 1 }
  await put(server.database, { account, user: main.user.id, role: 'main' }, 'channel_account', [route])
  await hearTexts(server.database, { account }, route, [aText('8613900000001', 'hello')])
  conversation = (await readThreads(server.database, { account }))[0]!.id
})
afterEach(() => {
  for (const line of lines.splice(0)) line.terminate()
})

/** What a device is told over its line of who writes where. */
type Hints = { heard: string[]; next: () => Promise<string> }
async function listenTo({ cookie, token, url }: Device, at = url): Promise<Hints> {
  const line = new WebSocket(at.replace('http', 'ws') + livePath, ['fairlead', token], {
    headers: { cookie, origin: at },
  })
  lines.push(line)
  const heard: string[] = []
  const waiting: ((conversation: string) => void)[] = []
  line.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as LiveMessage
    if (message.t !== 'composing') return
    heard.push(message.conversation)
    waiting.splice(0).forEach((hear) => hear(message.conversation))
  })
  await once(line, 'open')
  return { heard, next: () => new Promise((resolve) => waiting.push(resolve)) }
}
const sign = (device: Device, is_composing: boolean) =>
  device.get(calls.composing, { conversation_id: conversation, is_composing })

test('who may see a conversation hears when somebody begins to write in it and when they stop, and nobody else does', async () => {
  const { main: stranger } = await signedInCompany(server, 0)
  const [boss, anns, bens, others] = await Promise.all([main, ann, ben, stranger].map((device) => listenTo(device)))
  for (const is_composing of [true, false]) {
    const told = boss!.next()
    await sign(ann, is_composing)
    expect(await told).toBe(conversation)
  }
  // A sign that goes on is no news, and neither is none.
  await sign(ann, false)
  const [told, mine] = [anns!.next(), boss!.heard.length]
  await sign(main, true)
  await sign(main, true)
  expect(await told).toBe(conversation)
  expect(mine).toBe(2)
  // While it is nobody's, all see it who may use the number; once it is Ben's, Ann does not.
  expect(await main.does('conversation.assign', { ids: [conversation], to: ben.user.id })).toMatchObject({
    status: 'applied',
  })
  const toBen = bens!.next()
  await sign(main, false)
  expect(await toBen).toBe(conversation)
  expect([boss!, anns!, bens!, others!].map(({ heard }) => heard.length)).toEqual([2, 1, 4, 0])
})

test('a device that another process of the server holds the line of hears it as well', async () => {
  const second = await startServer({ ...server.settings, databaseUrl: databaseUrlOf(server) }, noLog)
  try {
    const boss = await listenTo(main, second.url)
    const told = boss.next()
    await sign(ann, true)
    expect(await told).toBe(conversation)
    expect(await sign(main, false)).toEqual({ others: [{ user: ann.user.id, name: ann.user.username }] })
  } finally {
    await second.stop()
  }
})
