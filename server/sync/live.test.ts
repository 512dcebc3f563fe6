import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { authCalls } from '#domain/auth/calls'
import { type LiveMessage, livePath } from '#domain/sync/protocol'
import { noLog } from '../log.ts'
import { startServer } from '../start.ts'
import { putChunk, testPicture } from '../testing/blobs.ts'
import { signedInCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import { databaseUrlOf, startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let main: Device
let sub: Device
let stranger: Device
let strangersSub: Device
const open: WebSocket[] = []

beforeAll(async () => {
  server = await startTestServer()
  const company = await signedInCompany(server, 1)
  main = company.main
  sub = company.subs[0]!
  const other = await signedInCompany(server, 1)
  stranger = other.main
  strangersSub = other.subs[0]!
})
afterAll(async () => {
  for (const socket of open) socket.terminate()
  await server.stop()
})

type Line = {
  socket: WebSocket
  messages: LiveMessage[]
  next: (t: LiveMessage['t']) => Promise<LiveMessage>
  closed: Promise<unknown>
}

function connect(
  device: Device,
  { token = device.token, url = device.url, path = livePath, ...headers }: Record<string, string> = {},
): Line {
  const socket = new WebSocket(url.replace('http', 'ws') + path, ['fairlead', token], {
    headers: { cookie: device.cookie, origin: url, ...headers },
  })
  const messages: LiveMessage[] = []
  const waiting: ((message: LiveMessage) => void)[] = []
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as LiveMessage
    messages.push(message)
    for (const hear of waiting) hear(message)
  })
  socket.on('error', () => {})
  const next = (t: LiveMessage['t']) =>
    new Promise<LiveMessage>((resolve) => waiting.push((message) => message.t === t && resolve(message)))
  return { socket, messages, next, closed: new Promise((resolve) => socket.once('close', resolve)) }
}

async function opened(line: Line): Promise<Line> {
  await once(line.socket, 'open')
  open.push(line.socket)
  return line
}

/** The status of the answer to a socket that is not let in. */
const refusal = ({ socket }: Line) =>
  new Promise<number | undefined>((resolve) => {
    socket.on('unexpected-response', (request, response) => {
      request.destroy()
      resolve(response.statusCode)
    })
  })

test('a change pokes every device of the company with the new head, and nobody else', async () => {
  const [mine, other] = await Promise.all([opened(connect(main)), opened(connect(stranger))])
  expect(mine.socket.protocol).toBe('fairlead')
  const poked = mine.next('poke')
  const { seq } = await sub.does('tag.create', { id: newTestId(), name: 'poke' })
  expect(await poked).toEqual({ t: 'poke', head: seq })
  const theirs = other.next('poke')
  await strangersSub.does('tag.create', { id: newTestId(), name: 'own' })
  await theirs
  expect(other.messages).toHaveLength(1)
})

test('what only some may see pokes only their devices, and nobody is left out', async () => {
  const { main: boss, subs } = await signedInCompany(server, 2)
  const [ann, bob] = subs as [Device, Device]
  const lines = await Promise.all([boss, ann, bob].map((device) => opened(connect(device))))
  const heard = () =>
    lines.map(({ messages }) => messages.flatMap((one) => (one.t === 'poke' ? [one.head] : [])).at(-1))
  const [atBoss, atAnn, atBob] = lines as [Line, Line, Line]
  const row = { id: newTestId(), name: 'Li' }

  let pokes = [atBoss.next('poke'), atAnn.next('poke')]
  const made = await ann.does('contact.create', { rows: [row] })
  await Promise.all(pokes)
  // A tag is everybody's: when it has come, what was before it would have come as well.
  pokes = lines.map((line) => line.next('poke'))
  const tag = await bob.does('tag.create', { id: newTestId(), name: 'all' })
  await Promise.all(pokes)
  expect(atBob.messages).toEqual([{ t: 'poke', head: tag.seq }])
  expect(made.seq).toBeLessThan(tag.seq)

  pokes = lines.map((line) => line.next('poke'))
  const moved = await boss.does('contact.transfer', { ids: [row.id], to: bob.user.id })
  await Promise.all(pokes)
  expect(heard()).toEqual([moved.seq, moved.seq, moved.seq])

  pokes = [atBob.next('poke')]
  const own = await bob.does('notice_mute.create', { id: newTestId(), type: 'reminder' })
  await Promise.all(pokes)
  expect(heard()).toEqual([moved.seq, moved.seq, own.seq])
})

test('a file that has come pokes those who have a row that names it, and nobody else', async () => {
  const { main: boss, subs } = await signedInCompany(server, 2)
  const [ann, bob] = subs as [Device, Device]
  const file = testPicture(2_000, 77)
  const unnamed = testPicture(2_000, 78)
  await ann.does('contact.create', { rows: [{ id: newTestId(), name: 'Li', picture: file.ref }] })
  const [atBoss, atAnn, atBob] = await Promise.all([boss, ann, bob].map((device) => opened(connect(device))))
  const pokes = [atBoss!.next('poke'), atAnn!.next('poke')]
  await putChunk(ann, unnamed, 0)
  await putChunk(ann, file, 0)
  const [told] = await Promise.all(pokes)
  // What came before it for all would have come by now as well.
  const last = atBob!.next('poke')
  await bob.does('tag.create', { id: newTestId(), name: 'all' })
  await last
  expect(atBob!.messages).toHaveLength(1)
  expect(told).toEqual({ t: 'poke', head: (await boss.hello()).head - 1 })
})

test('many changes at once are few pokes, the last of which has the last head', async () => {
  const line = await opened(connect(main))
  const made = Array.from({ length: 30 }, (_, n) =>
    sub.does('tag.create', { id: newTestId(), name: `${n}` }, { prev: null }),
  )
  const seq = Math.max(...(await Promise.all(made)).map((one) => one.seq))
  while (!line.messages.some((message) => message.t === 'poke' && message.head === seq)) await line.next('poke')
  expect(line.messages.length).toBeLessThan(30)
})

test('a change that another process of the server wrote pokes as well', async () => {
  const second = await startServer({ ...server.settings, databaseUrl: databaseUrlOf(server) }, noLog)
  try {
    const line = await opened(connect(main, { url: second.url }))
    const poked = line.next('poke')
    const { seq } = await sub.does('tag.create', { id: newTestId(), name: 'far' })
    expect(await poked).toEqual({ t: 'poke', head: seq })
    line.socket.terminate()
  } finally {
    await second.stop()
  }
})

test('a socket needs both halves of the credential, from our own page', async () => {
  expect(await refusal(connect(main, { token: 'wrong' }))).toBe(401)
  expect(await refusal(connect(main, { cookie: '' }))).toBe(401)
  expect(await refusal(connect(main, { token: stranger.token }))).toBe(401)
  expect(await refusal(connect(main, { origin: 'https://evil.example' }))).toBe(403)
})

test('another address takes no sockets', async () => {
  expect(await refusal(connect(main, { path: '/api/other' }))).toBe(404)
})

test('signing in elsewhere, and signing out, end the socket with a word', async () => {
  const line = await opened(connect(sub))
  const word = line.next('auth')
  const old = { cookie: sub.cookie, token: sub.token }
  await sub.signIn(sub.user.username, 'a long password')
  expect(await word).toEqual({ t: 'auth' })
  await line.closed
  expect(await refusal(connect(sub, old))).toBe(401)

  const next = await opened(connect(sub))
  await sub.ask(authCalls.logout, {})
  await next.closed
  expect(next.messages.at(-1)).toEqual({ t: 'auth' })
})

test('a user who is disabled is off within seconds, although nothing told the server', async () => {
  await sub.signIn(sub.user.username, 'a long password')
  const line = await opened(connect(sub))
  await server.database.pool.query(`update app_user set status = 'disabled' where id = $1`, [sub.user.id])
  await line.closed
  expect(line.messages.at(-1)).toEqual({ t: 'auth' })
}, 30_000)

test('a socket that floods is cut', async () => {
  const line = await opened(connect(main))
  line.socket.send('x'.repeat(5_000))
  await line.closed
  expect((await main.hello()).epoch).toBe(main.epoch)
})
