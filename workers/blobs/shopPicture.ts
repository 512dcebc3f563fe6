import { limits } from '#domain/limits'
import { pictureFault, suggestedEdge } from '#domain/shop/picture'
import type { ShopPictureCut, ShopPictureResult } from './api.ts'
import { nameFile } from './newFile.ts'
import { pictureSize } from './pictureSize.ts'

const headBytes = 512_000
/** Twice of what is suggested, for sharp screens. */
const mostEdge = suggestedEdge * 2
const quality = 0.85

/** A chosen picture as a shop shows it: a square, or with its own sides. What is no picture, or too large, is not even decoded. */
export async function cutShopPicture(file: Blob, cut: ShopPictureCut): Promise<ShopPictureResult> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const fault = pictureFault(head, file.size, pictureSize)
  if (fault) return { kind: 'failed', ...fault }
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const canvas = drawnIn(bitmap, cut)
    bitmap.close()
    const packed = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (packed.size > limits.pictureBytes) return { kind: 'failed', code: 'pictureDamaged' }
    const { width, height } = canvas
    return { kind: 'made', file: await nameFile(packed, 'image/jpeg'), width, height }
  } catch {
    return { kind: 'failed', code: 'pictureDamaged' }
  }
}

function drawnIn(bitmap: ImageBitmap, cut: ShopPictureCut): OffscreenCanvas {
  const { width, height } = bitmap
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const edge = Math.min(mostEdge, cut === 'square' ? short : long)
  const scale = edge / (cut === 'square' ? short : long)
  const drawn = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const canvas = cut === 'whole' ? new OffscreenCanvas(drawn.width, drawn.height) : new OffscreenCanvas(edge, edge)
  const context = canvas.getContext('2d')!
  // JPEG knows no transparency: what is behind a product is paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const [left, top] = [(canvas.width - drawn.width) / 2, (canvas.height - drawn.height) / 2]
  context.drawImage(bitmap, left, top, drawn.width, drawn.height)
  return canvas
}
