import { onTestFinished } from 'vitest'
import type { MailboxProblem } from '#domain/email/sender/mailboxProblem'
import { noLog } from '../../log.ts'
import type { ImapServer } from '../testing/imapServer.ts'
import type { MailboxConnection } from './openMailbox.ts'
import type { ReceivedMail } from './readFolder.ts'
import type { MailboxOptions } from './settings.ts'
import type { MailboxState } from './state.ts'
import { type WatchOptions, watchMailbox } from './watchMailbox.ts'

/** Nothing that a test waits for takes long, and nothing that it does not wait for comes too early. */
export const quick: MailboxOptions = {
  isAllowed: (address) => address === '127.0.0.1',
  times: { connectMs: 2_000, answerMs: 5_000, calmMs: 1, pollMs: 20, passwordMs: 5, pauseMs: () => 5 },
}

export const connectionOf = (server: { port: number; user: string }, socket: MailboxConnection['socket'] = 'none') => ({
  host: '127.0.0.1',
  port: server.port,
  socket,
  user: server.user,
})

export const mailWith = (subject: string, body = 'Hello') =>
  `From: buyer@shop.example\r\nTo: sales@seller.example\r\nSubject: ${subject}\r\n\r\n${body}\r\n`

export const mailSubject = ({ source }: Pick<ReceivedMail, 'source'>) =>
  /^Subject: (.*)\r$/m.exec(Buffer.from(source.subarray(0, 10_000)).toString())?.[1] ?? ''

type WatchLog = {
  mails: ReceivedMail[]
  subjects: () => string[]
  states: MailboxState[]
  problems: (MailboxProblem | null)[]
  stop: () => Promise<void>
}

/** Watches a mailbox, to the end of the test at the latest. */
export function watch(
  server: Pick<ImapServer, 'port' | 'user' | 'password'>,
  { options, ...given }: Partial<WatchOptions> = {},
): WatchLog {
  const stopping = new AbortController()
  const watched: WatchLog = {
    mails: [],
    subjects: () => watched.mails.map(mailSubject),
    states: [],
    problems: [],
    async stop() {
      stopping.abort()
      await done
    },
  }
  const done = watchMailbox({
    connection: connectionOf(server),
    credential: async () => server.password,
    since: 0,
    readsJunk: false,
    state: null,
    onMail: async (mail) => void watched.mails.push(mail),
    onState: async (state) => void watched.states.push(state),
    onProblem: (problem) => {
      if (watched.problems.at(-1) !== problem) watched.problems.push(problem)
    },
    log: noLog,
    signal: stopping.signal,
    ...given,
    options: {
      ...quick,
      ...options,
      times: { ...quick.times, ...options?.times },
    },
  })
  onTestFinished(watched.stop)
  return watched
}
