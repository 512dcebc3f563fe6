import { currentProtection, lockNow, lockToo } from './deviceLock.ts'
import { tellLock } from './lockTabs.ts'
import { clocks } from './serverTime.ts'

const lookMs = 5_000
const tellMs = 5_000
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const

/** Locks this device when nobody has touched any of its tabs for as long as its user said. */
export function watchIdle() {
  let active = clocks()
  let told = active
  const touched = () => {
    active = clocks()
    if (!currentProtection() || active.steady - told.steady < tellMs) return
    told = active
    tellLock.active()
  }
  const look = () => {
    const kept = currentProtection()
    if (!kept) return
    const now = clocks()
    // One of the clocks can be set, the other may stand still while the device sleeps.
    const idle = Math.max(now.wall - active.wall, now.steady - active.steady)
    if (idle >= kept.idleMinutes * 60_000) lockNow()
  }
  for (const sign of signs) addEventListener(sign, () => (look(), touched()), { capture: true, passive: true })
  tellLock.follow({ lock: () => void lockToo(), active: () => (active = clocks()) })
  setInterval(look, lookMs)
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
}
