import * as z from 'zod/mini'
import { differingFields, fieldValue } from '#domain/contacts/customKeys'
import { type ErrorCode, isErrorCode } from '#domain/errors'
import { mutationNamed, upgraded } from '#domain/mutations'
import { currentName } from '#domain/shared/formerNames'
import type { Actor, Mutation } from '#domain/shared/mutation'
import { takesAsItIs } from '#domain/shared/quickCheck'
import { foldOne } from './fold.ts'
import { type LoggedChange, type LogRecord, transactLogged, type WriteAheadLog, withLine } from './logRecord.ts'
import type { Entry, Issue, Meta, NewFile, OutboxEntry, Ports, Store, Tx } from './ports.ts'
import { onlyRows, withoutRows } from './rowByRow.ts'
import type { SaveResult } from './saveResult.ts'

/**
 * `files`: those that the change names; all of it is kept, or nothing. `uid`: under which the page remembers it, until it hears that
 * it is kept.
 */
export type NewChange = { name: string; args: unknown; files?: readonly NewFile[]; uid?: string }
export type ChangeWriter = Pick<Ports, 'clock' | 'newId'> & { wal?: WriteAheadLog }
/** `as`: it was made before, on this or on another device; nobody but the server judges it now. */
export type CheckedChange = {
  name: string
  definition: Mutation
  args: unknown
  ids: string[]
  files?: readonly NewFile[]
  uid?: string
  as?: MadeBefore
}
/** `base_rev`: null where nothing has been seen since that is not known here. */
export type MadeBefore = { uid: string; edited_at: number; base_rev: number | null }
type SaveRefusal = Extract<SaveResult, { kind: 'refused' }>

/**
 * What the user did, kept on this device: rows, their bases and the outbox in one strict transaction, all changes or
 * none. Any tab and worker may call it; the caller then kicks the leader. `uid` is the last change's.
 * Throws only when the storage does.
 */
export async function enqueue(
  store: Store,
  writer: ChangeWriter,
  actor: Actor,
  changes: readonly NewChange[],
): Promise<SaveResult> {
  const checked = check(changes)
  if (!Array.isArray(checked)) return checked
  return transactLogged(store, writer.wal, (tx, records) => writeChanges(tx, writer, actor, checked, records))
}

/** A refused change once more, as a new one; the issue goes only when the new one is kept. */
export async function retryIssue(store: Store, writer: ChangeWriter, actor: Actor, uid: string): Promise<SaveResult> {
  return transactLogged(store, writer.wal, async (tx, records) => {
    const issue = (await tx.issues()).find((one) => one.uid === uid)
    if (!issue) return { kind: 'refused', code: 'notFound' }
    const checked = check([{ name: issue.name, args: currentArgs(issue) }])
    const saved = Array.isArray(checked) ? await writeChanges(tx, writer, actor, checked, records) : checked
    if (saved.kind === 'saved') await dropIssue(tx, uid, records)
    return saved
  })
}

/** It may have waited for the user over an update of the app. */
function currentArgs({ name, version, args }: Issue): unknown {
  const definition = mutationNamed(name)
  return definition && version ? upgraded(definition, version, args)?.args : args
}

export const discardIssue = (store: Store, uid: string, wal?: WriteAheadLog): Promise<void> =>
  transactLogged(store, wal, (tx, records) => dropIssue(tx, uid, records))

async function dropIssue(tx: Tx, uid: string, records: LogRecord[]) {
  await tx.deleteIssue(uid)
  records.push({ ended: [uid] })
}

/** What the sync state and its list show; `limit` bounds the changes that are read. */
export const readWaiting = (store: Store, limit = 100): Promise<OutboxSummary> =>
  store.transact('read', (tx) => waitingIn(tx, limit))

export async function waitingIn(tx: Tx, limit: number): Promise<OutboxSummary> {
  const waiting = await tx.outbox(['queued', 'sent', 'acked'], limit)
  const count = await tx.countOutbox(['queued', 'sent', 'acked'])
  // What the user knows the verdict of is on its way only so that the server remembers it.
  const changes = waiting.filter(({ told }) => !told)
  return { count, oldest: changes[0]?.edited_at ?? null, changes, issues: await tx.issues() }
}
export type OutboxSummary = { count: number; oldest: number | null; changes: OutboxEntry[]; issues: Issue[] }

/** Schemas first: nothing slow happens inside the transaction. */
export function check(changes: readonly NewChange[]): CheckedChange[] | SaveRefusal {
  const checked: CheckedChange[] = []
  for (const { name, args, files, uid } of changes) {
    const definition = mutationNamed(name)
    if (!definition) return { kind: 'refused', code: 'inputInvalid' }
    const parsed = takesAsItIs(definition.input, args) ? null : z.safeParse(definition.input, args)
    if (parsed?.error) return refusalOf(parsed.error.issues[0])
    const data = parsed ? parsed.data : args
    const ids = [...new Set(definition.ids(data))]
    checked.push({ name: currentName(name), definition, args: data, ids, ...(files && { files }), ...(uid && { uid }) })
  }
  return checked
}

function refusalOf(issue: { message: string; path: PropertyKey[] } | undefined): SaveRefusal {
  const code: ErrorCode = issue && isErrorCode(issue.message) ? issue.message : 'inputInvalid'
  return issue?.path.length ? { kind: 'refused', code, field: issue.path.join('.') } : { kind: 'refused', code }
}

/** Reads everything once, folds in memory, writes everything once: an import brings thousands of rows per call. */
export async function writeChanges(
  tx: Tx,
  writer: ChangeWriter,
  actor: Actor,
  asked: readonly CheckedChange[],
  records: LogRecord[],
): Promise<SaveResult> {
  // Asked for together: what a key press waits for are the answers of the storage.
  const uids = asked.flatMap(({ uid }) => uid ?? [])
  const [known, found, here] = await Promise.all([tx.meta(), readRows(tx, asked), outboxByUid(tx, uids)])
  // Another tab was quicker: it took this one for gone.
  const changes = asked.filter(({ uid }) => !uid || !here.has(uid))
  const meta = { ...known }
  const rows = new Map(found.map(({ entity, ids, entries }) => [entity, byId(ids, entries, meta)]))
  const kept = await readCovering(tx, changes, rows)
  const edited_at = Math.max(0, Math.round(writer.clock() + meta.skew))
  const outbox: OutboxEntry[] = []
  const made: LoggedChange[] = []
  // Nothing is awaited in here: Dexie loses its transaction over hundreds of awaits that are not its own.
  const parts = changes.flatMap((change) => newsApart(change, rows.get(change.definition.entity)!))
  for (const { name, definition, args, ids, files, uid = writer.newId(), as } of parts) {
    const entries = rows.get(definition.entity)!
    for (const id of ids) {
      const code = as ? null : definition.refuse?.(entries.get(id)!.row, args, actor)
      if (code) return { kind: 'refused', code }
    }
    const shown = ids.map((id) => entries.get(id)!)
    const seen = isNews(definition, shown, as) ? 0 : leastSeen(shown, meta)
    const base_rev = Math.min(seen, leastBehind(maskedBy(shown, definition, args, edited_at), kept, meta))
    const { entity, version } = definition
    const fresh = as ? { ...as, base_rev: as.base_rev ?? base_rev } : { uid, base_rev, edited_at }
    const sent = { ...fresh, prev: meta.tailUid, mid: meta.nextMid, name, version, args }
    const entry: OutboxEntry = { ...sent, state: 'queued', seq: 0, ids, entity, history: meta.history }
    for (const id of ids) entries.set(id, withWaiting(entries.get(id)!, entry, actor.user))
    meta.nextMid += 1
    meta.tailUid = entry.uid
    outbox.push(entry)
    if (writer.wal) made.push(recordOf(writer.wal, entry, meta, files))
    kept.set(entry.mid, entry)
  }
  for (const { definition, ids, files = [] } of changes)
    for (const file of files)
      await tx.putFile(
        file,
        ids.map((id) => `${definition.entity} ${id}`),
      )
  for (const [entity, entries] of rows) await tx.putEntries(entity, [...entries.values()])
  await tx.putOutbox(outbox)
  if (writer.wal) meta.logged = withLine(meta, writer.wal.line, meta.nextMid - 1)
  await tx.setMeta(meta)
  records.push(...made)
  return { kind: 'saved', uid: outbox.at(-1)?.uid ?? uids.at(-1) ?? '' }
}

async function outboxByUid(tx: Tx, uids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = uids.length > 0 ? await tx.outboxByUid(uids) : []
  return new Set(found.flatMap((entry) => entry?.uid ?? []))
}

function recordOf(
  { line }: WriteAheadLog,
  entry: OutboxEntry,
  { epoch }: Meta,
  files: readonly NewFile[] | undefined,
): LoggedChange {
  const { mid, uid, name, version, args, base_rev, edited_at } = entry
  return { line, mid, uid, name, version, args, base_rev, edited_at, epoch, ...(files && { files }) }
}

async function readRows(tx: Tx, changes: readonly CheckedChange[]) {
  const wanted = new Map<string, Set<string>>()
  for (const { definition, ids } of changes) {
    const known = wanted.get(definition.entity) ?? new Set()
    for (const id of ids) known.add(id)
    wanted.set(definition.entity, known)
  }
  return Promise.all(
    [...wanted].map(async ([entity, idSet]) => {
      const ids = [...idSet]
      return { entity, ids, entries: await tx.entries(entity, ids) }
    }),
  )
}

function byId(ids: readonly string[], entries: readonly (Entry | undefined)[], { history }: Meta): Map<string, Entry> {
  return new Map(ids.map((id, at) => [id, entries[at] ?? absent(id, history)]))
}

export const absent = (id: string, history: number): Entry => ({ id, row: null, rev: 0, scope: null, history })

function withWaiting(entry: Entry, mutation: OutboxEntry, user: string): Entry {
  const base = entry.waiting ? (entry.base ?? null) : entry.row
  const row = foldOne(entry.row, entry.id, mutation, user)
  return { ...entry, row, base, waiting: [...(entry.waiting ?? []), mutation.mid] }
}

/**
 * Rows that were made here and that the server has not sent yet: it may have others under these ids, which nobody here has
 * seen, whatever else was. A change that was made before goes as it is, so one such row among its rows is enough.
 */
const isNews = ({ creates }: Mutation, shown: readonly Entry[], as?: MadeBefore) =>
  !creates && (as ? shown.some(isUnsent) : shown.every(isUnsent))
const isUnsent = ({ rev }: Entry) => rev === 0

/**
 * A patch of such rows together with others, in two: nothing has been seen of the ones, and all of the others, and what
 * somebody else wrote into a field is only replaced by who has seen it.
 */
function newsApart(change: CheckedChange, entries: ReadonlyMap<string, Entry>): CheckedChange[] {
  const { definition, args, ids, as } = change
  if (as || !definition.patches || !definition.rowByRow || ids.length < 2) return [change]
  const isNew = new Set(ids.filter((id) => entries.get(id)!.rev === 0))
  if (isNew.size === 0 || isNew.size === ids.length) return [change]
  const { uid: _, ...unnamed } = change
  const others = { ...unnamed, args: withoutRows(args, isNew), ids: ids.filter((id) => !isNew.has(id)) }
  return [{ ...change, args: onlyRows(args, isNew), ids: [...isNew] }, others]
}

/** What has been seen of all of these rows: of each its own rev, and what has been seen of everything. */
function leastSeen(shown: readonly Entry[], { seen, history, rereading }: Meta): number {
  const isOld = (entry: Entry) => entry.history < history && entry.scope !== null && rereading?.includes(entry.scope)
  const least = Math.min(...shown.map((entry) => (isOld(entry) ? 0 : Math.max(seen, entry.rev))))
  return Number.isFinite(least) ? least : seen
}

/**
 * What waits on these rows and covers a field that is set now. Whatever the server sent under it, the user has not seen:
 * only what was seen when the first of these was made counts as seen.
 */
function maskedBy(shown: readonly Entry[], definition: Mutation, args: unknown, edited_at: number): number[] {
  if (!definition.patches) return []
  return shown.flatMap(({ id, row, base, waiting }) => {
    if (!row || !waiting) return []
    const after = definition.apply(row, args, { id, user: '', edited_at })
    const changed = after ? differingFields(row, after, Object.is) : []
    const covered = changed.some(
      (field) => field !== 'updated_at' && fieldValue(row, field) !== fieldValue(base ?? {}, field),
    )
    return covered ? waiting : []
  })
}

/** What waits already on the rows that are patched now, by its number. */
async function readCovering(
  tx: Tx,
  changes: readonly CheckedChange[],
  rows: ReadonlyMap<string, ReadonlyMap<string, Entry>>,
): Promise<Map<number, OutboxEntry>> {
  const patched = changes.filter(({ definition }) => definition.patches)
  const mids = patched.flatMap(({ definition, ids }) =>
    ids.flatMap((id) => rows.get(definition.entity)?.get(id)?.waiting ?? []),
  )
  const found = mids.length ? await tx.outboxByMid([...new Set(mids)]) : []
  return new Map(found.flatMap((entry) => (entry ? [[entry.mid, entry] as const] : [])))
}

function leastBehind(mids: readonly number[], kept: ReadonlyMap<number, OutboxEntry>, { history }: Meta): number {
  const behind = mids.flatMap((mid) => kept.get(mid) ?? [])
  return Math.min(...behind.map((entry) => (entry.history === history ? entry.base_rev : 0)), Number.POSITIVE_INFINITY)
}
