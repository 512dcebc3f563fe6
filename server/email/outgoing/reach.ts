import { lookup as systemLookup } from 'node:dns/promises'
import { connect, type Socket } from 'node:net'
import { SmtpFailure } from './failure.ts'

type Lookup = (host: string) => Promise<readonly string[]>

export type ReachSettings = {
  /** Which addresses may be connected to at all: whoever set the sender up typed the name. */
  isAllowed: (address: string) => boolean
  lookup?: Lookup
  connectMs: number
}

// A third address of one server is asked of nobody who waits.
const mostAddresses = 2

/** As the machine knows names, its own file of them too: what counts is the address that comes out. */
const lookupHere: Lookup = async (host) =>
  (await systemLookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address)

/** A line to the very address that was judged: a name could lead elsewhere the next time. */
export async function reachHost(
  { host, port }: { host: string; port: number },
  { isAllowed, lookup = lookupHere, connectMs }: ReachSettings,
  signal: AbortSignal,
): Promise<{ socket: Socket; address: string }> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(connectMs)])
  const found = await inTime(lookup(host), until).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new SmtpFailure('dns', {
      problem: codeOf(error) === 'ENOTFOUND' ? 'hostUnknown' : 'hostSilent',
      cause: error,
    })
  })
  const allowed = found.filter(isAllowed)
  if (!allowed.length) throw new SmtpFailure('dns', { problem: found.length ? 'hostNotAllowed' : 'hostUnknown' })
  let failure: unknown
  for (const address of allowed.slice(0, mostAddresses)) {
    try {
      return { socket: await connected({ address, port }, until), address }
    } catch (error) {
      signal.throwIfAborted()
      failure = error
    }
  }
  throw new SmtpFailure('connect', {
    problem: codeOf(failure) === 'ECONNREFUSED' ? 'refused' : 'unreachable',
    cause: failure,
  })
}

function connected({ address, port }: { address: string; port: number }, signal: AbortSignal): Promise<Socket> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = connect({ host: address, port })
  const give = () => socket.destroy(signal.reason instanceof Error ? signal.reason : new Error('given up'))
  signal.addEventListener('abort', give, { once: true })
  // It stays: an error that nobody listens to ends the process.
  socket.on('error', reject)
  socket.once('connect', () => {
    signal.removeEventListener('abort', give)
    resolve(socket)
  })
  return promise
}

/** A question to the machine's resolver cannot be taken back: it is left alone. */
function inTime<Value>(asked: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const give = () => reject(signal.reason)
  if (signal.aborted) give()
  signal.addEventListener('abort', give, { once: true })
  return Promise.race([asked, promise]).finally(() => signal.removeEventListener('abort', give))
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
