import { pictureBlocksIn } from '../email/render/picturesOf.ts'
import { textOfContent } from './contentText.ts'
import type { ShopPicture } from './picture.ts'
import type { ShopContent } from './product.ts'
import { type ShopLanguage, type ShopTexts, textInLanguage } from './texts.ts'

export type SeoFault =
  | 'titleMissing'
  | 'titleShort'
  | 'titleLong'
  | 'titleTwice'
  | 'descriptionMissing'
  | 'descriptionShort'
  | 'descriptionLong'
  | 'contentShort'
  | 'pictureWithoutText'
  | 'wrongLanguage'

export const seoLengths = {
  title: { least: 15, most: 60 },
  description: { least: 50, most: 160 },
  contentWords: 40,
} as const

type Page = {
  title: ShopTexts
  subtitle: ShopTexts
  seo_title: ShopTexts
  seo_description: ShopTexts
  content: ShopContent
  pictures: readonly Pick<ShopPicture, 'alt'>[]
}

/** As a search engine shows the page in one language: what was written for it, or what it is made of. */
export function seoSnippet(
  page: Omit<Page, 'pictures'>,
  language: ShopLanguage,
): { title: string; description: string } {
  const words = (page.content[language] ?? []).length > 0 ? textOfContent(page.content[language]!) : ''
  return {
    title: page.seo_title[language]?.trim() || page.title[language]?.trim() || '',
    description:
      page.seo_description[language]?.trim() ||
      page.subtitle[language]?.trim() ||
      words
        .replace(/^#+ |^- /gm, '')
        .replace(/\s+/g, ' ')
        .slice(0, seoLengths.description.most),
  }
}

/** What keeps a page from being found, or read, in one language. `isTwice`: another page has the same title. */
export function seoFaults(page: Page, language: ShopLanguage, isTwice = false): SeoFault[] {
  const { title, description } = seoSnippet(page, language)
  const [wide, long] = [widthOf(title), widthOf(description)]
  const isWrong: Record<SeoFault, boolean> = {
    titleMissing: wide === 0,
    titleShort: wide > 0 && wide < seoLengths.title.least,
    titleLong: wide > seoLengths.title.most,
    titleTwice: isTwice,
    descriptionMissing: long === 0,
    descriptionShort: long > 0 && long < seoLengths.description.least,
    descriptionLong: long > seoLengths.description.most,
    contentShort: wordsIn(textOfContent(page.content[language] ?? [])) < seoLengths.contentWords,
    pictureWithoutText:
      page.pictures.some(({ alt }) => textInLanguage(alt, language, []) === '') ||
      pictureBlocksIn(page.content[language] ?? []).some(({ alt }) => alt.trim() === ''),
    wrongLanguage: isForeign(title, language),
  }
  return (Object.keys(isWrong) as SeoFault[]).filter((fault) => isWrong[fault])
}

/** A sign of Chinese, Japanese or Korean takes the room of two letters. */
export const widthOf = (text: string): number =>
  [...text.trim()].reduce(
    (sum, sign) =>
      sum +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/.test(sign)
        ? 2
        : 1),
    0,
  )

/** Words; of a language that is written without spaces two signs are one. */
export function wordsIn(text: string): number {
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const others = text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' ')
  return Math.ceil(signs / 2) + (others.match(/[\p{L}\p{N}]+/gu)?.length ?? 0)
}

const scripts: Partial<Record<ShopLanguage, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
}

/** Written in the script of another language. */
function isForeign(title: string, language: ShopLanguage): boolean {
  if (!/\p{L}/u.test(title)) return false
  return !(scripts[language] ?? /\p{Script=Latin}/u).test(title)
}
