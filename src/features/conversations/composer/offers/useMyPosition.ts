import { useState } from 'react'
import type { Coordinates } from '#domain/whatsapp/offers'

/** Longer than that nobody waits for a satellite at a fair. */
const patienceMs = 20_000

/** Where this device is, where it knows that and its user lets the page know. */
export function useMyPosition(onFound: (found: Coordinates) => void) {
  const [isFinding, setFinding] = useState(false)
  const [problem, setProblem] = useState<'refused' | 'unknown' | null>(null)
  const isHere = 'geolocation' in navigator
  function find() {
    setFinding(true)
    setProblem(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setFinding(false)
        onFound({ latitude, longitude })
      },
      ({ code, PERMISSION_DENIED }) => {
        setFinding(false)
        setProblem(code === PERMISSION_DENIED ? 'refused' : 'unknown')
      },
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 60_000 },
    )
  }
  return { isHere, isFinding, problem, find }
}
