import * as z from 'zod/mini'
import { AppError, type ErrorCode } from '#domain/errors'
import { mutationNamed } from '#domain/mutations'
import type { Actor } from '#domain/shared/mutation'
import { Id, Time } from '#domain/shared/schema'
import type { BroughtChanges } from '#workers/sync/api'
import { bring, bringPortions, checkFormer } from './bring.ts'
import type { ChangeWriter } from './enqueue.ts'
import { transactLogged } from './logRecord.ts'
import type { Store } from './ports.ts'

const changesPerFile = 50_000

const format = 1
const FileChange = z.object({
  uid: Id,
  name: z.string().check(z.maxLength(60)),
  version: z.int().check(z.minimum(1)),
  args: z.unknown(),
  base_rev: z.int().check(z.minimum(0)),
  edited_at: Time,
})
const Head = z.object({ kind: z.literal('fairlead.changes'), format: z.int() })
const ChangesFile = z.object({
  account: Id,
  user: Id,
  username: z.string().check(z.maxLength(100)),
  /** which history of the server the base_rev are of */
  epoch: z.nullable(z.string().check(z.maxLength(100))),
  changes: z.array(FileChange).check(z.maxLength(changesPerFile)),
})

/**
 * All that waits and all that was refused, whole. The server answers a uid once, so the file may be brought in anywhere,
 * as often as one likes, even while the same changes go out from here.
 */
export async function changesFile(
  store: Store,
  { account, user }: Actor,
  username: string,
): Promise<{ text: string; changes: number }> {
  const { epoch, changes } = await store.transact('read', async (tx) => {
    const waiting = await tx.outbox(['queued', 'sent'], changesPerFile)
    const refused = (await tx.issues()).map(({ uid, name, version, args, edited_at }) => {
      const made = version ?? mutationNamed(name)?.version ?? 1
      return { uid, name, version: made, args, base_rev: 0, edited_at }
    })
    const unsent = waiting.flatMap(({ uid, name, version, args, base_rev, edited_at, told }) =>
      told ? [] : [{ uid, name, version, args, base_rev, edited_at }],
    )
    return { epoch: (await tx.meta()).epoch, changes: [...unsent, ...refused] }
  })
  const text = JSON.stringify({ kind: 'fairlead.changes', format, account, user, username, epoch, changes })
  return { text, changes: changes.length }
}

/**
 * Whatever the file says goes the way of everything that a user does: checked here by its schema, judged by the server.
 * `failed` says what the user reads of an error of the storage; what was kept before it stays.
 */
export async function bringChanges(
  store: Store,
  writer: ChangeWriter,
  actor: Actor,
  text: string,
  failed: (error: unknown) => ErrorCode,
): Promise<BroughtChanges> {
  const file = read(text, actor)
  if (file instanceof AppError) return { kind: 'refused', code: file.code, values: file.values }
  const readable = file.changes.flatMap((change) => checkFormer({ ...change, epoch: file.epoch }) ?? [])
  const brought = { kind: 'brought' as const, added: 0, known: 0, unreadable: file.changes.length - readable.length }
  for (const some of bringPortions(readable)) {
    try {
      const added = await transactLogged(store, writer.wal, (tx, records) => bring(tx, writer, actor, some, records))
      brought.added += added.length
      brought.known += some.length - added.length
    } catch (error) {
      const code = failed(error)
      return brought.added ? { ...brought, stopped: true } : { kind: 'refused', code }
    }
  }
  return brought
}

function read(text: string, { account, user }: Actor): z.output<typeof ChangesFile> | AppError {
  const parsed = parsedJson(text)
  const head = z.safeParse(Head, parsed)
  if (!head.success) return new AppError('changesFileInvalid')
  if (head.data.format > format) return new AppError('changesFileNewer')
  const file = z.safeParse(ChangesFile, parsed)
  if (!file.success) return new AppError('changesFileInvalid')
  const isMine = file.data.account === account && file.data.user === user
  return isMine ? file.data : new AppError('changesFileForeign', { values: { name: file.data.username } })
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
