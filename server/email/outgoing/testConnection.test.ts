import { afterEach, expect, test } from 'vitest'
import {
  connectionSteps,
  connectionStepWords,
  senderProblems,
  senderProblemWords,
} from '#domain/email/sender/senderProblem'
import { certificate } from '../../testing/certificate.ts'
import { openSmtpServer, type Responder } from '../testing/smtpServer.ts'
import type { SmtpAccess } from './open.ts'
import { testConnection } from './testConnection.ts'
import { nearby } from './testing.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const settings = {
  ...nearby,
  isAllowed: () => true,
  connectMs: 1_000,
  greetingMs: 500,
  talkMs: 1_000,
  answerMs: 1_000,
}

type Answers = Record<string, ReturnType<Responder>>
async function tried(
  answers: Answers,
  {
    smtp = {},
    encrypted = false,
    more = {},
  }: { smtp?: Partial<SmtpAccess['smtp']>; encrypted?: boolean; more?: object } = {},
) {
  const server = await openSmtpServer(
    (line) => answers[Object.keys(answers).find((key) => (key ? line.startsWith(key) : !line)) ?? '-'] ?? '',
    '127.0.0.1',
    { isEncrypted: encrypted },
  )
  ends.push(server.stop)
  const access = {
    address: 'anna@fair.example',
    smtp: { host: 'localhost', port: server.port, socket: 'none' as const, user: 'anna', ...smtp },
    credential: async () => 'secret',
  }
  const found = await testConnection(
    access,
    { ...settings, lookup: async () => ['127.0.0.1'], ...more },
    new AbortController().signal,
  )
  return { found, server }
}

const good: Answers = { EHLO: '250-stub\r\n250-SIZE 35882577\r\n250 AUTH PLAIN', AUTH: '235 in' }

test('a server that would take a mail is found good, and gets none', async () => {
  const { found, server } = await tried(good)
  expect(found).toEqual({ kind: 'works', encrypted: false, most_bytes: 35_882_577 })
  expect(server.heard.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'AUTH', 'MAIL', 'RSET'])
  expect(server.heard).toContain('MAIL FROM:<anna@fair.example>')
  const tls = await tried(good, { smtp: { socket: 'tls' }, encrypted: true, more: { trust: certificate.cert } })
  expect(tls.found).toMatchObject({ kind: 'works', encrypted: true })
})

test.each<[string, Answers, Parameters<typeof tried>[1], object]>([
  ['a name that leads inside', {}, { more: { isAllowed: () => false } }, { step: 'dns', problem: 'hostNotAllowed' }],
  ['a name of nobody', {}, { more: { lookup: async () => [] } }, { step: 'dns', problem: 'hostUnknown' }],
  ['a port where nobody listens', {}, { smtp: { port: 1 } }, { step: 'connect', problem: 'refused' }],
  ['silence', { '': 'hang' }, {}, { step: 'greeting', problem: 'noGreeting' }],
  ['TLS spoken as plain text', {}, { encrypted: true }, { step: 'greeting', problem: 'noGreeting' }],
  ['plain text spoken as TLS', {}, { smtp: { socket: 'tls' } }, { step: 'tls', problem: 'tlsFailed' }],
  [
    'a certificate of nobody',
    {},
    { smtp: { socket: 'tls' }, encrypted: true },
    { step: 'tls', problem: 'certificate' },
  ],
  [
    'no STARTTLS',
    { STARTTLS: '502 what?' },
    { smtp: { socket: 'starttls' } },
    { step: 'tls', problem: 'tlsMissing', code: 502 },
  ],
  ['no sign-in', { EHLO: '250 stub' }, {}, { step: 'login', problem: 'loginMissing' }],
  [
    'a wrong password',
    { ...good, AUTH: '535 5.7.8 no' },
    {},
    { step: 'login', problem: 'password', code: 535, answer: '5.7.8 no' },
  ],
  [
    'a sender that is not theirs',
    { ...good, MAIL: '553 5.7.1 Sender address rejected' },
    {},
    { step: 'sender', problem: 'address', code: 553 },
  ],
  ['a sender that is left without an answer', { ...good, MAIL: 'drop' }, {}, { step: 'sender', problem: 'broken' }],
])('%s is named by the step that failed', async (_, answers, how, expected) => {
  const { found, server } = await tried(answers, how)
  expect(found).toMatchObject({ kind: 'failed', ...expected })
  expect(server.mails).toEqual([])
})

test('every step and problem has words of its own in both languages, and says what to do', () => {
  for (const language of ['zh', 'en'] as const) {
    const words = Object.values(senderProblemWords[language])
    expect(Object.keys(senderProblemWords[language])).toEqual(Object.keys(senderProblems))
    expect(new Set(words.map(({ what }) => what)).size).toBe(words.length)
    expect(Object.keys(connectionStepWords[language])).toEqual([...connectionSteps])
  }
})
