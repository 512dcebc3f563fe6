import type { ImapFolder, ImapMail } from './imapFolder.ts'
import type { ImapServer } from './imapServer.ts'

/** Of one connection. `wanted`: the bytes of a literal, and what becomes of them. */
export type ImapSession = {
  folder: keyof ImapServer['folders'] | null
  /** the tag of IDLE */
  isIdle: string | null
  isIn: boolean
  /** how many mails the client knows of */
  told: number
  wanted: { bytes: number; tag: string; command: string } | null
}

type Answer = { tag: string; command: string | null; answer: Buffer }

/**
 * The part of IMAP4rev1 (RFC 3501) that the watcher speaks: CAPABILITY, NOOP, STARTTLS, LOGOUT, LOGIN, AUTHENTICATE PLAIN, LIST, LSUB,
 * SELECT, EXAMINE, CLOSE, UID SEARCH, UID FETCH, APPEND and IDLE. All else is BAD.
 */
export function imapAnswerTo(piece: Buffer, session: ImapSession, server: ImapServer): Answer {
  if (session.wanted) return append(piece, session, server)
  const line = piece.toString('latin1')
  if (session.isIdle !== null) return endIdle(session)
  const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? []
  // The answer to a challenge: only this has no tag.
  if (!command) return signIn(session, server, line)
  const shown = command.replace(/^(LOGIN \S+|AUTHENTICATE XOAUTH2) .*/i, '$1')
  return { tag, command: shown, answer: answerOf(tag, command, session, server) }
}

const tagged = (tag: string, text: string, before: (string | Buffer)[] = []) =>
  Buffer.concat([...before, `${tag} ${text}\r\n`].map((one) => (typeof one === 'string' ? Buffer.from(one) : one)))

function answerOf(tag: string, command: string, session: ImapSession, server: ImapServer): Buffer {
  const [verb = '', ...rest] = command.split(' ')
  const given = rest.join(' ')
  switch (verb.toUpperCase()) {
    case 'CAPABILITY':
      return tagged(tag, 'OK done', [`* CAPABILITY ${server.capabilities.join(' ')}\r\n`])
    case 'NOOP':
      return tagged(tag, 'OK done', existsIn(session, server))
    case 'STARTTLS':
      return tagged(tag, server.capabilities.includes('STARTTLS') ? 'OK begin' : 'BAD unknown')
    case 'LOGOUT':
      return tagged(tag, 'OK done', ['* BYE logging out\r\n'])
    case 'LOGIN':
      return login(tag, given, session, server)
    case 'AUTHENTICATE':
      if (rest[0] === 'XOAUTH2') return byToken(tag, rest[1] ?? '', session, server)
      challenges.set(session, tag)
      return Buffer.from('+ \r\n')
    default:
      return session.isIn ? inside(tag, verb.toUpperCase(), given, session, server) : tagged(tag, 'BAD sign in first')
  }
}

const challenges = new WeakMap<ImapSession, string>()

function signIn(session: ImapSession, server: ImapServer, line: string): Answer {
  const tag = challenges.get(session) ?? '*'
  challenges.delete(session)
  const [, user = '', password = ''] = Buffer.from(line, 'base64').toString().split('\0')
  return { tag, command: 'PLAIN', answer: welcome(tag, user, password, session, server) }
}

function byToken(tag: string, said: string, session: ImapSession, server: ImapServer): Buffer {
  const [, user = '', token = ''] =
    /^user=(.*)\x01auth=Bearer (.*)\x01\x01$/.exec(Buffer.from(said, 'base64').toString()) ?? []
  return welcome(tag, user, server.takesToken(token) ? server.password : '', session, server)
}

function login(tag: string, given: string, session: ImapSession, server: ImapServer): Buffer {
  const [user = '', password = ''] = [...given.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted?.replace(/\\(.)/g, '$1') ?? bare,
  )
  return welcome(tag, user, password, session, server)
}

function welcome(tag: string, user: string, password: string, session: ImapSession, server: ImapServer): Buffer {
  session.isIn = user === server.user && password === server.password
  return tagged(tag, session.isIn ? 'OK welcome' : 'NO [AUTHENTICATIONFAILED] Invalid credentials')
}

function inside(tag: string, verb: string, given: string, session: ImapSession, server: ImapServer): Buffer {
  const folder = session.folder === null ? null : server.folders[session.folder]
  if (verb === 'LIST' || verb === 'LSUB') return tagged(tag, 'OK done', listed(verb, given, server))
  if (verb === 'SELECT' || verb === 'EXAMINE') return select(tag, verb, given, session, server)
  if (verb === 'APPEND') return beginAppend(tag, given, session)
  if (!folder) return tagged(tag, 'BAD no folder is open')
  if (verb === 'CLOSE') {
    session.folder = null
    return tagged(tag, 'OK closed')
  }
  if (verb === 'IDLE' && server.capabilities.includes('IDLE')) {
    session.isIdle = tag
    // What came between two commands is told as soon as somebody listens.
    const isNews = folder.mails.length !== session.told
    return Buffer.concat([Buffer.from('+ idling\r\n'), ...(isNews ? existsIn(session, server) : [])])
  }
  const [, uidVerb = '', words = ''] = /^(\S+) (.*)$/.exec(given) ?? []
  if (verb === 'UID' && uidVerb.toUpperCase() === 'SEARCH') return search(tag, words, folder)
  if (verb === 'UID' && uidVerb.toUpperCase() === 'FETCH') return fetch(tag, words, folder)
  return tagged(tag, 'BAD unknown')
}

function existsIn(session: ImapSession, { folders }: ImapServer): Buffer[] {
  if (session.folder === null) return []
  session.told = folders[session.folder].mails.length
  return [Buffer.from(`* ${session.told} EXISTS\r\n`)]
}

function endIdle(session: ImapSession): Answer {
  const tag = session.isIdle ?? '*'
  session.isIdle = null
  return { tag, command: 'DONE', answer: tagged(tag, 'OK idled') }
}

function listed(verb: string, given: string, { folders }: ImapServer): string[] {
  const pattern = given.replaceAll('"', '').trim().split(' ').at(-1) ?? ''
  return Object.entries(folders)
    .filter(([name]) => given.includes('*') || name === pattern)
    .map(([name, { use }]) => `* ${verb} (\\HasNoChildren ${use === '\\Inbox' ? '' : use}) "/" ${name}\r\n`)
}

function select(tag: string, verb: string, given: string, session: ImapSession, server: ImapServer): Buffer {
  const name = given.replaceAll('"', '')
  const folder = Object.entries(server.folders).find(([known]) => known === name)
  if (!folder) return tagged(tag, 'NO [NONEXISTENT] no such folder')
  session.folder = folder[0] as keyof ImapServer['folders']
  const { uidNext, uidValidity } = folder[1]
  return tagged(tag, `OK [READ-${verb === 'EXAMINE' ? 'ONLY' : 'WRITE'}] open`, [
    '* FLAGS (\\Seen \\Deleted)\r\n',
    ...existsIn(session, server),
    `* OK [PERMANENTFLAGS (${verb === 'EXAMINE' ? '' : '\\Seen \\Deleted'})] kept\r\n`,
    `* OK [UIDVALIDITY ${uidValidity}] valid\r\n`,
    ...(uidNext > 0 ? [`* OK [UIDNEXT ${uidNext}] next\r\n`] : []),
  ])
}

function search(tag: string, words: string, folder: ImapFolder): Buffer {
  const uids = /\bUID (\S+)/.exec(words)?.[1]
  const since = /\bSINCE (\S+)/.exec(words)?.[1]
  const id = /\bHEADER MESSAGE-ID "?([^"\s]+)"?/i.exec(words)?.[1]
  const found = folder.mails
    .filter(({ uid }) => uids === undefined || isInSet(uids, uid, folder))
    .filter(({ receivedAt }) => since === undefined || receivedAt >= Date.parse(`${since} UTC`))
    .filter((mail) => id === undefined || textOf(mail).includes(id))
  return tagged(tag, 'OK done', [`* SEARCH${found.map(({ uid }) => ` ${uid}`).join('')}\r\n`])
}

const textOf = ({ source }: ImapMail) => Buffer.from(source.slice(0, 10_000)).toString('latin1')

function fetch(tag: string, words: string, folder: ImapFolder): Buffer {
  const [, set = '', items = ''] = /^(\S+) \(?(.*?)\)?$/.exec(words) ?? []
  const answers = folder.mails.flatMap((mail, i) =>
    isInSet(set, mail.uid, folder)
      ? [Buffer.from(`* ${i + 1} FETCH (`), itemsOf(items, mail), Buffer.from(')\r\n')]
      : [],
  )
  return tagged(tag, 'OK done', answers)
}

function itemsOf(items: string, mail: ImapMail): Buffer {
  const { uid, receivedAt, source } = mail
  const pieces = [Buffer.from(`UID ${uid}`)]
  if (items.includes('RFC822.SIZE')) pieces.push(Buffer.from(` RFC822.SIZE ${source.length}`))
  if (items.includes('INTERNALDATE')) pieces.push(Buffer.from(` INTERNALDATE "${dateTime(receivedAt)}"`))
  const [, from, count] = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/.exec(items) ?? []
  if (from !== undefined && count !== undefined) {
    const bytes = source.slice(Number(from), Math.min(source.length, Number(from) + Number(count)))
    pieces.push(Buffer.from(` BODY[]<${from}> {${bytes.length}}\r\n`), Buffer.from(bytes))
  }
  return Buffer.concat(pieces)
}

/** 22-Nov-2026 09:00:00 +0000 */
function dateTime(time: number): string {
  const [, day, month, year, clock] = /, (\d+) (\w+) (\d+) (\S+)/.exec(new Date(time).toUTCString()) ?? []
  return `${day}-${month}-${year} ${clock} +0000`
}

function isInSet(set: string, uid: number, { mails }: ImapFolder): boolean {
  const last = mails.at(-1)?.uid ?? 0
  return set.split(',').some((part) => {
    const [from = 0, to = from] = part.split(':').map((end) => (end === '*' ? last : Number(end)))
    return uid >= Math.min(from, to) && uid <= Math.max(from, to)
  })
}

function beginAppend(tag: string, given: string, session: ImapSession): Buffer {
  const bytes = Number(/\{(\d+)\+?\}$/.exec(given)?.[1])
  // The line break after the mail belongs to the command.
  session.wanted = { bytes: bytes + 2, tag, command: given }
  return Buffer.from('+ go on\r\n')
}

function append(piece: Buffer, session: ImapSession, server: ImapServer): Answer {
  const { tag = '', command = '' } = session.wanted ?? {}
  session.wanted = null
  const [name = '', flags = ''] = command.split(/ (?=\()/)
  const folder = Object.entries(server.folders).find(([known]) => known === name.replaceAll('"', ''))?.[1]
  const uid = folder?.add({ source: Buffer.from(piece.subarray(0, -2)), receivedAt: Date.now(), flags })
  const answer = folder ? `OK [APPENDUID ${folder.uidValidity} ${uid}] done` : 'NO [TRYCREATE] no such folder'
  return { tag, command: null, answer: tagged(tag, answer) }
}
