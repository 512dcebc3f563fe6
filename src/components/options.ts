/** `level`: how far below another one it stands. */
export type Option = { value: string; text: string; note?: string; level?: number }

/** What was typed anywhere in the text; what begins with it comes first. */
export function matchingOptions(options: readonly Option[], typed: string): Option[] {
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return [...options]
  const places = new Map(options.map((option) => [option, option.text.toLowerCase().indexOf(wanted)]))
  const found = options.filter((option) => places.get(option)! >= 0 || option.value.toLowerCase() === wanted)
  return found.sort((a, b) => Number(places.get(a) !== 0) - Number(places.get(b) !== 0))
}
