import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Notice } from '#domain/notifications/notice'
import { noticePath } from '#domain/notifications/push'

/** Of important notices, those that were not put before the user on this device yet. On the list they are there anyway. */
export function useInterrupting(important: readonly Notice[]) {
  const { pathname } = useLocation()
  const [seen, setSeen] = useState(readSeen)
  const interrupting = pathname === noticePath ? [] : important.filter(({ id }) => !seen.includes(id))
  const onSeen = () => {
    const next = [...interrupting.map(({ id }) => id), ...seen].slice(0, most)
    keepSeen(next)
    setSeen(next)
  }
  return { interrupting, onSeen }
}

const key = 'fairlead.noticesSeen'
/** Only those of today are asked for. */
const most = 100

function readSeen(): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(',')
  } catch {
    return []
  }
}

function keepSeen(ids: readonly string[]) {
  try {
    localStorage.setItem(key, ids.join(','))
  } catch {
    // Storage is refused: they are shown again after a reload.
  }
}
