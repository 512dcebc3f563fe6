import { createHash, randomUUID } from 'node:crypto'
import { attachmentMimeOf, mostBytesOf } from '#domain/blobs/blob'
import { isDangerousFile } from '#domain/email/dangerousFile'
import type { MessageFile } from '#domain/email/render/message'
import type { Connection, Database } from '../db/connect.ts'
import { limitOf } from '../operatorLimits.ts'
import type { BlobStore } from './store.ts'
import type { VirusScan } from './virusScan.ts'

export type InboundFiles = { store: BlobStore; virusScan: VirusScan }
export type StoredFile = { sha256: string; size: number; mime: MessageFile['mime']; key: string }
/** `unsafe`: it could harm who opens it, or nobody could look through it. */
export type FileRefusalReason = 'tooLarge' | 'unsafe' | 'noRoom'

type FileOfStranger = { account: string; name: string; bytes: Uint8Array; room: number }

/**
 * The bytes of a file that a stranger sent, in the store, as far as uploads may be kept as well; they have no row yet (`nameFiles`).
 * Before the transaction that writes it, because nobody may wait for a disk there.
 */
export async function keepInboundFile(
  files: InboundFiles,
  { account, name, bytes, room }: FileOfStranger,
): Promise<StoredFile | FileRefusalReason> {
  const mime = attachmentMimeOf(bytes)
  if (bytes.length === 0 || bytes.length > mostBytesOf(mime)) return 'tooLarge'
  if (bytes.length > room) return 'noRoom'
  if (isDangerousFile(name) || !(await isClean(files, bytes))) return 'unsafe'
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const key = `${account}/${sha256}-${randomUUID()}`
  await files.store.put(key, bytes)
  return { sha256, size: bytes.length, mime, key }
}

/** What could not be looked through is not kept either; the message is not held up by it. */
const isClean = ({ virusScan }: InboundFiles, bytes: Uint8Array): Promise<boolean> =>
  virusScan(bytes).then(
    ({ kind }) => kind === 'clean',
    () => false,
  )

/** Bytes that the company may still keep. */
export async function roomLeft({ pool }: Database, account: string): Promise<number> {
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
