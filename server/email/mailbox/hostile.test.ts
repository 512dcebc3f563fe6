import { expect, onTestFinished, test } from 'vitest'
import { readInbound } from '../inbound/readInbound.ts'
import { ours } from '../inbound/testing.ts'
import { type ImapServer, openImapServer } from '../testing/imapServer.ts'
import { mailSubject, mailWith, watch } from './testing.ts'

async function emptyServer(): Promise<ImapServer> {
  const server = await openImapServer()
  onTestFinished(server.stop)
  return server
}

/** So large that nobody has it in memory, this server neither. */
const bomb = (bytes: number) => {
  const head = Buffer.from('Subject: bomb\r\n\r\n')
  return {
    length: bytes,
    slice(start: number, end: number) {
      const piece = Buffer.alloc(end - start, 'x')
      if (start < head.length) head.copy(piece, 0, start)
      return piece
    },
  }
}

test('of a mail of a gigabyte no more is fetched than is kept', async () => {
  const server = await emptyServer()
  server.deliver(bomb(1_000_000_000))
  server.deliver(mailWith('next'))
  const { mails, subjects } = watch(server)
  await expect.poll(subjects).toEqual(['bomb', 'next'])
  expect(mails[0]).toMatchObject({ isWhole: false, size: 1_000_000_000 })
  expect(mails[0]!.source).toHaveLength(1_000_000)
  expect(server.sent).toBeLessThan(1_100_000)
})

test('a mail that is said to be small is not fetched beyond what is kept of any', async () => {
  const server = await emptyServer()
  server.deliver(bomb(50_000_000))
  server.trick = (command) =>
    command.includes('SIZE')
      ? { kind: 'edit', edit: (answer) => Buffer.from(answer.toString().replace(/SIZE \d+/, 'SIZE 100')) }
      : null
  const { mails } = watch(server)
  await expect.poll(() => mails).toHaveLength(1)
  expect(mails[0]!.source).toHaveLength(10_000_000)
  expect(mails[0]!.isWhole).toBe(false)
  expect(server.sent).toBeLessThan(10_200_000)
})

test('a piece that is larger than what was asked for is not taken into memory', async () => {
  const server = await emptyServer()
  server.deliver(mailWith('first'))
  server.deliver(mailWith('next'))
  const most = 100_000_000
  server.trick = (command) =>
    command.startsWith('UID FETCH 1 ') && command.includes('BODY')
      ? { kind: 'say', text: `* 1 FETCH (UID 1 BODY[]<0> {${most}}\r\n` }
      : null
  const { mails, subjects } = watch(server)
  await expect.poll(subjects).toEqual(['', 'next'])
  expect(mails[0]!.isWhole).toBe(false)
})

const floods: [string, RegExp, () => string][] = [
  ['the answer to a search', /^UID SEARCH/, () => '* SEARCH 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15\r\n'.repeat(200_000)],
  ['one line of a search', /^UID SEARCH/, () => `* SEARCH${' 1'.repeat(3_000_000)}\r\n$ OK done\r\n`],
  ['nested brackets', /^UID FETCH/, () => `* 1 FETCH ${'('.repeat(900_000)}\r\n`],
  [
    'mails that nobody asked for',
    /BODY/,
    () => `* 1 FETCH (UID 9 BODY[]<0> "${'x'.repeat(1_000)}")\r\n`.repeat(30_000),
  ],
  ['folders', /^LIST "" "\*"/, () => '* LIST () "/" "a folder with a name"\r\n'.repeat(200_000)],
  ['a line that does not end', /^EXAMINE/, () => 'x'.repeat(9_000_000)],
]
test.each(floods)('%s without end breaks the connection and nothing else', async (_, isMeant, flood) => {
  const server = await emptyServer()
  server.deliver(mailWith('first'))
  let times = 1
  server.trick = (command) => (isMeant.test(command) && times-- > 0 ? { kind: 'say', text: flood() } : null)
  const { subjects, problems } = watch(server, { readsJunk: true })
  await expect.poll(subjects).toEqual(['first'])
  await expect.poll(() => problems).toEqual(['brokenOff', null])
})

test.each([
  ['ten thousand headers', `${'X-Bomb: 1\r\n'.repeat(10_000)}\r\nbody`],
  ['one header of five megabytes', `X-Bomb: ${'x'.repeat(5_000_000)}\r\n\r\nbody`],
  [
    'parts in parts in parts',
    Array.from({ length: 5_000 }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`).join(
      '',
    ),
  ],
  ['a mail of nothing but line breaks', '\r\n'.repeat(4_000_000)],
])('%s are handed over, judged without harm, and the next mail is read', async (_, source) => {
  const server = await emptyServer()
  server.deliver(source)
  server.deliver(mailWith('next'))
  const kinds: string[] = []
  const { states } = watch(server, {
    onMail: async (mail) => void kinds.push(`${readInbound(mail.source, ours()).kind} ${mailSubject(mail)}`.trim()),
  })
  await expect.poll(() => kinds.at(-1)).toBe('other next')
  expect(['tooLarge', 'unreadable']).toContain(kinds[0])
  await expect.poll(() => states.at(-1)?.inbox?.lastUid).toBe(2)
})
