import { useEffect, useMemo } from 'react'
import { asPhoto } from './captures.ts'

/** An address for a picture that is in memory, for as long as it is shown. */
export function usePhotoUrl(photo: Uint8Array<ArrayBuffer> | null): string | null {
  const url = useMemo(() => photo && URL.createObjectURL(asPhoto(photo)), [photo])
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url])
  return url
}
