/** The region that the browser's language names, such as US of en-US; undefined where it names none, or is no language tag. */
export function browserRegion(tag: string = navigator.language): string | undefined {
  try {
    return new Intl.Locale(tag).region
  } catch {
    // Some systems say "C" or nothing.
    return undefined
  }
}
