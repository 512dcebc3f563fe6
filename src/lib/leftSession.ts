import type { Farewell } from './session.ts'

/** The session that this tab has left while the browser did not answer: the page that comes next forgets it. */
type LeftSession = { token: string; farewell: Farewell | null }

const key = 'fairlead.left'

export function keepLeft(left: LeftSession) {
  try {
    sessionStorage.setItem(key, JSON.stringify(left))
  } catch {
    // Storage refused: then the next page finds no session either.
  }
}

export function takeLeft(): LeftSession | null {
  try {
    const left = JSON.parse(sessionStorage.getItem(key) ?? 'null') as LeftSession | null
    sessionStorage.removeItem(key)
    return left
  } catch {
    return null
  }
}
