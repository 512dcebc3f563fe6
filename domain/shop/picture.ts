import * as z from 'zod/mini'
import { beginsAs, pictureMimes, Sha256 } from '../blobs/blob.ts'
import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'
import { ShopTexts } from './texts.ts'

const edge = z.int().check(z.minimum(1), z.maximum(limits.shopPictureEdge))

export const ShopPicture = z.object({
  hash: Sha256,
  size: z.int().check(z.minimum(1), z.maximum(limits.pictureBytes)),
  mime: z.enum(pictureMimes),
  width: edge,
  height: edge,
  /** what a picture shows, for who does not see it */
  alt: ShopTexts,
})
export type ShopPicture = z.output<typeof ShopPicture>

/** The specification's suggestion for a main picture. */
export const suggestedEdge = 750

/** What is wrong with a chosen file; its bytes say what it is, and its name nothing. Null: it can be decoded. */
export function pictureFault(
  head: Uint8Array,
  bytes: number,
  sizeOf: (mime: (typeof pictureMimes)[number], head: Uint8Array) => { width: number; height: number } | null,
): { code: ErrorCode; values?: Record<string, number> } | null {
  const mime = pictureMimes.find((one) => beginsAs(one, head))
  if (!mime) return { code: 'pictureKindRefused' }
  if (bytes > limits.pictureBytes) return { code: 'fileTooLarge', values: { limit: limits.pictureBytes / 1_000_000 } }
  const size = sizeOf(mime, head)
  if (!size) return { code: 'pictureDamaged' }
  if (Math.max(size.width, size.height) > limits.shopPictureEdge)
    return { code: 'pictureTooWide', values: { limit: limits.shopPictureEdge } }
  return null
}
