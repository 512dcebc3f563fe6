import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const speeds = [1, 1.5, 2] as const
/** Two at once nobody understands. */
let heard: HTMLAudioElement | null = null

/** Plays a recording. `known`: how long it is, in ms; null: it says so itself. */
export function useSound(url: string | null, known: number | null, onFailed?: () => void) {
  const audio = useRef<HTMLAudioElement>(null)
  const failed = useRef(onFailed)
  const rate = useRef<number>(1)
  const [isPlaying, setPlaying] = useState(false)
  const [place, setPlace] = useState(0)
  const [told, setTold] = useState(0)
  const [speed, setSpeed] = useState<number>(1)
  useLayoutEffect(() => {
    failed.current = onFailed
  })
  useEffect(() => {
    if (!url) return
    const element = new Audio(url)
    const stopped = new AbortController()
    const on = (event: string, run: () => void) => element.addEventListener(event, run, { signal: stopped.signal })
    let isMeasuring = false
    on('loadedmetadata', () => {
      // What a browser recorded says how long it is only where it ends.
      isMeasuring = known === null && !Number.isFinite(element.duration)
      if (isMeasuring) element.currentTime = Number.MAX_SAFE_INTEGER
    })
    on('durationchange', () => {
      if (!Number.isFinite(element.duration)) return
      setTold(element.duration * 1_000)
      if (isMeasuring) element.currentTime = 0
      isMeasuring = false
    })
    on('play', () => setPlaying(true))
    on('pause', () => setPlaying(false))
    on('timeupdate', () => {
      if (isMeasuring) return
      const at = element.currentTime * 1_000
      setPlace(known === null ? at : Math.min(known, at))
    })
    on('ended', () => setPlace(0))
    on('error', () => failed.current?.())
    audio.current = element
    return () => {
      element.pause()
      stopped.abort()
      audio.current = null
      if (heard === element) heard = null
      setPlaying(false)
    }
  }, [url, known])

  return {
    isPlaying,
    place,
    duration: known ?? told,
    speed,
    toggle() {
      const element = audio.current
      if (!element) return
      if (isPlaying) return element.pause()
      if (heard !== element) heard?.pause()
      heard = element
      element.playbackRate = rate.current
      element.play().catch(() => failed.current?.())
    },
    seek(ms: number) {
      setPlace(ms)
      if (audio.current) audio.current.currentTime = ms / 1_000
    },
    faster() {
      const next = speeds[(speeds.findIndex((one) => one === speed) + 1) % speeds.length]!
      rate.current = next
      setSpeed(next)
      if (audio.current) audio.current.playbackRate = next
    },
  }
}
