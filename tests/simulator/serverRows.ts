import { dependantsOf, type EntityName, entityNames, homeOfEntity, parentOf } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import type { MutationResult } from '#domain/sync/protocol'
import { monthScope } from '#domain/sync/scopeKinds'

/** Rules of the server that can be taken away to prove that they carry weight. */
export type ServerRule =
  | 'commitOrder'
  | 'dedupe'
  | 'predecessor'
  | 'moveTombstone'
  | 'epoch'
  | 'floorReset'
  | 'bootFloor'
  | 'lostValues'
  | 'companions'
  | 'lateEdits'
  | 'parking'
  | 'serverMonth'
  | 'floorEdition'
  | 'receiptRank'
  | 'takeBack'
  | 'follows'
  | 'wholePeer'
  | 'joinedPeers'
  | 'seenRises'
  | 'closedMonths'
  | 'lateAnswers'
  | 'messagesMove'
  | 'formerEpochs'
  | 'wholeTransaction'

export type FieldVersion = { seq: number; edited_at: number; user: string; replica: string }
export type Kept = { entity: string; id: string; scope: string; rev: number; row: Row }
type Tomb = { scope: string; entity: string; id: string; seq: number; moved: boolean; at: number }
/** `ids`: the rows that counted. */
export type Applied = { uid: string; replica: string; mid: number; seq: number; ids: readonly string[] }

/**
 * What the server knows of a device by itself: `since`: the seq when it first came; `told`: up to here answers have told it
 * what left; `announced`: what it said that it has waiting, with what it had been told by then; `lateSince`: when it began
 * to send edits of rows that left without asking what left.
 */
export type Known = {
  since: number
  told: number
  lateSince: number | null
  announced: ReadonlyMap<string, { digest: string; told: number }>
}

/**
 * Of conversations, beside their rows. `contacts`: whom each peer is taken for; `known`: whose that contact was when threads last
 * followed it; `assigned`: threads that a person gave to somebody; `follows`: those that went where their contact went;
 * `joined`: peers that are another one; `ended`: how much had come into their threads by then; `attempts`: of messages that are sent; `moved`: threads that another answers than once.
 */
type TalkFacts = {
  contacts: Map<string, string | null>
  known: Map<string, string | null>
  assigned: Set<string>
  follows: Set<string>
  joined: Map<string, string>
  ended: Map<string, number>
  attempts: Map<string, { isHanded: boolean }>
  moved: Set<string>
}

/** All that a backup holds. */
export type State = {
  epoch: string
  /** `seq` when this epoch began */
  began: number
  seq: number
  /** messages of earlier months are gone */
  oldestMonth: number
  /** of each number that it has come to */
  marks: Map<number, string>
  floor: number
  rows: Map<string, Kept>
  tombs: Map<string, Tomb>
  /** the last row of what was deleted, for `revives` */
  trash: Map<string, Kept>
  /** of a row's fields: who changed it last */
  versions: Map<string, ReadonlyMap<string, FieldVersion>>
  /** replica and row: its making was refused */
  unborn: Set<string>
  answers: Map<string, MutationResult>
  /** by replica */
  known: Map<string, Known>
  log: Applied[]
  talk: TalkFacts
}

/** The n-th mark that a server made, whatever became of the one before. */
export const markOf = (n: number) => `mark-${n}`

export const emptyState = (): State => ({
  epoch: 'epoch-1',
  began: 0,
  seq: 0,
  oldestMonth: 0,
  marks: new Map([[0, markOf(0)]]),
  floor: 0,
  rows: new Map(),
  tombs: new Map(),
  trash: new Map(),
  versions: new Map(),
  unborn: new Set(),
  answers: new Map(),
  known: new Map(),
  log: [],
  talk: {
    contacts: new Map(),
    known: new Map(),
    assigned: new Set(),
    follows: new Set(),
    joined: new Map(),
    ended: new Map(),
    attempts: new Map(),
    moved: new Set(),
  },
})

export const copyOf = (state: State): State => ({
  epoch: state.epoch,
  began: state.began,
  seq: state.seq,
  oldestMonth: state.oldestMonth,
  marks: new Map(state.marks),
  floor: state.floor,
  rows: new Map(state.rows),
  tombs: new Map(state.tombs),
  trash: new Map(state.trash),
  versions: new Map(state.versions),
  unborn: new Set(state.unborn),
  answers: new Map(state.answers),
  known: new Map(state.known),
  log: [...state.log],
  talk: {
    contacts: new Map(state.talk.contacts),
    known: new Map(state.talk.known),
    assigned: new Set(state.talk.assigned),
    follows: new Set(state.talk.follows),
    joined: new Map(state.talk.joined),
    ended: new Map(state.talk.ended),
    attempts: new Map(state.talk.attempts),
    moved: new Set(state.talk.moved),
  },
})

export const keyOf = (entity: string, id: string) => `${entity}/${id}`

/** Where a row lives; one that is about another row lives with it. */
function scopeOf(entity: string, row: Row, { rows }: State): string {
  const home = homeOfEntity(entity as EntityName)
  if (home === 'talk')
    return row.owner === null ? `pool:${row.channel_account_id as string}` : `talk:${row.owner as string}`
  if (home === 'parent' || home === 'month') {
    const parent = parentOf(entity as EntityName)!
    const { scope } = rows.get(keyOf(parent.entity, row[parent.field] as string))!
    return home === 'month' ? monthScope(scope, row.month as number) : scope
  }
  if (home === 'owner') return `user:${row.belongto as string}`
  if (home === 'main') return 'main'
  if (home === 'self') return `self:${row.user as string}`
  return home === 'row' ? (rows.get(keyOf(row.entity as string, row.row as string))?.scope ?? 'main') : 'acct'
}

type Write = { entity: string; id: string; row: Row | null; seq: number; now: number }

/** One row as it is from now on, the tombstone it leaves where it lived, and what lives with it. */
export function write(state: State, without: ReadonlySet<ServerRule>, { entity, id, row, seq, now }: Write) {
  const { rows, tombs, trash } = state
  const key = keyOf(entity, id)
  const old = rows.get(key)
  const scope = row && scopeOf(entity, row, state)
  const moved = row !== null && old !== undefined && old.scope !== scope
  if (old && old.scope !== scope && !(moved && without.has('moveTombstone')))
    tombs.set(`${old.scope} ${key}`, { scope: old.scope, entity, id, seq, moved, at: now })
  if (row && scope) {
    tombs.delete(`${scope} ${key}`)
    rows.set(key, { entity, id, scope, rev: seq, row })
  } else if (old) {
    trash.set(key, old)
    rows.delete(key)
  }
  if (moved && entity === 'conversation') state.talk.moved.add(id)
  if (!moved || without.has('companions')) return
  const fields = new Map([
    ['lost_value', 'row'],
    ...dependantsOf(entity as EntityName).map((name) => [name as string, parentOf(name)!.field] as const),
  ])
  if (without.has('messagesMove')) fields.delete('message')
  const companions = [...rows.values()].filter((kept) => kept.row[fields.get(kept.entity) ?? ''] === id)
  for (const kept of companions) write(state, without, { entity: kept.entity, id: kept.id, row: kept.row, seq, now })
}

export const placeOf = (entity: string) => entityNames.indexOf(entity as EntityName)
