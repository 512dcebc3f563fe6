import { expect, onTestFinished, test } from 'vitest'
import { type ImapServer, type ImapTrick, openImapServer } from '../testing/imapServer.ts'
import { mailWith, watch } from './testing.ts'

const names = ['first', 'second', 'third']

async function serverWith(subjects: readonly string[] = names): Promise<ImapServer> {
  const server = await openImapServer()
  onTestFinished(server.stop)
  for (const subject of subjects) server.deliver(mailWith(subject, 'x'.repeat(500)))
  return server
}

/** The first `times` commands of this kind go wrong. */
function once(server: ImapServer, isMeant: (command: string) => boolean, trick: ImapTrick, times = 1) {
  let left = times
  server.trick = (command) => (isMeant(command) && left-- > 0 ? trick : null)
}

const isBody = (uid: number) => (command: string) => command.startsWith(`UID FETCH ${uid} `) && command.includes('BODY')
const isIt = (verb: string) => (command: string) => command.startsWith(verb)

// At every step of the talk, in every way in which it can end: all mails come, each once and in order.
const steps: [string, (command: string) => boolean][] = [
  ['CAPABILITY', isIt('CAPABILITY')],
  ['AUTHENTICATE', isIt('AUTHENTICATE')],
  ['the password', isIt('PLAIN')],
  ['LIST', isIt('LIST')],
  ['EXAMINE', isIt('EXAMINE')],
  ['SEARCH', isIt('UID SEARCH')],
  ['the list of mails', (command) => command.startsWith('UID FETCH 1,2,3')],
  ['the second mail', isBody(2)],
  ['IDLE', isIt('IDLE')],
]
const ways: [string, ImapTrick][] = [
  ['breaks off', { kind: 'drop' }],
  ['breaks off in the middle', { kind: 'cut', bytes: 40 }],
  ['is silent', { kind: 'hang' }],
  ['says BYE', { kind: 'say', text: '* BYE shutting down\r\n' }],
  ['is refused', { kind: 'say', text: '$ NO [SERVERBUG] not now\r\n' }],
  ['is not understood', { kind: 'say', text: '$ BAD what\r\n' }],
  ['is answered with garbage', { kind: 'say', text: '* )(]{ \0\x01\r\n$ \r\n* 99999999999 FETCH (\r\n' }],
  ['is answered with nothing at all', { kind: 'say', text: '$ OK\r\n' }],
]
const cases = steps.flatMap(([step, isMeant]) => ways.map(([way, trick]) => ({ step, way, isMeant, trick })))

test.each(cases)('$step $way: no mail is missed, and none comes twice', async ({ isMeant, trick }) => {
  const server = await serverWith()
  once(server, isMeant, trick)
  const short = { answerMs: 150, mailMs: 150, connectMs: 150, idleMs: 50, refusedMs: 20 }
  const { subjects, stop } = watch(server, { options: { times: short } })
  await expect.poll(subjects).toEqual(names)
  server.deliver(mailWith('later'))
  await expect.poll(subjects).toEqual([...names, 'later'])
  await stop()
  await expect.poll(() => server.open).toBe(0)
})

test('a mail that breaks off goes on where it was', async () => {
  const server = await serverWith()
  let cuts = 4
  server.trick = (command) => (isBody(2)(command) && cuts-- % 2 === 0 ? { kind: 'drop' } : null)
  const { subjects, mails } = watch(server, { options: { sizes: { chunk: 200 } } })
  await expect.poll(subjects).toEqual(names)
  expect(Buffer.from(mails[1]!.source).toString()).toBe(mailWith('second', 'x'.repeat(500)))
  const starts = server.heard.filter(isBody(2)).map((command) => /<(\d+)\./.exec(command)?.[1])
  expect(starts).toEqual(['0', '0', '200', '200', '400', '400'].slice(0, starts.length))
})

test('a mail that the server never gives is handed over as far as it came, and the next ones are read', async () => {
  const server = await serverWith()
  server.trick = (command) => (isBody(2)(command) ? { kind: 'say', text: '$ NO [SERVERBUG] broken mail\r\n' } : null)
  const { mails, subjects } = watch(server)
  await expect.poll(subjects).toEqual(['first', '', 'third'])
  expect(mails[1]).toMatchObject({ uid: 2, isWhole: false })
  expect(server.heard.filter(isBody(2))).toHaveLength(5)
})

test('a mail that breaks every connection keeps nobody from the next ones', async () => {
  const server = await serverWith()
  server.trick = (command) => (isBody(2)(command) ? { kind: 'drop' } : null)
  const { subjects } = watch(server)
  await expect.poll(subjects).toEqual(['first', '', 'third'])
})

test('a mail that the server lists and then says nothing of is not taken for a deleted one', async () => {
  const server = await serverWith()
  once(server, (command) => command.startsWith('UID FETCH'), { kind: 'say', text: '$ OK nothing\r\n' }, 2)
  const { subjects } = watch(server)
  await expect.poll(subjects).toEqual(names)
})

test('a server that grows silent in the middle of a mail is left', async () => {
  const server = await serverWith()
  once(server, isBody(2), { kind: 'edit', edit: (answer) => answer.subarray(0, 60) })
  const { subjects } = watch(server, { options: { times: { mailMs: 50 } } })
  await expect.poll(subjects).toEqual(names)
})

test.each([
  ['more', (size: number) => size + 40],
  ['less', (size: number) => size - 40],
  ['gigabytes', () => 3_000_000_000],
  ['a nonsense number', () => 99999999999999999999],
])('a literal that says %s than it has spoils no mail', async (_, lie) => {
  const server = await serverWith()
  const edit = (answer: Buffer) =>
    Buffer.from(
      answer.toString('latin1').replace(/\{(\d+)\}/, (_, size) => `{${lie(Number(size))}}`),
      'latin1',
    )
  once(server, isBody(2), { kind: 'edit', edit })
  const { subjects, mails } = watch(server, { options: { times: { mailMs: 100, answerMs: 100 } } })
  await expect.poll(subjects).toEqual(names)
  expect(mails.map(({ source }) => Buffer.from(source).toString())).toEqual(
    names.map((name) => mailWith(name, 'x'.repeat(500))),
  )
})

test('a BYE while we wait is followed by another connection', async () => {
  const server = await serverWith()
  const { subjects } = watch(server, { options: { times: { answerMs: 100 } } })
  await expect.poll(() => server.heard).toContain('IDLE')
  server.tell('* BYE autologout')
  server.deliver(mailWith('fourth'))
  await expect.poll(subjects).toEqual([...names, 'fourth'])
})

test('a server that throws everybody out at once is asked less and less often', async () => {
  const server = await serverWith()
  server.greeting = '* BYE too many connections'
  const failures: number[] = []
  const pauseMs = (count: number) => {
    failures.push(count)
    return 1
  }
  const { problems } = watch(server, { options: { times: { pauseMs } } })
  await expect.poll(() => failures).toEqual(expect.arrayContaining([0, 1, 2, 3, 4]))
  expect(problems).toEqual(['busy'])
})

test('who stops while the server is silent does not wait for it', async () => {
  const server = await openImapServer()
  onTestFinished(server.stop)
  server.greeting = ''
  const { stop } = watch(server, { options: { times: { connectMs: 3_600_000, answerMs: 3_600_000 } } })
  await expect.poll(() => server.open).toBe(1)
  await stop()
  await expect.poll(() => server.open).toBe(0)
})
