import type { RefObject } from 'react'
import { pictureMimes } from '#domain/blobs/blob'

type Props = { input: RefObject<HTMLInputElement | null>; several?: boolean; onFiles: (files: File[]) => void }

export function PictureInput({ input, several = false, onFiles }: Props) {
  return (
    <input
      ref={input}
      type="file"
      name="picture"
      hidden
      multiple={several}
      accept={pictureMimes.join(',')}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // The same file may be chosen again.
        target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
