import { type EntityName, isOwnMatter, parentOf } from '#domain/entities'
import { limits } from '#domain/limits'
import { mutationNamed } from '#domain/mutations'
import type { Actor, Mutation, Row } from '#domain/shared/mutation'
import { same } from '#domain/shared/same'
import { announcedDigest } from '#domain/sync/announced'
import type { MutationResult, SentMutation } from '#domain/sync/protocol'
import { refusedTalk, withTalk } from './judgeTalks.ts'
import { type FieldVersion, keyOf, type ServerRule, type State, write } from './serverRows.ts'
import type { Talks } from './talks.ts'

type Judging = {
  state: State
  without: ReadonlySet<ServerRule>
  actor: Actor
  maySee: (scope: string) => boolean
  talks: Talks | null
  replica: string
  disabled: boolean
  /** the device knows that rows may be refused one by one */
  rowByRow: boolean
  now: number
  nextSeq: () => number
  newId: () => string
}
const hour = 3_600_000
type Lost = { row: string; entity: string; field: string; old: unknown; new: unknown; user: string; edited_at: number }
type Change = { id: string; row: Row | null; touched: string[]; lost: Lost[] }

/** The verdict on one mutation: on each of its rows where they stand for themselves, else on all or none. */
export function judge(sent: SentMutation, judging: Judging): MutationResult {
  const { state, now, disabled } = judging
  const { uid, args, edited_at, refused: before = {} } = sent
  const definition = mutationNamed(sent.name)!
  const rejected = (code: string, id?: string): MutationResult => {
    if (definition.creates && args !== null)
      for (const born of definition.ids(args)) state.unborn.add(`${judging.replica} ${born}`)
    return { uid, status: 'rejected', seq: state.seq, code, ...(id && { id }) }
  }
  if (args === null) return rejected('inputInvalid')
  const late = definition.command && now - edited_at > limits.commandHours * hour
  if (late) return rejected('expired')
  if (disabled)
    return definition.command || isOwnMatter(definition.entity as EntityName)
      ? rejected('accountDisabled')
      : park(sent, judging)

  const ids = [...new Set(definition.ids(args))]
  const outcomes = ids.map((id) => [id, changeOf(id, sent, definition, judging)] as const)
  const refused = outcomes.flatMap(([id, outcome]) => (typeof outcome === 'string' ? [[id, outcome] as const] : []))
  const isApart = judging.rowByRow && definition.rowByRow && refused.length < ids.length
  if (refused[0] && !isApart) return rejected(refused[0][1], refused[0][0])
  const apart = { ...before, ...Object.fromEntries(refused) }
  if (definition.creates) for (const id in apart) state.unborn.add(`${judging.replica} ${id}`)
  const told = Object.keys(apart).length > 0 && { refused: apart }
  const changes = outcomes.flatMap(([, outcome]) => (outcome && typeof outcome !== 'string' ? [outcome] : []))
  if (changes.length === 0) return { uid, status: 'applied', seq: state.seq, ...told }
  const seq = judging.nextSeq()
  for (const change of changes) keep(change, definition, sent, judging, seq)
  return { uid, status: 'applied', seq, ...told }
}

/** A refusal, a change, or nothing to do. */
function changeOf(id: string, sent: SentMutation, definition: Mutation, judging: Judging): Change | string | null {
  const { state, actor, maySee, now } = judging
  const key = keyOf(definition.entity, id)
  const old = state.rows.get(key)
  const kept = old ?? (definition.revives ? state.trash.get(key) : undefined)
  if (kept && !maySee(kept.scope) && !isFromBefore(key, sent, definition, judging)) return 'forbidden'
  // A deleted row keeps its id.
  if (definition.creates && !old && state.trash.has(key)) return 'exists'
  const live = old?.row ?? null
  // It was meant for the row that was refused, and not for another one of this id that came to this user meanwhile.
  if (old && !definition.creates && old.rev > sent.base_rev && isUnborn(id, judging)) return 'parentRejected'
  const parent =
    missingParent(definition, sent.args, judging, sent.name === 'message.send') ?? refusedTalk(sent, judging)
  if (parent) return parent
  const isAllowed = sent.name === 'message.takeBack' && live !== null && judging.without.has('takeBack')
  const code = isAllowed ? null : definition.refuse?.(live, sent.args, actor)
  if (code === 'gone' && isUnborn(id, judging)) return 'parentRejected'
  if (code) return code
  if (definition.revives && !kept) return 'gone'
  const edited_at = Math.min(sent.edited_at, now)
  const row = definition.revives ? kept!.row : definition.apply(live, sent.args, { id, user: actor.user, edited_at })
  if (row === live) return null
  if (!row || !live) return { id, row, touched: [], lost: [] }
  return settled(id, live, row, { ...sent, edited_at }, definition, judging)
}

/** What lives with a row that this user does not see, or that was refused, is not made. `unseen`: that is asked elsewhere. */
function missingParent({ entity, parents }: Mutation, args: unknown, judging: Judging, unseen: boolean): string | null {
  const kind = parentOf(entity as EntityName)
  const missing = (kind ? (parents?.(args) ?? []) : []).find((id) => {
    const parent = judging.state.rows.get(keyOf(kind!.entity, id))
    return !parent || (!unseen && !judging.maySee(parent.scope))
  })
  return missing === undefined ? null : isUnborn(missing, judging) ? 'parentRejected' : 'gone'
}

const isUnborn = (id: string, { state, replica }: Judging) => state.unborn.has(`${replica} ${id}`)

/**
 * What a former owner wrote before the row went to somebody else, and before knowing of it: on a device that was there
 * before and has not been told, or that had said that it waits when it was told.
 */
function isFromBefore(
  key: string,
  sent: SentMutation,
  { patches }: Mutation,
  { state, actor, replica, without, now }: Judging,
) {
  const left = state.tombs.get(`user:${actor.user} ${key}`)
  const known = state.known.get(replica)
  if (without.has('lateEdits') || !patches || !left?.moved || !known) return false
  if (sent.edited_at >= left.at || sent.base_rev >= left.seq || known.since >= left.seq) return false
  if (now - left.at > limits.lateEditDays * 24 * hour) return false
  const announced = known.announced.get(sent.uid)
  if (announced && announced.told < left.seq) return announced.digest === announcedDigest(sent)
  if (known.told >= left.seq) return false
  const lateSince = known.lateSince ?? now
  state.known.set(replica, { ...known, lateSince })
  return now - lateSince < limits.lateEditHours * hour
}

/** Where others changed the same field meanwhile, the later value is shown and the other one kept. */
function settled(
  id: string,
  live: Row,
  row: Row,
  { base_rev, edited_at }: SentMutation,
  { patches, entity }: Mutation,
  { state, actor, replica }: Judging,
): Change {
  const after = { ...row }
  const versions = state.versions.get(keyOf(entity, id))
  const lost: Lost[] = []
  const touched = Object.keys(row).filter((field) => {
    if (field === 'updated_at' || same(live[field], row[field])) return false
    const rival = patches ? versions?.get(field) : undefined
    if (!rival || rival.seq <= base_rev || rival.replica === replica) return true
    const mine = { value: row[field], user: actor.user, edited_at }
    const theirs = { value: live[field], user: rival.user, edited_at: rival.edited_at }
    const [shown, hidden] = edited_at >= rival.edited_at ? [mine, theirs] : [theirs, mine]
    after[field] = shown.value
    lost.push({
      row: id,
      entity,
      field,
      old: hidden.value,
      new: shown.value,
      user: hidden.user,
      edited_at: hidden.edited_at,
    })
    return shown === mine
  })
  return { id, row: after, touched, lost }
}

function keep(
  { id, row, touched, lost }: Change,
  { entity }: Mutation,
  sent: SentMutation,
  judging: Judging,
  seq: number,
) {
  const { state, without, actor, replica, now } = judging
  const before = state.rows.get(keyOf(entity, id))?.row ?? null
  write(state, without, { entity, id, row: withTalk(sent, { id, row, before }, judging, seq), seq, now })
  const version: FieldVersion = { seq, edited_at: Math.min(sent.edited_at, now), user: actor.user, replica }
  const key = keyOf(entity, id)
  state.unborn.delete(`${replica} ${id}`)
  if (touched.length > 0)
    state.versions.set(
      key,
      new Map([...(state.versions.get(key) ?? []), ...touched.map((field) => [field, version] as const)]),
    )
  if (without.has('lostValues')) return
  for (const value of lost) {
    const lostId = judging.newId()
    write(state, without, { entity: 'lost_value', id: lostId, row: { id: lostId, ...value, at: now }, seq, now })
  }
}

/** What a disabled user had changed has no effect until the main account decides. */
function park(
  { uid, name, args, edited_at }: SentMutation,
  { state, without, actor, now, nextSeq }: Judging,
): MutationResult {
  if (without.has('parking')) return { uid, status: 'rejected', seq: state.seq, code: 'accountDisabled' }
  const seq = nextSeq()
  const row = {
    id: uid,
    user: actor.user,
    name,
    args,
    edited_at: Math.min(edited_at, now),
    at: now,
    discarded_at: null,
  }
  write(state, without, { entity: 'parked_change', id: uid, row, seq, now })
  return { uid, status: 'parked', seq, code: 'accountDisabled' }
}
