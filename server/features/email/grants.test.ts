import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EmailSender } from '#domain/email/sender/sender'
import { senderCalls as calls } from '#domain/email/sender/senderCalls'
import { emptySender } from '#domain/email/sender/senderState'
import { connectionOf } from '../../email/mailbox/testing.ts'
import { type ImapServer, openImapServer } from '../../email/testing/imapServer.ts'
import { type OAuthServer, openOAuthServer } from '../../email/testing/oauthServer.ts'
import { openSmtpServer, type SmtpServer } from '../../email/testing/smtpServer.ts'
import { signedInCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let oauth: OAuthServer
let smtp: SmtpServer
let imap: ImapServer
let server: TestServer
let main: Device
let sub: Device
let other: Device
const redirect = 'https://fair.example/emailMarketing/emailSendSetting'

const grants = () => ({
  microsoft: {
    ...oauth.client,
    authorizeUrl: `${oauth.url}/authorize`,
    tokenUrl: `${oauth.url}/token`,
    hosts: ['127.0.0.1'],
  },
})
beforeAll(async () => {
  oauth = await openOAuthServer()
  smtp = await openSmtpServer(answer)
  imap = await openImapServer({ capabilities: ['IMAP4rev1', 'AUTH=XOAUTH2', 'IDLE'] })
  imap.takesToken = oauth.takes
  const mailServers = [smtp.port, imap.port].map((port) => ({ address: '127.0.0.1', port }))
  server = await startTestServer({ mailServers, url: 'https://fair.example', grants: grants() })
})
afterAll(async () => {
  await server.stop()
  await Promise.all([oauth.stop(), smtp.stop(), imap.stop()])
})
beforeEach(async () => {
  ;({
    main,
    subs: [sub, other],
  } = (await signedInCompany(server, 2)) as { main: Device; subs: [Device, Device] })
  oauth.asked.length = 0
  oauth.instead = null
  smtp.heard.length = 0
})

/** Lets in who shows a token that the provider gave, for the mailbox it is of. */
function answer(line: string): string {
  if (line.startsWith('EHLO')) return '250-stub\r\n250-AUTH LOGIN XOAUTH2\r\n250 8BITMIME'
  if (!line.startsWith('AUTH')) return ''
  const said = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString()
  const [, user, token = ''] = /^user=(.*)\x01auth=Bearer (.*)\x01\x01$/.exec(said) ?? []
  return line.startsWith('AUTH XOAUTH2') && user === imap.user && oauth.takes(token)
    ? '235 2.7.0 Authentication successful'
    : '535 5.7.3 Authentication unsuccessful'
}

async function senderOf(device: Device): Promise<string> {
  const id = newTestId()
  const { user } = imap
  const made = await device.does('email_sender.create', {
    ...emptySender,
    id,
    name: 'Harbour',
    address: user,
    smtp: { ...connectionOf({ port: smtp.port, user }) },
    imap: { ...connectionOf({ port: imap.port, user }) },
  })
  expect(made).toMatchObject({ status: 'applied' })
  return id
}

const rowOf = async (device: Device, id: string) => (await device.readAll()).get(id) as unknown as EmailSender

async function granted(device: Device): Promise<string> {
  const id = await senderOf(device)
  const { url } = await device.get(calls.beginGrant, { id, provider: 'microsoft' })
  expect(await device.get(calls.finishGrant, oauth.consent(url, imap.user))).toEqual({ id })
  return id
}

test('a granted mailbox sends and is read without a password, and nobody is told what opens it', async () => {
  expect(await sub.get(calls.grantProviders, {})).toEqual({ providers: ['microsoft'] })
  const id = await senderOf(sub)
  const { url } = await sub.get(calls.beginGrant, { id, provider: 'microsoft' })
  const asked = Object.fromEntries(new URL(url).searchParams)
  expect(asked).toMatchObject({
    response_type: 'code',
    redirect_uri: redirect,
    code_challenge_method: 'S256',
    login_hint: imap.user,
    scope: expect.stringContaining('SMTP.Send'),
  })
  await sub.get(calls.finishGrant, oauth.consent(url, imap.user))
  expect(await rowOf(sub, id)).toMatchObject({
    granted: { provider: 'microsoft', mailbox: imap.user },
    has_password: false,
    tested: null,
  })
  expect(await sub.get(calls.testSender, { id })).toMatchObject({ smtp: { kind: 'works' }, imap: { kind: 'works' } })
  const { rows } = await server.database.pool.query('select sealed from email_secret where sender_id = $1', [id])
  expect(rows).toHaveLength(1)
  expect(rows[0].sealed).not.toContain('refresh_token')
})

test('a token is asked for once for all who sign in, and again when it is refused before its time', async () => {
  const id = await granted(sub)
  oauth.asked.length = 0
  await Promise.all([1, 2, 3].map(() => sub.get(calls.testSender, { id })))
  expect(oauth.asked).toEqual(['refresh_token'])
  oauth.expire()
  expect((await sub.get(calls.testSender, { id })).smtp).toEqual(expect.objectContaining({ kind: 'works' }))
  expect(oauth.asked).toEqual(['refresh_token', 'refresh_token'])
})

test('what a user began is ended by nobody else, and not by what somebody made up', async () => {
  const id = await senderOf(sub)
  const { url } = await sub.get(calls.beginGrant, { id, provider: 'microsoft' })
  const back = oauth.consent(url, imap.user)
  await expect(other.get(calls.finishGrant, back)).rejects.toThrow('grantStale')
  await expect(main.get(calls.finishGrant, back)).rejects.toThrow('grantStale')
  await expect(sub.get(calls.finishGrant, { ...back, state: 'made.up' })).rejects.toThrow('grantStale')
  await expect(other.get(calls.beginGrant, { id, provider: 'microsoft' })).rejects.toThrow('notFound')
  expect(await rowOf(sub, id)).toMatchObject({ granted: null })
  await sub.get(calls.finishGrant, back)
  // A code is good for one time.
  await expect(sub.get(calls.finishGrant, back)).rejects.toThrow('grantStale')
})

test('a grant that was taken back says so; one that cannot be asked about just now does not end', async () => {
  const id = await granted(sub)
  oauth.instead = { status: 503, body: 'mending' }
  const problems = async () => {
    const { smtp, imap } = await sub.get(calls.testSender, { id })
    return [smtp, imap].map((one) => one?.kind === 'failed' && one.problem)
  }
  expect(await problems()).toEqual(['grantSilent', 'grantSilent'])
  oauth.instead = null
  expect(await problems()).toEqual([false, false])
  oauth.withdraw()
  const [sends, reads] = await problems()
  expect(sends).toBe('grantEnded')
  // As it is asked: by a token that nobody knows any more, or by none.
  expect(['grantEnded', 'grantRefused']).toContain(reads)
  const again = await sub.get(calls.beginGrant, { id, provider: 'microsoft' })
  await sub.get(calls.finishGrant, oauth.consent(again.url, imap.user))
  expect(await problems()).toEqual([false, false])
})

test('a grant is let go, and what the provider does not run never sees a token', async () => {
  const id = await granted(sub)
  await sub.does('email_sender.patch', {
    id,
    fields: { smtp: { ...connectionOf({ port: smtp.port, user: imap.user }), host: 'localhost' } },
  })
  expect((await sub.get(calls.testSender, { id })).smtp).toMatchObject({ kind: 'failed', problem: 'password' })
  expect(smtp.heard.filter((line) => line.startsWith('AUTH'))).toEqual([])
  await expect(other.get(calls.dropGrant, { id })).rejects.toThrow('notFound')
  await sub.get(calls.dropGrant, { id })
  expect(await rowOf(sub, id)).toMatchObject({ granted: null })
  expect((await server.database.pool.query('select from email_secret where sender_id = $1', [id])).rowCount).toBe(0)
})

test('a provider that this server is not known to is not offered', async () => {
  const id = await senderOf(sub)
  await expect(sub.get(calls.beginGrant, { id, provider: 'google' })).rejects.toThrow('grantMissing')
})

test('the demo asks no provider for anything, whatever is set up', async () => {
  const demo = await startTestServer({ demo: true, url: 'https://fair.example', grants: grants() })
  try {
    const { main: user } = await signedInCompany(demo, 0)
    expect(await user.get(calls.grantProviders, {})).toEqual({ providers: [] })
    await expect(user.get(calls.beginGrant, { id: newTestId(), provider: 'microsoft' })).rejects.toThrow('grantMissing')
  } finally {
    await demo.stop()
  }
})
