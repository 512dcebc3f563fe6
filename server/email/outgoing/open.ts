import { once } from 'node:events'
import { isIP, type Socket } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { EmailSender } from '#domain/email/sender/sender'
import type { SenderProblem } from '#domain/email/sender/senderProblem'
import type { AccessToken, Credential } from '../grants/grants.ts'
import { NoToken } from '../grants/tokenRequest.ts'
import { plainReply, SmtpFailure } from './failure.ts'
import { type ReachSettings, reachHost } from './reach.ts'
import { settled, timeoutSignal } from './settled.ts'

export type SmtpAccess = {
  smtp: EmailSender['smtp']
  /** Opened only when a server is there to take it. */
  credential: () => Promise<Credential>
}

export type LineSettings = ReachSettings & {
  /** how we name ourselves: a name that leads back to our address */
  name: string
  /** for TLS, for the greeting, and for the login */
  greetingMs: number
  /** from the sender to the end of data */
  talkMs: number
  /** for the answer to the end of data: giving up too early leaves the mail uncertain */
  answerMs: number
  /** whose certificates are believed, beside those that Node knows */
  trust?: string
}

/** Connected, encrypted as the sender wants it, and signed in. */
export async function openConnection(
  { smtp, credential }: SmtpAccess,
  settings: LineSettings,
  signal: AbortSignal,
): Promise<SMTPConnection> {
  const { socket, address } = await reachHost(smtp, settings, signal)
  const connection = await greeted(smtp, { socket, address }, settings, signal)
  try {
    if (smtp.user) await signedIn(connection, { user: smtp.user, credential }, settings, signal)
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

async function greeted(
  { host, port, socket: kind, user }: EmailSender['smtp'],
  { socket, address }: { socket: Socket; address: string },
  settings: LineSettings,
  signal: AbortSignal,
): Promise<SMTPConnection> {
  if (kind === 'none' && user && !isLoopback(address)) {
    socket.destroy()
    throw new SmtpFailure('login', { problem: 'openPassword' })
  }
  const tls = { servername: isIP(host) ? '' : host, host, ...(settings.trust && { ca: settings.trust }) }
  const connection = new SMTPConnection({
    host,
    port,
    name: settings.name,
    connection: kind === 'tls' ? await encrypted(socket, tls, settings, signal) : socket,
    secure: kind === 'tls',
    secured: kind === 'tls',
    // Whatever somebody on the way makes of the server's offer.
    requireTLS: kind === 'starttls',
    ignoreTLS: kind === 'none',
    tls,
    greetingTimeout: settings.greetingMs,
    connectionTimeout: settings.greetingMs,
    // Ours end sooner, and say where it was.
    socketTimeout: settings.talkMs + settings.answerMs,
    maxResponseSize: mostReplyBytes,
    socketCloseTimeout: 1_000,
    logger: false,
  })
  // Who waits for something is told by it.
  connection.on('error', () => {})
  try {
    await settled(connection, timeoutSignal(signal, settings.greetingMs), (done) => connection.connect(done))
    return connection
  } catch (error) {
    connection.close()
    signal.throwIfAborted()
    throw notGreeted(error, kind)
  }
}

// A reply that is longer than this is made to keep us.
const mostReplyBytes = 64_000

async function encrypted(
  socket: Socket,
  options: { servername: string; host: string; ca?: string },
  { greetingMs }: LineSettings,
  signal: AbortSignal,
): Promise<TLSSocket> {
  const line = connectTls({ ...options, socket, minVersion: 'TLSv1.2' })
  line.on('error', () => {})
  try {
    await once(line, 'secureConnect', { signal: timeoutSignal(signal, greetingMs) })
    return line
  } catch (error) {
    line.destroy()
    signal.throwIfAborted()
    throw new SmtpFailure('tls', { problem: tlsProblem(error), cause: error })
  }
}

type ClientError = Error & { code?: string; originalCode?: string; response?: string }

function notGreeted(cause: unknown, kind: EmailSender['smtp']['socket']): SmtpFailure {
  const { code = '', originalCode = code, response } = cause as ClientError
  const reply = response === undefined ? undefined : plainReply(response)
  if (kind === 'starttls' && (code === 'ETLS' || isTlsCode(originalCode)))
    return new SmtpFailure('tls', { reply, problem: reply ? undefined : tlsProblem(cause), cause })
  return new SmtpFailure('greeting', { reply, problem: reply ? undefined : 'noGreeting', cause })
}

const isTlsCode = (code: string) => /CERT|TLS|SSL|SIGNATURE|EPROTO/.test(code)

function tlsProblem(error: unknown): SenderProblem {
  const { code = '', originalCode = code } = error as ClientError
  return /CERT|SIGNATURE|ALTNAME/.test(originalCode) ? 'certificate' : 'tlsFailed'
}

async function signedIn(
  connection: SMTPConnection,
  { user, credential }: { user: string; credential: () => Promise<Credential> },
  { greetingMs }: LineSettings,
  signal: AbortSignal,
): Promise<void> {
  if (!connection.allowsAuth) throw new SmtpFailure('login', { problem: 'loginMissing' })
  const login = (how: Login) =>
    settled<boolean>(connection, timeoutSignal(signal, greetingMs), (done) => connection.login(how, done))
  const given = await credential().catch(withoutToken)
  if (!given) throw new SmtpFailure('login', { problem: 'password' })
  if (typeof given === 'string') return void (await login(byPassword(user, given)).catch(failed))
  try {
    await login(byToken(user, given))
  } catch (cause) {
    if (!(cause instanceof TokenRefused) && !replyIn(cause)) failed(cause)
    // It may have been taken back before its time: its provider gives another one, or says so.
    const another = await given.renewed().catch(withoutToken)
    await login(byToken(user, another)).catch((again: unknown) => failed(again, 'grantRefused'))
  }

  function failed(cause: unknown, problem?: SenderProblem): never {
    signal.throwIfAborted()
    throw new SmtpFailure('login', { reply: replyIn(cause), problem, cause })
  }
}

function replyIn(cause: unknown) {
  const { response } = cause as ClientError
  return response === undefined ? undefined : plainReply(response)
}

function withoutToken(cause: unknown): never {
  if (!(cause instanceof NoToken)) throw cause
  throw new SmtpFailure('login', { problem: cause.why === 'ended' ? 'grantEnded' : 'grantSilent', cause })
}

type Login = Parameters<SMTPConnection['login']>[0]

const byPassword = (user: string, pass: string): Login => ({ user, pass, credentials: { user, pass } })

/** The server took the token for none, by a challenge that nodemailer answers with another token. */
class TokenRefused extends Error {}

/** XOAUTH2, as nodemailer asks for it. */
function byToken(user: string, { token }: AccessToken): Login {
  const oauth2 = {
    getToken: (isAgain: boolean, done: (error: unknown, token?: string) => void) =>
      isAgain ? done(new TokenRefused()) : done(null, token),
    buildXOAuth2Token: (shown: string) =>
      Buffer.from(`user=${user}\u0001auth=Bearer ${shown}\u0001\u0001`).toString('base64'),
  }
  return { oauth2 } as unknown as Login
}

const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address)
