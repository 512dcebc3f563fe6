// Among the entries of a list, which toasts are, nothing else may stand.
const sentinel = '[data-tabster-dummy][aria-hidden]:not([role=list] > *)'

/**
 * Fluent's focus manager puts an empty element before and after what it looks after, such as the page and the legend of a
 * chart; each takes the focus only to hand it on, and is hidden from screen readers. What can be focused must not be
 * hidden; without a name it has nothing to say anyway.
 */
export function showFocusSentinels() {
  const show = (added: Node) => {
    if (added instanceof Element && added.matches(sentinel)) added.removeAttribute('aria-hidden')
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(show)
  }).observe(document.body, { childList: true, subtree: true })
}
