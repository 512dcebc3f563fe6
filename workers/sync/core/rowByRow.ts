import { mutationNamed } from '#domain/mutations'
import type { MutationResult } from '#domain/sync/protocol'
import type { Issue, OutboxEntry, Tx } from './ports.ts'

type Args = { rows?: readonly { id: string }[]; ids?: readonly string[] }

/** What a change says of other rows than these; null when there is nothing else. */
export const withoutRows = (args: unknown, gone: ReadonlySet<string>): unknown => keepRows(args, (id) => !gone.has(id))

/** What it says of these rows. */
export const onlyRows = (args: unknown, ids: ReadonlySet<string>): unknown => keepRows(args, (id) => ids.has(id))

function keepRows(args: unknown, isKept: (id: string) => boolean): unknown {
  const { rows, ids } = (args ?? {}) as Args
  const left = rows?.filter(({ id }) => isKept(id)) ?? ids?.filter(isKept)
  return left?.length ? { ...(args as object), [rows ? 'rows' : 'ids']: left } : null
}

function idsIn(args: unknown): readonly string[] {
  const { rows, ids } = (args ?? {}) as Args
  return rows?.map(({ id }) => id) ?? ids ?? []
}

/** The change that was applied, without the rows that do not count. */
export function leftOutOf(entry: OutboxEntry, { left_out, refused }: MutationResult): OutboxEntry {
  if (!left_out && !refused) return entry
  const gone = new Set(left_out ?? Object.keys(refused!))
  const left = entry.ids.filter((id) => !gone.has(id))
  return {
    ...entry,
    args: withoutRows(entry.args, gone),
    ids: left,
    ...(refused && { refused: { ...entry.refused, ...refused } }),
  }
}

/**
 * Shows what was refused; with the rows of the same change that were refused before. Of an erased person the others are
 * not reminded.
 */
export async function tell(tx: Tx, { refused, uid }: OutboxEntry, issue: Issue): Promise<void> {
  const before = refused && (await tx.issues()).find((one) => one.uid === uid && one.code !== 'erased')
  if (!before) return tx.putIssue(issue)
  if (issue.code === 'erased') return
  const { rows, ids } = before.args as Args
  const { rows: moreRows = [], ids: moreIds = [] } = (issue.args ?? {}) as Args
  const args = {
    ...(before.args as object),
    ...(rows ? { rows: [...rows, ...moreRows] } : { ids: [...ids!, ...moreIds] }),
  }
  return tx.putIssue({ ...issue, args })
}

/**
 * The answer as it is about what is here: of a change that is sent again to a restored server, the rows that were refused
 * are here no more, and a file of changes may have brought nothing else.
 */
export function answerHere(answer: MutationResult, { args }: OutboxEntry): MutationResult {
  const { left_out, refused, ...rest } = answer
  if (!left_out && !refused) return answer
  const ids = idsIn(args)
  const out = left_out?.filter((id) => ids.includes(id))
  if (out?.length) return { ...rest, left_out: out }
  const codes = ids.flatMap((id) => (refused?.[id] ? [[id, refused[id]] as const] : []))
  if (!codes[0]) return rest
  if (codes.length < ids.length) return { ...rest, refused: Object.fromEntries(codes) }
  return { ...rest, status: 'rejected', id: codes[0][0], code: codes[0][1] }
}

/**
 * A server that was set back may have taken what it had refused before, from a request that came late: what the user was
 * told of is saved after all, and no more told. Gives the change with these rows, or null where there are none.
 */
export async function countedAfterAll(
  tx: Tx,
  entry: OutboxEntry,
  { left_out, refused }: MutationResult,
): Promise<OutboxEntry | null> {
  if (!entry.told && !entry.refused) return null
  const issue = (await tx.issues()).find(({ uid }) => uid === entry.uid)
  if (!issue) return null
  if (entry.told) {
    await tx.deleteIssue(entry.uid)
    return issue.args === null || issue.code === 'erased' ? null : wholeAgain(entry, issue)
  }
  if (issue.code === 'erased') return null
  const still = new Set([...(left_out ?? []), ...Object.keys(refused ?? {})])
  const counted = idsIn(issue.args).filter((id) => entry.refused![id] && !still.has(id))
  if (counted.length === 0) return null
  const rest = withoutRows(issue.args, new Set(counted))
  await (rest === null ? tx.deleteIssue(entry.uid) : tx.putIssue({ ...issue, args: rest }))
  return withRows(entry, onlyRows(issue.args, new Set(counted)) as Args, counted)
}

function wholeAgain({ told: _told, withdrawn: _withdrawn, ...entry }: OutboxEntry, { args }: Issue): OutboxEntry {
  const definition = mutationNamed(entry.name)
  const ids = definition?.version === entry.version ? [...new Set(definition.ids(args))] : []
  return { ...entry, args, ids }
}

function withRows({ size: _, ...entry }: OutboxEntry, more: Args, counted: readonly string[]): OutboxEntry {
  const gone = new Set(counted)
  const refused = Object.fromEntries(Object.entries(entry.refused!).filter(([id]) => !gone.has(id)))
  const { rows = [], ids = [] } = (entry.args ?? {}) as Args
  const args = { ...more, ...(more.rows ? { rows: [...rows, ...more.rows] } : { ids: [...ids, ...more.ids!] }) }
  return { ...entry, args, ids: [...entry.ids, ...counted], refused }
}
