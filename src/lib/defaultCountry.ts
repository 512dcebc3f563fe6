import { countryCodes } from '#domain/contacts/countryCodes'
import { browserRegion } from './browserRegion.ts'

const kept = 'fairlead.defaultCountry'

/** Where phones without a code are from: as chosen last, or where this browser says it is. */
export function defaultCountry(): string {
  try {
    const chosen = localStorage.getItem(kept)
    if (chosen && countryCodes.includes(chosen)) return chosen
  } catch {
    // Storage is refused; the guess will do.
  }
  const region = browserRegion()
  return region && countryCodes.includes(region) ? region : 'CN'
}

export function keepDefaultCountry(code: string) {
  try {
    localStorage.setItem(kept, code)
  } catch {
    // Not kept then; it is only a convenience.
  }
}
