import { expect, onTestFinished, test } from 'vitest'
import { openImapServer } from '../testing/imapServer.ts'
import { appendSent } from './appendSent.ts'
import { connectionOf, quick } from './testing.ts'

const messageId = '<answer.1@seller.example>'
const source = Buffer.from(`Message-ID: ${messageId}\r\nSubject: 报价\r\n\r\nHello\r\n`)

async function setUp() {
  const server = await openImapServer()
  onTestFinished(server.stop)
  const { signal } = new AbortController()
  const access = { connection: connectionOf(server), credential: async () => server.password }
  return { server, append: () => appendSent(access, { source, messageId, sentAt: 0 }, signal, quick) }
}

test('a copy of what we sent lies among the sent mails, as it was and as read', async () => {
  const { server, append } = await setUp()
  expect(await append()).toBe('appended')
  const [mail] = server.folders.Sent.mails
  expect(Buffer.from(mail!.source.slice(0, 1_000)).toString()).toBe(source.toString())
  expect(mail!.flags).toContain('\\Seen')
  await expect.poll(() => server.open).toBe(0)
})

test('a copy that is there already is not put there again', async () => {
  const { server, append } = await setUp()
  await append()
  expect(await append()).toBe('alreadyThere')
  expect(server.folders.Sent.mails).toHaveLength(1)
})

test('a mailbox without such a folder gets no copy', async () => {
  const { server, append } = await setUp()
  Reflect.deleteProperty(server.folders, 'Sent')
  expect(await append()).toBe('noFolder')
})

test.each(['drop', 'hang'] as const)('a server that does not answer says so (%s)', async (kind) => {
  const { server } = await setUp()
  server.trick = (command) => (command.startsWith('UID SEARCH') ? { kind } : null)
  const access = { connection: connectionOf(server), credential: async () => server.password }
  const impatient = { ...quick, times: { ...quick.times, answerMs: 50 } }
  const appended = appendSent(access, { source, messageId, sentAt: 0 }, new AbortController().signal, impatient)
  await expect(appended).rejects.toThrow('brokenOff')
  expect(server.folders.Sent.mails).toEqual([])
})
