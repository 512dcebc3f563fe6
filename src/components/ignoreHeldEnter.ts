import type { KeyboardEvent } from 'react'

/** Enter that is still down from opening a dialog confirms nothing in it; in a text of several lines it writes lines. */
export function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}
