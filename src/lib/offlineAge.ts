import { useEffect, useState } from 'react'
import { limits } from '#domain/limits'
import type { Client } from '#workers/api'
import { clocks } from './serverTime.ts'

/** by how much a clock may be put back before the device asks the server */
export const clockBackMinutes = 60

/** Times of this device's own clock: when the server last knew this session, and the latest that was ever seen here. */
export type Age = { user: string; confirmed: number; latest: number }
/** Why the device locks itself until it reaches the server. */
export type TooLong = 'days' | 'clock'

/**
 * Time goes on here even when the clock is put back: what has passed while the app stood open is counted by the clock that
 * cannot be set.
 */
export const passed = (age: Age, wall: number, steadyMs: number): Age => ({
  ...age,
  latest: Math.max(age.latest + steadyMs, wall),
})

export function tooLong({ confirmed, latest }: Age, wall: number): TooLong | null {
  // A clock that was wrong when it was noted, or one that was put back: this device cannot tell them apart.
  if (wall < latest - clockBackMinutes * 60_000) return 'clock'
  return latest - confirmed > limits.offlineDays * 86_400_000 ? 'days' : null
}

const lookMs = 30_000

/** Null while the server was heard from lately enough. */
export function useOfflineAge(user: string, client: Client | null): TooLong | null {
  const [why, setWhy] = useState<TooLong | null>(() => tooLong(readAge(user), Date.now()))
  useEffect(() => {
    let before = clocks()
    const look = () => {
      const now = clocks()
      const age = passed(readAge(user), now.wall, now.steady - before.steady)
      before = now
      setWhy(tooLong(age, now.wall))
      keepAge(age)
    }
    look()
    const looking = setInterval(look, lookMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(looking)
      document.removeEventListener('visibilitychange', look)
    }
  }, [user])
  useEffect(() => {
    if (!client) return
    let heard = client.syncState().lastContact
    return client.onSyncState(() => {
      const { lastContact } = client.syncState()
      if (lastContact === null || lastContact === heard) return
      heard = lastContact
      const now = Date.now()
      keepAge({ user, confirmed: now, latest: now })
      setWhy(null)
    })
  }, [user, client])
  return why
}

const key = 'fairlead.confirmed'

/** Signing in needs the server, so that whoever is new here was heard of just now. */
function readAge(user: string): Age {
  const now = Date.now()
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Age | null
    if (kept?.user === user && kept.confirmed > 0 && kept.latest >= kept.confirmed) return kept
  } catch {
    // Damaged or refused: as if it were not there.
  }
  return { user, confirmed: now, latest: now }
}

function keepAge(age: Age) {
  try {
    localStorage.setItem(key, JSON.stringify(age))
  } catch {
    // Storage refused: then there is nothing here that would have to be locked.
  }
}
