/** Documents that buyers ask for by their kind, as questions and names of files have it, in both languages. */
const documentKinds = [
  /\b(?:catalog(?:ue)?s?|brochures?)\b|目录|画册|样本册|产品册/iu,
  /\bprice ?lists?\b|价目表|价格表|报价表/iu,
  /\b(?:data ?sheets?|spec(?:ification)?s?(?: sheets?)?)\b|规格书|参数表/iu,
  /\bmanuals?\b|说明书|手册/iu,
  /\bdrawings?\b|图纸/iu,
  /\b(?:presentations?|(?:company )?profiles?)\b|公司介绍|公司简介/iu,
  /\bcertificates?\b|证书/iu,
] as const
const anyDocument = /\b(?:pdf|files?|documents?)\b|资料|文件/iu

/** Who names a kind of document wants to have it, and not to hear what stands in it. */
export const asksForFile = (said: string): boolean =>
  anyDocument.test(said) || documentKinds.some((kind) => kind.test(said))

/** "Is the price list still valid?" asks for an answer; "send me your price list" for the file. */
const wantsToHave =
  /\b(?:send|share|forward|give|get|have|want|need|provide|e-?mail|attach)\b|发|给|要|提供|寄|有没有/iu

/**
 * The file whose name says what is wanted. Of several of the kind it is the one whose name has most of the other words; where two have
 * as many, it is none: which one is meant a person knows better.
 */
export function askedFile<T extends { name: string }>(said: string, files: readonly T[]): T | null {
  const wanted = wantsToHave.test(said) ? documentKinds.filter((kind) => kind.test(said)) : []
  const words = new Set(wordsIn(said))
  const [best, next] = files
    .map((file) => ({ file, name: spacedName(file.name) }))
    .filter(({ name }) => wanted.some((kind) => kind.test(name)))
    .map(({ file, name }) => ({ file, shared: new Set(wordsIn(name).filter((word) => words.has(word))).size }))
    .toSorted((a, b) => b.shared - a.shared)
  return best && best.shared !== next?.shared ? best.file : null
}

/** "priceList_2026.pdf" → "price List 2026" */
const spacedName = (name: string): string =>
  name
    .replace(/\.\w{1,5}$/, '')
    .replace(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ')
    .replace(/[_.+-]+/g, ' ')

/** Chinese words stand together: every two signs of them are one here. */
function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{sc=Han}+|[\p{L}\d]+/gu) ?? []).flatMap((word) =>
    /\p{sc=Han}/u.test(word)
      ? Array.from({ length: Math.max(word.length - 1, 1) }, (_, at) => word.slice(at, at + 2))
      : word,
  )
}
