const sentinel = '[data-tabster-dummy][aria-hidden]'

/**
 * Fluent's focus manager puts an empty element before and after the page; each takes the focus only to hand it on, and is
 * hidden from screen readers. What can be focused must not be hidden; without a name it has nothing to say anyway.
 */
export function showFocusSentinels() {
  const show = () => {
    for (const element of document.body.children) if (element.matches(sentinel)) element.removeAttribute('aria-hidden')
  }
  new MutationObserver(show).observe(document.body, { childList: true })
}
