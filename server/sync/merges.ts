import { type Contact, counterFields, isUnchecked } from '#domain/contacts/contact'
import { type ContactMerge, changedBy, isChosenKey, mergedCounters, mergedIdentities } from '#domain/contacts/merge'
import { dependantsOf, type EntityName, parentOf } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import type { Connection } from '../db/connect.ts'
import { type Claim, claimedIds } from './claim.ts'
import { lockDependants, moveDependants, moveRows } from './dependants.ts'
import type { RowStore } from './rows.ts'
import { retire } from './serverRows.ts'
import { quotedColumns, scopeOf } from './tables.ts'

const entity = 'contact'

/** Contacts that have become part of another one, or contacts of their own again (`undone`). */
export type MergeRecord = {
  id: string
  undone: boolean
  survivor: { was: Contact; is: Contact }
  rows: Contact[]
}

export const isUnmerge = ({ definition }: Pick<Claim, 'definition'>) =>
  definition.merges !== undefined && definition.revives === true

/* ---------- judging ---------- */

/**
 * What the server alone knows of a contact: what was sent is counted together with that of the contacts that become part
 * of it, and what was found out about their phones and emails goes along.
 */
export function factsOf(claim: Claim, live: Row, applied: Row, rows: RowStore): Partial<Contact> {
  const merge = claim.definition.merges?.(claim.args)
  if (!merge || live.id !== merge.survivor) return {}
  const is = applied as Contact
  if (isUnmerge(claim)) return Object.fromEntries(counterFields.map((field) => [field, is[field]]))
  const all = [live, ...merge.merged.flatMap((id) => rows.stored(entity, id)?.row ?? [])] as Contact[]
  const phones = all.flatMap((one) => one.phones).filter(({ is_wt }) => is_wt !== 'unvalidated')
  const emails = all.flatMap((one) => one.emails).filter((email) => !isUnchecked(email))
  return {
    ...mergedCounters(all),
    identities: mergedIdentities(all),
    phones: is.phones.map((phone) => ({
      ...phone,
      is_wt: phones.find(({ full_number }) => full_number === phone.full_number)?.is_wt ?? 'unvalidated',
    })),
    emails: is.emails.map(({ email }) => {
      const known = emails.filter((one) => one.email === email)
      return (
        known.find(({ is_valid }) => is_valid !== 'toVerify') ?? known[0] ?? { email, is_valid: 'toVerify' as const }
      )
    }),
  }
}

/**
 * What there is to judge. Two devices may find the same duplicates while neither has heard of the other: what is part of
 * the contact that stays already is left out, and where all are one already there is nothing to do.
 */
export function idsToMerge(claim: Claim, mergeTargets: ReadonlyMap<string, string> = new Map()): string[] {
  const ids = claimedIds(claim)
  const merge = claim.definition.merges?.(claim.args)
  if (!merge || isUnmerge(claim) || mergeTargets.size === 0) return ids
  const nowIn = (id: string) => mergeTargets.get(id) ?? id
  if (new Set(ids.map(nowIn)).size === 1) return []
  return ids.filter((id) => id === merge.survivor || nowIn(id) !== merge.survivor)
}

/** A value that a merge chose: of what somebody else wrote there meanwhile, nothing is lost either. */
export const isChosen = (claim: Claim, field: string) =>
  claim.definition.merges !== undefined && !isUnmerge(claim) && (field === 'remark' || isChosenKey(field))

type Change = { id: string; stored: { row: Row } | null; after: Row | null }

/** What is to be kept of a merge that was just judged, or let go. */
export function mergedBy(claim: Claim, changes: readonly Change[], rows: RowStore): MergeRecord | null {
  const merge = claim.definition.merges?.(claim.args)
  if (!merge) return null
  const change = changes.find(({ id }) => id === merge.survivor)
  const is = (change?.after ?? rows.stored(entity, merge.survivor)?.row) as Contact | undefined
  if (!is) return null
  const was = (change?.stored?.row ?? is) as Contact
  const others = merge.merged.flatMap((id) => changes.find((one) => one.id === id) ?? [])
  const undone = isUnmerge(claim)
  return {
    id: merge.id,
    undone,
    survivor: { was, is },
    rows: others.flatMap(({ stored, after }) => (undone ? after : stored?.row) ?? []) as Contact[],
  }
}

/* ---------- before the counter ---------- */

/** Locks what goes along with merged contacts. */
export async function lockMerged(connection: Connection, account: string, claims: readonly Claim[]): Promise<void> {
  const ids = claims.flatMap(({ definition, args }) => definition.merges?.(args).merged ?? [])
  await lockDependants(connection, account, { entity, ids })
}

/**
 * What the server kept of this merge, instead of what a device says of it; null when nothing is kept: it was undone
 * already, or belongs to somebody else.
 */
export async function asKept(connection: Connection, account: string, claim: Claim): Promise<Claim | null> {
  const { id, survivor } = claim.definition.merges!(claim.args)
  const { rows } = await connection.query<ContactMerge>(
    `select ${quotedColumns('contact_merge').join(', ')} from contact_merge
     where account_id = $1 and id = $2 and contact_id = $3 and deleted_at is null for update`,
    [account, id, survivor],
  )
  const kept = rows[0]
  if (!kept) return null
  return { ...claim, args: { id, survivor, rows: kept.rows, before: kept.before, after: kept.after } }
}

/** Contacts named here that have become part of another one which this user sees: merged id → the one that stayed. */
export async function readMergeTargets(
  connection: Connection,
  account: string,
  claims: readonly Claim[],
  rows: RowStore,
): Promise<Map<string, string>> {
  const named = claims.flatMap(({ definition, args }) => {
    if (definition.entity === entity) return definition.ids(args)
    return parentOf(definition.entity as EntityName)?.entity === entity ? (definition.parents?.(args) ?? []) : []
  })
  const gone = [...new Set(named)].filter((id) => rows.stored(entity, id)?.deleted)
  if (!gone.length) return new Map()
  const { rows: found } = await connection.query<{ merged: string[]; contact_id: string }>(
    `select merged, contact_id from contact_merge
     where account_id = $1 and merged ?| $2::text[] and deleted_at is null order by created_at`,
    [account, gone],
  )
  return new Map(found.flatMap(({ merged, contact_id }) => merged.map((id) => [id, contact_id] as const)))
}

/** The claims themselves, and those that only name the contacts which stayed: so these are loaded and locked as well. */
export const namedMergeTargets = (claims: readonly Claim[], mergeTargets: ReadonlyMap<string, string>) =>
  [
    ...new Set(claims.flatMap((claim) => [...claimedIds(claim), ...(claim.definition.parents?.(claim.args) ?? [])])),
  ].flatMap((id) => mergeTargets.get(id) ?? [])

/* ---------- writing ---------- */

type MergeStamp = { account: string; user: string; seq: number; now: number }

/** After the rows themselves, one by one: what one merge leaves, the next one may take along. */
export async function writeMerges(
  connection: Connection,
  merges: readonly MergeRecord[],
  writing: MergeStamp,
): Promise<void> {
  if (!merges.length) return
  const living = await withDependants(
    connection,
    writing.account,
    merges.flatMap(({ rows }) => rows.map(({ id }) => id)),
  )
  for (const merged of merges) {
    if (merged.undone) await undo(connection, merged, writing)
    else await keep(connection, merged, writing, living)
    // The row that says what was merged lives with the contact that stayed.
    living.add(merged.survivor.is.id)
  }
}

async function keep(
  connection: Connection,
  { id, survivor, rows }: MergeRecord,
  writing: MergeStamp,
  living: Set<string>,
) {
  const { account, user, seq, now } = writing
  const { is } = survivor
  const scope = scopeOf(entity, is)
  const from = rows.map((row) => row.id).filter((one) => living.has(one))
  const moved: ContactMerge['moved'] = []
  for (const name of from.length ? dependantsOf(entity) : []) {
    const field = parentOf(name)!.field
    const { rows: going } = await connection.query<{ id: string; from: string }>(
      `select id, ${field} as from from ${name} where account_id = $1 and ${field} = any($2::uuid[]) order by id for update`,
      [account, from],
    )
    const ids = going.map((one) => one.id)
    await reparent(connection, account, { entity: name, ids, to: is.id, scope, seq })
    moved.push(...going.map((one) => ({ entity: name, ...one })))
  }
  const row: ContactMerge = {
    id,
    contact_id: is.id,
    merged: rows.map((one) => one.id),
    rows,
    ...changedBy(survivor.was, is),
    moved,
    user,
    created_at: now,
    updated_at: now,
  }
  const columns = ['account_id', 'scope', 'rev', 'fv', ...quotedColumns('contact_merge')].join(', ')
  await connection.query(
    `insert into contact_merge (${columns}) select ${columns} from jsonb_populate_record(null::contact_merge, $1::jsonb)`,
    [JSON.stringify({ ...row, account_id: account, scope, rev: seq, fv: {} })],
  )
}

/** What came along goes back to the contact that it was with, wherever it is by now. */
async function undo(connection: Connection, { id, rows }: MergeRecord, { account, seq }: MergeStamp): Promise<void> {
  const { rows: kept } = await connection.query<Pick<ContactMerge, 'moved'>>(
    'select moved from contact_merge where account_id = $1 and id = $2',
    [account, id],
  )
  for (const row of rows) {
    for (const name of dependantsOf(entity)) {
      const back = (kept[0]?.moved ?? []).filter((one) => one.from === row.id && one.entity === name)
      const ids = back.map((one) => one.id)
      await reparent(connection, account, { entity: name, ids, to: row.id, scope: scopeOf(entity, row), seq })
    }
  }
  await retire(connection, 'contact_merge', account, [id], seq)
}

type RowsToMove = { entity: EntityName; ids: readonly string[]; to: string; scope: string; seq: number }

async function reparent(connection: Connection, account: string, { entity: name, ids, to, scope, seq }: RowsToMove) {
  if (!ids.length) return
  const where = 'id = any($2::uuid[])'
  const field = parentOf(name)!.field
  const also = `, ${field} = $6::uuid`
  const across = await moveRows(connection, account, { entity: name, ids, where, scope, seq, also, values: [to] })
  await moveDependants(connection, account, { entity: name, ids: across, scope }, seq)
  await connection.query(
    `update ${name} set ${field} = $3, rev = $4 where account_id = $1 and ${where} and ${field} <> $3`,
    [account, ids, to, seq],
  )
}

/** Those of these contacts that anything lives with: of a list that was just imported, none. */
async function withDependants(connection: Connection, account: string, ids: readonly string[]): Promise<Set<string>> {
  const parts = dependantsOf(entity).map((name) => {
    const { field } = parentOf(name)!
    return `select ${field} as id from ${name} where account_id = $1 and ${field} = any($2::uuid[])`
  })
  const { rows } = await connection.query<{ id: string }>(parts.join(' union '), [account, ids])
  return new Set(rows.map(({ id }) => id))
}
