import type { CSSProperties } from 'react'

/** Not seen, but read aloud. */
export const hidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
}
