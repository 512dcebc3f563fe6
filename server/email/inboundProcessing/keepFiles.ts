import { createHash, randomUUID } from 'node:crypto'
import { attachmentMimeOf, mostBytesOf } from '#domain/blobs/blob'
import { safeFileName } from '#domain/contacts/companions/fileName'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { isDangerousFile } from '#domain/email/dangerousFile'
import { limits } from '#domain/limits'
import type { BlobStore } from '../../blobs/store.ts'
import type { VirusScan } from '../../blobs/virusScan.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { limitOf } from '../../operatorLimits.ts'
import { attachmentBytes } from '../inbound/attachmentBytes.ts'
import type { MailAttachment } from '../inbound/open.ts'

export type InboundFiles = { store: BlobStore; virusScan: VirusScan }
type Part = ConversationMessage['parts'][number]
type StoredFile = { sha256: string; size: number; mime: string; key: string }
/** `stored`: bytes that lie in the store and have no row yet. */
export type KeptFiles = { parts: Part[]; stored: StoredFile[] }

const mostParts = 50

/**
 * The files of a mail in the store, as far as uploads may be kept as well; of all others the name alone. Before the transaction
 * that writes their rows, because nobody may wait for a disk there.
 */
export async function keepFiles(
  { database, files }: { database: Database; files?: InboundFiles },
  account: string,
  source: Uint8Array,
  attachments: readonly MailAttachment[],
): Promise<KeptFiles> {
  const kept: KeptFiles = { parts: [], stored: [] }
  const named = attachments.slice(0, mostParts)
  if (!named.length) return kept
  let room = await roomLeft(database, account)
  let at = 0
  for (const bytes of attachmentBytes(source)) {
    const attachment = named[at++]
    if (!attachment) break
    const name = safeFileName(attachment.name)
    const mime = attachmentMimeOf(bytes)
    const isKept = files && bytes.length > 0 && bytes.length <= Math.min(mostBytesOf(mime), room)
    if (!isKept || isDangerousFile(name) || !(await isClean(files, bytes))) {
      kept.parts.push({ file: null, name: lineOf(name), state: 'failed' })
      continue
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const key = `${account}/${sha256}-${randomUUID()}`
    await files.store.put(key, bytes)
    room -= bytes.length
    kept.stored.push({ sha256, size: bytes.length, mime, key })
    kept.parts.push({ file: { hash: sha256, size: bytes.length, mime, name }, name: lineOf(name), state: 'there' })
  }
  return kept
}

/** What could not be looked through is not kept either; the mail is not held up by it. */
const isClean = ({ virusScan }: InboundFiles, bytes: Uint8Array): Promise<boolean> =>
  virusScan(bytes).then(
    ({ kind }) => kind === 'clean',
    () => false,
  )

const lineOf = (name: string) => name.slice(0, limits.lineLength).toWellFormed()

async function roomLeft({ pool }: Database, account: string): Promise<number> {
  const { rows } = await pool.query<{ kept: number }>(
    'select coalesce(sum(size), 0)::bigint as kept from blob where account_id = $1',
    [account],
  )
  return (await limitOf(pool, 'file-megabytes', account)) * 1_000_000 - rows[0]!.kept
}

/** Their rows, in the transaction of the message that names them. What the company has already is not kept twice. */
export async function nameFiles(connection: Connection, account: string, stored: readonly StoredFile[]): Promise<void> {
  if (!stored.length) return
  await connection.query(
    `insert into blob (account_id, sha256, size, mime, key)
     select distinct on (f.sha256) $1::uuid, f.sha256, f.size, f.mime, f.key
     from jsonb_to_recordset($2::jsonb) as f (sha256 text, size bigint, mime text, key text) order by f.sha256
     on conflict (account_id, sha256) do update set unnamed_at = null`,
    [account, JSON.stringify(stored)],
  )
}

/** Bytes that no row names after all. */
export async function dropUnnamed({ pool }: Database, store: BlobStore, stored: readonly StoredFile[]): Promise<void> {
  if (!stored.length) return
  const { rows } = await pool.query<{ key: string }>('select key from blob where key = any($1::text[])', [
    stored.map(({ key }) => key),
  ])
  const named = new Set(rows.map(({ key }) => key))
  await store.delete(stored.flatMap(({ key }) => (named.has(key) ? [] : key)))
}
