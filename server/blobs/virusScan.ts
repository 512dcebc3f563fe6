import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { AppError } from '#domain/errors'

/** Looks through a complete upload before anybody else can download it. */
export type VirusScan = (bytes: Uint8Array) => Promise<ScanResult>
export type ScanResult = { kind: 'clean' } | { kind: 'infected'; virus: string }

/** Where clamd listens: `host` and `port`, or `path` of its Unix socket. */
export type ClamdAddress = { host: string; port: number } | { path: string }

const chunkBytes = 65_536
/** A file of 16 MB takes a second or two; beyond this the daemon hangs. */
const patienceMs = 60_000
const mostReplyBytes = 4_096

export const openVirusScan = (clamd: ClamdAddress | null): VirusScan =>
  clamd ? (bytes) => scan(clamd, bytes) : async () => ({ kind: 'clean' })

/** clamd's INSTREAM command: https://docs.clamav.net/manual/Usage/Scanning.html#clamd */
async function scan(clamd: ClamdAddress, bytes: Uint8Array): Promise<ScanResult> {
  const socket = connect(clamd)
  try {
    const reply = replyOf(socket)
    await Promise.race([send(socket, bytes), reply])
    return resultOf(await reply)
  } catch (cause) {
    // A file that could not be looked through is not let in; its device sends the last chunk again later.
    throw new AppError('serverBusy', { cause })
  } finally {
    socket.destroy()
  }
}

/** Each chunk is preceded by its length in four bytes, most significant first; a length of zero ends the stream. */
async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.byteLength; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes)
    socket.write(lengthOf(chunk))
    if (!socket.write(chunk)) await once(socket, 'drain')
  }
  socket.write(lengthOf(new Uint8Array()))
}

function lengthOf(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.byteLength)
  return length
}

function replyOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = ''
    socket.setTimeout(patienceMs, () => reject(new Error('clamd did not answer in time')))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('clamd closed the connection without an answer')))
    socket.on('data', (data: Buffer) => {
      reply += data.toString('latin1')
      if (reply.includes('\0')) resolve(reply.slice(0, reply.indexOf('\0')))
      else if (reply.length > mostReplyBytes) reject(new Error('clamd answered something else'))
    })
  })
}

function resultOf(reply: string): ScanResult {
  if (reply === 'stream: OK') return { kind: 'clean' }
  const virus = /^stream: (.+) FOUND$/.exec(reply)?.[1]
  if (virus) return { kind: 'infected', virus }
  throw new Error(`clamd answered: ${reply}`)
}
