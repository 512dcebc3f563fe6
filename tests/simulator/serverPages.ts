import { rowsToColumns } from '#domain/shared/columns'
import type { Row } from '#domain/shared/mutation'
import type { Page, ScopeRequest } from '#domain/sync/protocol'
import { type Kept, placeOf, type ServerRule, type State } from './serverRows.ts'

type Counted = [page: Page, rows: number]

/** What the server says of one scope, and how much of the limit it takes. */
export function pageOf(state: State, without: ReadonlySet<ServerRule>, asked: ScopeRequest, limit: number): Counted {
  const { scope, gen, phase } = asked
  const { floor } = state
  const reset: Counted = [{ kind: 'reset', scope, gen }, 1]
  if (phase.kind === 'boot') {
    const reference = without.has('bootFloor') ? 0 : (phase.boot ?? floor)
    if (reference < floor && !without.has('floorReset')) return reset
    return bootPage(state, asked, phase, limit)
  }
  if (phase.cursor < floor && !without.has('floorReset')) return reset
  return deltaPage(state, asked, phase.cursor, limit)
}

type Boot = Extract<ScopeRequest['phase'], { kind: 'boot' }>

function bootPage(state: State, { scope, gen }: ScopeRequest, { boot, after }: Boot, limit: number): Counted {
  const left = [...state.rows.values()]
    .filter((kept) => kept.scope === scope && (!after || precedes(after, [kept.entity, kept.id])))
    .sort((a, b) => (precedes([a.entity, a.id], [b.entity, b.id]) ? -1 : 1))
  const rows = left.slice(0, limit)
  const last = rows.at(-1)
  const next: [string, string] | null = rows.length < left.length && last ? [last.entity, last.id] : null
  const page: Page = { kind: 'boot', scope, gen, after, boot: boot ?? state.seq, next, puts: columnsOf(rows) }
  return [page, Math.max(1, rows.length)]
}

function precedes([entityA, idA]: readonly [string, string], [entityB, idB]: readonly [string, string]) {
  const [a, b] = [placeOf(entityA), placeOf(entityB)]
  return a < b || (a === b && idA > idB)
}

/** By seq; what shares one seq is never divided. */
function deltaPage(state: State, { scope, gen }: ScopeRequest, cursor: number, limit: number): Counted {
  const rows = [...state.rows.values()].filter((kept) => kept.scope === scope && kept.rev > cursor)
  const tombs = [...state.tombs.values()].filter((tomb) => tomb.scope === scope && tomb.seq > cursor)
  const seqs = [...rows.map(({ rev }) => rev), ...tombs.map(({ seq }) => seq)].sort((a, b) => a - b)
  const more = seqs.length > limit
  const upto = more ? seqs[limit - 1]! : Math.max(cursor, state.seq)
  const puts = columnsOf(rows.filter(({ rev }) => rev <= upto))
  const dels = tombs.flatMap((t) => (t.seq <= upto ? [[t.entity, t.id, t.seq] as [string, string, number]] : []))
  return [{ kind: 'delta', scope, gen, cursor, upto, more, puts, dels }, Math.max(1, Math.min(seqs.length, limit))]
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
