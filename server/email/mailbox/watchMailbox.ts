import { setTimeout as sleep } from 'node:timers/promises'
import { type MailboxProblem, mailboxProblems } from '#domain/email/sender/mailboxProblem'
import { guarded } from '../../guarded.ts'
import { errorFields, type Log } from '../../log.ts'
import type { Credential } from '../grants/grants.ts'
import { NoToken } from '../grants/tokenRequest.ts'
import { nextCredential, secretText } from './credentials.ts'
import { failureOf, MailboxFailure } from './failure.ts'
import { folderFor } from './folders.ts'
import { newMemory, type WatchMemory } from './memory.ts'
import { type MailboxConnection, openMailbox, signOff, withTimeout } from './openMailbox.ts'
import { type FolderReader, type ReceivedMail, readFolder } from './readFolder.ts'
import { type MailboxOptions, type MailboxSettings, mailboxSettings } from './settings.ts'
import { type FolderName, type MailboxState, unread } from './state.ts'
import { bellOf, waitForMore } from './waitForMore.ts'

export type WatchedMailbox = {
  connection: MailboxConnection
  /** asked for at every sign-in; null: there is none now */
  credential: () => Promise<Credential | null>
  /** Mails that came before, in milliseconds, are not read when the mailbox is new to us or was made anew. */
  since: number
  /** whether the folder for junk is read as well: reports of delivery end there */
  readsJunk: boolean
  /**
   * Takes one mail. It gets the same one again when it fails, when the process ends before the state is kept, and under
   * other uids when the server numbers its mails anew: it has to know a mail that it has taken.
   */
  onMail: (mail: ReceivedMail) => Promise<void>
  /** Keeps how far the mailbox is read; everything up to there was taken. */
  onState: (state: MailboxState) => Promise<void>
  /** what keeps us from the mailbox; null as soon as it is read again */
  onProblem: (problem: MailboxProblem | null) => void
}

export type WatchOptions = WatchedMailbox & {
  state: MailboxState | null
  log: Log
  signal: AbortSignal
  inTurn?: FolderReader['inTurn']
  options?: MailboxOptions
  memory?: WatchMemory
}

/** Reads a mailbox until it is told to stop: what is new, then what comes. No failure ends it, and none skips a mail. */
export async function watchMailbox(watching: WatchOptions): Promise<void> {
  const { signal, onProblem, log } = watching
  const settings = mailboxSettings(watching.options)
  const { times } = settings
  const reading = readingOf(watching, settings)
  const { memory } = reading
  const ask = ours(watching.credential)
  const onMissing = () => onProblem('passwordMissing')
  while (!signal.aborted) {
    let credential: Credential = ''
    try {
      credential = await nextCredential({ ask, onMissing, memory, times, signal })
      await readAndWait(reading, credential)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof NotTaken) log('mail not taken', errorFields(error.cause))
      else {
        const { problem, cause } = failureOf(error, true)
        if (mailboxProblems[problem].refuses)
          memory.refused = { text: secretText(credential), until: Date.now() + times.refusedMs }
        log('mailbox not read', { problem, ...errorFields(cause) })
        onProblem(problem)
      }
      await sleep(times.pauseMs(memory.failures++), undefined, { signal }).catch(() => {})
    }
  }
}

type FolderContext = FolderReader & {
  connection: MailboxConnection
  readsJunk: boolean
  state: MailboxState
  onState: (state: MailboxState) => Promise<void>
  onProblem: (problem: null) => void
  memory: WatchMemory
  log: Log
}

const readingOf = (
  { state, onMail, onState, inTurn = (work) => work(), memory = newMemory(), ...rest }: WatchOptions,
  settings: MailboxSettings,
): FolderContext => ({
  ...rest,
  settings,
  inTurn,
  state: state ?? unread,
  onMail: ours(onMail),
  onState: ours(onState),
  memory,
})

/** Something on our side failed, and not the mailbox. */
class NotTaken extends Error {}

const ours =
  <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
  async (...given: Given): Promise<Result> => {
    try {
      return await work(...given)
    } catch (cause) {
      // What the provider of the mailbox does not give is no failure of ours.
      if (cause instanceof NoToken) throw cause
      throw new NotTaken('not taken', { cause })
    }
  }

async function readAndWait(reading: FolderContext, credential: Credential): Promise<void> {
  const { connection, readsJunk, settings, signal } = reading
  const { times } = settings
  const client = await openMailbox({ connection, credential: async () => credential }, settings, signal)
  const stop = guarded(reading.log, 'a mailbox could not be left', () => signOff(client))
  signal.addEventListener('abort', stop)
  try {
    const bell = bellOf(client)
    let junk = readsJunk ? await withTimeout(times.answerMs, client, folderFor(client, '\\Junk')) : null
    while (!signal.aborted) {
      // The inbox last: what is open is what the server tells about.
      if (junk !== null && !(await readJunk(junk))) junk = null
      await readOne('inbox', 'INBOX')
      reading.onProblem(null)
      await waitForMore(client, bell, times, signal)
      // One that lets us in and throws us out at once is a server that fails.
      if (client.usable) reading.memory.failures = 0
    }
  } finally {
    signal.removeEventListener('abort', stop)
    await signOff(client)
  }

  /** false: the server does not open it, which is no reason to leave the inbox alone */
  async function readJunk(path: string): Promise<boolean> {
    try {
      await readOne('junk', path)
      return true
    } catch (error) {
      if (error instanceof MailboxFailure && error.problem === 'inboxMissing') return false
      throw error
    }
  }

  async function readOne(folder: FolderName, path: string) {
    const commit = async (state: MailboxState[FolderName]) => {
      const next = { ...reading.state, [folder]: state }
      await reading.onState(next)
      reading.state = next
    }
    await readFolder(client, { folder, path, state: reading.state[folder], commit, memory: reading.memory }, reading)
  }
}
