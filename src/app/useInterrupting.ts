import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Notice } from '#domain/notifications/notice'
import { noticePath } from '#domain/notifications/push'
import { isBusy } from '../lib/busy.ts'
import { isTyping } from '../lib/typing.ts'

/**
 * Of important notices, those that were not put before the user on this device yet. On the list they are there anyway; who
 * is in the middle of something is not interrupted. `isReady`: what shows them is loaded, so that it stands in the very
 * moment that was found free, and not when somebody has begun to type since.
 */
export function useInterrupting(important: readonly Notice[], isReady: boolean) {
  const { pathname } = useLocation()
  const [seen, setSeen] = useState(readSeen)
  const fresh = pathname === noticePath ? [] : important.filter(({ id }) => !seen.includes(id))
  const interrupting = useFreeMoment(isReady && fresh.length > 0) ? fresh : []
  const onSeen = () => {
    const next = [...interrupting.map(({ id }) => id), ...seen].slice(0, most)
    keepSeen(next)
    setSeen(next)
  }
  return { interrupting, onSeen }
}

const lookMs = 500

/** True from the first moment on, since `isWanted`, at which no dialog was open and nothing half typed. */
function useFreeMoment(isWanted: boolean): boolean {
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const isTaken = () => isBusy() || isTyping() || document.querySelector('[aria-modal="true"]') !== null
    const look = () => setFree((was) => was || !isTaken())
    look()
    const looking = setInterval(look, lookMs)
    return () => {
      clearInterval(looking)
      setFree(false)
    }
  }, [isWanted])
  return isWanted && isFree
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
