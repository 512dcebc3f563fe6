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
} from '../../blobs/inboundFiles.ts'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { errorFields, type Log } from '../../log.ts'
import type { Secrets } from '../../secrets.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import { fetchLinkedMedia, LinkedMediaError } from '../media.ts'
import type { MediaRef, PhoneServer } from '../protocol.ts'
import type { SaidContent } from './said.ts'

type SaidFile = { id: string; content: SaidContent }

/** In the transaction of the message that brings it: what is to be fetched. What opens it is sealed for that message. */
export async function planLinkedFiles(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  said: readonly SaidFile[],
  secrets: Secrets,
): Promise<void> {
  const files = said.flatMap(({ id, content }) =>
    content.kind === 'media'
      ? { id, sealed: secrets.seal(mediaPurpose(account, id), JSON.stringify(refIn(content))) }
      : [],
  )
  if (!files.length) return
  await connection.query(
    `insert into linked_media (account_id, message_id, channel_account_id, sealed)
     select $1, t.id, $2, t.sealed from jsonb_to_recordset($3::jsonb) as t (id uuid, sealed text) on conflict do nothing`,
    [account, channelAccount, JSON.stringify(files)],
  )
}

const refIn = ({ media, url, mime, size, key, sha256, encSha256 }: MediaRef): MediaRef => ({
  media,
  url,
  mime,
  size,
  key,
  sha256,
  encSha256,
})
const mediaPurpose = (account: string, message: string) => `linked media:${account}:${message}`

export type LinkedFileTools = {
  database: Database
  secrets: Secrets
  files: InboundFiles
  log: Log
  server: () => Promise<PhoneServer | null>
}

const atOnce = 8
/** WhatsApp keeps a file for some weeks; after so many tries, which take days, it is given up. */
const mostTries = 10
const longest = Math.max(limits.pictureBytes, limits.videoBytes, limits.fileBytes)

type DueFile = { account: string; message: string; sealed: string; tries: number; name: string }
type FileFault = FileRefusalReason | 'gone' | 'later'

/** Fetches what people sent and is still at WhatsApp. Says whether there may be more. */
export async function fetchLinkedFiles(tools: LinkedFileTools, signal: AbortSignal): Promise<boolean> {
  const due = await takeDue(tools.database)
  for (const one of due) {
    if (signal.aborted) return false
    await fetchOne(tools, one).catch((error: unknown) =>
      tools.log('a file of a message is not fetched', errorFields(error)),
    )
  }
  return due.length === atOnce
}

async function takeDue({ pool }: Database): Promise<DueFile[]> {
  const { rows } = await pool.query<DueFile>(
    `update linked_media w set tries = w.tries + 1, not_before = server_now() + make_interval(secs => 15 * 2 ^ least(w.tries + 1, 11))
     from (select account_id, message_id from linked_media where not_before <= server_now() order by not_before limit $1
       for update skip locked) due
     where w.account_id = due.account_id and w.message_id = due.message_id
     returning w.account_id as account, w.message_id as message, w.sealed, w.tries,
       coalesce((select m.parts -> 0 ->> 'name' from message m where m.account_id = w.account_id and m.id = w.message_id), '') as name`,
    [atOnce],
  )
  return rows
}

async function fetchOne(tools: LinkedFileTools, due: DueFile): Promise<void> {
  const kept = await fetchFile(tools, due)
  if (kept === 'later' && due.tries < mostTries) return
  await writeLinkedFile(tools.database, due, kept === 'later' ? 'gone' : kept)
  if (typeof kept !== 'string') await dropUnnamed(tools.database, tools.files.store, [kept])
}

async function fetchFile(
  { database, secrets, files, server }: LinkedFileTools,
  { account, message, sealed, name }: DueFile,
): Promise<StoredFile | FileFault> {
  const ref = JSON.parse(secrets.open(mediaPurpose(account, message), sealed)) as MediaRef
  const bytes = await bytesOf(ref, await server())
  if (typeof bytes === 'string') return bytes
  return keepInboundFile(files, { account, name, bytes, room: await roomLeft(database, account) })
}

const faults: Record<LinkedMediaError['problem'], FileFault> = {
  address: 'unsafe',
  tooLarge: 'tooLarge',
  gone: 'gone',
  busy: 'later',
  broken: 'unsafe',
}

async function bytesOf(ref: MediaRef, server: PhoneServer | null): Promise<Buffer | FileFault> {
  const host = URL.canParse(ref.url) ? new URL(ref.url).host : ''
  try {
    const also = server && { host, certificate: server.certificate }
    return await fetchLinkedMedia(ref, { most: longest, also: also && isLoopback(host) ? also : null })
  } catch (error) {
    if (error instanceof LinkedMediaError) return faults[error.problem]
    throw error
  }
}

const isLoopback = (host: string) => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)
const problems = { tooLarge: 'fileTooLarge', unsafe: 'fileUnsafe', noRoom: 'fileNoRoom', gone: 'fileGone' } as const

/** The message has it now, or says why not. */
const writeLinkedFile = (
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
      `select from message where account_id = $1 and id = $2 and deleted_at is null and parts <> '[]' for update`,
      [account, message],
    )
    await connection.query('delete from linked_media where account_id = $1 and message_id = $2', [account, message])
    if (!rowCount) return
    const isKept = typeof kept !== 'string'
    if (isKept) await nameFiles(connection, account, [kept])
    const seq = await nextSeq(connection, account)
    await connection.query(
      `update message set parts = $3, problem = $4, rev = $5, updated_at = (extract(epoch from server_now()) * 1000)::bigint
       where account_id = $1 and id = $2`,
      [account, message, JSON.stringify([filePart(name, isKept ? kept : null)]), isKept ? '' : problems[kept], seq],
    )
  })

function filePart(name: string, stored: StoredFile | null): ConversationMessage['parts'][number] {
  if (!stored) return { file: null, name, state: 'failed' }
  const file: MessageFile = { hash: stored.sha256, size: stored.size, mime: stored.mime, name }
  return { file, name, state: 'there' }
}
