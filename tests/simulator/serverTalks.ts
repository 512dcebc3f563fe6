import {
  asConversation,
  bySaid,
  newConversation,
  ownerOfNew,
  type UsedAccount,
} from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import {
  afterReceipt,
  type MessageReceiptEvent,
  type MessageState,
  messageRank,
} from '#domain/conversations/messageState'
import type { OlderAnswer } from '#domain/conversations/olderCalls'
import type { Row } from '#domain/shared/mutation'
import { monthBefore, monthOfScope } from '#domain/sync/scopeKinds'
import { type Kept, keyOf, type ServerRule, type State, write } from './serverRows.ts'
import type { Talks } from './talks.ts'

type Told = {
  state: () => State
  without: ReadonlySet<ServerRule>
  talks: Talks
  now: () => number
  count: () => number
}
export type Attempt = { isHanded: boolean }

const stateAfter = { accept: 'accepted', fail: 'failed', deliver: 'delivered', read: 'read', play: 'played' } as const

/** What the real server does with conversations beside what devices ask of it. */
export class ServerTalks {
  readonly talks: Talks
  readonly #told: Told
  readonly #newId: () => string
  /** how often the provider got each message, and how far it said that each came, whatever becomes of the database */
  readonly handed = new Map<string, number>()
  readonly heard = new Map<string, number>()

  constructor(told: Told, newId: () => string) {
    this.talks = told.talks
    this.#told = told
    this.#newId = newId
  }

  get #state() {
    return this.#told.state()
  }

  #put(entity: string, row: Row | null, seq: number, id = row!.id) {
    write(this.#state, this.#told.without, { entity, id, row, seq, now: this.#told.now() })
  }

  rowsOf = (entity: string): Kept[] => [...this.#state.rows.values()].filter((kept) => kept.entity === entity)
  threadsOf = (peer: string) => this.rowsOf('conversation').filter(({ row }) => row.peer_id === peer)
  #row = (entity: string, id: string) => this.#state.rows.get(keyOf(entity, id))?.row

  /** A message comes in, now or late: then it stands in the month in which it was said. */
  hear(thread: number, text: string, monthsAgo: number) {
    const { talks } = this
    const { joined, contacts } = this.#state.talk
    const said = talks.opened(thread)
    const peer_id = this.#told.without.has('joinedPeers') ? said.peer_id : (joined.get(said.peer_id) ?? said.peer_id)
    const opened = talks.openedWith(said.channel_account_id, peer_id)
    const now = this.#told.now()
    const seq = this.#told.count()
    const known = this.#row('conversation', opened.id)
    const owner = known ? asConversation(known).owner : ownerOfNew(this.#ownerOf(contacts.get(peer_id)), this.uses())
    const in_count = Number(known?.in_count ?? 0) + 1
    const current = talks.monthAt(now)
    const month = Math.max(this.#state.oldestMonth, monthBefore(current, monthsAgo))
    const at = month === current ? now : Math.min(now, talks.endOf(month)) - 1
    const isLast = at >= Number(known?.last_at ?? 0)
    const raised = Number(month < current && !this.#told.without.has('floorEdition'))
    this.#put(
      'conversation',
      {
        ...newConversation,
        ...opened,
        contact_id: contacts.get(peer_id) ?? null,
        owner,
        created_at: now,
        ...known,
        in_count,
        ...(isLast && { last_text: text, last_at: at }),
        floor_edition: Number(known?.floor_edition ?? 0) + raised,
        updated_at: now,
      },
      seq,
    )
    this.#put('message', talks.incoming(this.#newId(), opened.id, { month, text, n: in_count, now: at }), seq)
  }

  uses = (): UsedAccount => this.talks.uses
  #ownerOf = (contact: string | null | undefined) =>
    contact ? ((this.#row('contact', contact)?.belongto as string | undefined) ?? null) : null

  /** A colleague gives it to somebody, or back to all who may use its account. */
  handOver(conversation: string, owner: string | null) {
    const row = this.#row('conversation', conversation)
    if (!row || row.owner === owner) return
    assign(this.#state, conversation, owner)
    this.#put('conversation', { ...row, owner }, this.#told.count())
  }

  conversationIds = () => this.rowsOf('conversation').map(({ id }) => id)

  /** The provider says that two names are one person's: the second one's threads end. */
  join(one: number, other: number) {
    const [kept, gone] = [this.talks.peer(one), this.talks.peer(other)]
    const { joined, ended } = this.#state.talk
    if (kept === gone || joined.has(kept) || joined.has(gone) || [...joined.values()].includes(gone)) return
    joined.set(gone, kept)
    const threads = this.threadsOf(gone)
    if (!threads.length) return
    const seq = this.#told.count()
    for (const { id, row } of threads) {
      ended.set(id, Number(row.in_count))
      const { id: continued_in } = this.talks.openedWith(row.channel_account_id as string, kept)
      this.#put('conversation', { ...row, status: 'closed', ended: 'joined', continued_in }, seq)
    }
  }

  hasMoved = (thread: string) => this.#state.talk.moved.has(thread)
  endedAt = (thread: string) => this.#state.talk.ended.get(thread)

  /* ---------- contacts ---------- */

  #stale = () => {
    const { contacts, known } = this.#state.talk
    return [...contacts].filter(([peer, contact]) => contact && known.get(peer) !== this.#ownerOf(contact))
  }
  isBehind = () => this.#stale().length > 0

  /** Threads go where their contacts have gone, but for those that a person gave to somebody. */
  follow() {
    const stale = this.#stale()
    if (!stale.length) return
    const { contacts, known, assigned, follows } = this.#state.talk
    const seq = this.#told.count()
    for (const [peer, contact] of stale) {
      const owner = this.#ownerOf(contact)
      if (owner === null) contacts.set(peer, null)
      known.set(peer, owner)
      for (const { id, row } of this.threadsOf(peer)) {
        const goes = owner !== null && !assigned.has(id)
        if (goes) follows.add(id)
        const isMoved = goes && !this.#told.without.has('follows')
        const to = isMoved ? ownerOfNew(owner, this.uses()) : asConversation(row).owner
        this.#put('conversation', { ...row, owner: to, contact_id: owner === null ? null : contact }, seq)
      }
    }
  }

  /** A thread that has gone where its contact went is still there; null: no person and no contact said where it is. */
  followed(thread: string): string | null | undefined {
    const row = asConversation(this.#row('conversation', thread)!)
    if (!this.#state.talk.follows.has(thread) || !row.contact_id) return undefined
    return ownerOfNew(this.#ownerOf(row.contact_id), this.uses())
  }

  /* ---------- sending ---------- */

  queued = () => this.rowsOf('message').flatMap(({ id, row }) => (row.state === 'queued' ? [id] : []))

  #become(id: string, state: MessageState) {
    const row = this.#row('message', id)
    if (row && row.state !== state) this.#put('message', { ...row, state }, this.#told.count())
  }

  /** A process is about to send it; null: it cannot be any more. */
  claim(id: string): Attempt | null {
    if (this.#row('message', id)?.state !== 'queued') return null
    const attempt = { isHanded: false }
    this.#state.talk.attempts.set(id, attempt)
    this.#become(id, 'sending')
    return attempt
  }

  #isLive = (id: string, attempt: Attempt) => this.#state.talk.attempts.get(id) === attempt

  /** Written down before the provider can have heard anything; false: it is not this process's any more. */
  giveToProvider(id: string, attempt: Attempt): boolean {
    if (!this.#isLive(id, attempt) || !this.#row('message', id)) return false
    attempt.isHanded = true
    this.handed.set(id, (this.handed.get(id) ?? 0) + 1)
    return true
  }

  /** The process died: what surely has not left waits again. */
  release(id: string, attempt: Attempt) {
    if (!this.#isLive(id, attempt) || attempt.isHanded) return
    this.#state.talk.attempts.delete(id)
    if (this.#row('message', id)?.state === 'sending') this.#become(id, 'queued')
  }

  outcome(id: string, attempt: Attempt, outcome: 'accepted' | 'failed' | 'uncertain') {
    if (!this.#isLive(id, attempt)) return
    this.#state.talk.attempts.delete(id)
    if (this.#row('message', id)?.state === 'sending') this.#become(id, outcome)
  }

  /** In any order, and however often. */
  receipt(id: string, receipt: MessageReceiptEvent) {
    const state = this.#row('message', id)?.state as MessageState | undefined
    if (!state) return
    const far = messageRank(stateAfter[receipt])
    this.heard.set(id, Math.max(this.heard.get(id) ?? -1, far))
    this.#become(id, this.#told.without.has('receiptRank') ? stateAfter[receipt] : afterReceipt(state, receipt))
  }

  /* ---------- months ---------- */

  /** All months up to this one are over: nobody is told of each of their messages. */
  closeMonths(month: number) {
    const state = this.#state
    state.oldestMonth = Math.max(state.oldestMonth, monthBefore(month, -1))
    const gone = this.rowsOf('message').filter(({ scope }) => monthOfScope(scope)! <= month)
    for (const { entity, id } of gone) state.rows.delete(keyOf(entity, id))
    if (!gone.length || this.#told.without.has('floorEdition')) return
    const seq = this.#told.count()
    for (const thread of new Set(gone.map(({ row }) => row.conversation_id as string))) {
      const row = this.#row('conversation', thread)!
      this.#put('conversation', { ...row, floor_edition: Number(row.floor_edition) + 1 }, seq)
    }
  }

  /** In the order in which it was said, of months that are not closed. */
  saidIn = (thread: string): ConversationMessage[] =>
    this.rowsOf('message')
      .map(({ row }) => row as unknown as ConversationMessage)
      .filter(({ conversation_id, month }) => conversation_id === thread && month >= this.#state.oldestMonth)
      .sort(bySaid)

  older(thread: string, before: { at: number; id: string }, limit: number): OlderAnswer {
    const all = this.saidIn(thread).filter((message) => bySaid(message, before) < 0)
    const floor_edition = asConversation(this.#row('conversation', thread)!).floor_edition
    return { messages: all.slice(-limit), floor_edition, is_all: all.length <= limit }
  }
}

/** A person said whose it is, or that it is nobody's. */
export function assign({ talk }: State, thread: string, owner: string | null) {
  talk.follows.delete(thread)
  if (owner === null) talk.assigned.delete(thread)
  else talk.assigned.add(thread)
}
