import { fieldValue, withFieldValue } from '#domain/contacts/customKeys'
import { asNew, type EntityName, parentOf } from '#domain/entities'
import type { ErrorCode } from '#domain/errors'
import { mutationNamed } from '#domain/mutations'
import type { Actor, Mutation, Row } from '#domain/shared/mutation'
import { type LostTime, mayBeDone } from '#domain/shared/restored'
import type { Scope } from '#domain/sync/protocol'
import { creation } from '#domain/sync/wayBack'
import { inSlices } from '../slices.ts'
import { type Claim, sentIds } from './claim.ts'
import { isFromBefore, type LateEdits } from './lateEdits.ts'
import { factsOf, idsToMerge, isChosen, isUnmerge, type MergeRecord, mergedBy } from './merges.ts'
import { noRoom, type Room } from './room.ts'
import { changedFields, type RowChangeRecord, recorded, whatChanged } from './rowChanges.ts'
import { isChangedSince, type OwnershipTombstone, type RowStore, rowKey, type StoredRow } from './rows.ts'
import { asServer, scopeBeside, scopeOf } from './tables.ts'

/** `left_out`: rows of it that were not even judged; `refused`: those that do not count while the others do. */
export type MutationVerdict = {
  status: 'applied' | 'rejected' | 'parked'
  code?: ErrorCode
  id?: string
  left_out?: string[]
  refused?: Record<string, string>
}

/** Two people changed one field: the value that is not shown, and who wrote it when. */
export type LostValueRow = {
  entity: EntityName
  id: string
  field: string
  old: unknown
  new: unknown
  user: string
  edited_at: number
}

export type JudgedBatch = {
  rows: RowStore
  verdicts: Map<string, MutationVerdict>
  lost: LostValueRow[]
  history: RowChangeRecord[]
  merges: MergeRecord[]
  /** rows that were not there before, by kind */
  made: Map<EntityName, number>
}
type JudgeContext = {
  user: Actor
  rows: RowStore
  replica: string
  now: number
  /** rows (`rowKey`) that this replica wanted to make and was refused */
  rejectedCreates: Set<string>
  /** of rows that this user had; null: nothing of them counts */
  late?: LateEdits | null
  /** contacts that became part of another one: id → the one that stayed */
  mergeTargets?: ReadonlyMap<string, string>
  /** the main account wants it: whose the row is by now does not matter */
  approved?: boolean
  /** whether a row that is refused is left out of this one; else it refuses the whole */
  isRowByRow?: (claim: Claim) => boolean
  /** of the last restore; null: there was none */
  lost?: LostTime | null
  /** what more may be made; not given: as much as is wanted */
  room?: Room
  /** ids (`rowKey`) of rows that this user does not see, as the database found out */
  taken?: ReadonlySet<string>
}

/** Runs the domain's own functions over the rows as they are now. Nothing is written here. */
export async function judge(claims: readonly Claim[], judging: JudgeContext): Promise<JudgedBatch> {
  const judged: JudgedBatch = {
    rows: judging.rows.overlay(),
    verdicts: new Map(),
    lost: [],
    history: [],
    merges: [],
    made: new Map(),
  }
  await inSlices(claims, (claim) => {
    const verdict = judgeOne(claim, judged, judging)
    judged.verdicts.set(claim.sent.uid, verdict)
    noteRejectedCreate(claim, verdict, judging.rejectedCreates)
  })
  return judged
}

/** Remembers what was refused to be made, and forgets what was made after all. */
export function noteRejectedCreate(
  { definition, sent }: Pick<Claim, 'definition' | 'sent'>,
  { status, refused = {} }: MutationVerdict,
  rejectedCreates: Set<string>,
): void {
  if (!definition.creates) return
  for (const id of sentIds(definition, sent)) {
    const key = rowKey(definition.entity, id)
    if (status === 'rejected' || refused[id]) rejectedCreates.add(key)
    else rejectedCreates.delete(key)
  }
}

type Change = { id: string; stored: StoredRow | null; after: Row | null; touched: string[] }

function judgeOne(claim: Claim, judged: JudgedBatch, judging: JudgeContext): MutationVerdict {
  const entity = claim.definition.entity as EntityName
  const edited_at = Math.min(claim.sent.edited_at, judging.now)
  const changes: Change[] = []
  const lost: LostValueRow[] = []
  const refused: Record<string, ErrorCode> = {}
  const made = new Map(judged.made)
  const ids = idsToMerge(claim, judging.mergeTargets)
  if (ids.length === 0) return { status: 'applied' }
  try {
    const parent = missingParent(claim, judged.rows, judging)
    if (parent) return { status: 'rejected', code: judging.rejectedCreates.has(parent) ? 'parentRejected' : 'gone' }
    const forbidden = claim.definition.among?.(claim.args)?.(judged.rows.index(entity))
    if (forbidden) return { status: 'rejected', code: forbidden }
    if (judging.user.role === 'sub' && hasRestrictedParent(claim, judged.rows))
      return { status: 'rejected', code: 'restricted' }
    const consulted = claim.definition.consults?.(claim.args)
    const advisers = consulted && judged.rows.index(consulted.entity as EntityName)
    for (const id of ids) {
      const stored = judged.rows.stored(entity, id) ?? judged.rows.left(entity, id)?.stored ?? null
      const live = stored && !stored.deleted ? stored.row : null
      const refusedAs =
        refusal({ id, stored, live, left: judged.rows.left(entity, id) }, claim, judging) ??
        consulted?.refuse(advisers!, id) ??
        null
      const change = refusedAs ? null : changeOf(claim, { entity, id, stored, live, edited_at }, judged, judging)
      const isNew = change !== null && stored === null
      const code = refusedAs ?? (isNew && judging.room ? noRoom(judging.room, entity, made) : null)
      if (code && !judging.isRowByRow?.(claim)) return { status: 'rejected', code, id }
      if (code) {
        refused[id] = code
        continue
      }
      if (!change) continue
      changes.push(change)
      if (isNew) made.set(entity, (made.get(entity) ?? 0) + 1)
      lost.push(...change.lost)
    }
  } catch {
    // The definition is wrong: its author hears of it from the refused list; nobody waits behind it.
    return { status: 'rejected', code: 'mutationFailed' }
  }
  const [first] = Object.entries(refused)
  if (first && Object.keys(refused).length === ids.length) return { status: 'rejected', id: first[0], code: first[1] }
  judged.made = made
  for (const change of changes) {
    const done = recorded.has(entity) && whatChanged(change)
    if (done) judged.history.push({ entity, id: change.id, uid: claim.sent.uid, edited_at, ...done })
    keep(change, entity, edited_at, judged.rows)
  }
  judged.lost.push(...lost)
  const merged = mergedBy(claim, changes, judged.rows)
  if (merged) judged.merges.push(merged)
  return { status: 'applied', ...(first && { refused }) }
}

type JudgedRow = { id: string; stored: StoredRow | null; live: Row | null; left: OwnershipTombstone | undefined }

/** What was done to a row whose making was refused is refused for the same reason, and says so. */
function refusal({ id, stored, live, left }: JudgedRow, claim: Claim, judging: JudgeContext): ErrorCode | null {
  const { definition, args, sent } = claim
  const { rejectedCreates, mergeTargets, taken, approved, user, late = null, now } = judging
  const key = rowKey(definition.entity, id)
  if (left && !approved && !isFromBefore(claim, left, late, now)) return 'forbidden'
  if (taken?.has(key)) return takenCode(definition)
  // It was meant for that row, and not for another one of this id that came to this user meanwhile.
  if (live && !definition.creates && rejectedCreates.has(key) && isChangedSince(stored!, sent.base_rev))
    return 'parentRejected'
  const code = definition.refuse?.(live, args, user) ?? null
  if (!code && definition.revives && !stored && !isUnmerge(claim)) return refusalAsNew(id, claim, user)
  if (code !== 'gone') return code
  return mergeTargets?.has(id) ? 'merged' : rejectedCreates.has(key) ? 'parentRejected' : 'gone'
}

/** What is brought back and was never here, or is here no more, is judged as if its user made it now. */
function refusalAsNew(id: string, { definition, args }: Claim, user: Actor): ErrorCode | null {
  const entity = definition.entity as EntityName
  const row = definition.apply(null, args, { id, user: user.user, edited_at: 0 })
  const making = row && creation(entity, row)
  if (!making) return 'inputInvalid'
  return mutationNamed(making.name)!.refuse?.(null, making.args, user) ?? null
}

/** Does not tell a foreign row from one that is gone. */
export const takenCode = ({ revives }: Mutation): ErrorCode => (revives ? 'gone' : 'exists')

/** A row cannot live with one that is not there, or that this user does not see. */
function missingParent({ definition, args }: Claim, rows: RowStore, { mergeTargets }: JudgeContext): string | null {
  const parent = parentOf(definition.entity as EntityName)
  const missing = definition
    .parents?.(args)
    .find((id) => rows.stored(parent!.entity, mergeTargets?.get(id) ?? id)?.deleted !== false)
  return missing ? rowKey(parent!.entity, missing) : null
}

/** What lives with a contact is not added to where the contact itself may not be changed. */
const hasRestrictedParent = ({ definition, args }: Claim, rows: RowStore) =>
  definition.parents?.(args).some((id) => {
    const parent = parentOf(definition.entity as EntityName)!
    return Boolean(rows.stored(parent.entity, id)?.row.restricted_at)
  })

type Subject = { entity: EntityName; id: string; stored: StoredRow | null; live: Row | null; edited_at: number }

function changeOf(
  claim: Claim,
  subject: Subject,
  judged: JudgedBatch,
  { user, replica, now, mergeTargets, lost: lostTime = null }: JudgeContext,
): (Change & { lost: LostValueRow[] }) | null {
  const { entity, id, stored, live, edited_at } = subject
  const { definition, args, sent } = claim
  const isKept = definition.revives && !live && stored && definition.merges?.(args).survivor !== id
  const wanted = isKept ? stored.row : definition.apply(live, args, { id, user: user.user, edited_at })
  const done = wanted && !stored && !isUnmerge(claim) ? asNew(entity, wanted) : wanted
  const applied =
    done && definition.mayBeDone && mayBeDone(edited_at, lostTime) ? definition.mayBeDone(done, lostTime!) : done
  if (!applied) return live ? { id, stored, after: null, touched: [], lost: [] } : null
  const isRevived = !live && stored !== null && applied === stored.row
  const judgedRow = () => asServer(entity, live, { ...applied, id }, { actor: user, now })
  let after = isRevived
    ? applied
    : withMergeTarget(entity, { ...judgedRow(), ...(live && factsOf(claim, live, applied, judged.rows)) }, mergeTargets)
  if (!live) return { id, stored, after, touched: [], lost: [] }

  const lost: LostValueRow[] = []
  const touched = changedFields(live, after).filter((field) => {
    if (!definition.patches && !isChosen(claim, field)) return true
    const rival = judged.rows.touched(entity, id)?.has(field) ? undefined : stored!.fv[field]
    const isConflict = rival && rival[0] > sent.base_rev && rival[3] !== replica
    if (!isConflict) return true
    const mine = { value: fieldValue(after, field), user: user.user, edited_at }
    const theirs = { value: fieldValue(live, field), user: rival[2], edited_at: rival[1] }
    const [shown, hidden] = edited_at >= rival[1] ? [mine, theirs] : [theirs, mine]
    lost.push({
      entity,
      id,
      field,
      old: hidden.value,
      new: shown.value,
      user: hidden.user,
      edited_at: hidden.edited_at,
    })
    after = withFieldValue(after, field, shown.value)
    return shown === mine
  })
  if (!touched.length) return lost.length ? { id, stored, after: live, touched, lost } : null
  if ('updated_at' in live) after.updated_at = Math.max(Number(live.updated_at), Number(after.updated_at))
  return { id, stored, after, touched, lost }
}

/** What somebody added meanwhile to a contact that became part of another one lives with that one. */
function withMergeTarget(entity: EntityName, row: Row, mergeTargets: JudgeContext['mergeTargets']): Row {
  const parent = parentOf(entity)
  const survivor = parent && mergeTargets?.get(String(row[parent.field]))
  return survivor ? { ...row, [parent.field]: survivor } : row
}

function keep({ id, stored, after, touched }: Change, entity: EntityName, edited_at: number, rows: RowStore): void {
  if (!after) return rows.put(entity, { ...stored!, deleted: true, touched: new Map() })
  const at = new Map([...(rows.touched(entity, id) ?? []), ...touched.map((field) => [field, edited_at] as const)])
  rows.put(entity, {
    row: after,
    scope: scopeFor(entity, after, stored, rows),
    fv: stored?.fv ?? {},
    deleted: false,
    isNew: stored?.isNew ?? true,
    touched: at,
  })
}

/** Of a row whose parent was not loaded, the parent did not matter: it stays where it is. */
function scopeFor(entity: EntityName, row: Row, stored: StoredRow | null, rows: RowStore): Scope {
  const parent = parentOf(entity)
  if (!parent) return scopeOf(entity, row)
  const parents = rows.stored(parent.entity, String(row[parent.field]))
  return parents ? scopeBeside(entity, row, parents.scope) : stored!.scope
}
