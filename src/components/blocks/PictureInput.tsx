import type { RefObject } from 'react'
import { pictureMimes } from '#domain/blobs/blob'
import { FileInput } from '../FileInput.tsx'

type Props = { input: RefObject<HTMLInputElement | null>; several?: boolean; onFiles: (files: File[]) => void }

export function PictureInput({ input, several = false, onFiles }: Props) {
  return <FileInput input={input} name="picture" multiple={several} accept={pictureMimes.join(',')} onFiles={onFiles} />
}
