/** `a=1; b=2`, as DMARC and DKIM records are written (RFC 6376 section 3.2). Null: no such list. Names in lower case. */
export function tagList(text: string): ReadonlyMap<string, string> | null {
  const tags = new Map<string, string>()
  const specs = text.split(';').map((spec) => spec.trim())
  if (specs.at(-1) === '') specs.pop()
  for (const spec of specs) {
    const [, name, value = ''] = /^([a-z][a-z0-9_]*)\s*=\s*([^]*)$/i.exec(spec) ?? []
    if (name === undefined || tags.has(name.toLowerCase())) return null
    tags.set(name.toLowerCase(), value.trim())
  }
  return tags
}
