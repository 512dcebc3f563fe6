import * as z from 'zod/mini'
import { pictureMimes, Sha256 } from '#domain/blobs/blob'
import { Id } from '#domain/shared/schema'
import type { BlobStore } from '../../../blobs/store.ts'
import type { Database } from '../../../db/connect.ts'

const Asked = z.object({ task: Id, file: Sha256 })

/** A picture of a mail that was sent; no other file of anybody. */
export async function mailPicture(
  { database, blobs }: { database: Database; blobs: BlobStore },
  asked: object,
): Promise<{ mime: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const { data } = z.safeParse(Asked, asked)
  if (!data) return null
  const { rows } = await database.pool.query<{ key: string; mime: string }>(
    `select b.key, b.mime from email_mail_file f join blob b using (account_id, sha256)
     where f.task_id = $1 and f.sha256 = $2 and b.mime = any($3::text[]) limit 1`,
    [data.task, data.file, pictureMimes],
  )
  const bytes = rows[0] && (await blobs.get(rows[0].key))
  return bytes ? { mime: rows[0]!.mime, bytes } : null
}
