import { isDeepStrictEqual } from 'node:util'
import { entityNames } from '#domain/entities'
import { mutationNamed } from '#domain/mutations'
import { rowsToColumns } from '#domain/shared/columns'
import type { Actor, Row } from '#domain/shared/mutation'
import { type Digest, RowDigest } from '#domain/sync/digest'
import type {
  HelloAnswer,
  HelloRequest,
  MutationResult,
  Page,
  PullAnswer,
  PullRequest,
  PushAnswer,
  PushRequest,
  ScopeRequest,
  SentMutation,
  VerifyAnswer,
  VerifyRequest,
} from '#domain/sync/protocol'
import type { Reply } from '#workers/sync/core/ports'

/** Rules of the server that can be taken away to prove that they carry weight. */
export type ServerRule =
  | 'commitOrder'
  | 'dedupe'
  | 'predecessor'
  | 'moveTombstone'
  | 'epoch'
  | 'floorReset'
  | 'bootFloor'

export type Kept = { entity: string; id: string; scope: string; rev: number; row: Row }
type Tomb = { scope: string; entity: string; id: string; seq: number }
export type Applied = { uid: string; replica: string; mid: number; seq: number }

type State = {
  seq: number
  floor: number
  rows: Map<string, Kept>
  tombs: Map<string, Tomb>
  /** the last row of what was deleted, for `revives` */
  trash: Map<string, Kept>
  answers: Map<string, MutationResult>
  /** every uid that ever arrived; the predecessor check asks it */
  log: Applied[]
}

const keyOf = (entity: string, id: string) => `${entity}/${id}`
const homeOf = (entity: string, row: Row) => (entity === 'contact' ? `user:${row.belongto as string}` : 'acct')

/** What becomes of a batch: done, or cut off before its n-th mutation by the server's death or by trouble, or undone. */
export type PushOutcome =
  | { kind: 'works' }
  | { kind: 'dies'; at: number }
  | { kind: 'stops'; at: number }
  | { kind: 'undone' }

/** What the real server must do, said in maps and from the protocol's text, not from its code. */
export class ServerModel {
  epoch = 'epoch-1'
  up = true
  minSchema = 1
  /** mutations that the older of two servers does not know, while both run */
  unknown: ReadonlySet<string> = new Set()
  /** scopes that a sub account may see besides its own */
  shared = new Map<string, Set<string>>()
  #state: State = {
    seq: 0,
    floor: 0,
    rows: new Map(),
    tombs: new Map(),
    trash: new Map(),
    answers: new Map(),
    log: [],
  }
  #epochs = 1
  /** both ways are right: a transaction and a seq per mutation, or one for the whole request */
  readonly perRequest: boolean
  #seqOfRequest: number | null = null
  #seqBegun: number | null = null

  readonly account: string
  readonly users: { id: string; role: 'main' | 'sub' }[]
  readonly without: ReadonlySet<ServerRule>
  readonly clock: () => number

  constructor(
    account: string,
    users: { id: string; role: 'main' | 'sub' }[],
    without: ReadonlySet<ServerRule>,
    clock: () => number,
    perRequest: boolean,
  ) {
    this.perRequest = perRequest
    this.account = account
    this.users = users
    this.without = without
    this.clock = clock
  }

  get head() {
    return this.#state.seq
  }
  get log(): readonly Applied[] {
    return this.#state.log
  }
  answer(uid: string) {
    return this.#state.answers.get(uid)
  }

  grants(user: string): Set<string> {
    const { role } = this.users.find(({ id }) => id === user)!
    if (role === 'main') return new Set(['acct', 'main', ...this.users.map(({ id }) => `user:${id}`)])
    return new Set(['acct', `user:${user}`, ...(this.shared.get(user) ?? [])])
  }

  /** The oracle: a plain query of what this user may see. */
  visible(user: string): Map<string, Kept> {
    const grants = this.grants(user)
    return new Map([...this.#state.rows].filter(([, kept]) => grants.has(kept.scope)))
  }

  /* ---------- requests ---------- */

  hello(user: string, { schema }: HelloRequest): Reply<HelloAnswer> {
    if (schema < this.minSchema) return { kind: 'refused', code: 'upgradeRequired' }
    const body = { epoch: this.epoch, head: this.head, min_schema: this.minSchema, server_now: this.clock() }
    return { kind: 'ok', body: { ...body, scopes: [...this.grants(user)] } }
  }

  /** A transaction that will commit later. Its number is taken last, so there is nothing to do yet. */
  begin(): number | null {
    return this.without.has('commitOrder') ? ++this.#state.seq : null
  }

  push(user: string, request: PushRequest, outcome: PushOutcome, begun: number | null): Reply<PushAnswer> {
    if (request.schema < this.minSchema) return { kind: 'refused', code: 'upgradeRequired' }
    if (request.epoch !== this.epoch) return { kind: 'refused', code: 'epochChanged' }
    if (request.mutations.some((mutation) => JSON.stringify(mutation.args).includes('unreadable')))
      return { kind: 'refused', code: 'inputInvalid' }
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
      results.push(this.#judge(user, request.replica, mutation))
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
    if (request.schema < this.minSchema) return { kind: 'refused', code: 'upgradeRequired' }
    if (request.epoch !== this.epoch) return { kind: 'refused', code: 'epochChanged' }
    const grants = this.grants(user)
    const pages: Page[] = []
    let budget = request.limit
    for (const asked of request.scopes) {
      if (!grants.has(asked.scope)) continue
      if (budget <= 0) break
      const [page, rows] = this.#page(asked, budget)
      budget -= rows
      pages.push(page)
    }
    return { kind: 'ok', body: { epoch: this.epoch, head: this.head, scopes: [...grants], pages } }
  }

  verify(user: string, request: VerifyRequest): Reply<VerifyAnswer> {
    if (request.epoch !== this.epoch) return { kind: 'refused', code: 'epochChanged' }
    const grants = this.grants(user)
    const scopes = request.scopes
      .filter(({ scope }) => grants.has(scope))
      .map(({ scope, cursor, digests }) => ({ scope, verdict: this.#verdictOn(scope, cursor, digests) }))
    return { kind: 'ok', body: { epoch: this.epoch, scopes } }
  }

  #verdictOn(scope: string, cursor: number, digests: Record<string, Digest>): 'same' | 'different' | 'moved' {
    const own = [...this.#state.rows.values()].filter((kept) => kept.scope === scope)
    const left = [...this.#state.tombs.values()].filter((tomb) => tomb.scope === scope)
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
    const seq = ++this.#state.seq
    for (const kept of changes) this.#write(kept.entity, kept.id, { ...kept.row, belongto: to }, seq)
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

  restore(backup: State) {
    this.#state = copyOf(backup)
    if (!this.without.has('epoch')) this.epoch = `epoch-${++this.#epochs}`
  }

  /* ---------- inside ---------- */

  #judge(user: string, replica: string, mutation: SentMutation): MutationResult {
    const answer = this.#verdict(user, mutation)
    this.#state.answers.set(mutation.uid, answer)
    const { uid, mid } = mutation
    if (answer.status === 'applied') this.#state.log.push({ uid, replica, mid, seq: answer.seq })
    return answer
  }

  /** All of a mutation's rows or none. */
  #verdict(user: string, { uid, name, args, edited_at }: SentMutation): MutationResult {
    const definition = mutationNamed(name)!
    if (args === null) return { uid, status: 'rejected', seq: this.head, code: 'inputInvalid' }
    const { role } = this.users.find(({ id }) => id === user)!
    const actor: Actor = { account: this.account, user, role }
    const grants = this.grants(user)
    const ids = [...new Set(definition.ids(args))]
    const results = new Map<string, Row | null>()
    for (const id of ids) {
      const old = this.#state.rows.get(keyOf(definition.entity, id))
      const kept = old ?? (definition.revives ? this.#state.trash.get(keyOf(definition.entity, id)) : undefined)
      const foreign = kept && !grants.has(kept.scope)
      const code = foreign ? 'forbidden' : definition.refuse?.(old?.row ?? null, args, actor)
      if (code) return { uid, status: 'rejected', seq: this.head, code, id }
      if (definition.revives && !kept) return { uid, status: 'rejected', seq: this.head, code: 'gone', id }
      const row = definition.revives ? kept!.row : definition.apply(old?.row ?? null, args, { id, user, edited_at })
      if (row !== (old?.row ?? null)) results.set(id, row)
    }
    if (results.size === 0) return { uid, status: 'applied', seq: this.head }
    const seq = this.#next()
    for (const [id, row] of results) this.#write(definition.entity, id, row, seq)
    return { uid, status: 'applied', seq }
  }

  #next(): number {
    if (this.#seqBegun !== null) return this.#seqBegun
    if (!this.perRequest) return ++this.#state.seq
    this.#seqOfRequest ??= ++this.#state.seq
    return this.#seqOfRequest
  }

  #write(entity: string, id: string, row: Row | null, seq: number) {
    const { rows, tombs, trash } = this.#state
    const key = keyOf(entity, id)
    const old = rows.get(key)
    const scope = row && homeOf(entity, row)
    const moved = row !== null && old !== undefined && old.scope !== scope
    if (old && old.scope !== scope && !(moved && this.without.has('moveTombstone')))
      tombs.set(`${old.scope} ${key}`, { scope: old.scope, entity, id, seq })
    if (row && scope) {
      tombs.delete(`${scope} ${key}`)
      rows.set(key, { entity, id, scope, rev: seq, row })
    } else if (old) {
      trash.set(key, old)
      rows.delete(key)
    }
  }

  #page(asked: ScopeRequest, limit: number): [Page, number] {
    const { scope, gen, phase } = asked
    const reset: [Page, number] = [{ kind: 'reset', scope, gen }, 1]
    const { floor } = this.#state
    if (phase.kind === 'boot') {
      const reference = this.without.has('bootFloor') ? 0 : (phase.boot ?? floor)
      if (reference < floor && !this.without.has('floorReset')) return reset
      return this.#bootPage(scope, gen, phase, limit)
    }
    if (phase.cursor < floor && !this.without.has('floorReset')) return reset
    return this.#deltaPage(scope, gen, phase.cursor, limit)
  }

  #bootPage(
    scope: string,
    gen: number,
    { boot, after }: { boot: number | null; after: [string, string] | null },
    limit: number,
  ): [Page, number] {
    const place = ([entity, id]: readonly [string, string]) => [entityNames.indexOf(entity as never), id] as const
    const precedes = (a: readonly [string, string], b: readonly [string, string]) => {
      const [entityA, idA] = place(a)
      const [entityB, idB] = place(b)
      return entityA < entityB || (entityA === entityB && idA > idB)
    }
    const left = [...this.#state.rows.values()]
      .filter((kept) => kept.scope === scope && (!after || precedes(after, [kept.entity, kept.id])))
      .sort((a, b) => (precedes([a.entity, a.id], [b.entity, b.id]) ? -1 : 1))
    const rows = left.slice(0, limit)
    const last = rows.at(-1)
    const next: [string, string] | null = rows.length < left.length && last ? [last.entity, last.id] : null
    return [
      { kind: 'boot', scope, gen, after, boot: boot ?? this.head, next, puts: columnsOf(rows) },
      Math.max(1, rows.length),
    ]
  }

  /** By seq; what shares one seq is never divided. */
  #deltaPage(scope: string, gen: number, cursor: number, limit: number): [Page, number] {
    const rows = [...this.#state.rows.values()].filter((kept) => kept.scope === scope && kept.rev > cursor)
    const tombs = [...this.#state.tombs.values()].filter((tomb) => tomb.scope === scope && tomb.seq > cursor)
    const seqs = [...rows.map(({ rev }) => rev), ...tombs.map(({ seq }) => seq)].sort((a, b) => a - b)
    const more = seqs.length > limit
    const upto = more ? seqs[limit - 1]! : Math.max(cursor, this.head)
    const puts = columnsOf(rows.filter(({ rev }) => rev <= upto))
    const dels = tombs.flatMap((t) => (t.seq <= upto ? [[t.entity, t.id, t.seq] as [string, string, number]] : []))
    return [{ kind: 'delta', scope, gen, cursor, upto, more, puts, dels }, Math.max(1, Math.min(seqs.length, limit))]
  }
}

function copyOf({ rows, tombs, trash, answers, log, seq, floor }: State): State {
  const maps = { rows: new Map(rows), tombs: new Map(tombs), trash: new Map(trash), answers: new Map(answers) }
  return { seq, floor, log: [...log], ...maps }
}

export type Backup = ReturnType<ServerModel['backup']>

function columnsOf(rows: readonly Kept[]) {
  const byEntity = new Map<string, Row[]>()
  for (const { entity, row, rev } of rows) {
    const list = byEntity.get(entity) ?? []
    byEntity.set(entity, list)
    list.push({ ...row, rev })
  }
  return Object.fromEntries([...byEntity].map(([entity, list]) => [entity, rowsToColumns(list)]))
}
