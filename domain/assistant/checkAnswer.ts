import { areFiguresPlaced } from './figurePlaces.ts'
import { dayWordsIn, figuresIn, findLinks, hostOfLink, standsIn } from './figures.ts'
import { languageOfText } from './language.ts'
import { stems, twoSigns } from './pieces.ts'

export type CheckedPassage = { title: string; body: string }

/** Why a written answer is not sent. */
export const answerFaults = [
  'empty',
  'unsourced',
  'figure',
  'day',
  'link',
  'name',
  'foreign',
  'place',
  'negation',
] as const
export type AnswerFault = (typeof answerFaults)[number]
export type CheckedAnswer =
  | { kind: 'good'; text: string; used: number[] }
  | { kind: 'bad'; fault: AnswerFault; sentence: string }

/**
 * Whether a model's answer may be sent: each sentence names passages (`[1]`), and says no number, date, link or name and hardly a word
 * that stands in none of those it names. `hosts`: where links may lead.
 */
export function checkAnswer(
  said: string,
  passages: readonly CheckedPassage[],
  hosts: ReadonlySet<string>,
): CheckedAnswer {
  const sentences = sentencesOf(said)
  if (!sentences.length) return { kind: 'bad', fault: 'empty', sentence: '' }
  const used = new Set<number>()
  for (const sentence of sentences) {
    const named = [...sentence.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number) - 1)
    const plain = withoutMarks(sentence)
    if (!named.length || named.some((at) => !passages[at])) return { kind: 'bad', fault: 'unsourced', sentence: plain }
    const fault = faultOf(
      plain,
      named.map((at) => passages[at]!),
      hosts,
    )
    if (fault) return { kind: 'bad', fault, sentence: plain }
    for (const at of named) used.add(at)
  }
  return { kind: 'good', text: withoutMarks(said), used: [...used] }
}

const withoutMarks = (text: string) =>
  text
    .replace(/\s*\[\d+\]/g, '')
    .replace(/ +([.,;:!?])/g, '$1')
    .trim()

/** A mark behind the full stop belongs to the sentence before it. */
const sentencesOf = (said: string): string[] =>
  said
    .replace(/([.!?。！？…])((?:\s*\[\d+\])+)/gu, '$2$1')
    .split(/(?<=[.!?…])\s+|(?<=[。！？])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

function faultOf(sentence: string, named: readonly CheckedPassage[], hosts: ReadonlySet<string>): AnswerFault | null {
  const source = named.map(({ title, body }) => `${title}\n${body}`).join('\n')
  const figures = figuresIn(source)
  if (!figuresIn(sentence).every((figure) => standsIn(figure, figures))) return 'figure'
  const days = new Set(dayWordsIn(source))
  if (!dayWordsIn(sentence).every((day) => days.has(day))) return 'day'
  const links = findLinks(source)
  if (!findLinks(sentence).every((link) => links.includes(link) && isAllowed(link, hosts))) return 'link'
  const words = source.toLowerCase()
  if (!namesIn(sentence).every((name) => words.includes(name.toLowerCase()))) return 'name'
  // In another language only figures and names can be compared.
  if (languageOfText(sentence) !== languageOfText(named.map(({ body }) => body).join('\n'))) return null
  if (sharedPart(sentence, source) < leastShared) return 'foreign'
  if (!areFiguresPlaced(sentence, named)) return 'place'
  return isDenial(sentence) === isDenial(nearest(sentence, source)) ? null : 'negation'
}

export const isAllowed = (link: string, hosts: ReadonlySet<string>): boolean => {
  const host = hostOfLink(link)
  return [...hosts].some((one) => host === one || host.endsWith(`.${one}`))
}

/** Marks, standards and codes: capitals, or capitals with digits; and names, where a language writes nothing else with a capital. */
const namesIn = (sentence: string): string[] => [
  ...(sentence.match(/\b[A-Z][A-Z\d]+(?:[-/][A-Z\d]+)*\b/g) ?? []),
  ...(languageOfText(sentence) === 'de' ? [] : (sentence.match(/(?<=[\p{L}\p{N},;]\s+)[A-Z][a-z]{2,}\b/gu) ?? [])),
]

/** A model may say it in its own words, but not in nothing but its own. */
const leastShared = 0.5
function sharedPart(sentence: string, source: string): number {
  const signs = twoSigns(sentence)
  if (signs.length > 4) {
    const there = new Set(twoSigns(source))
    return signs.filter((piece) => there.has(piece)).length / signs.length
  }
  const words = stems(sentence)
  if (!words.length) return 1
  const there = new Set(stems(source))
  return words.filter((word) => there.has(word)).length / words.length
}

const denial =
  /\b(?:not|no|never|neither|nor|without|cannot|can't|don't|doesn't|isn't|aren't|won't|nobody|nothing)\b|不|没有|无需|未|无法/iu
const isDenial = (text: string) => denial.test(text)

/** The sentence of the source that shares most with this one. */
function nearest(sentence: string, source: string): string {
  const all = source.split(/(?<=[.!?;])\s+|(?<=[。！？；，])|\n+/u).filter((one) => one.trim())
  const words = new Set([...stems(sentence), ...twoSigns(sentence)])
  const shared = (one: string) => [...stems(one), ...twoSigns(one)].filter((word) => words.has(word)).length
  return all.reduce((best, one) => (shared(one) > shared(best) ? one : best), all[0] ?? '')
}
