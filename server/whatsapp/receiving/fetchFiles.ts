import * as z from 'zod/mini'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { MessageFile } from '#domain/email/render/message'
import { limits } from '#domain/limits'
import { graphMeaning } from '#domain/whatsapp/graphErrors'
import {
  dropUnnamed,
  type FileRefusalReason,
  type InboundFiles,
  keepInboundFile,
  nameFiles,
  roomLeft,
  type StoredFile,
} from '../../blobs/inboundFiles.ts'
import { type HttpCall, jsonOf, type ServiceAnswer, ServiceUnanswered } from '../../channels/callService.ts'
import { GraphError } from '../../channels/whatsapp/graph.ts'
import { askMedia, MediaPlace } from '../../channels/whatsapp/media.ts'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { errorFields, type Log } from '../../log.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import type { GraphAccess, ReachGraph } from '../graphAccounts.ts'
import { readUsableNumber } from '../numbers.ts'

export type FetchTools = { database: Database; graph: ReachGraph; files: InboundFiles; log: Log }

const atOnce = 8
/** Meta keeps a file for some days; after so many tries, which take three of them, it is given up. */
const mostTries = 12
const longest = Math.max(limits.pictureBytes, limits.videoBytes, limits.fileBytes)

type DueFile = { account: string; message: string; channelAccount: string; media: string; tries: number; name: string }
/** `later`: it may be there the next time; `gone`: it will not. In the words of a message's `problem`. */
type FileFault = FileRefusalReason | 'gone' | 'later'

/** Fetches what people sent and is still at Meta. Says whether there may be more. */
export async function fetchWhatsappFiles(tools: FetchTools, signal: AbortSignal): Promise<boolean> {
  const due = await takeDue(tools.database)
  for (const one of due) {
    if (signal.aborted) return false
    await fetchOne(tools, one, signal).catch((error: unknown) =>
      tools.log('a file of a message is not fetched', errorFields(error)),
    )
  }
  return due.length === atOnce
}

/** Nobody else has them for a while; a process that ends meanwhile leaves them to the next one. */
async function takeDue({ pool }: Database): Promise<DueFile[]> {
  const { rows } = await pool.query<DueFile>(
    `update whatsapp_media w set tries = w.tries + 1, not_before = server_now() + make_interval(secs => 15 * 2 ^ least(w.tries + 1, 11))
     from (select account_id, message_id from whatsapp_media where not_before <= server_now() order by not_before limit $1
       for update skip locked) due
     where w.account_id = due.account_id and w.message_id = due.message_id
     returning w.account_id as account, w.message_id as message, w.channel_account_id as "channelAccount", w.media, w.tries,
       coalesce((select m.parts -> 0 ->> 'name' from message m where m.account_id = w.account_id and m.id = w.message_id), '') as name`,
    [atOnce],
  )
  return rows
}

async function fetchOne(tools: FetchTools, due: DueFile, signal: AbortSignal): Promise<void> {
  const kept = await fetchFile(tools, due, signal)
  if (kept === 'later' && due.tries < mostTries) return
  await writeFile(tools.database, due, kept === 'later' ? 'gone' : kept)
  if (typeof kept !== 'string') await dropUnnamed(tools.database, tools.files.store, [kept])
}

async function fetchFile(
  { database, graph, files }: FetchTools,
  due: DueFile,
  signal: AbortSignal,
): Promise<StoredFile | FileFault> {
  const { account, name, media } = due
  const row = await readUsableNumber(database.pool, due)
  if (!row) return 'later'
  const bytes = await bytesAtMeta(await graph.of({ account, row }), media, signal)
  if (typeof bytes === 'string') return bytes
  return keepInboundFile(files, { account, name, bytes, room: await roomLeft(database, account) })
}

async function bytesAtMeta(access: GraphAccess, media: string, signal: AbortSignal): Promise<Buffer | FileFault> {
  const { setting, number, call } = access
  try {
    const place = await call(askMedia(setting, number, media), signal)
    const told = z.safeParse(MediaPlace, jsonOf(place.text))
    if (place.status >= 300 || !told.success) return isGone(place) ? 'gone' : 'later'
    if (told.data.file_size > longest) return 'tooLarge'
    const file = await call(bytesCall(setting.token, told.data.url), signal)
    if (file.status >= 300) return 'later'
    return file.bytes ?? 'tooLarge'
  } catch (error) {
    if (error instanceof ServiceUnanswered) return 'later'
    throw error
  }
}

/** Not a token that is refused now, nor a limit that is reached. */
function isGone({ status, text }: ServiceAnswer): boolean {
  const read = z.safeParse(GraphError, jsonOf(text))
  return read.success && graphMeaning(read.data.error.code, status).kind === 'receiver'
}

const bytesCall = (token: string, url: string): HttpCall => ({
  url,
  method: 'GET',
  headers: { authorization: `Bearer ${token}` },
  most: longest,
})

const problems = { tooLarge: 'fileTooLarge', unsafe: 'fileUnsafe', noRoom: 'fileNoRoom', gone: 'fileGone' } as const

/** The message has it now, or says why not. */
const writeFile = (
  database: Database,
  { account, message, name }: DueFile,
  kept: StoredFile | Exclude<FileFault, 'later'>,
): Promise<void> =>
  asSystem(database, async (connection) => {
    await connection.query(
      `select from conversation c where c.account_id = $1 and c.id =
         (select m.conversation_id from message m where m.account_id = $1 and m.id = $2) for update`,
      [account, message],
    )
    const { rowCount } = await connection.query(
      'select from message where account_id = $1 and id = $2 and deleted_at is null for update',
      [account, message],
    )
    await connection.query('delete from whatsapp_media where account_id = $1 and message_id = $2', [account, message])
    if (!rowCount) return
    const isKept = typeof kept !== 'string'
    if (isKept) await nameFiles(connection, account, [kept])
    const seq = await nextSeq(connection, account)
    await connection.query(
      `update message set parts = $3, problem = $4, rev = $5, updated_at = (extract(epoch from server_now()) * 1000)::bigint
       where account_id = $1 and id = $2`,
      [account, message, JSON.stringify([partOf(name, isKept ? kept : null)]), isKept ? '' : problems[kept], seq],
    )
  })

function partOf(name: string, stored: StoredFile | null): ConversationMessage['parts'][number] {
  if (!stored) return { file: null, name, state: 'failed' }
  const file: MessageFile = { hash: stored.sha256, size: stored.size, mime: stored.mime, name }
  return { file, name, state: 'there' }
}
