import { byRecency, type Conversation, isEmptied, unreadOf } from '#domain/conversations/conversation'
import type { ConversationBox, ConversationLine, ConversationList, ConversationQuery } from './api.ts'
import type { ConversationIndex, IndexedConversation } from './conversationIndex.ts'
import { allOf, bitsIn, hitOf, newestHits, type SearchWords, typedWords } from './messageSearch.ts'

/** `message`: the slot of the one in which it was found; -1: in the conversation itself. */
type Hit = { of: IndexedConversation; message: number }

/** One open question. Its answer is made when it is asked for, and kept until something changes. */
export class IndexedList implements ConversationList {
  readonly #index: ConversationIndex
  readonly #query: ConversationQuery
  readonly #words: SearchWords
  readonly #onChange: () => void
  readonly #forget: () => void
  #result: Hit[] | undefined
  #total = 0
  #isTold = false

  constructor(index: ConversationIndex, query: ConversationQuery, onChange: () => void, forget: () => void) {
    this.#index = index
    this.#query = query
    this.#words = typedWords(query.search)
    this.#onChange = onChange
    this.#forget = forget
  }

  get isSearching() {
    return this.#words.length > 0
  }

  forgetResult() {
    this.#result = undefined
  }

  changed() {
    this.forgetResult()
    if (!this.#isTold) this.#onChange()
    this.#isTold = true
  }

  async lines(from: number, to: number) {
    const result = this.#found()
    const { version } = this.#index
    const lines = result.slice(Math.max(0, from), to).map((hit) => this.#line(hit))
    return { version, matching: result.length, total: this.#total, lines }
  }
  async ids(from?: number, to?: number) {
    return this.#found()
      .slice(from, to)
      .map(({ of }) => of.row.id)
  }
  async positionOf(id: string) {
    return this.#found().findIndex(({ of }) => of.row.id === id)
  }
  close() {
    this.#forget()
  }

  #found(): Hit[] {
    this.#isTold = false
    this.#result ??= this.#sorted()
    return this.#result
  }

  #sorted(): Hit[] {
    const { conversations, pinnedAt } = this.#index
    const { within = null } = this.#query
    const listed = [...conversations.values()].filter(
      ({ row }) => !isEmptied(row) && (within === null || row.channel === within),
    )
    this.#total = listed.length
    const asked = listed.filter((one) => this.#isAsked(one))
    const hits = this.isSearching ? this.#searched(asked) : asked.map((of) => ({ of, message: inItself }))
    return hits.sort((a, b) => byRecency(a.of.row, b.of.row, pinnedAt))
  }

  #isAsked({ row }: IndexedConversation): boolean {
    const { box, status, channel, channel_account_id, owner, contact_id, tag } = this.#query
    return (
      (status === null || this.#index.statusOf(row) === status) &&
      (channel === null || row.channel === channel) &&
      (channel_account_id === null || row.channel_account_id === channel_account_id) &&
      (owner === null || row.owner === owner) &&
      (contact_id === null || row.contact_id === contact_id) &&
      (tag === null || row.tags.includes(tag)) &&
      isIn[box](row, this.#index)
    )
  }

  #searched(asked: readonly IndexedConversation[]): Hit[] {
    const { columns } = this.#index
    const words = this.#words
    const inConversation = new Int32Array(columns.conversations.values.length).fill(-1)
    const inEach = new Map<IndexedConversation, number>()
    for (const one of asked) {
      const bits = bitsIn(words, one.searched)
      inEach.set(one, bits)
      const number = columns.conversations.find(one.row.id)
      if (number >= 0) inConversation[number] = bits
    }
    const messages = newestHits(words, columns, inConversation)
    return asked.flatMap((of): Hit[] => {
      if (inEach.get(of) === allOf(words)) return [{ of, message: inItself }]
      const message = messages.get(columns.conversations.find(of.row.id))
      return message === undefined ? [] : [{ of, message }]
    })
  }

  #line({ of, message }: Hit): ConversationLine {
    const { row, pending } = of
    const seen = this.#index.seenOf(row.id)
    return {
      id: row.id,
      channel: row.channel,
      access: row.access,
      channel_account_id: row.channel_account_id,
      contact_id: row.contact_id,
      name: row.name,
      identity: row.identity,
      owner: row.owner,
      status: this.#index.statusOf(row),
      snoozed_until: row.snoozed_until,
      last_at: row.last_at,
      last_text: row.last_text,
      last_state: row.last_state,
      waiting_since: row.waiting_since,
      handed_over_at: row.handed_over_at,
      tags: row.tags,
      ended: row.ended,
      unread: unreadOf(row, seen),
      pinned_at: seen?.pinned_at ?? null,
      muted: seen?.muted ?? false,
      pending: pending || this.#index.isSeenPending(row.id),
      found: message === inItself ? null : hitOf(message, this.#words, this.#index.columns),
    }
  }
}

const inItself = -1

const isIn: Record<ConversationBox, (row: Conversation, index: ConversationIndex) => boolean> = {
  all: () => true,
  mine: ({ owner }, { user }) => owner === user,
  unassigned: ({ owner }) => owner === null,
  waiting: ({ waiting_since }) => waiting_since !== null,
  unread: (row, { seenOf }) => unreadOf(row, seenOf(row.id)) > 0,
  pinned: ({ id }, { pinnedAt }) => pinnedAt(id) !== null,
}
