import { useState } from 'react'
import type { ShopPicture } from '#domain/shop/picture'
import type { ShopPictureCut } from '#workers/blobs/api'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { useToasts } from '../../../lib/toasts.ts'
import type { TypedPicture } from './typedPicture.ts'

/** Cuts and packs a chosen file in a worker; null: it was told why it cannot be used. */
export function useTakePicture() {
  const { files } = useClient()
  const toasts = useToasts()
  const words = useWords()
  const [isBusy, setBusy] = useState(false)
  async function take(file: File, cut: ShopPictureCut): Promise<TypedPicture | null> {
    setBusy(true)
    try {
      const made = await files.shopPicture(file, cut)
      if (made.kind === 'failed') {
        toasts.info(words.ofCode(made.code, made.values))
        return null
      }
      const { ref, bytes } = made.file
      const named = ref as Pick<ShopPicture, 'hash' | 'size' | 'mime'>
      return { ...named, width: made.width, height: made.height, alt: {}, bytes: bytes.slice().buffer }
    } finally {
      setBusy(false)
    }
  }
  return { take, isBusy }
}
