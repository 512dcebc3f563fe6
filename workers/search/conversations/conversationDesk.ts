import type { UserDatabase } from '../../database/schema.ts'
import { usualMonths } from '../../sync/core/monthsThatFit.ts'
import type { ConversationList, Unread } from './api.ts'
import { ConversationFollower } from './conversationFollower.ts'
import { ConversationIndex } from './conversationIndex.ts'
import type { ConversationWorkerApi } from './conversationWorkerApi.ts'
import type { IndexedThread } from './indexedThread.ts'
import { keepOlder, readOlder } from './olderBlocks.ts'

type View =
  | { kind: 'list'; of: ConversationList; needsMessages: boolean }
  | { kind: 'thread'; of: IndexedThread }
  | { kind: 'unread'; of: { read(): Promise<Unread>; close(): void } }

const againMs = 1_000
/** No timer waits longer. */
const mostWaitMs = 2_147_483_647

/** What the search worker answers about conversations. Nothing of them is read before somebody asks. */
export class ConversationDesk {
  readonly #db: UserDatabase
  readonly #index: ConversationIndex
  readonly #follower: ConversationFollower
  readonly #tell: (view: number) => void
  readonly #views = new Map<number, View>()
  #started: Promise<void> | undefined
  #due: ReturnType<typeof setTimeout> | undefined

  constructor(db: UserDatabase, user: string, tell: (view: number) => void) {
    this.#db = db
    this.#index = new ConversationIndex(user)
    this.#follower = new ConversationFollower(db, this.#index)
    this.#tell = tell
  }

  readonly api: ConversationWorkerApi = {
    openConversations: async (number, query) => {
      this.#views.get(number)?.of.close()
      const of = this.#index.open(query, () => this.#tell(number))
      this.#views.set(number, { kind: 'list', of, needsMessages: of.isSearching })
      void this.#want()
    },
    conversationLines: async (number, from, to) => (await this.#list(number)).lines(from, to),
    conversationIds: async (number, from, to) => (await this.#list(number)).ids(from, to),
    conversationPosition: async (number, id) => (await this.#list(number)).positionOf(id),
    openThread: async (number, conversation) => {
      this.#views.get(number)?.of.close()
      this.#views.set(number, {
        kind: 'thread',
        of: this.#index.openThread(conversation, () => this.#tell(number)),
      })
      void this.#want()
    },
    threadLines: async (number, from, to) => (await this.#thread(number)).lines(from, to),
    threadPosition: async (number, message) => (await this.#thread(number)).positionOf(message),
    threadFind: async (number, search) => (await this.#wholeThread(number)).find(search),
    threadMessage: async (number, message) => (await this.#wholeThread(number)).olderMessage(message),
    olderPlace: async (number) => {
      const thread = await this.#wholeThread(number)
      const before = thread.olderPlace()
      return before && { id: thread.conversation, before }
    },
    keepOlder: async (number, before, answer) => {
      const { conversation } = await this.#thread(number)
      const row = this.#index.conversations.get(conversation)?.row
      if (!row || !(await keepOlder(this.#db, row, { before, answer, now: Date.now() }))) return false
      this.#index.updateOlder(conversation, await readOlder(this.#db, row, Date.now()))
      return true
    },
    openUnread: async (number) => {
      this.#views.get(number)?.of.close()
      this.#views.set(number, { kind: 'unread', of: this.#index.openUnread(() => this.#tell(number)) })
    },
    readUnread: async (number) => {
      await this.#ready()
      return this.#view(number, 'unread').of.read()
    },
    closeConversations: async (number) => {
      this.#views.get(number)?.of.close()
      this.#views.delete(number)
    },
  }

  /** Something was committed. */
  follow = () => {
    if (this.#started) void this.#catchUp()
  }

  /** The browser may lose the database for a moment: what was told then would wait for the next change. */
  async #catchUp(): Promise<void> {
    try {
      await this.#follower.catchUp()
      this.#waitForDue()
    } catch (error) {
      console.error(error)
      await new Promise((go) => setTimeout(go, againMs))
      return this.#catchUp()
    }
  }

  #ready(): Promise<void> {
    this.#started ??= this.#catchUp()
    return this.#started
  }

  /** Messages are read behind the first answer. */
  async #want() {
    await this.#ready()
    this.#follower.wantMessages()
    this.follow()
  }

  async #list(number: number): Promise<ConversationList> {
    await this.#ready()
    const view = this.#view(number, 'list')
    if (view.needsMessages) await this.#follower.messages
    return view.of
  }

  /** Its end is there before everything else is. */
  async #thread(number: number): Promise<IndexedThread> {
    await this.#ready()
    const thread = this.#view(number, 'thread').of
    if (!this.#index.isRead) await this.#readEnd(thread.conversation)
    await this.#readOlder(thread.conversation)
    return thread
  }

  async #readEnd(conversation: string) {
    const isThere = this.#follower.readEnd(conversation)
    this.follow()
    await isThere
  }

  async #wholeThread(number: number): Promise<IndexedThread> {
    await this.#thread(number)
    await this.#follower.messages
    return this.#view(number, 'thread').of
  }

  /** Once for each thread that is opened. */
  async #readOlder(conversation: string) {
    const row = this.#index.conversations.get(conversation)?.row
    if (!row || this.#index.older.has(conversation)) return
    this.#index.older.set(conversation, [])
    this.#index.months = (await this.#db.meta.get('meta'))?.months ?? usualMonths
    this.#index.older.set(conversation, await readOlder(this.#db, row, Date.now()))
  }

  #view<K extends View['kind']>(number: number, kind: K): View & { kind: K } {
    const view = this.#views.get(number)
    if (view?.kind !== kind) throw new Error('There is no such view')
    return view as View & { kind: K }
  }

  #waitForDue() {
    clearTimeout(this.#due)
    const due = this.#index.nextDue()
    if (due === null) return
    const pass = () => {
      this.#index.timePassed()
      this.#waitForDue()
    }
    this.#due = setTimeout(pass, Math.min(mostWaitMs, Math.max(0, due - Date.now())))
  }
}
