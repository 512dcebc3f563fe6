import type { Language } from './texts.ts'

const letters = /\p{L}/gu
const own: Record<Language, RegExp> = { 'zh-CN': /\p{Script=Han}/gu, 'en-US': /\p{Script=Latin}/gu }
// A product's name in another writing makes no foreign sentence.
const share = 0.4

/** Whether a text is in another writing than whoever reads: what is offered to be translated without being asked for. */
export function looksForeign(text: string, reader: Language): boolean {
  const all = text.match(letters)?.length ?? 0
  const mine = text.match(own[reader])?.length ?? 0
  // Han letters say as much as a whole word.
  return all >= 2 && mine < all * (reader === 'zh-CN' ? share / 4 : share)
}
