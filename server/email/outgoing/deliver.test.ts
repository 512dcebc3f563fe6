import { afterEach, describe, expect, test } from 'vitest'
import { certificate } from '../../testing/certificate.ts'
import { openSmtpServer, type Responder, type SmtpServer } from '../testing/smtpServer.ts'
import { composeFor } from './compose.ts'
import { prepareMail } from './prepare.ts'
import { campaign, nearby, receiver, surroundings } from './testing.ts'
import { openTransports, type SmtpSender, type TransportSettings } from './transports.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function composed(task = campaign, file = Buffer.alloc(0)) {
  const prepared = await prepareMail(task, { ...surroundings, readFile: async () => file })
  if (prepared.kind !== 'prepared') throw new Error(prepared.problem.code)
  return composeFor(prepared.mail, receiver)
}

const talk: Record<string, string> = { DATA: '354 go on', '.': '250 2.0.0 Ok: queued as 4XYZ12' }
/** Says what is given for a line that begins so, and else what a good server says. */
const saying =
  (answers: Record<string, ReturnType<Responder>>): Responder =>
  (line) => {
    const all = { ...talk, ...answers }
    const key = Object.keys(all).find((each) => (each === '' ? line === '' : line.startsWith(each)))
    return key === undefined ? '' : all[key]!
  }

async function serverSaying(answers: Record<string, ReturnType<Responder>> = {}): Promise<SmtpServer> {
  const server = await openSmtpServer(saying(answers))
  ends.push(server.stop)
  return server
}

const senderOf = (port: number, change: Partial<SmtpSender['smtp']> = {}): SmtpSender => ({
  id: campaign.sender.id,
  version: '1',
  smtp: { host: '127.0.0.1', port, socket: 'none', user: '', ...change },
  credential: async () => 'secret',
})

type TestHooks = { beforeEndOfData?: () => Promise<void>; signal?: AbortSignal }
function opened(settings: Partial<TransportSettings> = {}) {
  const transports = openTransports({ ...nearby, ...settings })
  ends.push(transports.stop)
  return {
    ...transports,
    async send(sender: SmtpSender, hooks: TestHooks = {}, mail?: Awaited<ReturnType<typeof composed>>) {
      return transports.deliver(sender, mail ?? (await composed()), {
        beforeEndOfData: hooks.beforeEndOfData ?? (async () => {}),
        signal: hooks.signal ?? new AbortController().signal,
      })
    },
  }
}

/** One mail to a server that says so. `announced`: how often the dot was announced. */
async function sentTo(answers: Record<string, ReturnType<Responder>>, settings: Partial<TransportSettings> = {}) {
  const server = await serverSaying(answers)
  let announced = 0
  const outcome = await opened(settings).send(senderOf(server.port), {
    beforeEndOfData: async () => {
      announced += 1
    },
  })
  return { outcome, server, announced }
}

describe('a mail that its server takes', () => {
  test('is there once and whole, and its receipt is kept', async () => {
    const { outcome, server, announced } = await sentTo({})
    expect(outcome).toEqual({ kind: 'accepted', answer: '2.0.0 Ok: queued as 4XYZ12', provider_id: '4XYZ12' })
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]).toContain('Lamps for Buyer')
    expect(server.heard.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
      expect.stringMatching(/^MAIL FROM:<back\+b[a-z2-7]+@fair\.example>$/),
      'RCPT TO:<lin@buyer.example>',
    ])
    expect(announced).toBe(1)
  })

  test.each<[string, Record<string, readonly string[]>]>([
    ['in pieces', { '.': ['25', '0-2.0.0 t', 'aken\r\n250 2.0', '.0 ok\r', '\n'] }],
    ['with bare line feeds', { MAIL: ['250 ok\n'], RCPT: ['250-a\n250 ok\n'], '.': ['250 2.0.0 taken\n'] }],
  ])('is taken when the answers come %s', async (_, answers) => {
    expect((await sentTo(answers)).outcome.kind).toBe('accepted')
  })

  test('is said in ASCII, so no server needs to know 8BITMIME or SMTPUTF8', async () => {
    const server = await serverSaying({ EHLO: '250-stub\r\n250-8BITMIME\r\n250 SMTPUTF8' })
    const transports = opened()
    const chinese = { ...campaign, message: { ...campaign.message, language: 'zh' as const, theme: '春季新品：灯具' } }
    const prepared = await prepareMail(chinese, surroundings)
    if (prepared.kind !== 'prepared') throw new Error('unsendable')
    const mail = composeFor(prepared.mail, { ...receiver, email: 'lin@展会.公司' })
    expect((await transports.send(senderOf(server.port), {}, mail)).kind).toBe('accepted')
    expect(server.mails[0]).toMatch(/^[\x00-\x7f]*$/)
    expect(server.heard).toContain('RCPT TO:<lin@xn--6oq653a.xn--55qx5d>')
    expect(server.heard.join()).not.toMatch(/SMTPUTF8|BODY=/)
    expect(() => composeFor(prepared.mail, { ...receiver, email: '林@buyer.example' })).toThrow()
  })

  test('keeps a line that is a dot, and ends where it ends', async () => {
    const dots = {
      kind: 'text' as const,
      style: 'plain' as const,
      align: 'left' as const,
      lines: [[{ text: '.' }], [{ text: '..' }]],
    }
    const message = { ...campaign.message, content: [{ id: 'b1', block: dots }] }
    const server = await serverSaying()
    await opened().send(senderOf(server.port), {}, await composed({ ...campaign, message }))
    expect(server.mails[0]).toContain('\r\n..\r\n')
    expect(server.heard.at(-1)).toBe('DATA')
  })
})

describe('what a server says decides what becomes of the receiver', () => {
  test.each<[string, Record<string, string>, object]>([
    [
      'no such mailbox',
      { RCPT: '550 5.1.1 <lin@buyer.example>: unknown user' },
      {
        kind: 'refused',
        code: 550,
        enhanced: '5.1.1',
        text: '<lin@buyer.example>: unknown user',
        reason: 'badAddress',
        permanent: true,
      },
    ],
    [
      'a full mailbox',
      { RCPT: '552 5.2.2 mailbox quota exceeded' },
      { kind: 'refused', reason: 'full', permanent: false },
    ],
    [
      'greylisting',
      { RCPT: '451 4.7.1 Greylisting in action, please come back later' },
      { kind: 'later', code: 451, enhanced: '4.7.1' },
    ],
    ['no room for now', { RCPT: '452 4.2.2 mailbox full' }, { kind: 'later', code: 452 }],
    ['closing at the receiver', { RCPT: '421 4.3.2 shutting down' }, { kind: 'later', code: 421 }],
    [
      'the command DATA refused',
      { DATA: '554 5.5.1 no valid recipients' },
      { kind: 'refused', code: 554, permanent: false },
    ],
    [
      'spam, after the mail',
      { '.': '554 5.7.1 message looks like spam' },
      { kind: 'refused', code: 554, reason: 'blocked', permanent: false },
    ],
    ['later, after the mail', { '.': '451 4.3.0 try again' }, { kind: 'later', code: 451 }],
    ['closing after the mail', { '.': '421 4.7.0 closing' }, { kind: 'later', code: 421 }],
    [
      'several lines',
      { RCPT: '550-5.1.1 The address\r\n550-5.1.1 does not exist.\r\n550 5.1.1 Bye' },
      { kind: 'refused', enhanced: '5.1.1', text: 'The address does not exist. Bye', permanent: true },
    ],
  ])('%s', async (_, answers, outcome) => {
    expect((await sentTo(answers)).outcome).toMatchObject(outcome)
  })

  test.each<[string, Record<string, string>, object]>([
    ['busy at the door', { '': '421 too many connections' }, { problem: 'busy', passes: true, code: 421 }],
    ['not a mail server', { '': 'HTTP/1.1 400 Bad Request' }, { problem: 'noGreeting', passes: false }],
    ['not welcome', { '': '554 go away' }, { problem: 'noGreeting' }],
    ['closing at the hello', { EHLO: '421 bye' }, { problem: 'busy', passes: true }],
    ['the sender is refused', { MAIL: '550 5.7.1 not your address' }, { problem: 'address', passes: false, code: 550 }],
    ['the sender is refused for now', { MAIL: '451 4.7.1 slow down' }, { problem: 'busy', passes: true }],
    [
      'the sender is judged with the receiver',
      { RCPT: '553 5.7.1 <anna@fair.example>: Sender address rejected: not owned by user' },
      { problem: 'address' },
    ],
    ['a sign-in is missing', { RCPT: '530 5.7.0 Authentication required' }, { problem: 'loginNeeded' }],
    ['no relay', { RCPT: '554 5.7.1 <lin@buyer.example>: Relay access denied' }, { problem: 'relay' }],
    ['too many today', { '.': '550 5.4.5 Daily user sending limit exceeded' }, { problem: 'quota', passes: true }],
    ['too many this hour', { RCPT: '451 4.7.1 hourly message limit reached' }, { problem: 'quota', passes: true }],
    [
      'a mail that is too large for the server',
      { EHLO: '250-stub\r\n250 SIZE 1000' },
      { problem: 'tooBig', passes: false },
    ],
  ])('and %s is the sender’s matter', async (_, answers, outcome) => {
    const { outcome: found, server } = await sentTo(answers)
    expect(found).toMatchObject({ kind: 'sender', ...outcome })
    if (!answers['.']) expect(server.mails).toEqual([])
  })

  test('a server that says several commands at once is heard to its end', async () => {
    const EHLO = '250-stub\r\n250 PIPELINING'
    const { outcome } = await sentTo({ EHLO, RCPT: '550 5.1.1 nobody', DATA: '503 no receiver' })
    expect(outcome).toMatchObject({ kind: 'refused', enhanced: '5.1.1', permanent: true })
    expect((await sentTo({ EHLO })).outcome.kind).toBe('accepted')
  })
})

describe('the last dot', () => {
  test.each<[string, Record<string, ReturnType<Responder>>]>([
    ['the line breaks', { '.': 'drop' }],
    ['nothing more is said', { '.': 'hang' }],
    ['half an answer is said', { '.': ['25'] }],
    ['the answer never ends', { '.': ['250-ta', 'ken\r\n', '250-and\r\n'] }],
    ['the answer makes no sense', { '.': '354 more?' }],
    ['something else answers', { '.': 'hello' }],
  ])('when %s after it, nobody knows', async (_, answers) => {
    const { outcome, announced, server } = await sentTo(answers, { answerMs: 300 })
    expect(outcome).toEqual({ kind: 'uncertain' })
    expect(announced).toBe(1)
    expect(server.mails).toHaveLength(1)
  })

  test.each<[string, Record<string, string>]>([
    ['before the greeting', { '': 'drop' }],
    ['at the sender', { MAIL: 'drop' }],
    ['at the receiver', { RCPT: 'drop' }],
    ['at DATA', { DATA: 'drop' }],
    ['in silence before the greeting', { '': 'hang' }],
    ['in silence at the sender', { MAIL: 'hang' }],
    ['in silence at DATA', { DATA: 'hang' }],
    ['in a drip at the receiver', { RCPT: 'drip' }],
  ])('when it ends %s, the mail is surely not sent', async (_, answers) => {
    const { outcome, announced, server } = await sentTo(answers, { talkMs: 300, greetingMs: 300 })
    expect(outcome).toMatchObject({ kind: 'sender' })
    expect(announced).toBe(0)
    expect(server.mails).toEqual([])
  })

  test('is not said when the line breaks while it is being announced', async () => {
    const server = await serverSaying()
    let announced = 0
    const outcome = await opened().send(senderOf(server.port), {
      async beforeEndOfData() {
        announced += 1
        await server.stop()
        await new Promise((later) => setTimeout(later, 50))
      },
    })
    expect(outcome).toMatchObject({ kind: 'sender', problem: 'broken', passes: true })
    expect(announced).toBe(1)
    expect(server.mails).toEqual([])
  })

  test('is not said when the server is silent for too long while it is being announced', async () => {
    const server = await serverSaying()
    const announcing = new Promise<void>((done) => setTimeout(done, 600))
    const outcome = await opened({ talkMs: 200 }).send(senderOf(server.port), { beforeEndOfData: () => announcing })
    expect(outcome).toMatchObject({ kind: 'sender', problem: 'broken' })
    expect(server.mails).toEqual([])
  })

  test('is not even announced when the line breaks amid a large mail', async () => {
    const server = await serverSaying({ DATA: ['354 go on\r\n', 'pause', '', 'drop'] })
    const file = { hash: 'a'.repeat(64), size: 9_000_000, mime: 'application/octet-stream', name: 'lamps.pdf' } as const
    const task = { ...campaign, message: { ...campaign.message, attachments: [file] } }
    let announced = 0
    const outcome = await opened().send(
      senderOf(server.port),
      { beforeEndOfData: async () => void (announced += 1) },
      await composed(task, Buffer.alloc(file.size, 7)),
    )
    expect(outcome).toMatchObject({ kind: 'sender', problem: 'broken' })
    expect(announced).toBe(0)
  })

  test('is said only after it could be written down, and not at all when that failed', async () => {
    const server = await serverSaying()
    const seen: string[] = []
    const transports = opened()
    await transports.send(senderOf(server.port), {
      async beforeEndOfData() {
        await new Promise((later) => setTimeout(later, 50))
        seen.push(`${server.heard.at(-1)} ${server.mails.length}`)
      },
    })
    expect(seen).toEqual(['DATA 0'])
    const failure = Object.assign(new Error('the ledger is closed'), { code: '57P01' })
    const broken = transports.send(senderOf(server.port), { beforeEndOfData: () => Promise.reject(failure) })
    await expect(broken).rejects.toBe(failure)
    expect(failure.code).toBe('57P01')
    expect(server.mails).toHaveLength(1)
    expect((await transports.send(senderOf(server.port))).kind).toBe('accepted')
  })

  test('a no amid the mail is a no, and what follows goes over another line', async () => {
    const server = await serverSaying({ DATA: ['354 go on\r\n', '552 5.3.4 too much\r\n'] })
    const transports = opened()
    const outcome = await transports.send(senderOf(server.port), {
      beforeEndOfData: () => new Promise((later) => setTimeout(later, 100)),
    })
    expect(outcome).toMatchObject({ kind: 'refused', code: 552 })
    expect(server.mails).toEqual([])
  })

  test('a yes amid the mail is none', async () => {
    const server = await serverSaying({ DATA: ['354 go on\r\n', '250 taken\r\n'] })
    const outcome = await opened().send(senderOf(server.port), {
      beforeEndOfData: () => new Promise((later) => setTimeout(later, 100)),
    })
    expect(outcome).toMatchObject({ kind: 'sender', problem: 'broken' })
  })

  test('who is told to stop before it sends nothing, and after it waits for the answer', async () => {
    const server = await serverSaying()
    const before = new AbortController()
    const stopped = opened().send(senderOf(server.port), {
      signal: before.signal,
      async beforeEndOfData() {
        before.abort(new Error('going down'))
      },
    })
    await expect(stopped).rejects.toThrow('going down')
    expect(server.mails).toEqual([])
    await expect(opened().send(senderOf(server.port), { signal: AbortSignal.abort() })).rejects.toThrow()

    const after = new AbortController()
    const slow = await openSmtpServer((line) => {
      if (line !== '.') return saying({})(line)
      after.abort()
      return ['', '', '', '250 taken\r\n']
    })
    ends.push(slow.stop)
    expect((await opened().send(senderOf(slow.port), { signal: after.signal })).kind).toBe('accepted')
  })
})

describe('connections', () => {
  test('are kept for the next mail, and are so many at most', async () => {
    const server = await serverSaying()
    const transports = opened({ mostConnections: 2 })
    const sent = await Promise.all(Array.from({ length: 10 }, () => transports.send(senderOf(server.port))))
    expect(sent.map(({ kind }) => kind)).toEqual(Array(10).fill('accepted'))
    expect(server.mostOpen).toBe(2)
    expect(server.heard.filter((line) => line.startsWith('EHLO'))).toHaveLength(2)
    expect(server.mails).toHaveLength(10)
  })

  test('serve on after a refusal, and the refused mail leaves nothing behind', async () => {
    let receivers = 0
    const server = await openSmtpServer((line) =>
      line.startsWith('RCPT') && (receivers += 1) === 1 ? '550 5.1.1 nobody' : saying({})(line),
    )
    ends.push(server.stop)
    const transports = opened({ mostConnections: 1 })
    expect((await transports.send(senderOf(server.port))).kind).toBe('refused')
    expect((await transports.send(senderOf(server.port))).kind).toBe('accepted')
    expect(server.heard.filter((line) => /^(EHLO|RSET)/.test(line))).toEqual([expect.stringMatching(/^EHLO/), 'RSET'])
  })

  test('that the server closed while nobody used them cost no mail', async () => {
    let senders = 0
    const server = await openSmtpServer((line) =>
      line.startsWith('MAIL') && (senders += 1) === 2 ? 'drop' : saying({})(line),
    )
    ends.push(server.stop)
    const transports = opened()
    expect((await transports.send(senderOf(server.port))).kind).toBe('accepted')
    expect((await transports.send(senderOf(server.port))).kind).toBe('accepted')
    expect(server.mails).toHaveLength(2)
  })

  test('end when they are idle, when the settings change, and when they have said enough', async () => {
    const server = await serverSaying()
    const byes = () => server.heard.filter((line) => line === 'QUIT').length
    const transports = opened({ idleMs: 60 })
    await transports.send(senderOf(server.port))
    await expect.poll(() => server.open).toBe(0)
    expect(byes()).toBe(1)
    const kept = opened({ mailsPerConnection: 2 })
    await kept.send(senderOf(server.port))
    await kept.send({ ...senderOf(server.port), version: '2' })
    await expect.poll(byes).toBe(2)
    await kept.send({ ...senderOf(server.port), version: '2' })
    await expect.poll(byes).toBe(3)
    await expect.poll(() => server.open).toBe(0)
  })
})

describe('who is connected to', () => {
  test.each([
    '127.0.0.1',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f000001',
    '::1',
    '[::1]',
    '0',
    '10.0.0.1',
    '169.254.169.254',
  ])('a sender whose server is %s reaches nothing of this machine and its network', async (host) => {
    const server = await serverSaying()
    const transports = openTransports({ name: 'mail.fair.example' })
    ends.push(transports.stop)
    const outcome = await transports.deliver(senderOf(server.port, { host }), await composed(), {
      beforeEndOfData: async () => {},
      signal: new AbortController().signal,
    })
    expect(outcome).toMatchObject({ kind: 'sender', problem: expect.stringMatching(/^host(NotAllowed|Unknown)$/) })
    expect(server.mostOpen).toBe(0)
  })

  test('a name that leads to several is connected to at the addresses that may be', async () => {
    const server = await serverSaying()
    const transports = opened({
      isAllowed: (address) => address === '127.0.0.1',
      lookup: async () => ['10.0.0.1', '127.0.0.1'],
    })
    expect((await transports.send(senderOf(server.port, { host: 'mail.fair.example' }))).kind).toBe('accepted')
  })

  test('nobody who listens, and no such name, are the sender’s matter', async () => {
    const server = await serverSaying()
    await server.stop()
    expect(await opened().send(senderOf(server.port))).toMatchObject({ kind: 'sender', problem: 'refused' })
    const lookup = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
    expect(await opened({ lookup }).send(senderOf(server.port))).toMatchObject({
      problem: 'hostUnknown',
      passes: false,
    })
    const silent = () => new Promise<never>(() => {})
    expect(await opened({ lookup: silent, connectMs: 50 }).send(senderOf(server.port))).toMatchObject({
      problem: 'hostSilent',
      passes: true,
    })
  })
})

describe('a password', () => {
  const login = { user: 'anna@fair.example' }
  const withLogin = { EHLO: '250-stub\r\n250 AUTH PLAIN', AUTH: '235 2.7.0 in' }

  test('is asked for once a connection, and opens the door', async () => {
    const server = await serverSaying(withLogin)
    let asked = 0
    const sender = { ...senderOf(server.port, login), credential: async () => ((asked += 1), 'secret') }
    const transports = opened()
    await transports.send(sender)
    await transports.send(sender)
    expect(asked).toBe(1)
    expect(server.heard).toContain(`AUTH PLAIN ${Buffer.from('\0anna@fair.example\0secret').toString('base64')}`)
  })

  test.each<[string, Record<string, string>, object]>([
    ['wrong', { AUTH: '535 5.7.8 bad credentials' }, { problem: 'password', passes: false }],
    [
      'not the one for programs',
      { AUTH: '534-5.7.9 Application-specific password required.\r\n534 5.7.9 Learn more' },
      { problem: 'appPassword' },
    ],
    ['not judged just now', { AUTH: '454 4.7.0 temporary failure' }, { problem: 'busy', passes: true }],
    ['answered with silence', { AUTH: 'hang' }, { problem: 'broken', passes: true }],
    ['answered by hanging up', { AUTH: 'drop' }, { problem: 'broken', passes: true }],
    ['not wanted', { EHLO: '250 stub' }, { problem: 'loginMissing' }],
  ])('that is %s is the sender’s matter', async (_, answers, outcome) => {
    const server = await serverSaying({ ...withLogin, ...answers })
    const found = await opened({ greetingMs: 300 }).send(senderOf(server.port, login))
    expect(found).toMatchObject({ kind: 'sender', ...outcome })
    expect(JSON.stringify(found)).not.toContain('secret')
    expect(server.mails).toEqual([])
  })

  test('goes over no open network: without TLS nothing is said', async () => {
    const server = await serverSaying(withLogin)
    // The same server, at an address that is not known to be this machine.
    const far = await opened().send(senderOf(server.port, { ...login, host: '0.0.0.0' }))
    expect(far).toMatchObject({ kind: 'sender', problem: 'openPassword' })
    const stripped = await opened({ lookup: async () => ['127.0.0.1'], greetingMs: 300 }).send(
      senderOf(server.port, { ...login, host: 'mail.fair.example', socket: 'starttls' }),
    )
    expect(stripped.kind).toBe('sender')
    expect(server.heard.filter((line) => line.startsWith('AUTH'))).toEqual([])
  })
})

describe('encryption', () => {
  test('that is refused ends it', async () => {
    const server = await serverSaying({ STARTTLS: '454 4.7.0 TLS not available' })
    const outcome = await opened().send(senderOf(server.port, { socket: 'starttls' }))
    expect(outcome).toMatchObject({ kind: 'sender', code: 454 })
    const never = await serverSaying({ STARTTLS: '502 unknown' })
    expect(await opened().send(senderOf(never.port, { socket: 'starttls' }))).toMatchObject({ problem: 'tlsMissing' })
    expect([...server.heard, ...never.heard].filter((line) => line.startsWith('MAIL'))).toEqual([])
  })

  test('to a server that nobody vouches for is none, and to one that is known it is', async () => {
    const server = await openSmtpServer(saying({}), '127.0.0.1', { isEncrypted: true })
    ends.push(server.stop)
    const { port, heard } = server
    const sender = senderOf(port, { socket: 'tls', host: 'localhost' })
    expect(await opened().send(sender)).toMatchObject({ kind: 'sender', problem: 'certificate', passes: false })
    expect(heard).toEqual([])
    expect((await opened({ trust: certificate.cert }).send(sender)).kind).toBe('accepted')
    const elsewhere = senderOf(port, { socket: 'tls', host: 'mail.fair.example' })
    const lookup = async () => ['127.0.0.1']
    expect(await opened({ trust: certificate.cert, lookup }).send(elsewhere)).toMatchObject({ problem: 'certificate' })
    const plain = await serverSaying()
    expect(await opened({ greetingMs: 500 }).send(senderOf(plain.port, { socket: 'tls' }))).toMatchObject({
      kind: 'sender',
      problem: 'tlsFailed',
    })
  })

  test('is begun before anything else is said where the sender wants STARTTLS', async () => {
    const server = await serverSaying({
      EHLO: '250-stub\r\n250-STARTTLS\r\n250 AUTH PLAIN',
      STARTTLS: '220 go on',
      AUTH: '235 in',
    })
    const sender = senderOf(server.port, { socket: 'starttls', host: 'localhost', user: 'anna@fair.example' })
    expect(await opened().send(sender)).toMatchObject({ kind: 'sender', problem: 'certificate' })
    expect((await opened({ trust: certificate.cert }).send(sender)).kind).toBe('accepted')
    expect(server.heard.map((line) => line.split(' ')[0])).toEqual(
      'EHLO STARTTLS EHLO STARTTLS EHLO AUTH MAIL RCPT DATA'.split(' '),
    )
  })
})
