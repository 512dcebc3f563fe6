import { expect, onTestFinished, test } from 'vitest'
import { type ImapServer, openImapServer } from '../testing/imapServer.ts'
import { type MailboxState, unread } from './state.ts'
import { connectionOf, mailSubject, mailWith, watch } from './testing.ts'

async function serverWith(...subjects: string[]): Promise<ImapServer> {
  const server = await openImapServer()
  onTestFinished(server.stop)
  for (const subject of subjects) server.deliver(mailWith(subject))
  return server
}

const isFetchOf = (uid: number) => (command: string) =>
  command.startsWith(`UID FETCH ${uid} `) && command.includes('BODY')

test('what lies in the inbox is read in order, and then what comes', async () => {
  const server = await serverWith('first', 'second')
  const { subjects, mails } = watch(server)
  await expect.poll(subjects).toEqual(['first', 'second'])
  await expect.poll(() => server.heard).toContain('IDLE')
  server.deliver(mailWith('third'))
  await expect.poll(subjects).toEqual(['first', 'second', 'third'])
  expect(mails.map(({ uid, isWhole, folder }) => ({ uid, isWhole, folder }))).toEqual(
    [1, 2, 3].map((uid) => ({ uid, isWhole: true, folder: 'inbox' })),
  )
  expect(Buffer.from(mails[0]!.source).toString()).toBe(mailWith('first'))
})

test('nothing is marked or deleted', async () => {
  const server = await serverWith('first')
  const { subjects } = watch(server)
  await expect.poll(subjects).toEqual(['first'])
  expect(server.heard).toContain('EXAMINE INBOX')
  expect(server.heard.filter((command) => /SELECT|STORE|EXPUNGE|CLOSE|BODY\[/.test(command))).toEqual([])
})

test('who begins reads only what came since a time, and later all that comes, whatever its date', async () => {
  const server = await openImapServer()
  onTestFinished(server.stop)
  const since = Date.UTC(2026, 10, 20, 12)
  server.deliver(mailWith('long ago'), Date.UTC(2024, 1, 1))
  server.deliver(mailWith('that morning'), Date.UTC(2026, 10, 20, 9))
  server.deliver(mailWith('that afternoon'), Date.UTC(2026, 10, 20, 15))
  server.deliver(mailWith('long ago too'), Date.UTC(2024, 1, 2))
  const { subjects } = watch(server, { since })
  await expect.poll(() => server.heard).toContain('IDLE')
  server.deliver(mailWith('moved here from elsewhere'), Date.UTC(2024, 1, 3))
  await expect.poll(subjects).toEqual(['that afternoon', 'moved here from elsewhere'])
  expect(server.heard.filter((command) => command.includes('BODY'))).toHaveLength(2)
})

test('who goes on reads what is new, however long nobody looked', async () => {
  const server = await serverWith('first', 'second')
  const before = watch(server)
  await expect.poll(before.subjects).toHaveLength(2)
  await before.stop()
  const names = Array.from({ length: 120 }, (_, i) => `later ${i}`)
  for (const name of names) server.deliver(mailWith(name), Date.UTC(2020, 1, 1))
  const after = watch(server, { state: before.states.at(-1)!, since: Date.now() })
  await expect.poll(after.subjects).toEqual(names)
})

test('who ends between the first mails goes on with young ones only', async () => {
  const server = await openImapServer()
  onTestFinished(server.stop)
  const since = Date.UTC(2026, 10, 20)
  server.deliver(mailWith('young'), since + 1)
  server.deliver(mailWith('old'), Date.UTC(2020, 1, 1))
  server.deliver(mailWith('young too'), since + 2)
  const before = watch(server, { since })
  await expect.poll(before.subjects).toHaveLength(2)
  await before.stop()
  const afterFirst = before.states.find(({ inbox }) => inbox?.lastUid === 1)
  const after = watch(server, { since, state: afterFirst ?? null })
  await expect.poll(after.subjects).toEqual(['young too'])
})

test('a mailbox that is numbered anew is read again from a time on', async () => {
  const server = await serverWith('first', 'second')
  const before = watch(server)
  await expect.poll(before.subjects).toHaveLength(2)
  await before.stop()
  server.folders.INBOX.renumber()
  server.deliver(mailWith('third'))
  const after = watch(server, { state: before.states.at(-1)! })
  await expect.poll(after.subjects).toEqual(['first', 'second', 'third'])
  expect(after.states.at(-1)?.inbox?.uidValidity).toBe(String(server.folders.INBOX.uidValidity))
})

test('a mailbox that was brought back from a backup gives its numbers out twice, and no mail is missed', async () => {
  const server = await serverWith('first', 'second', 'third')
  const before = watch(server)
  await expect.poll(before.subjects).toHaveLength(3)
  await before.stop()
  server.folders.INBOX.mails.splice(1)
  server.folders.INBOX.uidNext = 2
  server.deliver(mailWith('another second'))
  const after = watch(server, { state: before.states.at(-1)! })
  await expect.poll(after.subjects).toEqual(['first', 'another second'])
})

test('a server that says no next uid is read as well', async () => {
  const server = await serverWith('first')
  const next = server.folders.INBOX.uidNext
  server.trick = (command) =>
    command === 'EXAMINE INBOX'
      ? { kind: 'edit', edit: (answer) => Buffer.from(answer.toString().replace(/\* OK \[UIDNEXT.*\r\n/, '')) }
      : null
  const { subjects, states } = watch(server)
  await expect.poll(subjects).toEqual(['first'])
  await expect.poll(() => server.heard).toContain('IDLE')
  server.deliver(mailWith('second'))
  await expect.poll(subjects).toEqual(['first', 'second'])
  expect(states.at(-1)?.inbox).toMatchObject({ lastUid: 2, oldBelow: next })
})

test('a mail is not missed whose number was given out before it lay there', async () => {
  const server = await serverWith('first')
  server.capabilities = ['IMAP4rev1', 'AUTH=PLAIN']
  const { INBOX } = server.folders
  const { subjects } = watch(server)
  await expect.poll(subjects).toEqual(['first'])
  INBOX.uidNext = 3
  await expect
    .poll(() => server.heard.filter((command) => command.startsWith('UID SEARCH UID 2')).length)
    .toBeGreaterThan(1)
  INBOX.mails.push({ uid: 2, receivedAt: Date.now(), flags: '', source: Buffer.from(mailWith('second')) })
  await expect.poll(subjects).toEqual(['first', 'second'])
})

test('numbers that are far apart are looked through fast, and none is missed', async () => {
  const server = await serverWith('first')
  server.folders.INBOX.uidNext = 4_000_000_000
  server.deliver(mailWith('second'))
  const { subjects } = watch(server)
  await expect.poll(subjects).toEqual(['first', 'second'])
  expect(server.heard.filter((command) => command.startsWith('UID SEARCH')).length).toBeLessThan(30)
})

test('where there is no IDLE the mailbox is looked at now and then', async () => {
  const server = await serverWith()
  server.capabilities = ['IMAP4rev1', 'AUTH=PLAIN']
  const { subjects, problems } = watch(server)
  await expect.poll(() => problems).toEqual([null])
  server.deliver(mailWith('first'))
  await expect.poll(subjects).toEqual(['first'])
  expect(server.heard).not.toContain('IDLE')
})

test('IDLE that the server offers and refuses is no reason to ask it all the time', async () => {
  const server = await serverWith()
  server.trick = (command) => (command === 'IDLE' ? { kind: 'say', text: '$ BAD not today\r\n' } : null)
  const { subjects, problems } = watch(server, { options: { times: { pollMs: 50 } } })
  await expect.poll(() => problems).toEqual([null])
  server.deliver(mailWith('first'))
  await expect.poll(subjects).toEqual(['first'])
  expect(problems).toEqual([null])
})

test('IDLE is begun anew before the server hangs up', async () => {
  const server = await serverWith()
  const { problems } = watch(server, { options: { times: { idleMs: 10 } } })
  await expect.poll(() => server.heard.filter((command) => command === 'IDLE').length).toBeGreaterThan(2)
  expect(server.heard.filter((command) => command === 'DONE').length).toBeGreaterThan(1)
  expect(problems).toEqual([null])
})

test('reports that end in the junk folder are read too', async () => {
  const server = await serverWith('first')
  server.deliver(mailWith('undeliverable'), Date.now(), 'Junk')
  const { mails, states } = watch(server, { readsJunk: true })
  await expect
    .poll(() => mails.map((mail) => [mail.folder, mailSubject(mail)]))
    .toEqual([
      ['junk', 'undeliverable'],
      ['inbox', 'first'],
    ])
  expect(states.at(-1)).toMatchObject({ inbox: { lastUid: 1 }, junk: { lastUid: 1 } } satisfies object)
})

test('a junk folder that does not open keeps nobody from the inbox', async () => {
  const server = await serverWith('first')
  server.trick = (command) => (command === 'EXAMINE Junk' ? { kind: 'say', text: '$ NO [NOPERM] no\r\n' } : null)
  const { subjects, problems } = watch(server, { readsJunk: true })
  await expect.poll(subjects).toEqual(['first'])
  await expect.poll(() => problems).toEqual([null])
})

test('a mail that could not be taken comes again, and the next one waits', async () => {
  const server = await serverWith('first', 'second')
  const taken: string[] = []
  let failures = 2
  const { states, problems } = watch(server, {
    onMail: async (mail) => {
      if (failures-- > 0) throw new Error('the database is gone')
      taken.push(mailSubject(mail))
    },
  })
  await expect.poll(() => taken).toEqual(['first', 'second'])
  expect(states.map(({ inbox }) => inbox?.lastUid)).toEqual([0, 1, 2])
  expect(problems.filter(Boolean)).toEqual([])
})

test('a state that could not be kept makes a mail come twice, and none less', async () => {
  const server = await serverWith('first', 'second')
  const kept: MailboxState[] = []
  let failures = 1
  const { subjects } = watch(server, {
    onState: async (state) => {
      if (state.inbox?.lastUid === 1 && failures-- > 0) throw new Error('the database is gone')
      kept.push(state)
    },
  })
  await expect.poll(() => kept.at(-1)?.inbox?.lastUid).toBe(2)
  expect(subjects()).toEqual(['first', 'first', 'second'])
})

test('who stops while a mail is taken waits for it, and its state is kept', async () => {
  const server = await serverWith('first', 'second')
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const { stop, states } = watch(server, {
    onMail: async () => {
      begun.resolve()
      await end.promise
    },
  })
  await begun.promise
  const stopped = stop()
  end.resolve()
  await stopped
  expect(states.at(-1)?.inbox?.lastUid).toBe(1)
  await expect.poll(() => server.open).toBe(0)
})

test('a refused password is not tried again until it is another one', async () => {
  const server = await serverWith('first')
  let password = 'wrong'
  let asked = 0
  const { subjects, problems } = watch(server, {
    credential: async () => {
      asked += 1
      return password
    },
  })
  await expect.poll(() => asked).toBeGreaterThan(10)
  expect(problems).toEqual(['passwordRefused'])
  expect(server.heard.filter((command) => command === 'PLAIN')).toHaveLength(1)
  password = server.password
  await expect.poll(subjects).toEqual(['first'])
  expect(problems).toEqual(['passwordRefused', null])
})

test('a refused password is tried again after a long time: a server may have been wrong', async () => {
  const server = await serverWith('first')
  let refusals = 1
  server.trick = (command) =>
    command === 'PLAIN' && refusals-- > 0 ? { kind: 'say', text: '$ NO [AUTHENTICATIONFAILED] no\r\n' } : null
  const { subjects } = watch(server, { options: { times: { refusedMs: 30 } } })
  await expect.poll(subjects).toEqual(['first'])
})

test('a mailbox without a password waits for one', async () => {
  const server = await serverWith('first')
  let password: string | null = null
  const { subjects, problems } = watch(server, { credential: async () => password })
  await expect.poll(() => problems).toEqual(['passwordMissing'])
  expect(server.heard).toEqual([])
  password = server.password
  await expect.poll(subjects).toEqual(['first'])
})

test('a mail that is larger than what is kept comes with its beginning', async () => {
  const server = await serverWith(mailWith('small'))
  server.deliver(mailWith('large', 'x'.repeat(5_000)))
  server.deliver(mailWith('last'))
  const { mails, subjects } = watch(server, { options: { sizes: { whole: 4_000, part: 1_000, chunk: 300 } } })
  await expect.poll(subjects).toHaveLength(3)
  expect(mails.map(({ isWhole, source }) => [isWhole, source.length === 1_000])).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ])
  expect(subjects().slice(1)).toEqual(['large', 'last'])
  expect(mails[1]!.size).toBeGreaterThan(5_000)
})

test.each([299, 300, 301, 600])('a mail of %d bytes comes whole, in pieces of 300', async (length) => {
  const server = await serverWith()
  const mail = mailWith('pieces').padEnd(length, 'x')
  server.deliver(mail)
  const { mails } = watch(server, { options: { sizes: { chunk: 300 } } })
  await expect.poll(() => mails).toHaveLength(1)
  expect(Buffer.from(mails[0]!.source).toString()).toBe(mail)
  expect(mails[0]!.isWhole).toBe(true)
})

test('a mail that is deleted while we read is left out', async () => {
  const server = await serverWith('first', 'second', 'third')
  server.trick = (command) => {
    if (isFetchOf(1)(command)) server.folders.INBOX.mails.splice(1, 1)
    return null
  }
  const { subjects } = watch(server)
  await expect.poll(subjects).toEqual(['first', 'third'])
})

test('who connects to a private address by mistake or on purpose gets nowhere', async () => {
  const server = await serverWith('first')
  const { problems } = watch(server, { options: { isAllowed: () => false } })
  await expect.poll(() => problems).toEqual(['hostPrivate'])
  expect(server.heard).toEqual([])
})

test('no state is as good as an empty one', async () => {
  const server = await serverWith('first')
  const { subjects } = watch(server, { state: unread, connection: { ...connectionOf(server), host: '127.0.0.1' } })
  await expect.poll(subjects).toEqual(['first'])
})
