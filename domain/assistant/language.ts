import type { BotLanguage } from './bot.ts'
import { findLinks } from './figures.ts'

/** Words that a language has in every second sentence, and the others that are asked about have not. */
const commonWords: Partial<Record<BotLanguage, string>> = {
  en: 'the is are do does you your what how much can we i it for of and have which when where there with my need to time from our please want price any be this will would',
  es: 'el los las es son está cómo cuánto cuánta cuál puede usted ustedes hay qué para por una tiene tienen su con del necesito quiero',
  fr: 'le les est sont vous votre quel quelle combien comment pouvez avez je nous des une pour dans du avec et il faut voudrais',
  de: 'der die das ist sind sie ihre wie viel was können kann wir ich für und mit ein eine haben gibt es welche wann wo brauche',
  pt: 'os as é são você vocês quanto qual pode tem uma para com não do da em preciso quero seu sua posso',
  it: 'il gli è sono quanto come può potete avete una per di con che del della voi posso vorrei quale quali',
  tr: 'bir ve bu ne kadar nasıl var mı mi için ile siz sizin nedir istiyorum kaç hangi',
}
const latin = Object.entries(commonWords).map(
  ([language, words]) => [language as BotLanguage, new Set(words.split(' '))] as const,
)
const scripts: readonly (readonly [RegExp, BotLanguage])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/gu, 'ja'],
  [/\p{sc=Hangul}/gu, 'ko'],
  [/\p{sc=Han}/gu, 'zh'],
  [/\p{sc=Cyrillic}/gu, 'ru'],
  [/\p{sc=Arabic}/gu, 'ar'],
]

/** In which language something is written, as far as it shows; of a few Latin words English is thought. */
export function languageOfText(written: string): BotLanguage {
  // An address is of no language.
  const text = findLinks(written).reduce((rest, link) => rest.replaceAll(link, ' '), written.toLowerCase())
  const letters = (text.match(/\p{L}/gu) ?? []).length
  for (const [script, language] of scripts) {
    const found = (text.match(script) ?? []).length
    // Names and codes in Latin letters stand in every language; a few signs of kana make Japanese of Chinese characters.
    if (found > 0 && (language === 'ja' ? found * 8 : found * 3) >= letters) return language
  }
  // Letters between digits are part of a code, not a word: "X3DA8" is no Portuguese.
  const words = text.match(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu) ?? []
  const counted = latin.map(([language, common]) => ({
    language,
    count: words.filter((word) => common.has(word)).length,
  }))
  const best = counted.toSorted((a, b) => b.count - a.count)[0]!
  const english = counted.find(({ language }) => language === 'en')!
  return best.count > english.count ? best.language : 'en'
}
