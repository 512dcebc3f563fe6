import { preference } from './preferences.ts'

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { standalone?: boolean }

/**
 * An iPhone or iPad that shows the app as a page of the browser. Safari clears what a site keeps seven days after the
 * last visit, unless the site is on the home screen, and never offers to install it.
 */
export function needsHomeScreen({ userAgent, maxTouchPoints, standalone }: Device = navigator): boolean {
  const isPhone = /\b(iPhone|iPad|iPod)\b/.test(userAgent)
  // An iPad says that it is a Mac.
  const isPad = /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1
  return (isPhone || isPad) && standalone !== true
}

export const homeScreenHint = preference('homeScreenHint', ['open', 'closed'])
