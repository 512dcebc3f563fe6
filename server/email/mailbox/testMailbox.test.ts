import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { certificate } from '../../testing/certificate.ts'
import { type ImapServer, openImapServer } from '../testing/imapServer.ts'
import { openSmtpServer } from '../testing/smtpServer.ts'
import type { MailboxConnection } from './openMailbox.ts'
import type { MailboxOptions } from './settings.ts'
import { connectionOf, quick } from './testing.ts'
import { testMailbox } from './testMailbox.ts'

async function serverFor(given?: Parameters<typeof openImapServer>[0]): Promise<ImapServer> {
  const server = await openImapServer(given)
  onTestFinished(server.stop)
  return server
}

const trusting: MailboxOptions = { ...quick, ca: certificate.cert, times: { ...quick.times, connectMs: 300 } }

const tryOut = (
  server: { port: number; user: string },
  connection: Partial<MailboxConnection> = {},
  { password = 'correct horse', options = trusting }: { password?: string; options?: MailboxOptions } = {},
) =>
  testMailbox(
    { connection: { ...connectionOf(server), ...connection }, credential: async () => password },
    new AbortController().signal,
    options,
  )

const failed = (step: string, problem: string) => ({ kind: 'failed', step, problem })

test('a good mailbox says what it can do, and nothing stays open', async () => {
  const server = await serverFor()
  expect(await tryOut(server)).toEqual({ kind: 'good', hasIdle: true, hasJunk: true, hasSent: true })
  await expect.poll(() => server.open).toBe(0)
  expect(server.heard.at(-1)).toBe('LOGOUT')
})

test.each(['tls', 'starttls'] as const)(
  '%s hides all that counts, and whoever we trust vouches for the server',
  async (socket) => {
    const server = await serverFor({
      secure: socket === 'tls',
      capabilities: ['IMAP4rev1', 'STARTTLS', 'AUTH=PLAIN', 'IDLE'],
    })
    expect(await tryOut(server, { socket, host: 'localhost' })).toMatchObject({ kind: 'good' })
    expect(server.heard.indexOf('PLAIN')).toBeGreaterThan(server.heard.indexOf('STARTTLS'))
  },
)

test.each(['tls', 'starttls'] as const)(
  '%s with a certificate that nobody vouches for gets no password',
  async (socket) => {
    const server = await serverFor({ secure: socket === 'tls', capabilities: ['IMAP4rev1', 'STARTTLS', 'AUTH=PLAIN'] })
    expect(await tryOut(server, { socket }, { options: quick })).toEqual(failed('encrypt', 'certificate'))
    expect(server.heard).not.toContain('PLAIN')
  },
)

test('a certificate for another name gets no password', async () => {
  const server = await serverFor({ secure: true })
  const options = { ...trusting, addressesOf: async () => ['127.0.0.1'] }
  const tested = await tryOut(server, { socket: 'tls', host: 'imap.seller.example' }, { options })
  expect(tested).toEqual(failed('encrypt', 'certificate'))
  expect(server.heard).toEqual([])
})

test('a server without STARTTLS gets no password', async () => {
  const server = await serverFor()
  expect(await tryOut(server, { socket: 'starttls' })).toEqual(failed('encrypt', 'startTlsMissing'))
  expect(server.heard).not.toContain('PLAIN')
})

test('what follows STARTTLS in the open is not believed', async () => {
  const server = await serverFor({ capabilities: ['IMAP4rev1', 'STARTTLS', 'AUTH=PLAIN'] })
  server.trick = (command) =>
    command === 'STARTTLS' ? { kind: 'say', text: '$ OK begin\r\n* CAPABILITY IMAP4rev1 AUTH=PLAIN\r\n' } : null
  expect(await tryOut(server, { socket: 'starttls' })).toEqual(failed('encrypt', 'encryption'))
})

test('TLS to a port that speaks plainly is told apart', async () => {
  const server = await serverFor()
  expect(await tryOut(server, { socket: 'tls' })).toEqual(failed('encrypt', 'encryption'))
})

test('no password goes over an open network', async () => {
  const server = await serverFor()
  const options = { ...quick, isAllowed: () => true, addressesOf: async () => ['192.0.2.7'] }
  expect(await tryOut(server, { host: 'imap.seller.example' }, { options })).toEqual(failed('address', 'openNetwork'))
})

test('a name that leads into a private network is not followed', async () => {
  const server = await serverFor()
  for (const address of ['127.0.0.1', '10.0.0.5', '169.254.169.254', '::1', '::ffff:127.0.0.1']) {
    const options = { addressesOf: async () => [address] }
    const tested = await tryOut(server, { host: 'imap.seller.example', socket: 'tls' }, { options })
    expect(tested).toEqual(failed('address', 'hostPrivate'))
  }
  expect(server.open).toBe(0)
})

test('a name that leads nowhere', async () => {
  const addressesOf = () => Promise.reject(new Error('ENOTFOUND'))
  const tested = await tryOut(
    { port: 993, user: 'u' },
    { host: 'nowhere.example' },
    { options: { ...quick, addressesOf } },
  )
  expect(tested).toEqual(failed('address', 'hostUnknown'))
})

test('a port where nobody listens', async () => {
  const server = await openImapServer()
  await server.stop()
  expect(await tryOut(server)).toEqual(failed('connect', 'unreachable'))
})

test('a port where another program listens', async () => {
  const smtp = await openSmtpServer(() => '')
  onTestFinished(smtp.stop)
  expect(await tryOut({ port: smtp.port, user: 'u' })).toEqual(failed('connect', 'notImap'))
  await expect.poll(() => smtp.open).toBe(0)
})

test('a port where nobody speaks first', async () => {
  const server = createServer(() => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await tryOut({ port, user: 'u' })).toEqual(failed('connect', 'notImap'))
  expect(await tryOut({ port, user: 'u' }, { socket: 'tls' })).toEqual(failed('connect', 'unreachable'))
})

test.each([
  ['$ NO [AUTHENTICATIONFAILED] Invalid credentials (Failure)\r\n', 'passwordRefused'],
  ['$ NO [ALERT] Application-specific password required\r\n', 'appPassword'],
  ['$ NO please use authorized code to login\r\n', 'appPassword'],
  ['$ NO [UNAVAILABLE] Temporary authentication failure\r\n', 'busy'],
  ['$ NO [LIMIT] Too many simultaneous connections\r\n', 'busy'],
])('%j means %s', async (text, problem) => {
  const server = await serverFor()
  server.trick = (command) => (command === 'PLAIN' ? { kind: 'say', text } : null)
  expect(await tryOut(server)).toEqual(failed('signIn', problem))
})

test('LOGIN is used where there is nothing better, with any letter in the password', async () => {
  const server = await serverFor({ capabilities: ['IMAP4rev1'] })
  server.password = 'with "quotes" and \\'
  expect(await tryOut(server, {}, { password: server.password })).toMatchObject({ kind: 'good', hasIdle: false })
  expect(await tryOut(server, {}, { password: 'wrong' })).toEqual(failed('signIn', 'passwordRefused'))
})

test('a server that lets nobody in by password', async () => {
  const server = await serverFor({ capabilities: ['IMAP4rev1', 'LOGINDISABLED', 'AUTH=XOAUTH2'] })
  expect(await tryOut(server)).toEqual(failed('signIn', 'noPasswordSignIn'))
})

test('no password', async () => {
  const server = await serverFor()
  expect(await tryOut(server, {}, { password: '' })).toEqual(failed('signIn', 'passwordMissing'))
})

test('an inbox that does not open', async () => {
  const server = await serverFor()
  server.trick = (command) => (command.startsWith('EXAMINE') ? { kind: 'say', text: '$ NO IMAP is off\r\n' } : null)
  expect(await tryOut(server)).toEqual(failed('open', 'inboxMissing'))
})

test('a connection that breaks while somebody signs in refuses no password', async () => {
  const server = await serverFor()
  server.trick = (command) => (command === 'PLAIN' ? { kind: 'drop' } : null)
  expect(await tryOut(server)).toEqual(failed('open', 'brokenOff'))
})

test('who is told to stop stops', async () => {
  const server = await serverFor()
  server.trick = () => ({ kind: 'hang' })
  const stopping = new AbortController()
  const tested = testMailbox({ connection: connectionOf(server), credential: async () => 'x' }, stopping.signal, quick)
  await expect.poll(() => server.heard).toHaveLength(1)
  stopping.abort()
  await expect(tested).rejects.toThrow(/abort/i)
  await expect.poll(() => server.open).toBe(0)
})
