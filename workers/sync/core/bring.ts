import * as z from 'zod/mini'
import { mutationNamed, upgraded } from '#domain/mutations'
import { currentName } from '#domain/shared/formerNames'
import type { Actor } from '#domain/shared/mutation'
import { type ChangeWriter, type CheckedChange, type MadeBefore, writeChanges } from './enqueue.ts'
import type { FormerChange, LogRecord } from './logRecord.ts'
import type { Tx } from './ports.ts'

export type Brought = CheckedChange & { as: MadeBefore; epoch: string | null }

const changesAtOnce = 500
const rowsAtOnce = 4_000

/** What one transaction takes: many small changes, or a few of many rows. */
export function bringPortions(changes: readonly Brought[]): Brought[][] {
  const found: Brought[][] = []
  let rows = 0
  for (const change of changes) {
    const last = found.at(-1)
    rows += change.ids.length
    if (last && last.length < changesAtOnce && rows <= rowsAtOnce) last.push(change)
    else {
      found.push([change])
      rows = change.ids.length
    }
  }
  return found
}

/** As this version takes it; null for what it does not know. */
export function checkFormer({
  uid,
  base_rev,
  edited_at,
  name,
  version,
  args,
  epoch,
  file,
  files = file && [file],
}: FormerChange): Brought | null {
  const definition = mutationNamed(name)
  if (!definition) return null
  const current = upgraded(definition, version, args)
  const parsed = current && z.safeParse(definition.input, current.args)
  if (!parsed?.success) return null
  const ids = [...new Set(definition.ids(parsed.data))]
  const as = { uid, base_rev, edited_at }
  return { name: currentName(name), definition, args: parsed.data, ids, as, epoch, ...(files && { files }) }
}

/** Those that are not here yet; gives their uids. The server answers a uid once, so one that it has does nothing twice. */
export async function bring(
  tx: Tx,
  writer: ChangeWriter,
  actor: Actor,
  changes: readonly Brought[],
  records: LogRecord[],
): Promise<string[]> {
  const meta = await tx.meta()
  const here = await tx.outboxByUid(changes.map(({ as }) => as.uid))
  const known = new Set([...here.map((entry) => entry?.uid), ...(await tx.issues()).map(({ uid }) => uid)])
  const now = Math.round(writer.clock() + meta.skew)
  const fresh = changes.flatMap(({ epoch, ...change }): Brought[] => {
    const { uid, base_rev, edited_at } = change.as
    if (known.has(uid)) return []
    known.add(uid)
    // What had been seen of another history of the server means nothing in this one. That one may have its name: what this
    // database has not read may count something else by now.
    const seen = epoch !== null && epoch === meta.epoch ? meta.seen : 0
    const as = {
      uid,
      base_rev: base_rev === null ? null : Math.min(base_rev, seen),
      edited_at: Math.min(edited_at, now),
    }
    return [{ ...change, epoch, as }]
  })
  if (fresh.length > 0) await writeChanges(tx, writer, actor, fresh, records)
  return fresh.map(({ as }) => as.uid)
}
