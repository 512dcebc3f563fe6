import { useEffect, useRef } from 'react'

/** Gives a signal that ends when the part of the page is left that asks for it. */
export function useHere(): () => AbortSignal {
  const here = useRef(new AbortController())
  useEffect(() => {
    const opened = new AbortController()
    here.current = opened
    return () => opened.abort()
  }, [])
  return () => here.current.signal
}
