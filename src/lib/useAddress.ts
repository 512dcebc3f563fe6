import { useCallback } from 'react'
import { createSearchParams, type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom'

type Params = URLSearchParams | Record<string, string>

/**
 * What stands behind the `?` of the address, and the way to change it. The router's own hands over what the page has
 * drawn last: whoever presses twice before a slow device has drawn again would take the first back with the second.
 */
export function useAddress() {
  const [params] = useSearchParams()
  const go = useGoHere()
  // Effects name it as what they depend on.
  const change = useCallback(
    (next: Params | ((now: URLSearchParams) => Params), options?: NavigateOptions) =>
      void go(typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next, options),
    [go],
  )
  return [params, change] as const
}

/**
 * This page with something else behind the `?`. Nothing once somebody has left: while the next page is being loaded this
 * one is still drawn, and what rested in it until now would stand behind the other's address.
 */
export function useGoHere() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    async (params: Params, options?: NavigateOptions) => {
      if (window.location.pathname !== pathname) return
      await navigate({ search: createSearchParams(params).toString() }, options)
    },
    [navigate, pathname],
  )
}
