import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { TLSSocket } from 'node:tls'
import { certificate } from '../../testing/certificate.ts'

/**
 * What is said to a line: a reply, `hang` for silence, `drop` to hang up, `drip` for one letter now and then; several
 * pieces as they are, one after the other, of which `drop` hangs up and `pause` reads no more. After a reply of 354 a mail
 * is taken, and `.` is the line that ends it; after 220 to STARTTLS the line is encrypted.
 */
export type Responder = (line: string) => string | readonly string[]

/** A mail server on loopback that says what it is told to. `''` is the line before its greeting. */
export type SmtpServer = {
  port: number
  heard: string[]
  /** the mails that came with their last dot */
  mails: string[]
  open: number
  mostOpen: number
  stop: () => Promise<void>
}

const usual: Record<string, string> = {
  '': '220 stub',
  EHLO: '250-stub\r\n250 8BITMIME',
  MAIL: '250 ok',
  QUIT: '221 bye',
}

export async function openSmtpServer(
  answer: Responder,
  host = '127.0.0.1',
  { isEncrypted = false } = {},
): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    opened.open += 1
    opened.mostOpen = Math.max(opened.mostOpen, opened.open)
    // Who has said that it goes is gone, before anybody else can come.
    const leave = () => {
      if (sockets.delete(socket)) opened.open -= 1
    }
    socket.on('error', leave)
    socket.on('end', leave)
    socket.on('close', leave)
    converse(isEncrypted ? encrypted(socket) : socket, answer, opened)('')
  })
  await new Promise<void>((listening) => server.listen(0, host, listening))
  const opened: SmtpServer = {
    port: (server.address() as AddressInfo).port,
    heard: [],
    mails: [],
    open: 0,
    mostOpen: 0,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
  return opened
}

function converse(
  socket: Socket,
  answer: Responder,
  { heard, mails }: Pick<SmtpServer, 'heard' | 'mails'>,
): (line: string) => void {
  let held = ''
  let isMail = false
  const say = (line: string) => {
    const reply = answer(line) || usual[line.split(' ')[0] ?? ''] || '250 ok'
    isMail = (typeof reply === 'string' ? reply : (reply[0] ?? '')).startsWith('354')
    if (typeof reply !== 'string') void inPieces(socket, reply)
    else if (reply === 'drop') socket.destroy()
    else if (reply === 'drip') drip(socket)
    else if (reply !== 'hang') socket.write(`${reply}\r\n`)
    if (line !== 'STARTTLS' || !String(reply).startsWith('220')) return
    socket.off('data', listen)
    converse(encrypted(socket), answer, { heard, mails })
  }
  const listen = (bytes: Buffer) => {
    held += bytes.toString('latin1')
    while (!socket.destroyed) {
      const end = held.indexOf(isMail ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const text = held.slice(0, end)
      held = held.slice(end + (isMail ? 5 : 2))
      if (isMail) mails.push(text)
      else if (text) heard.push(text)
      if (isMail || text) say(isMail ? '.' : text)
    }
  }
  socket.on('data', listen)
  return say
}

function encrypted(socket: Socket): TLSSocket {
  const line = new TLSSocket(socket, { isServer: true, ...certificate })
  line.on('error', () => socket.destroy())
  return line
}

async function inPieces(socket: Socket, pieces: readonly string[]): Promise<void> {
  for (const piece of pieces) {
    if (piece === 'drop') socket.destroy()
    else if (piece === 'pause') socket.pause()
    else socket.write(piece)
    await setTimeout(10)
  }
}

function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('2'), 20)
  socket.on('close', () => clearInterval(timer))
}
