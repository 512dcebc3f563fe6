import { eachLeafDown, entriesByIds } from '../../database/read.ts'
import type { ChangeRecord, UserDatabase } from '../../database/schema.ts'
import type { Entry } from '../../sync/core/ports.ts'
import { ChangeFollower, changedIds } from '../changeFollower.ts'
import { turns } from '../inTurns.ts'
import { ConversationIndex } from './conversationIndex.ts'

/** Such a portion takes a few milliseconds. */
const idsAtOnce = 200

type Kind = 'conversation' | 'seen' | 'message'
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
  /** `wanted`: as soon as nothing else is read */
  #state: 'unwanted' | 'wanted' | 'read' = 'unwanted'

  constructor(db: UserDatabase, index: ConversationIndex) {
    super(db)
    this.index = index
  }

  wantMessages() {
    if (this.#state === 'unwanted') this.#state = 'wanted'
  }

  protected override load = async () => null

  protected override async readAll() {
    await this.#readEach('conversation')
    await this.#readEach('seen')
    if (this.#state !== 'unwanted') await this.#readEach('message')
  }

  protected override async take(changes: readonly ChangeRecord[]): Promise<number> {
    let rows = 0
    for (const kind of ['conversation', 'seen', 'message'] as const) {
      // Those that nobody asked for are read all at once.
      if (kind === 'message' && this.#state === 'unwanted') continue
      const ids = changedIds(changes, entityOf[kind])
      rows += ids.length
      await this.#read(kind, ids)
    }
    return rows
  }

  protected override async follow(): Promise<number> {
    const rows = await super.follow()
    if (this.#state !== 'wanted') return rows
    await this.#readMessages()
    this.#state = 'read'
    this.#haveMessages()
    return rows
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
    for await (const _ of this.#leaves('message')) await super.follow()
  }

  async *#leaves(kind: Kind): AsyncGenerator<string[]> {
    const turn = turns()
    for await (const entries of eachLeafDown(this.db, entityOf[kind])) {
      const ids = entries.map(({ id }) => id)
      this.#update(kind, ids, entries)
      yield ids
      await turn()
    }
  }

  #update(kind: Kind, ids: readonly string[], entries: readonly (Entry | undefined)[]) {
    if (kind === 'conversation') this.index.updateConversations(ids, entries)
    else if (kind === 'seen') this.index.updateSeen(ids, entries)
    else this.index.updateMessages(ids, entries)
  }
}
