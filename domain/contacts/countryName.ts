/** Names that browsers and Node give differently, or longer than people write them. */
const fixed: Record<string, Record<string, string>> = {
  zh: { HK: '中国香港', MO: '中国澳门', PS: '巴勒斯坦', FK: '福克兰群岛' },
  en: { HK: 'Hong Kong', MO: 'Macao', PS: 'Palestine', FK: 'Falkland Islands', MM: 'Myanmar' },
}

/**
 * The names of countries in one language, the same on a device, on a page of the server and in a file. A code that is no
 * country's is its own name; '' has none.
 */
export function countryNamer(language: string): (code: string) => string {
  const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
  const names = new Map(Object.entries(fixed[language.slice(0, 2)] ?? {}))
  return (code) => {
    if (!code) return ''
    let name = names.get(code)
    if (name === undefined) names.set(code, (name = nameOf(display, code)))
    return name
  }
}

function nameOf(display: Intl.DisplayNames, code: string): string {
  try {
    return display.of(code) ?? code
  } catch {
    return code
  }
}
