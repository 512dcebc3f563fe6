import { isIP } from 'node:net'
import { ImapFlow } from 'imapflow'
import type * as z from 'zod/mini'
import { isInNetwork, parseIp, parseNetwork } from '#domain/email/deliverability/ipAddress'
import type { ServerConnection } from '#domain/email/sender/sender'
import type { Credential } from '../grants/grants.ts'
import { NoToken } from '../grants/tokenRequest.ts'
import { failureOf, MailboxFailure } from './failure.ts'
import type { MailboxSettings } from './settings.ts'

export type MailboxConnection = z.output<typeof ServerConnection>
export type Access = { connection: MailboxConnection; credential: () => Promise<Credential> }

/** Signs in. Throws a MailboxFailure, and leaves nothing open then; who gets a client lets it go by `leave`. */
export async function openMailbox(
  { connection, credential }: Access,
  settings: MailboxSettings,
  signal: AbortSignal,
): Promise<ImapFlow> {
  const given = await credential().catch((error: unknown) => {
    throw error instanceof NoToken ? failureOf(error, false) : error
  })
  if (!given) throw new MailboxFailure('passwordMissing')
  const address = await addressOf(connection, settings)
  signal.throwIfAborted()
  const client = clientFor(connection, address, given, settings)
  const { times } = settings
  try {
    await withTimeout(times.connectMs + times.answerMs, client, unlessAborted(client.connect(), signal))
    return client
  } catch (error) {
    client.close()
    signal.throwIfAborted()
    const failure = failureOf(error, client.greeting !== undefined)
    const isToken = typeof given !== 'string'
    throw isToken && failure.problem === 'passwordRefused'
      ? new MailboxFailure('grantRefused', { cause: error })
      : failure
  }
}

/** The very address that was judged is connected to: a name could lead elsewhere the next time. */
async function addressOf({ host, socket }: MailboxConnection, settings: MailboxSettings): Promise<string> {
  const found = isIP(host) ? [host] : await addressesOf(host, settings)
  const address = found.find(settings.isAllowed)
  if (address === undefined) throw new MailboxFailure('hostPrivate')
  if (socket === 'none' && !isLoopback(address)) throw new MailboxFailure('openNetwork')
  return address
}

async function addressesOf(host: string, settings: MailboxSettings): Promise<string[]> {
  try {
    return await settings.addressesOf(host)
  } catch (cause) {
    throw new MailboxFailure('hostUnknown', { cause })
  }
}

const loopbacks = [parseNetwork('127.0.0.0/8', 32), parseNetwork('::1', 128)]

function isLoopback(address: string): boolean {
  const ip = parseIp(address)
  return ip !== null && loopbacks.some((network) => network !== null && isInNetwork(ip, network))
}

// The longest line is the answer to a search. It takes a hundred times its length in memory to read one.
const mostLine = 1_000_000
const slack = 64_000

function clientFor(
  { host, port, socket, user }: MailboxConnection,
  address: string,
  credential: Credential,
  settings: MailboxSettings,
) {
  const { times, sizes, ca } = settings
  const client = new ImapFlow({
    host: address,
    ...(!isIP(host) && { servername: host }),
    port,
    secure: socket === 'tls',
    ...(socket !== 'tls' && { doSTARTTLS: socket === 'starttls' }),
    auth: typeof credential === 'string' ? { user, pass: credential } : { user, accessToken: credential.token },
    ...(ca !== undefined && { tls: { ca } }),
    clientInfo: { name: 'Fairlead' },
    logger: false,
    disableAutoIdle: true,
    // What is unpacked can be a thousand times what came.
    disableCompression: true,
    // Its answers to a search are cut at how many mails the server says there are.
    disableIMAP4rev2: true,
    connectionTimeout: times.connectMs,
    greetingTimeout: times.connectMs,
    // Who waits has a time limit of their own.
    socketTimeout: times.idleMs + times.answerMs,
    maxLineLength: mostLine,
    maxLiteralSize: sizes.chunk + slack,
    maxResponseSize: Math.max(sizes.chunk, mostLine) + 2 * slack,
    maxLockHoldTime: false,
  })
  // Whoever waits for an answer is told; that nobody waits is no reason to end the process.
  client.on('error', () => client.close())
  return client
}

// Such as the list of all folders.
const mostAnswer = 4_000_000
const lookMs = 100

/** Ends the connection when the work takes too long or brings too much, which ends the work too. */
export async function withTimeout<Result>(
  ms: number,
  client: ImapFlow,
  work: Promise<Result>,
  mostBytes = mostAnswer,
): Promise<Result> {
  const watching = new AbortController()
  try {
    return await Promise.race([work, tooMuch({ ms, mostBytes }, client, watching.signal)])
  } finally {
    watching.abort()
  }
}

function tooMuch({ ms, mostBytes }: { ms: number; mostBytes: number }, client: ImapFlow, over: AbortSignal) {
  const until = performance.now() + ms
  const { received } = client.stats()
  return new Promise<never>((_, reject) => {
    const timer = setInterval(
      () => {
        if (performance.now() < until && client.stats().received - received < mostBytes) return
        clearInterval(timer)
        client.close()
        reject(new MailboxFailure('brokenOff', { cause: new Error('too long or too much') }))
      },
      Math.min(ms, lookMs),
    )
    over.addEventListener('abort', () => clearInterval(timer))
  })
}

async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

const goodbyeMs = 2_000

/** Says goodbye where somebody listens; the connection is gone afterwards in any case. */
export async function signOff(client: ImapFlow): Promise<void> {
  try {
    if (client.usable) await withTimeout(goodbyeMs, client, client.logout())
  } catch {
    // All that was wanted had been said before.
  } finally {
    client.close()
  }
}
