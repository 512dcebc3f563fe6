import { rowsToColumns } from '#domain/shared/columns'
import type { Row } from '#domain/shared/mutation'
import type { PullPage, ScopeRequest, Within } from '#domain/sync/protocol'
import { type Kept, keyOf, placeOf, type ServerRule, type State } from './serverRows.ts'

type Counted = [page: PullPage, rows: number]

/** What the server says of one scope, and how much of the limit it takes. */
export function pageOf(
  state: State,
  without: ReadonlySet<ServerRule>,
  asked: ScopeRequest,
  { limit, parts }: { limit: number; parts: boolean },
): Counted {
  const { scope, gen, phase } = asked
  const { floor } = state
  const reset: Counted = [{ kind: 'reset', scope, gen }, 1]
  if (phase.kind === 'boot') {
    const reference = without.has('bootFloor') ? 0 : (phase.boot ?? floor)
    if ((phase.boot ?? 0) > state.seq) return reset
    if (reference < floor && !without.has('floorReset')) return reset
    return bootPage(state, asked, phase, limit)
  }
  // From a future that this history does not have.
  if (phase.cursor > state.seq) return reset
  if (phase.cursor < floor && !without.has('floorReset')) return reset
  return deltaPage(state, without, asked, phase, { limit, parts })
}

type Boot = Extract<ScopeRequest['phase'], { kind: 'boot' }>

function bootPage(state: State, { scope, gen }: ScopeRequest, { boot, after }: Boot, limit: number): Counted {
  const left = [...state.rows.values()]
    .filter((kept) => kept.scope === scope && (!after || precedes(after, [kept.entity, kept.id])))
    .sort((a, b) => (precedes([a.entity, a.id], [b.entity, b.id]) ? -1 : 1))
  const rows = left.slice(0, limit)
  const last = rows.at(-1)
  const next: [string, string] | null = rows.length < left.length && last ? [last.entity, last.id] : null
  const page: PullPage = { kind: 'boot', scope, gen, after, boot: boot ?? state.seq, next, puts: columnsOf(rows) }
  return [page, Math.max(1, rows.length)]
}

function precedes([entityA, idA]: readonly [string, string], [entityB, idB]: readonly [string, string]) {
  const [a, b] = [placeOf(entityA), placeOf(entityB)]
  return a < b || (a === b && idA > idB)
}

type Delta = Extract<ScopeRequest['phase'], { kind: 'delta' }>
type Del = [entity: string, id: string, seq: number]

/** By seq; what shares one seq is divided only where it is more than the limit, and then the cursor stays before it. */
function deltaPage(
  state: State,
  without: ReadonlySet<ServerRule>,
  { scope, gen }: ScopeRequest,
  { cursor, within }: Delta,
  { limit, parts }: { limit: number; parts: boolean },
): Counted {
  const rows = [...state.rows.values()].filter((kept) => kept.scope === scope && kept.rev > cursor)
  const tombs = [...state.tombs.values()].filter((tomb) => tomb.scope === scope && tomb.seq > cursor)
  const seqs = [...rows.map(({ rev }) => rev), ...tombs.map(({ seq }) => seq)].sort((a, b) => a - b)
  const more = seqs.length > limit
  const head = Math.max(cursor, state.seq)
  const seq = within?.seq ?? (parts && more && seqs[0] === seqs[limit] ? seqs[0] : undefined)
  const base = { kind: 'delta', scope, gen, cursor } as const
  if (seq !== undefined) {
    const [part, count] = partOf(rows, tombs, seq, within, limit)
    const isHeld = part.next !== undefined && !without.has('wholeTransaction')
    const upto = isHeld ? cursor : seq
    const page: PullPage = {
      ...base,
      ...(within && { within }),
      ...part,
      upto,
      more: part.next !== undefined || upto < head,
    }
    if (!isHeld) delete page.next
    return [page, Math.max(1, count)]
  }
  const upto = more ? lastWhole(seqs, limit, parts) : head
  const puts = columnsOf(rows.filter(({ rev }) => rev <= upto))
  const dels = tombs.flatMap((t) => (t.seq <= upto ? [[t.entity, t.id, t.seq] as Del] : []))
  return [{ ...base, upto, more, puts, dels }, Math.max(1, Math.min(seqs.length, limit))]
}

/** Who knows parts gets no more than the limit. */
const lastWhole = (seqs: readonly number[], limit: number, parts: boolean) =>
  parts && seqs[limit] === seqs[limit - 1] ? seqs[limit]! - 1 : seqs[limit - 1]!

function partOf(
  rows: readonly Kept[],
  tombs: readonly { entity: string; id: string; seq: number }[],
  seq: number,
  within: Within | undefined,
  limit: number,
) {
  const items = [
    ...rows.flatMap((row) => (row.rev === seq ? [{ kind: 'rows' as const, key: keyOf(row.entity, row.id), row }] : [])),
    ...tombs.flatMap((tomb) =>
      tomb.seq === seq ? [{ kind: 'dels' as const, key: keyOf(tomb.entity, tomb.id), tomb }] : [],
    ),
  ].sort((a, b) => (a.kind === b.kind ? (a.key < b.key ? -1 : 1) : a.kind === 'rows' ? -1 : 1))
  const from = within?.after ? keyOf(...within.after) : ''
  const left = items.filter(
    ({ kind, key }) => !within || (kind === within.kind ? key > from : kind === 'dels' && within.kind === 'rows'),
  )
  const some = left.slice(0, limit)
  const last = some.at(-1)
  const after = last && ('row' in last ? last.row : last.tomb)
  const next: Within | undefined =
    some.length < left.length && last && after ? { seq, kind: last.kind, after: [after.entity, after.id] } : undefined
  const puts = columnsOf(some.flatMap((item) => ('row' in item ? [item.row] : [])))
  const dels = some.flatMap((item) => ('tomb' in item ? [[item.tomb.entity, item.tomb.id, seq] as Del] : []))
  return [{ puts, dels, ...(next && { next }) }, some.length] as const
}

function columnsOf(rows: readonly Kept[]) {
  const byEntity = new Map<string, Row[]>()
  for (const { entity, row, rev } of rows) {
    const list = byEntity.get(entity) ?? []
    byEntity.set(entity, list)
    list.push({ ...row, rev })
  }
  return Object.fromEntries([...byEntity].map(([entity, list]) => [entity, rowsToColumns(list)]))
}
