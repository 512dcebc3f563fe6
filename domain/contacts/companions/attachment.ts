import * as z from 'zod/mini'
import { attachmentMimes, mostBytesOf, Sha256 } from '../../blobs/blob.ts'
import { says } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { text } from '../../shared/schema.ts'
import { madeBy, NewCompanion } from './companion.ts'
import { isSafeFileName } from './fileName.ts'

export const AttachmentName = text(limits.fileNameLength).check(z.refine(isSafeFileName, says('fileNameInvalid')))

/** A file that belongs to a contact; the bytes are a blob that travels by itself. Only pictures are ever shown. */
export const NewAttachment = z.extend(NewCompanion, {
  hash: Sha256,
  size: z.int().check(z.minimum(1), z.maximum(Math.max(...attachmentMimes.map(mostBytesOf)))),
  mime: z.enum(attachmentMimes),
  name: AttachmentName,
})
export const Attachment = z.extend(NewAttachment, madeBy)
export type Attachment = z.output<typeof Attachment>

/** A schema looks at one field at a time; a file may be as large as its kind may be. */
export const isTooLarge = ({ size, mime }: Pick<Attachment, 'size' | 'mime'>) => size > mostBytesOf(mime)
