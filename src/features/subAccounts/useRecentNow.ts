import { useEffect, useState } from 'react'

const stepMs = 10_000

/** The time, a few seconds old at most, for what is said in minutes. */
export function useRecentNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
