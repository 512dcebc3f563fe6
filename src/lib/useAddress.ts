import { useCallback } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'

type Params = URLSearchParams | Record<string, string>

/**
 * What stands behind the `?` of the address, and the way to change it. The router's own hands over what the page has
 * drawn last: whoever presses twice before a slow device has drawn again would take the first back with the second.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  // Effects name it as what they depend on.
  const change = useCallback(
    (next: Params | ((now: URLSearchParams) => Params), options?: NavigateOptions) =>
      setParams(typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next, options),
    [setParams],
  )
  return [params, change] as const
}
