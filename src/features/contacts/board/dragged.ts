import type { ContactLine } from '#workers/search/api'

let dragged: ContactLine | null = null

/** What is being dragged; the browser tells it only when it is dropped, and a column says before whether it takes it. */
export const draggedLine = () => dragged
export function drag(line: ContactLine | null) {
  dragged = line
}
