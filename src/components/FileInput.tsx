import type { InputHTMLAttributes, RefObject } from 'react'

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'multiple' | 'accept' | 'capture' | 'aria-label'> & {
  input: RefObject<HTMLInputElement | null>
  onFiles: (files: File[]) => void
}

/** The browser's own way to choose files, behind a button of ours that clicks it. */
export function FileInput({ input, onFiles, ...rest }: Props) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      {...rest}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // The same file may be chosen again.
        target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
