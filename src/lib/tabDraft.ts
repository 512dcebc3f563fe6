import { useState } from 'react'

const prefix = 'fairlead.draft.'
type Draft = Record<string, string | number>

/**
 * What a visitor has half typed, kept for this tab: it is there after a reload and gone with the tab. Signed-in users have
 * a place for drafts in their own database. A password never belongs here.
 */
export function useTabDraft<T extends Draft>(name: string, empty: T): [T, (change: Partial<T>) => void] {
  const [draft, setDraft] = useState(() => readDraft(name, empty))
  const change = (part: Partial<T>) =>
    setDraft((old) => {
      const next = { ...old, ...part }
      writeDraft(name, next)
      return next
    })
  return [draft, change]
}

/** Somebody signed in: what was typed on the way is nobody else's business. */
export function forgetTabDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Storage refused: there is nothing to forget.
  }
}

/** Only what has the shape of today; an older version may have kept another. */
function readDraft<T extends Draft>(name: string, empty: T): T {
  try {
    const kept = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}') as Record<string, unknown>
    const known = Object.entries(empty).filter(([key, value]) => typeof kept[key] === typeof value)
    return { ...empty, ...Object.fromEntries(known.map(([key]) => [key, kept[key]])) }
  } catch {
    return empty
  }
}

function writeDraft(name: string, draft: Draft) {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(draft))
  } catch {
    // Not kept then; it is still on the screen.
  }
}
