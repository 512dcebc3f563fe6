import { unreadOf } from '#domain/conversations/conversation'
import { eachLeafDown, entriesByIds, entriesDownFrom } from '../../database/read.ts'
import type { ChangeRecord, UserDatabase } from '../../database/schema.ts'
import type { Entry } from '../../sync/core/ports.ts'
import { ChangeFollower, changedIds } from '../changeFollower.ts'
import { turns } from '../inTurns.ts'
import { ConversationIndex } from './conversationIndex.ts'

/** Such a portion takes a few milliseconds. */
const idsAtOnce = 200
/** To ask what changed takes about as long as to read a leaf. */
const followEveryMs = 200
/** So many changed messages are read at once. */
const liveMessages = 1_500
/** While more are read, whoever writes them has disk and processor two thirds of the time. */
const restEveryMs = 50
const restPerWork = 2
const mostRestMs = 200

/** Of a thread that is opened before all messages are read: a screen of it, and so far is gone for that. */
const endMessages = 60
const endLeaves = 12
/** Between what was said and its row in the database. */
const lateMs = 60_000

/** No id that was made up to then is higher. */
function highestIdAt(at: number): string {
  const hex = Math.max(0, Math.floor(at)).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-ffff-ffff-ffffffffffff`
}

type Kind = 'conversation' | 'seen' | 'message'
const kinds = ['conversation', 'seen', 'message'] as const satisfies readonly Kind[]
const entityOf = { conversation: 'conversation', seen: 'conversation_seen', message: 'message' } as const

/**
 * Keeps an index equal to the conversations in the database. The list and the unread need no messages: those are read when
 * somebody first asks for a list or a thread.
 */
export class ConversationFollower extends ChangeFollower {
  readonly index: ConversationIndex
  #haveMessages = () => {}
  /** All messages are in the index. */
  readonly messages = new Promise<void>((resolve) => (this.#haveMessages = resolve))
  /**
   * Messages that are still to be read, as they came, each time in the order of their ids: a first sync and a device that
   * comes back bring many, and what is said meanwhile does not wait for them.
   */
  readonly #backlog: string[][] = []
  /** `wanted`: as soon as nothing else is read */
  #state: 'unwanted' | 'wanted' | 'read' = 'unwanted'
  /** threads that are looked at before all messages are in the index */
  #opened: { conversation: string; isRead: () => void }[] = []

  constructor(db: UserDatabase, index: ConversationIndex) {
    super(db)
    this.index = index
  }

  wantMessages() {
    if (this.#state === 'unwanted') this.#state = 'wanted'
  }

  /** Until the end of this conversation can be read, which is before all messages are: the last ones that it says it has. */
  async readEnd(conversation: string): Promise<void> {
    this.wantMessages()
    if (this.#state === 'read') return
    await new Promise<void>((isRead) => this.#opened.push({ conversation, isRead }))
  }

  protected override load = async () => null

  protected override async readAll() {
    this.#backlog.length = 0
    await this.#readEach('conversation')
    await this.#readEach('seen')
    if (this.#state !== 'unwanted') await this.#readEach('message')
  }

  protected override take(changes: readonly ChangeRecord[]): Promise<number> {
    return this.index.tellOnce(() => this.#takeAll(changes))
  }

  async #takeAll(changes: readonly ChangeRecord[]): Promise<number> {
    const ids = {
      conversation: changedIds(changes, entityOf.conversation),
      seen: changedIds(changes, entityOf.seen),
      // Those that nobody asked for are read all at once.
      message: this.#state === 'unwanted' ? [] : changedIds(changes, entityOf.message),
    }
    const rows = ids.conversation.length + ids.seen.length + ids.message.length
    if (ids.message.length > liveMessages) this.#backlog.push(ids.message.splice(0).sort())
    await this.#readTogether(ids)
    return rows
  }

  /** The first of each kind are asked for at once, since each question waits for the storage, and taken in their order. */
  async #readTogether(ids: Readonly<Record<Kind, readonly string[]>>) {
    const first = kinds.map((kind) => ids[kind].slice(0, idsAtOnce))
    const entries = await Promise.all(
      kinds.map((kind, at) => (first[at]!.length ? entriesByIds(this.db, entityOf[kind], first[at]!) : [])),
    )
    for (const [at, kind] of kinds.entries()) {
      if (first[at]!.length) this.#update(kind, first[at]!, entries[at]!)
      await this.#read(kind, ids[kind].slice(idsAtOnce))
    }
  }

  /** Rests are taken while it works: none is long. */
  protected override pauseAfter = (workMs: number): number => Math.min(mostRestMs, workMs * restPerWork)

  protected override async follow(): Promise<number> {
    let rows = await super.follow()
    if (this.#state === 'wanted') {
      await this.#readMessages()
      this.#state = 'read'
      this.index.messagesRead()
      this.#haveMessages()
      await this.#readEnds()
    }
    for (let began = performance.now(); this.#backlog.length; ) {
      await this.#readOfBacklog()
      const workMs = performance.now() - began
      if (workMs < restEveryMs) continue
      await new Promise((go) => setTimeout(go, this.pauseAfter(workMs)))
      began = performance.now()
      rows += await super.follow()
    }
    return rows
  }

  /** What was said last comes first. */
  async #readOfBacklog() {
    const ids = this.#backlog.at(-1)
    if (!ids) return
    const some = ids.slice(-idsAtOnce)
    await this.#read('message', some)
    ids.length -= some.length
    if (!ids.length) this.#backlog.splice(this.#backlog.indexOf(ids), 1)
  }

  async #read(kind: Kind, ids: readonly string[]) {
    const turn = turns()
    for (let at = 0; at < ids.length; at += idsAtOnce) {
      const some = ids.slice(at, at + idsAtOnce)
      this.#update(kind, some, await entriesByIds(this.db, entityOf[kind], some))
      await turn()
    }
  }

  async #readEach(kind: Kind) {
    const there = new Set<string>()
    for await (const ids of this.#leaves(kind)) for (const id of ids) there.add(id)
    this.index.keepOnly(kind, there)
  }

  /** What comes meanwhile does not wait for all of them. */
  async #readMessages() {
    let followed = performance.now()
    await this.#readEnds()
    for await (const _ of this.#leaves('message')) {
      await this.#readEnds()
      if (performance.now() - followed < followEveryMs) continue
      await super.follow()
      followed = performance.now()
    }
    await super.follow()
  }

  async #readEnds() {
    for (const { conversation, isRead } of this.#opened.splice(0)) {
      if (this.#state === 'read' || (await this.#readEnd(conversation))) isRead()
      else void this.messages.then(isRead)
    }
  }

  /**
   * Ids are in the order in which messages came: what was said last is where its id would be. False: it is not, or not as
   * far as to the first one that is unread.
   */
  async #readEnd(conversation: string): Promise<boolean> {
    const row = this.index.conversations.get(conversation)?.row
    if (!row) return true
    const unread = unreadOf(row, this.index.seenOf(conversation))
    let [leaves, found, incoming] = [0, 0, 0]
    for await (const entries of entriesDownFrom(this.db, 'message', highestIdAt(row.last_at + lateMs))) {
      const its = entries.filter(({ row }) => row?.conversation_id === conversation)
      this.index.updateMessages(
        its.map(({ id }) => id),
        its,
        true,
      )
      found += its.length
      incoming += its.filter(({ row }) => row?.direction === 'in').length
      if (++leaves >= endLeaves || (found >= endMessages && incoming >= unread)) break
    }
    return found > 0 && incoming >= unread
  }

  async *#leaves(kind: Kind): AsyncGenerator<string[]> {
    const turn = turns()
    for await (const entries of eachLeafDown(this.db, entityOf[kind])) {
      const ids = entries.map(({ id }) => id)
      this.#update(kind, ids, entries, this.#state === 'wanted')
      yield ids
      await turn()
    }
  }

  #update(kind: Kind, ids: readonly string[], entries: readonly (Entry | undefined)[], isBulk = false) {
    if (kind === 'conversation') this.index.updateConversations(ids, entries)
    else if (kind === 'seen') this.index.updateSeen(ids, entries)
    else this.index.updateMessages(ids, entries, isBulk)
  }
}
