import { picturesOf } from '#domain/email/render/picturesOf'
import type { ShopPicture } from '#domain/shop/picture'
import type { ShopContent } from '#domain/shop/product'
import type { NewFile } from '#workers/sync/core/ports'

/** `bytes`: it was chosen just now, and no row names it. A buffer is nothing where drafts are compared as JSON. */
export type TypedPicture = ShopPicture & { bytes?: ArrayBuffer }

/** As a row names it. */
export function namedPicture({ bytes: _, ...picture }: TypedPicture): ShopPicture {
  return picture
}

export const newFilesOfPictures = (pictures: readonly (TypedPicture | null)[]): NewFile[] => {
  const files = new Map<string, NewFile>()
  for (const picture of pictures)
    if (picture?.bytes) {
      const { hash, size, mime, bytes } = picture
      files.set(hash, { ref: { hash, size, mime }, bytes: new Uint8Array(bytes) })
    }
  return [...files.values()]
}

/** Those that are still shown; what was chosen and taken out again is kept by nobody. */
export function picturesInContent(content: ShopContent, chosen: readonly TypedPicture[]): TypedPicture[] {
  const shown = new Set(Object.values(content).flatMap(picturesOf))
  return chosen.filter(({ hash }) => shown.has(hash))
}
