import { useEffect, useState } from 'react'
import { startOfDay } from './daysAgo.ts'

/** The first moment of this day; another one as soon as it is midnight. */
export function useToday(): number {
  const [today, setToday] = useState(() => startOfDay(Date.now()))
  useEffect(() => {
    const turn = () => setToday(startOfDay(Date.now()))
    const timer = setTimeout(turn, startOfDay(today, 1) - Date.now())
    // A device that slept over midnight is late with its timers.
    document.addEventListener('visibilitychange', turn)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [today])
  return today
}
