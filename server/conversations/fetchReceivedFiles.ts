import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { MessageFile } from '#domain/email/render/message'
import { limits } from '#domain/limits'
import {
  dropUnnamed,
  type FileRefusalReason,
  type InboundFiles,
  keepInboundFile,
  nameFiles,
  roomLeft,
  type StoredFile,
} from '../blobs/inboundFiles.ts'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { errorFields, type Log } from '../log.ts'
import { nextSeq } from '../sync/serverRows.ts'

/** A file that somebody sent and that is still at the provider: part `n` of the message, tried for the `tries`th time. */
export type ReceivedFile = { account: string; message: string; n: number; name: string; tries: number }
/** `later`: it may be there the next time; `gone`: it will not. */
export type ReceivedFileFault = FileRefusalReason | 'gone' | 'later'
type FinalFault = Exclude<ReceivedFileFault, 'later'>

type ReceivedFileTools = { database: Database; files: InboundFiles; log: Log }

/** How a channel fetches. `forget`: in the transaction that writes what became of it. */
type ReceivedFileSource<F extends ReceivedFile> = {
  mostTries: number
  takeDue: (database: Database, atOnce: number) => Promise<F[]>
  bytesOf: (file: F) => Promise<Buffer | ReceivedFileFault>
  forget: (connection: Connection, file: F) => Promise<unknown>
  /** what it is called once its type is known; without: as before */
  named?: (name: string, mime: string) => string
}

const atOnce = 8
/** Bytes of the largest file that is kept. */
export const longestReceivedFile = Math.max(limits.pictureBytes, limits.videoBytes, limits.fileBytes)

/** Fetches the next files that are due. Says whether there may be more. */
export async function fetchReceivedFiles<F extends ReceivedFile>(
  tools: ReceivedFileTools,
  source: ReceivedFileSource<F>,
  signal?: AbortSignal,
): Promise<boolean> {
  const due = await source.takeDue(tools.database, atOnce)
  for (const one of due) {
    if (signal?.aborted) return false
    await fetchOne(tools, source, one).catch((error: unknown) =>
      tools.log('a file of a message is not fetched', errorFields(error)),
    )
  }
  return due.length === atOnce
}

async function fetchOne<F extends ReceivedFile>(
  { database, files }: ReceivedFileTools,
  source: ReceivedFileSource<F>,
  due: F,
): Promise<void> {
  const { account, name } = due
  const bytes = await source.bytesOf(due)
  const kept =
    typeof bytes === 'string'
      ? bytes
      : await keepInboundFile(files, { account, name, bytes, room: await roomLeft(database, account) })
  if (kept === 'later' && due.tries < source.mostTries) return
  await writeFile(database, source, due, kept === 'later' ? 'gone' : kept)
  if (typeof kept !== 'string') await dropUnnamed(database, files.store, [kept])
}

const problems = {
  tooLarge: 'fileTooLarge',
  unsafe: 'fileUnsafe',
  noRoom: 'fileNoRoom',
  gone: 'fileGone',
} as const satisfies Record<FinalFault, string>

/** The message has it now, or says why not. One that was erased meanwhile has no parts, and gets none back. */
const writeFile = <F extends ReceivedFile>(
  database: Database,
  { forget, named }: ReceivedFileSource<F>,
  due: F,
  kept: StoredFile | FinalFault,
): Promise<void> =>
  asSystem(database, async (connection) => {
    const { account, message, n, name } = due
    await connection.query(
      `select from conversation c where c.account_id = $1 and c.id =
         (select m.conversation_id from message m where m.account_id = $1 and m.id = $2) for update`,
      [account, message],
    )
    const { rowCount } = await connection.query(
      'select from message where account_id = $1 and id = $2 and deleted_at is null and jsonb_array_length(parts) > $3 for update',
      [account, message, n],
    )
    await forget(connection, due)
    if (!rowCount) return
    const stored = typeof kept === 'string' ? null : kept
    if (stored) await nameFiles(connection, account, [stored])
    const whole = stored && named ? named(name, stored.mime) : name
    const problem = typeof kept === 'string' ? problems[kept] : ''
    const seq = await nextSeq(connection, account)
    await connection.query(
      `update message set parts = jsonb_set(parts, array[$3::text], $4), problem = coalesce(nullif($5, ''), problem), rev = $6,
         updated_at = (extract(epoch from server_now()) * 1000)::bigint
       where account_id = $1 and id = $2`,
      [account, message, String(n), JSON.stringify(partOf(whole, stored)), problem, seq],
    )
  })

function partOf(name: string, stored: StoredFile | null): ConversationMessage['parts'][number] {
  if (!stored) return { file: null, name, state: 'failed' }
  const file: MessageFile = { hash: stored.sha256, size: stored.size, mime: stored.mime, name }
  return { file, name, state: 'there' }
}
