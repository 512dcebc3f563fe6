import { beginsAs, pictureMimes } from '#domain/blobs/blob'
import type { Failure } from '../sheets/api.ts'
import type { NewFileResult } from './api.ts'
import { nameFile } from './newFile.ts'
import { pictureSize } from './pictureSize.ts'

const pictureEdgePx = 800

const picturePixels = 100_000_000

const quality = 0.85
/** Enough for the header of a photo with all that a camera writes before it. */
const headBytes = 512_000

/**
 * A chosen picture as it is kept: upright, no larger than a screen needs, and without what the camera noted in it, such
 * as the place.
 */
export async function shrinkPicture(file: Blob, maxBytes: number): Promise<NewFileResult> {
  const small = await redrawn(file, maxBytes, pictureEdgePx)
  return small instanceof Blob ? { kind: 'made', file: await nameFile(small, 'image/jpeg') } : small
}

/** Upright and no longer than `edgePx`; whatever is no picture, or too much of one, is not even decoded. */
export async function redrawn(file: Blob, maxBytes: number, edgePx: number): Promise<Blob | Failure> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const mime = pictureMimes.find((one) => beginsAs(one, head))
  if (!mime) return failed('pictureKindRefused')
  if (file.size > maxBytes) return { ...failed('fileTooLarge'), values: { limit: maxBytes / 1_000_000 } }
  const size = pictureSize(mime, head)
  // A small file can be a wall of pixels that takes all memory.
  if (!size || size.width * size.height > picturePixels) return failed('pictureDamaged')
  try {
    return await drawn(file, Math.min(1, edgePx / Math.max(size.width, size.height)))
  } catch {
    return failed('pictureDamaged')
  }
}

const failed = (code: Failure['code']): Failure => ({ kind: 'failed', code })

async function drawn(file: Blob, scale: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = new OffscreenCanvas(edge(bitmap.width, scale), edge(bitmap.height, scale))
  const context = canvas.getContext('2d')!
  // JPEG knows no transparency: what is behind a logo is paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

const edge = (length: number, scale: number) => Math.max(1, Math.round(length * scale))
