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

/** "Send me your price list" asks for the file; "is it valid?", "I have your price list" and "when is it shipped?" ask for an answer. */
const wishes = [
  /\b(?:please|kindly|(?:can|could|would|will) you) (?:please |kindly )?(?:send|share|forward|give|provide|e-?mail|attach)\b/i,
  /\b(?:send|share|forward|give|e-?mail) (?:me|us)\b/i,
  /\b(?:can|could|may) (?:i|we) (?:please )?(?:have|get|see)\b/i,
  /\b(?:i|we)(?:'d| would)? (?:want|need|like)\b/i,
  /\bdo you have\b/i,
  /(?<!不)(?:想要|需要|要一份)|发(?:一?[下份个]|给|我|来|过来)|给我|提供|寄|有没有|有.{0,8}吗/u,
] as const

/**
 * The file that was asked for, by its name. Among several of the same kind, the one whose name shares most words with the question; null
 * on a tie, which a person has to decide.
 */
export function askedFile<T extends { name: string }>(said: string, files: readonly T[]): T | null {
  const wanted = wishes.some((wish) => wish.test(said)) ? documentKinds.filter((kind) => kind.test(said)) : []
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
