/** A host as somebody types it or copies it from the browser; '' where it is none. */
export function hostOfTyped(typed: string): string {
  const text = typed.trim()
  if (!text) return ''
  return URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)?.hostname ?? text.toLowerCase()
}
