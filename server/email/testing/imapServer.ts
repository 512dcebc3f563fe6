import { createServer, type Server, type Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'
import { certificate } from '../../testing/certificate.ts'
import { type ImapFolder, type ImapMail, makeFolder } from './imapFolder.ts'
import { type ImapSession, imapAnswerTo } from './imapTalk.ts'

/** What is done instead of an answer. `say` stands for the tagged line too; `$` is the tag. */
export type ImapTrick =
  | { kind: 'hang' | 'drop' }
  | { kind: 'say'; text: string }
  /** hangs up after so many bytes of the answer */
  | { kind: 'cut'; bytes: number }
  /** the answer, changed */
  | { kind: 'edit'; edit: (answer: Buffer) => Buffer }

/** An IMAP server on loopback for one user, that misbehaves when it is told to. */
export type ImapServer = {
  port: number
  user: string
  password: string
  /** whether a token of XOAUTH2 lets its bearer in */
  takesToken: (token: string) => boolean
  capabilities: string[]
  folders: Record<'INBOX' | 'Junk' | 'Sent', ImapFolder>
  /** commands without their tags, and without passwords */
  heard: string[]
  /** bytes that were sent */
  sent: number
  open: number
  greeting: string
  /** asked for each command, such as `UID FETCH 1 (UID)`; null: it is answered */
  trick: (command: string) => ImapTrick | null
  deliver: (source: ImapMail['source'] | string, receivedAt?: number, folder?: 'INBOX' | 'Junk') => number
  /** to all that are connected, such as a BYE */
  tell: (line: string) => void
  stop: () => Promise<void>
}

type Options = { secure?: boolean; capabilities?: string[] }

const usual = ['IMAP4rev1', 'AUTH=PLAIN', 'IDLE', 'SPECIAL-USE', 'UIDPLUS']

export async function openImapServer({ secure = false, capabilities = usual }: Options = {}): Promise<ImapServer> {
  const talks = new Set<{ socket: Socket; session: ImapSession }>()
  const server = createServer((socket) => welcome(secure ? encrypted(socket) : socket))
  const opened: ImapServer = {
    port: 0,
    user: 'sales@seller.example',
    password: 'correct horse',
    takesToken: () => false,
    capabilities,
    folders: { INBOX: makeFolder('\\Inbox'), Junk: makeFolder('\\Junk'), Sent: makeFolder('\\Sent') },
    heard: [],
    sent: 0,
    open: 0,
    greeting: '* OK ready',
    trick: () => null,
    deliver(source, receivedAt = Date.now(), name = 'INBOX') {
      const folder = opened.folders[name]
      const uid = folder.add({ source: typeof source === 'string' ? Buffer.from(source) : source, receivedAt })
      for (const { socket, session } of talks)
        if (session.isIdle && session.folder === name) say(socket, `* ${folder.mails.length} EXISTS\r\n`)
      return uid
    },
    tell: (line) => talks.forEach(({ socket }) => say(socket, `${line}\r\n`)),
    async stop() {
      for (const { socket } of talks) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
  await listen(server)
  opened.port = portOf(server)
  return opened

  function say(socket: Socket, bytes: Buffer | string) {
    if (socket.destroyed) return
    opened.sent += bytes.length
    socket.write(bytes)
  }

  function welcome(socket: Socket) {
    const session: ImapSession = { folder: null, isIdle: null, isIn: false, told: 0, wanted: null }
    const talk = { socket, session }
    talks.add(talk)
    opened.open += 1
    socket.on('error', () => {})
    socket.on('close', () => {
      talks.delete(talk)
      opened.open -= 1
    })
    if (opened.greeting) say(socket, `${opened.greeting}\r\n`)
    if (opened.greeting.startsWith('* BYE')) socket.end()
    else listenTo(socket, session)
  }

  function listenTo(socket: Socket, session: ImapSession) {
    let held = Buffer.alloc(0)
    const hear = (bytes: Buffer) => {
      held = Buffer.concat([held, bytes])
      for (;;) {
        const { wanted } = session
        const end = wanted ? wanted.bytes : held.indexOf('\r\n')
        if (end < 0 || held.length < end) return
        const piece = held.subarray(0, end)
        held = held.subarray(wanted ? end : end + 2)
        act(socket, session, piece)
      }
    }
    socket.on('data', hear)
  }

  function act(socket: Socket, session: ImapSession, piece: Buffer) {
    const { tag, command, answer } = imapAnswerTo(piece, session, opened)
    if (command !== null) opened.heard.push(command)
    const trick = command === null ? null : opened.trick(command)
    if (trick?.kind === 'hang') return
    if (trick?.kind === 'drop') socket.destroy()
    else if (trick?.kind === 'say') {
      // What was refused has not begun.
      session.isIdle = null
      say(socket, trick.text.replaceAll('$', tag))
    } else if (trick?.kind === 'edit') say(socket, trick.edit(answer))
    else if (trick?.kind === 'cut') {
      say(socket, answer.subarray(0, trick.bytes))
      socket.end()
    } else if (answer.length) say(socket, answer)
    if (command === 'LOGOUT') socket.end()
    if (command === 'STARTTLS' && !trick) encrypt(socket, session)
  }

  function encrypt(socket: Socket, session: ImapSession) {
    socket.removeAllListeners('data')
    const secured = encrypted(socket)
    secured.on('error', () => {})
    for (const talk of talks) if (talk.session === session) talk.socket = secured
    listenTo(secured, session)
  }
}

const encrypted = (socket: Socket) =>
  new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(certificate) })

const listen = (server: Server) => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
