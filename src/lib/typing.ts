/** So long after a letter whoever typed it may go on. */
const restMs = 3_000
/** What a key goes to as a letter. */
const fields =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, [contenteditable=true]'

let last = Number.NEGATIVE_INFINITY
/** A word of Chinese is being put together: its letters are in no field yet. */
let isComposing = false

const noted = ({ timeStamp, type }: Event) => {
  last = timeStamp
  isComposing = type === 'compositionstart' || (type !== 'compositionend' && isComposing)
}

/** From the first page on, so that a letter that was typed a moment ago is known. */
export function watchTyping() {
  for (const type of ['input', 'compositionstart', 'compositionend']) addEventListener(type, noted, true)
}

/** Somebody is in the middle of a word: what takes the focus now would get the next letters. */
export function isTyping(): boolean {
  if (!document.activeElement?.matches(fields)) return false
  return isComposing || performance.now() - last < restMs
}
