import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import type { BlobStore } from '../../../blobs/store.ts'
import { readBlob } from '../../../blobs/uploads.ts'
import type { Database } from '../../../db/connect.ts'
import type { ComposedMail } from '../../../email/outgoing/compose.ts'

type Files = { database: Database; store: BlobStore }

/**
 * Pictures that lie in the mail itself: no page of ours shows those of a mail that was sent for a look. Files are read as
 * this user, who sees only what own rows name.
 */
export function inlinePictures(files: Files, user: Actor) {
  const named = new Set<string>()
  const bytesOf = async (hash: string): Promise<Buffer> => {
    const blob = await readBlob(files, user, hash)
    if (!blob) throw new AppError('blobAway')
    return Buffer.from(blob.bytes)
  }
  return {
    bytesOf,
    urlOf(hash: string): string {
      named.add(hash)
      return `cid:${hash}@fairlead`
    },
    async putInto(mail: ComposedMail): Promise<ComposedMail> {
      const inline = await Promise.all(
        [...named].map(async (hash) => ({
          cid: `${hash}@fairlead`,
          filename: 'picture',
          contentDisposition: 'inline' as const,
          content: await bytesOf(hash),
        })),
      )
      const { attachments = [] } = mail.message
      return { ...mail, message: { ...mail.message, attachments: [...attachments, ...inline] } }
    },
  }
}
