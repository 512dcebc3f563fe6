import { type EntityName, entityNames } from '#domain/entities'
import type { PullRequest, Scope, ScopeRequest } from '#domain/sync/protocol'
import { kindOfScope } from '#domain/sync/scopeKinds'
import type { BackgroundQueue } from '../backgroundQueue.ts'
import type { Database } from '../db/connect.ts'
import { withScope } from '../db/scope.ts'
import { ReadyJson } from '../http/route.ts'
import type { SignedIn } from '../people/sessions.ts'
import { hasGiven } from './answers.ts'
import { type Boot, readBoots } from './boots.ts'
import { noteTold, type RevisionRange, tellingOf } from './lateEdits.ts'
import { pageText } from './pageText.ts'
import { readDelsOf, readRowsOf, type ScopePart } from './parts.ts'
import { columnsAsJson, type Puts, type ReadSnapshot, type Tombs } from './reading.ts'
import { ackedBy, isNews, noteAcked } from './replicas.ts'
import { revsOf } from './revs.ts'
import {
  actorScopes,
  type Head,
  mustBeKnownSchema,
  mustBeSameEpoch,
  readStanding,
  sayScopes,
  type VisibleScopes,
} from './scopes.ts'
import { livesIn } from './tables.ts'

type Delta = ScopeRequest & { phase: { kind: 'delta' } }

/** One snapshot: the head, the rows and the tombstones belong together. */
export async function pull(
  { database, background }: { database: Database; background: BackgroundQueue },
  user: SignedIn,
  request: PullRequest,
): Promise<ReadyJson> {
  mustBeKnownSchema(request.schema)
  const { answer, telling = null } = await withScope(
    database,
    user,
    async (connection): Promise<{ answer: ReadyJson; telling?: RevisionRange | null }> => {
      const granted = await actorScopes(connection, user, request.schema)
      const asked = request.scopes.filter(({ scope }) => granted.has(scope))
      const head = await readStanding(connection, user, {
        replica: request.replica,
        scopes: asked.map(({ scope }) => scope),
        witness: request.witness,
      })
      mustBeSameEpoch(request.epoch, head)
      const isForgotten = !head.isKnown || (request.last && !(await hasGiven(connection, user, request.last)))
      if (isForgotten) return { answer: forgotten(head, granted) }
      const acked = ackedBy({ scopes: asked }, head.head)
      if (isNews(head, acked))
        background.enqueue('note what a device has', () => noteAcked(database, user, request.replica, acked))
      const reading = { connection, account: user.account, head }
      const pages = await readPages(reading, asked, request)
      const telling = await tellingOf(connection, user, head, request)
      const { epoch, head: seq, mark } = head
      const stand = JSON.stringify({ epoch, head: seq, ...sayScopes(granted), ...(mark && { witness: { seq, mark } }) })
      const answer = new ReadyJson(`${stand.slice(0, -1)},"pages":[${pages.join(',')}]}`)
      return { answer, telling }
    },
    { snapshot: true },
  )
  if (telling) await noteTold(database, user, request, telling)
  return answer
}

/** A device that has more than this server: nothing is told it before it has sent that. */
const forgotten = ({ epoch, head }: Head, granted: VisibleScopes) =>
  new ReadyJson(JSON.stringify({ epoch, head, ...sayScopes(granted), pages: [], forgotten: true }))

/** Scopes that the limit leaves no room for have no page; the device asks for them again. */
async function readPages(
  reading: ReadSnapshot,
  asked: readonly ScopeRequest[],
  { limit, parts = false }: Pick<PullRequest, 'limit' | 'parts'>,
): Promise<string[]> {
  const lost = Object.groupBy(asked, (one) => (isLost(one, reading.head) ? 'reset' : 'rest'))
  const { reset = [], rest = [] } = lost
  const pages = reset.map(({ scope, gen }) => JSON.stringify({ kind: 'reset', scope, gen }))
  const deltas = rest.filter((one): one is Delta => one.phase.kind === 'delta')
  const boots = rest.filter((one): one is Boot => one.phase.kind === 'boot')

  const changes = await readDeltas(reading, deltas, { limit, parts })
  pages.push(...changes.pages)
  pages.push(...(await readBoots(reading, boots, limit - changes.rows)))
  return pages
}

/** Older than the tombstones that are kept, or from a future that this database does not have. */
function isLost({ phase }: ScopeRequest, { head, floor }: Head): boolean {
  const from = phase.kind === 'boot' ? phase.boot : phase.cursor
  return from !== null && (from < floor || from > head)
}

/* ---------- afterwards: what changed, by rev ---------- */

type Cut = { scope: Scope; gen: number; cursor: number; upto: number; more: boolean }

async function readDeltas(
  reading: ReadSnapshot,
  deltas: readonly Delta[],
  { limit, parts }: { limit: number; parts: boolean },
): Promise<{ pages: string[]; rows: number }> {
  const { head, reached } = reading.head
  const behind = deltas.filter(({ scope, phase }) => !phase.within && phase.cursor < (reached.get(scope) ?? 0))
  const { found, unread } = await readRevsUpTo(reading, behind, limit)
  const cuts: Cut[] = []
  const parted: PartialDelta[] = []
  let room = limit
  for (const delta of deltas) {
    const { scope, gen, phase } = delta
    if (unread.has(scope)) continue
    const { revs } = found.get(scope) ?? noRevs
    if (room <= 0 && (revs.length || phase.within)) continue
    const seq = phase.within?.seq ?? (parts ? tooLarge(revs, room) : null)
    if (seq !== null) {
      const part = await firstOf(reading, delta, seq, room)
      parted.push({ delta, seq, part })
      room -= part.rows
      continue
    }
    const { upto, taken } = cut(revs, room, head)
    cuts.push({ scope, gen, cursor: phase.cursor, upto, more: upto < head })
    room -= taken
  }
  const pages: string[] = []
  for (const one of parted) {
    const part = await withDels(reading, one, { parted, cuts, deltas, room })
    room -= part.rows - one.part.rows
    if (part.rows > 0 || part.next === null || !one.delta.phase.within) pages.push(partText(one, part, head))
  }
  const filled = cuts.filter(({ scope }) => found.has(scope))
  const puts = await readChanges(reading, filled, found)
  const dels = await readTombs(
    reading,
    filled.filter(({ scope }) => mayHave('tombstone', found.get(scope)!)),
  )
  for (const one of cuts)
    pages.push(pageText({ kind: 'delta', ...one }, puts.get(one.scope) ?? {}, dels.get(one.scope) ?? noTombs))
  return { rows: limit - room, pages }
}

/** A scope whose next transaction does not fit, and what of it this answer has. */
type PartialDelta = { delta: Delta; seq: number; part: ScopePart }

const firstOf = (reading: ReadSnapshot, { scope, phase: { within } }: Delta, seq: number, limit: number) =>
  within?.kind === 'dels'
    ? { rows: 0, puts: {}, dels: noTombs, next: within }
    : readRowsOf(reading, { scope, seq, after: within?.after ?? null, limit })

/**
 * What left this scope, when nobody still waits for where it went: a contact that was handed over would be off the main
 * account's screen for as long as the rows of its new owner are on their way.
 */
async function withDels(
  reading: ReadSnapshot,
  { delta, seq, part }: PartialDelta,
  answer: { parted: readonly PartialDelta[]; cuts: readonly Cut[]; deltas: readonly Delta[]; room: number },
): Promise<ScopePart> {
  const { parted, cuts, deltas, room } = answer
  if (part.next?.kind !== 'dels' || room <= 0) return part
  const waits = deltas.some(({ scope, phase }) => {
    const other = parted.find((one) => one.delta.scope === scope)
    if (other) return other.seq < seq || (other.seq === seq && other.part.next?.kind === 'rows')
    return (cuts.find((one) => one.scope === scope)?.upto ?? phase.cursor) < seq
  })
  if (waits) return part
  return readDelsOf(reading, part, { scope: delta.scope, seq, after: part.next.after, limit: room })
}

/** The cursor stays where it is until the last part of the transaction has come. */
function partText({ delta, seq }: PartialDelta, { puts, dels, next }: ScopePart, head: number): string {
  const { scope, gen, phase } = delta
  const { cursor, within } = phase
  const upto = next ? cursor : seq
  const asked = { kind: 'delta', scope, gen, cursor, ...(within && { within }) }
  return pageText({ ...asked, ...(next && { next }), upto, more: next !== null || upto < head }, puts, dels)
}

/** The first transaction, where there is no room for all of it. */
function tooLarge(revs: readonly number[], room: number): number | null {
  return revs.length > room && revs[0] === revs[room] ? revs[0]! : null
}

/** As many whole revs as there is room for, and one at least: without parts there may be less room than none. */
function cut(revs: readonly number[], room: number, head: number): { upto: number; taken: number } {
  if (revs.length <= Math.max(0, room)) return { upto: head, taken: revs.length }
  const first = revs[room]!
  const whole = revs.findIndex((rev) => rev === first)
  if (whole > 0) return { upto: first - 1, taken: whole }
  return { upto: first, taken: revs.length }
}

/** One per row or tombstone, in order; `kinds`: what these are. `all`: there are no more. */
type Revs = { revs: number[]; kinds: Kind[]; all: boolean }
type Kind = EntityName | 'tombstone'
const noRevs: Revs = { revs: [], kinds: [], all: true }

/** Of a transaction that is longer than the list, the list may not name all kinds. */
const mayHave = (kind: Kind, { kinds, all }: Revs) => !all || kinds.includes(kind)

/** Scopes that are looked into together: most answers need no more. */
const scopesAtOnce = 25

/** As many scopes as it takes to fill the page; what was not even looked into is named. */
async function readRevsUpTo(reading: ReadSnapshot, behind: readonly Delta[], limit: number) {
  const found = new Map<Scope, Revs>()
  let rows = 0
  let at = 0
  for (; at < behind.length && rows < limit; at += scopesAtOnce)
    for (const [scope, revs] of await readRevs(reading, behind.slice(at, at + scopesAtOnce), limit)) {
      found.set(scope, revs)
      rows += revs.revs.length
    }
  return { found, unread: new Set(behind.slice(at).map(({ scope }) => scope)) }
}

/** What changed in each scope: just enough to see where to cut, and what to read. */
async function readRevs(
  { connection, account }: ReadSnapshot,
  deltas: readonly Delta[],
  limit: number,
): Promise<Map<Scope, Revs>> {
  const found = new Map<Scope, Revs>()
  for (const [kind, ones] of Map.groupBy(deltas, ({ scope }) => kindOfScope(scope))) {
    // By a name it is planned once for each connection: every hint makes every device ask it, and planning took far longer
    // than answering.
    const { rows } = await connection.query<Omit<Revs, 'all'> & { scope: Scope }>({
      name: `revs ${kind}`,
      text: revsOf(kind),
      values: [account, ones.map((one) => one.scope), ones.map((one) => one.phase.cursor), limit + 1],
    })
    for (const { scope, revs, kinds } of rows) found.set(scope, { revs, kinds, all: revs.length <= limit })
  }
  return found
}

// Scope by scope along its index: joined as a whole, a large account would be read from end to end for one page.
const askedRanges = 'unnest($2::text[], $3::bigint[], $4::bigint[]) as asked (scope, cursor, upto)'

async function readChanges(
  { connection, account }: ReadSnapshot,
  cuts: readonly Cut[],
  found: ReadonlyMap<Scope, Revs>,
): Promise<Map<Scope, Puts>> {
  const puts = new Map<Scope, Puts>(cuts.map((one) => [one.scope, {}]))
  for (const entity of entityNames) {
    const asked = cuts.filter(({ scope }) => livesIn(entity, scope) && mayHave(entity, found.get(scope)!))
    if (!asked.length) continue
    const { rows } = await connection.query<{ scope: Scope; length: number; fields: string }>({
      name: `changes of ${entity}`,
      text: `select asked.scope, changed.* from ${askedRanges} cross join lateral (
         select count(*) as length, ${columnsAsJson(entity)} as fields
         from (select * from ${entity} t where t.account_id = $1 and t.scope = asked.scope
                 and t.rev > asked.cursor and t.rev <= asked.upto and t.deleted_at is null
               order by t.rev, t.id offset 0) page) changed
       where changed.length > 0`,
      values: [account, asked.map((one) => one.scope), asked.map((one) => one.cursor), asked.map((one) => one.upto)],
    })
    for (const { scope, length, fields } of rows) puts.get(scope)![entity] = { length, fields }
  }
  return puts
}

const noTombs: Tombs = { dels: '[]', erased: null }

async function readTombs({ connection, account }: ReadSnapshot, cuts: readonly Cut[]): Promise<Map<Scope, Tombs>> {
  if (!cuts.length) return new Map()
  const { rows } = await connection.query<Tombs & { scope: Scope }>(
    `select asked.scope, gone.dels, gone.erased from ${askedRanges} cross join lateral (
       select json_agg(json_build_array(entity, id, seq))::text as dels,
         (json_agg(json_build_array(entity, id)) filter (where reason = 'erased'))::text as erased
       from (select * from sync_tomb t where t.account_id = $1 and t.scope = asked.scope
               and t.seq > asked.cursor and t.seq <= asked.upto
             order by t.seq, t.id offset 0) page) gone
     where gone.dels is not null`,
    [account, cuts.map((one) => one.scope), cuts.map((one) => one.cursor), cuts.map((one) => one.upto)],
  )
  return new Map(rows.map(({ scope, ...tombs }) => [scope, tombs]))
}
