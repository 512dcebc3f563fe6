import { createHash, randomUUID } from 'node:crypto'
import { type BlobMime, beginsAs, chunkAt, mostBytesOf } from '#domain/blobs/blob'
import type { BlobState } from '#domain/blobs/calls'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import type { Areas } from '../area.ts'
import type { Connection, Database } from '../db/connect.ts'
import { FairQueue } from '../db/fairQueue.ts'
import { asSystem, withScope } from '../db/scope.ts'
import { DataError } from '../http/answer.ts'
import type { Log } from '../log.ts'
import { limitOf } from '../operatorLimits.ts'
import { inSlices } from '../slices.ts'
import { pokeChannel } from '../sync/listen.ts'
import { awaitingSql } from './references.ts'
import type { BlobStore } from './store.ts'
import type { VirusScan } from './virusScan.ts'

const uploadsOpenPerUser = 50

/** uploads that are put together, each in memory as a whole */
const filesJoinedAtOnce = { process: 4, company: 2, user: 1 }

export type Files = { database: Database; store: BlobStore }
export type UploadServices = Files & { areas: Areas; virusScan: VirusScan; log: Log }
type Upload = { size: number; mime: BlobMime; received: number }
type Chunk = { sha256: string; size: number; mime: BlobMime; offset: number; bytes: Uint8Array }

/** Where this user's upload stands. A file that the user sees already is complete, whoever sent it. */
export async function uploadState(files: UploadServices, user: Actor, sha256: string): Promise<BlobState> {
  if (await isThere(files, user, sha256)) return { offset: 0, complete: true }
  const upload = await findUpload(files, user, sha256)
  if (upload && upload.received === upload.size) return complete(files, user, sha256, upload)
  return { offset: upload?.received ?? 0, complete: false }
}

/** Every chunk is on the disk before it is counted: after a crash the upload goes on from what was counted. */
export async function takeChunk(files: UploadServices, user: Actor, chunk: Chunk): Promise<BlobState> {
  const { sha256, size, mime, offset, bytes } = chunk
  if (size > mostBytesOf(mime)) throw new AppError('fileTooLarge', { values: { limit: mostBytesOf(mime) / 1_000_000 } })
  const state = await uploadState(files, user, sha256)
  if (state.complete) return state
  if (offset === 0) await begin(files, user, chunk)
  else if (offset !== state.offset) throw new DataError('blobOffset', state)
  if (bytes.byteLength !== chunkAt(size, offset)) throw new AppError('inputInvalid')
  await countUploadedBytes(files, user, bytes.byteLength)
  await files.store.put(chunkKey(user, sha256, offset), bytes)
  const received = offset + bytes.byteLength
  const { rowCount } = await files.database.pool.query(
    `update blob_upload set received = $6, updated_at = now()
     where account_id = $1 and user_id = $2 and sha256 = $3 and size = $4 and received = $5`,
    [user.account, user.user, sha256, size, offset, received],
  )
  if (!rowCount) throw new DataError('blobOffset', await uploadState(files, user, sha256))
  return received === size
    ? complete(files, user, sha256, { size, mime, received })
    : { offset: received, complete: false }
}

/** The file's row and bytes, for who sees a row that names it; null otherwise, or while it is on its way. */
export async function readBlob(files: Files, user: Actor, sha256: string) {
  const blob = await findBlob(files, user, sha256)
  const bytes = blob && (await files.store.get(blob.key))
  return bytes ? { mime: blob.mime, bytes } : null
}

/** Told about again: a sweep must not take it away between this answer and the row that will name it. */
async function isThere(files: Files, user: Actor, sha256: string): Promise<boolean> {
  const blob = await findBlob(files, user, sha256)
  if (!blob) return false
  const isKept = (await files.store.get(blob.key)) !== null
  const { rowCount } = await files.database.pool.query(
    isKept
      ? 'update blob set unnamed_at = null where account_id = $1 and sha256 = $2 and key = $3'
      : // A store that was lost or restored without it: whoever still has the file brings it again.
        'delete from blob where account_id = $1 and sha256 = $2 and key = $3',
    [user.account, sha256, blob.key],
  )
  return isKept && rowCount === 1
}

const findBlob = ({ database }: Files, user: Actor, sha256: string) =>
  withScope(database, user, async (connection) => {
    const { rows } = await connection.query<{ mime: BlobMime; key: string }>(
      'select mime, key from blob where account_id = $1 and sha256 = $2 and blob_is_named(account_id, sha256)',
      [user.account, sha256],
    )
    return rows[0]
  })

async function findUpload({ database }: Files, user: Actor, sha256: string): Promise<Upload | undefined> {
  const { rows } = await database.pool.query<Upload>(
    'select size, mime, received from blob_upload where account_id = $1 and user_id = $2 and sha256 = $3',
    [user.account, user.user, sha256],
  )
  return rows[0]
}

async function begin(files: Files, user: Actor, { sha256, size, mime }: Chunk): Promise<void> {
  const { database } = files
  const { rows } = await database.pool.query<{ open: number; kept: number }>(
    `select (select count(*) from blob_upload where account_id = $1 and user_id = $2 and sha256 <> $3) as open,
            (select coalesce(sum(size), 0)::bigint from blob where account_id = $1) as kept`,
    [user.account, user.user, sha256],
  )
  const room = (await limitOf(database.pool, 'file-megabytes', user.account)) * 1_000_000
  if (rows[0]!.kept + size > room) throw new AppError('filesFull')
  if (rows[0]!.open >= uploadsOpenPerUser) throw new AppError('tooManyRequests', { values: { seconds: 60 } })
  await database.pool.query(
    `insert into blob_upload (account_id, user_id, sha256, size, mime) values ($1, $2, $3, $4, $5)
     on conflict (account_id, user_id, sha256) do update
     set size = excluded.size, mime = excluded.mime, received = 0, updated_at = now()`,
    [user.account, user.user, sha256, size, mime],
  )
}

export async function countUploadedBytes({ database }: Files, { account }: Actor, bytes: number): Promise<void> {
  const { rows } = await database.pool.query<{ bytes: number; seconds: number }>(
    `insert into blob_day as d (account_id, day, bytes) values ($1, (now() at time zone 'utc')::date, $2)
     on conflict (account_id, day) do update set bytes = d.bytes + excluded.bytes
     returning bytes, ceil(extract(epoch from (day + 1) - (now() at time zone 'utc')))::int as seconds`,
    [account, bytes],
  )
  const { seconds } = rows[0]!
  if (rows[0]!.bytes > limits.uploadBytesPerDay) throw new AppError('uploadsPerDay', { values: { seconds } })
}

/** Each has a whole file in memory. */
const { process: atOnce, company: perCompany, user: perUser } = filesJoinedAtOnce
const joining = new FairQueue({
  atOnce,
  perCompany,
  perUser,
  waitingPerUser: limits.requestsAtOnce.user,
  waitingPerCompany: limits.requestsAtOnce.company,
  waitMs: limits.requestSeconds * 1_000,
})

/** All chunks are here. Several requests may find that: the first one does it, the others hear what came of it. */
function complete(files: UploadServices, user: Actor, sha256: string, upload: Upload): Promise<BlobState> {
  return joining.run({ company: user.account, user: user.user }, async () => {
    if (await findUpload(files, user, sha256)) return join(files, user, sha256, upload)
    const { rowCount } = await files.database.pool.query('select from blob where account_id = $1 and sha256 = $2', [
      user.account,
      sha256,
    ])
    return { offset: 0, complete: rowCount === 1 }
  })
}

/** They are the file that their name promised, or they are thrown away. */
async function join(files: UploadServices, user: Actor, sha256: string, { size, mime }: Upload): Promise<BlobState> {
  const { database, store } = files
  const parts: Uint8Array[] = []
  for (let offset = 0; offset < size; offset += limits.blobChunkBytes)
    parts.push((await store.get(chunkKey(user, sha256, offset))) ?? new Uint8Array())
  const hash = createHash('sha256')
  await inSlices(parts, (part) => {
    hash.update(part)
  })
  const bytes = Buffer.concat(parts)
  const isWhole = bytes.byteLength === size && hash.digest('hex') === sha256
  if (!isWhole || !beginsAs(mime, bytes)) {
    await endUpload(files, user, sha256, size)
    throw new AppError(isWhole ? 'blobKindRefused' : 'blobDamaged')
  }
  const scanned = await files.virusScan(bytes)
  if (scanned.kind === 'infected') {
    files.log('infected file refused', { account: user.account, user: user.user, sha256, virus: scanned.virus })
    await endUpload(files, user, sha256, size)
    throw new AppError('fileInfected')
  }
  const key = `${user.account}/${sha256}-${randomUUID()}`
  await store.put(key, bytes)
  const isMine = await asSystem(database, async (connection) => {
    const { rowCount } = await connection.query(
      `insert into blob (account_id, sha256, size, mime, key) values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [user.account, sha256, size, mime, key],
    )
    await tellWaiting(connection, files.areas, user.account, sha256)
    return rowCount === 1
  })
  if (!isMine) await store.delete([key])
  await endUpload(files, user, sha256, size)
  return { offset: size, complete: true }
}

/** Who has a row that names this file hears that it is there. Where none names it yet, that row's own hint is enough. */
async function tellWaiting(connection: Connection, areas: Areas, account: string, sha256: string): Promise<void> {
  await connection.query(
    `select pg_notify($3, concat_ws(' ', a.account_id, a.seq, naming.scopes)) from sync_account a cross join (
       select string_agg(distinct scope, ',') as scopes from (${awaitingSql(areas)}) row where scope is not null
     ) naming where a.account_id = $1 and naming.scopes is not null and length(naming.scopes) < 7900`,
    [account, sha256, pokeChannel],
  )
}
async function endUpload({ database, store }: Files, user: Actor, sha256: string, size: number): Promise<void> {
  await database.pool.query('delete from blob_upload where account_id = $1 and user_id = $2 and sha256 = $3', [
    user.account,
    user.user,
    sha256,
  ])
  await store.delete(chunkKeys(user, sha256, size))
}

type Sender = Pick<Actor, 'account' | 'user'>
const chunkKey = ({ account, user }: Sender, sha256: string, offset: number) =>
  `${account}/incoming/${user}/${sha256}-${offset}`

export const chunkKeys = (sender: Sender, sha256: string, size: number) =>
  Array.from({ length: Math.ceil(size / limits.blobChunkBytes) }, (_, at) =>
    chunkKey(sender, sha256, at * limits.blobChunkBytes),
  )
