import { useEffect, useRef } from 'react'

const calmMs = 5_000

/** What the server alone knows is asked for again when what the device knows has changed, not for every one of a thousand mails. */
export function useAskOnChange(changed: string, ask: () => void) {
  const asked = useRef({ changed, at: 0 })
  useEffect(() => {
    if (asked.current.changed === changed) return
    const later = setTimeout(
      () => {
        asked.current = { changed, at: Date.now() }
        ask()
      },
      Math.max(0, asked.current.at + calmMs - Date.now()),
    )
    return () => clearTimeout(later)
  }, [changed, ask])
}
