import { storeKinds } from './storeKinds.ts'

/** What a tag of the map is called; a tag that is not in the table is its own name. */
export function storeKindTitle(tag: string, language: 'en' | 'zh'): string {
  const words = storeKinds[tag]
  if (!words) return tag
  return words[language === 'en' ? 0 : 1].split(', ')[0]!
}
