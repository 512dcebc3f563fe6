import { type MailProblem, mailProblem } from '../sender/mailProblem.ts'
import { spamWords } from './checkWords.ts'
import { tagsIn } from './mergeTags.ts'

// Where lists of mails cut a subject on a wide screen.
export const subjectColumns = 70
const marks = /[!?！？$€£￥¥*★☆●◆]/g

export function subjectProblems(theme: string): MailProblem[] {
  if (!theme.trim()) return [mailProblem('subjectEmpty')]
  const subject = withoutTags(theme).trim()
  const found: MailProblem[] = []
  const columns = terminalWidth(subject)
  if (columns > subjectColumns) found.push(mailProblem('subjectLong', { value: String(columns) }))
  const large = countOf(/\p{Lu}/gu, subject)
  // Fewer are an abbreviation or two.
  if (large >= 8 && large > countOf(/\p{Ll}/gu, subject) * 4) found.push(mailProblem('subjectCapitals'))
  if (countOf(marks, subject) >= 3 || /[!?！？]{2}/.test(subject))
    found.push(mailProblem('subjectMarks', { value: subject.match(marks)?.join('') ?? '' }))
  const reply = /^(re|fwd?|aw|wg|回复|答复|转发)\s*[:：]/i.exec(subject)?.[0]
  if (reply) found.push(mailProblem('subjectReply', { value: reply }))
  return found
}

const countOf = (what: RegExp, text: string) => text.match(what)?.length ?? 0

/** The room that a text takes: a Chinese character or an emoji that of two letters. */
export const terminalWidth = (text: string) => [...text].length + countOf(wide, text)
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Extended_Pictographic}/gu

/** Of words that are read as one: their tags, places that wait for words, and what sounds like junk. */
export function wordProblems(text: string, block?: string): MailProblem[] {
  const said = withoutTags(text)
  const places = said.match(/\[\[[^[\]]*\]\]/g) ?? []
  const junk = [...patterns].filter(([, pattern]) => pattern.test(said)).map(([word]) => word)
  return [
    ...tagProblems(text, block),
    ...places.map((value) => mailProblem('placeToFill', { block, value })),
    ...junk.map((value) => mailProblem('spamWord', { block, value })),
  ]
}

const patterns = new Map([
  ...spamWords.en.map(
    (word) => [word, new RegExp(`(?<![a-z0-9])${word.replace(/ /g, '\\s+')}(?![a-z0-9])`, 'i')] as const,
  ),
  ...spamWords.zh.map((word) => [word, new RegExp(word)] as const),
])

export function tagProblems(text: string, block?: string): MailProblem[] {
  const { unknown, bare, tooLong } = tagsIn(text)
  return [
    ...unknown.map((value) => mailProblem('tagUnknown', { block, value })),
    // Who is written to has an address.
    ...bare.filter((tag) => tag !== 'email').map((value) => mailProblem('tagBare', { block, value })),
    ...tooLong.map((value) => mailProblem('tagFallbackLong', { block, value })),
  ]
}

/** Of words of one look: a tag that changes its look in the middle is none. */
export function brokenTags(text: string, block?: string): MailProblem[] {
  const rest = withoutTags(text).trim()
  return /\{\{|\}\}/.test(rest) ? [mailProblem('tagBroken', { block, value: rest.slice(0, 60) })] : []
}

const withoutTags = (text: string) => text.replace(/\{\{\s*[a-z_]+\s*(?:\|[^{}]*)?\}\}/gi, '')
