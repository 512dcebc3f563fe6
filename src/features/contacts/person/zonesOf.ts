/** In browsers that know it; `Intl` has it as a method, older ones as a getter. */
type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] }

/** The time zones of a country (ISO 3166); none where the browser does not know them. */
export function zonesOf(country: string): readonly string[] {
  if (!country) return []
  try {
    const locale = new Intl.Locale(`und-${country}`) as WithZones
    return locale.getTimeZones?.() ?? locale.timeZones ?? []
  } catch {
    // Not a region that Intl takes.
    return []
  }
}
