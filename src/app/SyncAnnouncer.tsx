import { useState } from 'react'
import { useSyncText } from '../features/sync/useSyncText.ts'
import { hidden } from './hidden.ts'

/** Tells a screen reader when the state changes; not each number on the way, which would never stop talking. */
export function SyncAnnouncer() {
  const { text, line } = useSyncText()
  const [said, setSaid] = useState({ text, line: '' })
  if (said.text !== text) setSaid({ text, line })
  return (
    <div role="status" style={hidden}>
      {said.line}
    </div>
  )
}
