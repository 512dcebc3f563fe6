import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { text } from '../shared/schema.ts'

/** In which a shop can be read; a reader of any other is shown the shop's first one. */
export const shopLanguages = [
  'en',
  'zh',
  'es',
  'fr',
  'de',
  'pt',
  'ru',
  'ar',
  'it',
  'ja',
  'ko',
  'tr',
  'pl',
  'nl',
] as const
export const ShopLanguage = z.enum(shopLanguages)
export type ShopLanguage = z.output<typeof ShopLanguage>

/** A text in each language in which somebody wrote it. */
export const textsUpTo = (most: number) => z.partialRecord(ShopLanguage, text(most))
export const ShopTexts = textsUpTo(limits.lineLength)
export type ShopTexts = z.output<typeof ShopTexts>

/** As a reader of `language` sees it; what nobody wrote in it stands in the first of `others` that has it. */
export function textInLanguage(
  texts: ShopTexts,
  language: ShopLanguage,
  others: readonly ShopLanguage[] = shopLanguages,
): string {
  const found = [language, ...others].find((one) => texts[one]?.trim())
  return found ? texts[found]! : ''
}

/** With the text of one language; an empty one is none. */
export function withText(texts: ShopTexts, language: ShopLanguage, said: string): ShopTexts {
  const { [language]: _, ...others } = texts
  return said === '' ? others : { ...others, [language]: said }
}

export const hasText = (texts: ShopTexts): boolean => Object.values(texts).some((one) => one.trim() !== '')
