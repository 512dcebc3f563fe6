import { isDeepStrictEqual } from 'node:util'
import { entityNames } from '#domain/entities'
import { mutationNamed } from '#domain/mutations'
import type { Actor } from '#domain/shared/mutation'
import { same } from '#domain/shared/same'
import { type Digest, RowDigest } from '#domain/sync/digest'
import {
  type HelloAnswer,
  type HelloRequest,
  type MutationResult,
  type PullAnswer,
  type PullPage,
  type PullRequest,
  type PushAnswer,
  type PushRequest,
  type SentMutation,
  schemaNumber,
  type VerifyAnswer,
  type VerifyRequest,
  type Witness,
} from '#domain/sync/protocol'
import { baseOfScope, monthOfScope } from '#domain/sync/scopeKinds'
import type { Reply } from '#workers/sync/core/ports'
import { judge } from './serverJudge.ts'
import { pageOf } from './serverPages.ts'
import {
  type Applied,
  copyOf,
  emptyState,
  type Kept,
  type Known,
  keyOf,
  markOf,
  type ServerRule,
  type State,
  write,
} from './serverRows.ts'
import { ServerTalks } from './serverTalks.ts'
import type { Talks } from './talks.ts'

export type { Applied, Kept, ServerRule }
/** How far the database had come, kept apart from it. */
export type Watermark = { epoch: string; seq: number }

/** What becomes of a batch: done, or cut off before its n-th mutation by the server's death or by trouble, or undone. */
export type PushOutcome =
  | { kind: 'works' }
  | { kind: 'dies'; at: number }
  | { kind: 'stops'; at: number }
  | { kind: 'undone' }

/** What the real server must do, said in maps and from the protocol's text, not from its code. */
export class ServerModel {
  up = true
  minSchema = schemaNumber
  /** mutations that the older of two servers does not know, while both run */
  unknown: ReadonlySet<string> = new Set()
  /** scopes that a sub account may see besides its own */
  shared = new Map<string, Set<string>>()
  readonly disabled = new Set<string>()
  #state = emptyState()
  #epochs = 1
  #marks = 0
  /** both ways are right: a transaction and a seq per mutation, or one for the whole request */
  readonly perRequest: boolean
  #seqOfRequest: number | null = null
  #seqBegun: number | null = null

  readonly account: string
  readonly users: { id: string; role: 'main' | 'sub' }[]
  readonly without: ReadonlySet<ServerRule>
  readonly clock: () => number
  readonly talks: ServerTalks | null
  readonly #newId: () => string

  constructor(
    users: { id: string; role: 'main' | 'sub' }[],
    {
      without,
      clock,
      newId,
      perRequest,
      talks,
    }: Pick<ServerModel, 'without' | 'clock' | 'perRequest'> & { newId: () => string; talks: Talks | null },
  ) {
    const told = { state: () => this.#state, without, now: clock, count: () => this.#count() }
    this.talks = talks && new ServerTalks({ ...told, talks }, newId)
    this.account = newId()
    this.users = users
    this.without = without
    this.clock = clock
    this.#newId = newId
    this.perRequest = perRequest
  }

  get epoch() {
    return this.#state.epoch
  }
  get head() {
    return this.#state.seq
  }
  get mark() {
    return this.#state.marks.get(this.head)!
  }
  get log(): readonly Applied[] {
    return this.#state.log
  }
  answer(uid: string) {
    return this.#state.answers.get(uid)
  }

  grants(user: string): Set<string> {
    const { role } = this.users.find(({ id }) => id === user)!
    const self = `self:${user}`
    const talks =
      this.talks?.talks.scopesOf(
        user,
        role,
        this.clock(),
        this.users.map(({ id }) => id),
      ) ?? []
    if (role === 'main') return new Set(['acct', 'main', self, ...this.users.map(({ id }) => `user:${id}`), ...talks])
    return new Set(['acct', `user:${user}`, self, ...(this.shared.get(user) ?? []), ...talks])
  }

  get #oldestMonth() {
    return this.without.has('closedMonths') ? 0 : this.#state.oldestMonth
  }

  /** What it says of these, and of how far months go back. */
  granted(user: string) {
    return { scopes: [...this.grants(user)], ...(this.talks && { oldest_month: this.#oldestMonth }) }
  }

  /** Of a month whose conversations this user may see, too. */
  maySee(grants: ReadonlySet<string>, scope: string): boolean {
    if (grants.has(scope)) return true
    const month = monthOfScope(scope)
    return month !== null && grants.has(baseOfScope(scope)) && month >= this.#oldestMonth
  }

  /** The oracle: a plain query of what this user may see. */
  visible(user: string): Map<string, Kept> {
    const grants = this.grants(user)
    return new Map([...this.#state.rows].filter(([, kept]) => this.maySee(grants, kept.scope)))
  }

  /* ---------- requests ---------- */

  hello(user: string, { replica, schema, missing, witnesses }: HelloRequest): Reply<HelloAnswer> {
    const barred = this.#barred(user, schema)
    if (barred) return barred
    this.#meet(replica)
    const { epoch, began, seq: head } = this.#state
    const grants = this.grants(user)
    const words = { epoch, head, began, min_schema: this.minSchema, server_now: this.clock(), ...this.granted(user) }
    const left = missing?.flatMap(([scope, entity, id]) =>
      this.maySee(grants, scope) && this.#state.tombs.has(`${scope} ${keyOf(entity, id)}`) ? [id] : [],
    )
    const shared = witnesses?.flatMap((witness) => (this.#knows(witness) ? witness.seq : []))
    return { kind: 'ok', body: { ...words, ...(left && { left }), ...(shared && { common: Math.max(0, ...shared) }) } }
  }

  #barred(user: string, schema: number): Exclude<Reply<never>, { kind: 'ok' }> | null {
    if (this.disabled.has(user)) return { kind: 'refused', code: 'accountDisabled' }
    return schema < this.minSchema ? { kind: 'refused', code: 'upgradeRequired' } : null
  }

  #meet(replica: string): Known {
    const { known, seq } = this.#state
    const here = known.get(replica) ?? { since: seq, told: seq, lateSince: null, announced: new Map() }
    known.set(replica, here)
    return here
  }

  /** Every answer about the scope of its user may tell what left it, however little of it the device gets or keeps. */
  #tell(user: string, { replica, scopes, waiting = [] }: PullRequest) {
    if (!scopes.some(({ scope }) => scope === `user:${user}`)) return
    const { told, announced, ...known } = this.#meet(replica)
    const said = new Map(waiting.map(([uid, digest]) => [uid, { digest, told }]))
    this.#state.known.set(replica, {
      ...known,
      told: Math.max(told, this.head),
      lateSince: null,
      announced: new Map([...said, ...announced]),
    })
  }

  /** A transaction that will commit later. Its number is taken last, so there is nothing to do yet. */
  begin(): number | null {
    return this.without.has('commitOrder') ? this.#count() : null
  }

  push(user: string, request: PushRequest, outcome: PushOutcome, begun: number | null): Reply<PushAnswer> {
    if (request.schema < this.minSchema) return { kind: 'refused', code: 'upgradeRequired' }
    if (request.epoch !== this.epoch) return { kind: 'refused', code: 'epochChanged', data: { epoch: this.epoch } }
    const isForgotten = !this.#knows(request.witness) || (request.known ?? 0) > this.head
    if (isForgotten && !this.disabled.has(user))
      return { kind: 'ok', body: { epoch: this.epoch, head: this.head, results: [], forgotten: true } }
    if (request.mutations.some((mutation) => JSON.stringify(mutation.args).includes('unreadable')))
      return { kind: 'refused', code: 'inputInvalid' }
    this.#meet(request.replica)
    const before = this.perRequest || outcome.kind === 'undone' ? this.backup() : null
    const results: MutationResult[] = []
    this.#seqOfRequest = null
    this.#seqBegun = begun
    for (const [at, mutation] of request.mutations.entries()) {
      if ('at' in outcome && at === outcome.at) {
        if (before) this.#state = before
        if (outcome.kind === 'stops') return { kind: 'busy', retryAfter: null }
        this.up = false
        return { kind: 'unknown', reason: 'timeout' }
      }
      const known = this.#state.answers.get(mutation.uid)
      if (known && !this.without.has('dedupe')) {
        results.push(known)
        continue
      }
      const problem = this.#obstacle(mutation)
      if (problem && results.length > 0) break
      if (problem) return problem
      const isCommand = mutationNamed(mutation.name)!.command
      // A transaction of its own, so it is answered alone.
      if (isCommand && results.length > 0) break
      results.push(this.#judge(user, request, mutation))
      if (isCommand) break
    }
    if (outcome.kind === 'undone') {
      this.#state = before!
      return { kind: 'busy', retryAfter: null }
    }
    return { kind: 'ok', body: { epoch: this.epoch, head: this.head, results } }
  }

  #obstacle({ prev, name }: SentMutation): Exclude<Reply<never>, { kind: 'ok' }> | null {
    const orphan = prev !== null && !this.#state.answers.has(prev)
    if (orphan && !this.without.has('predecessor')) return { kind: 'refused', code: 'missingPredecessor' }
    return this.unknown.has(name) ? { kind: 'busy', retryAfter: null } : null
  }

  pull(user: string, request: PullRequest): Reply<PullAnswer> {
    const barred = this.#barred(user, request.schema)
    if (barred) return barred
    if (request.epoch !== this.epoch) return { kind: 'refused', code: 'epochChanged', data: { epoch: this.epoch } }
    const grants = this.grants(user)
    const { last, limit, parts = false } = request
    const isGiven = !last || this.#state.answers.get(last.uid)?.seq === last.seq
    if (!isGiven || !this.#knows(request.witness))
      return {
        kind: 'ok',
        body: { epoch: this.epoch, head: this.head, ...this.granted(user), pages: [], forgotten: true },
      }
    this.#tell(user, request)
    const pages: PullPage[] = []
    let budget = limit
    for (const asked of request.scopes) {
      if (!this.maySee(grants, asked.scope)) continue
      if (budget <= 0) break
      const [page, rows] = pageOf(this.#state, this.without, asked, { limit: budget, parts })
      budget -= rows
      pages.push(page)
    }
    const witness = { seq: this.head, mark: this.mark }
    return { kind: 'ok', body: { epoch: this.epoch, head: this.head, ...this.granted(user), pages, witness } }
  }

  verify(user: string, request: VerifyRequest): Reply<VerifyAnswer> {
    const barred = this.#barred(user, request.schema)
    if (barred) return barred
    if (request.epoch !== this.epoch) return { kind: 'refused', code: 'epochChanged', data: { epoch: this.epoch } }
    const grants = this.grants(user)
    const knows = this.#knows(request.witness)
    const scopes = request.scopes
      .filter(({ scope }) => this.maySee(grants, scope))
      .map(({ scope, cursor, digests }) => ({
        scope,
        verdict: knows ? this.#verdictOn(scope, cursor, digests) : ('moved' as const),
      }))
    return { kind: 'ok', body: { epoch: this.epoch, scopes } }
  }

  #verdictOn(scope: string, cursor: number, digests: Record<string, Digest>): 'same' | 'different' | 'moved' {
    const own = [...this.#state.rows.values()].filter((kept) => kept.scope === scope)
    const left = [...this.#state.tombs.values()].filter((tomb) => tomb.scope === scope)
    // What has left below the floor is forgotten: a pull would tell the device to read again.
    if (cursor < this.#state.floor) return 'moved'
    if (own.some(({ rev }) => rev > cursor) || left.some(({ seq }) => seq > cursor)) return 'moved'
    const isSame = entityNames.every((entity) => {
      const digest = new RowDigest()
      for (const kept of own) if (kept.entity === entity) digest.add(kept.id, kept.rev)
      return !digests[entity] || isDeepStrictEqual(digest.value(), digests[entity])
    })
    return isSame ? 'same' : 'different'
  }

  /* ---------- what the operator and other users do ---------- */

  transfer(ids: readonly string[], to: string) {
    const moved = ids.flatMap((id) => this.#state.rows.get(keyOf('contact', id)) ?? [])
    const changes = moved.filter(({ row }) => row.belongto !== to)
    if (changes.length === 0) return
    const seq = this.#count()
    for (const { entity, id, row } of changes)
      write(this.#state, this.without, { entity, id, row: { ...row, belongto: to }, seq, now: this.clock() })
  }

  /** What has not been read yet is not told twice. */
  notify(user: string, text: string) {
    const said = [...this.#state.rows.values()].find(
      ({ scope, row }) => scope === `self:${user}` && row.status === '0' && same(row.content, { text }),
    )
    const id = said?.id ?? this.#newId()
    const now = this.clock()
    const row = { id, user, type: 'operator', level: 2, status: '0', content: { text }, link: null, createtime: now }
    write(this.#state, this.without, { entity: 'notification', id, row, seq: this.#count(), now })
  }

  /** Of one user, or all. */
  contactIds = (owner?: string) =>
    [...this.#state.rows.values()].flatMap(({ entity, id, scope }) =>
      entity === 'contact' && (!owner || scope === `user:${owner}`) ? [id] : [],
    )

  collectTombstones(floor: number) {
    this.#state.floor = Math.max(this.#state.floor, Math.min(floor, this.head))
    for (const [key, tomb] of this.#state.tombs) if (tomb.seq <= this.#state.floor) this.#state.tombs.delete(key)
  }

  backup = (): State => copyOf(this.#state)

  /** Its place is taken by a backup, with the epoch that it had then. What the watermark says it says from outside. */
  setBack(backup: State): Watermark {
    const { epoch, seq } = this.#state
    this.#state = copyOf(backup)
    return { epoch, seq }
  }

  /** What a server does that looks at its watermark: it is not the one that was there. */
  compare(watermark: Watermark) {
    const { epoch, seq } = this.#state
    const isAnother = epoch !== watermark.epoch && !this.without.has('formerEpochs')
    const isBehind = epoch === watermark.epoch && seq < watermark.seq
    if ((isAnother || isBehind) && !this.without.has('epoch')) {
      this.#state.epoch = `epoch-${++this.#epochs}`
      this.#state.began = seq
    }
  }

  /* ---------- inside ---------- */

  #judge(user: string, { replica, row_by_row }: PushRequest, sent: SentMutation): MutationResult {
    const state = this.#state
    const { role } = this.users.find(({ id }) => id === user)!
    const actor: Actor = { account: this.account, user, role }
    const grants = this.grants(user)
    const answer = judge(sent, {
      state,
      without: this.without,
      actor,
      maySee: (scope) => this.maySee(grants, scope),
      talks: this.talks?.talks ?? null,
      replica,
      disabled: this.disabled.has(user),
      rowByRow: row_by_row === true,
      now: this.clock(),
      nextSeq: () => this.#next(),
      newId: this.#newId,
    })
    state.answers.set(sent.uid, answer)
    const { uid, mid } = sent
    const ids = sent.args === null ? [] : mutationNamed(sent.name)!.ids(sent.args)
    const counted = ids.filter((id) => !answer.refused?.[id])
    if (answer.status === 'applied') state.log.push({ uid, replica, mid, seq: answer.seq, ids: counted })
    return answer
  }

  /** What it once counted is never counted again: a number has another mark in every history. */
  #count(): number {
    const seq = ++this.#state.seq
    this.#state.marks.set(seq, markOf(++this.#marks))
    return seq
  }

  #knows = (witness: Witness | undefined) => !witness || this.#state.marks.get(witness.seq) === witness.mark

  #next(): number {
    if (this.#seqBegun !== null) return this.#seqBegun
    if (!this.perRequest) return this.#count()
    this.#seqOfRequest ??= this.#count()
    return this.#seqOfRequest
  }
}

export type Backup = ReturnType<ServerModel['backup']>
