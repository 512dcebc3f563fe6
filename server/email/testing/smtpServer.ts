import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What is said to a line: a reply, `hang` for silence, `drop` to hang up, `drip` for one letter now and then. */
export type Answering = (line: string) => string

/** A mail server on loopback that says what it is told to. `''` is the line before its greeting. */
export type SmtpServer = { port: number; heard: string[]; open: number; mostOpen: number; stop: () => Promise<void> }

const usual: Record<string, string> = {
  '': '220 stub',
  EHLO: '250-stub\r\n250 8BITMIME',
  MAIL: '250 ok',
  QUIT: '221 bye',
}

export async function openSmtpServer(answer: Answering, host = '127.0.0.1'): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    opened.open += 1
    opened.mostOpen = Math.max(opened.mostOpen, opened.open)
    socket.on('error', () => {})
    // Who has said that it goes is gone, before anybody else can come.
    const leave = () => {
      if (sockets.delete(socket)) opened.open -= 1
    }
    socket.on('end', leave)
    socket.on('close', leave)
    const say = (line: string) => {
      const reply = answer(line) || usual[line.split(' ')[0] ?? ''] || '250 ok'
      if (reply === 'drop') socket.destroy()
      else if (reply === 'drip') drip(socket)
      else if (reply !== 'hang') socket.write(`${reply}\r\n`)
    }
    say('')
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        opened.heard.push(line)
        say(line)
      }
    })
  })
  await new Promise<void>((listening) => server.listen(0, host, listening))
  const opened: SmtpServer = {
    port: (server.address() as AddressInfo).port,
    heard: [],
    open: 0,
    mostOpen: 0,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
  return opened
}

function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('2'), 20)
  socket.on('close', () => clearInterval(timer))
}
