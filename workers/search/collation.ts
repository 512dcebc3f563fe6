/**
 * Chinese by pinyin among Latin names, as `Intl.Collator('zh-CN')` has it, for a hundred thousand names at once: the
 * collator ranks the few thousand different characters, names become strings of ranks, and those compare by themselves.
 * Ten times faster than asking the collator about every pair.
 */
export const collator = new Intl.Collator('zh-CN')
const sameLetter = new Intl.Collator('zh-CN', { sensitivity: 'base' })

/** Slots in the order of their texts; equal ones by `tie`. Empty texts come last. */
export function collate(slots: Int32Array, textOf: (slot: number) => string, tie: (a: number, b: number) => number) {
  const texts = Array.from(slots, textOf)
  const keyOf = keys(texts)
  const sortable = Array.from(slots, (slot, at) => ({ slot, text: texts[at]!, key: keyOf(texts[at]!) }))
  sortable.sort((a, b) => {
    if (a.key !== b.key) return a.key < b.key ? -1 : 1
    return compareTexts(a.text, b.text) || tie(a.slot, b.slot)
  })
  return Int32Array.from(sortable, ({ slot }) => slot)
}

/** The same order, for two. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  if (a === '' || b === '') return a === '' ? 1 : -1
  return collator.compare(a, b)
}

function keys(texts: readonly string[]): (text: string) => string {
  const characters = new Set<string>()
  for (const text of texts) for (const character of expanded(text)) characters.add(character)
  const sorted = [...characters].sort(sameLetter.compare)
  const ranks = new Map<string, string>()
  let rank = 0
  let before = ''
  for (const character of sorted) {
    // What weighs nothing, such as a joiner, equals the empty text.
    if (sameLetter.compare(character, before) !== 0) rank++
    before = character
    ranks.set(character, rank === 0 ? '' : String.fromCodePoint(rank))
  }
  return (text) => {
    if (text === '') return last
    let key = ''
    for (const character of expanded(text)) key += ranks.get(character)!
    return key
  }
}

/** Letters that the collator takes for two. */
const expanded = (text: string) =>
  plain.test(text) ? text : text.normalize('NFKC').replace(/[ßẞæÆœŒ]/g, (letter) => ligatures[letter]!)
const plain = /^[\0-\x7f一-鿿]*$/
const ligatures: Record<string, string> = { ß: 'ss', ẞ: 'ss', æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe' }
const last = '\uffff'
