import { tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { hitsIn } from './hits.ts'

/** The text with what was searched for marked. */
export function highlight(text: string, words: readonly string[]): ReactNode {
  if (words.length === 0 || !text) return text
  const hits = hitsIn(text, words)
  if (hits.length === 0) return text
  const parts: ReactNode[] = []
  let at = 0
  for (const [from, to] of hits) {
    if (from > at) parts.push(text.slice(at, from))
    parts.push(
      <mark key={from} style={mark}>
        {text.slice(from, to)}
      </mark>,
    )
    at = to
  }
  parts.push(text.slice(at))
  return parts
}

const mark = {
  color: tokens.colorNeutralForeground1,
  backgroundColor: tokens.colorPaletteYellowBackground2,
  borderRadius: tokens.borderRadiusSmall,
}
