import { expect, test } from 'vitest'
import { BotSetting, botStep, botWordSum, newBotSetting } from './bot.ts'
import { countWords } from './botWords.ts'
import { languageOfText } from './language.ts'
import { passagesOf } from './passages.ts'
import { twoSigns } from './pieces.ts'

test('a Chinese character and a Latin word count one each', () => {
  expect(countWords('我们生产 LED 灯具。')).toBe(7)
  expect(countWords('We make lamps, since 1998.')).toBe(5)
  expect(countWords('LED灯具')).toBe(3)
  expect(countWords("It's 4.80 — okay?")).toBe(3)
})

test('the check says the sum of all fields and the longest one', () => {
  const setting = { ...newBotSetting, profile: '灯'.repeat(300), contact: 'call us now' }
  expect(botWordSum(setting)).toEqual({ words: 303, longest: 'profile', longestWords: 300 })
})

test('more than 20,000 words are not taken', () => {
  const withWords = (count: number) =>
    BotSetting.safeParse({ ...newBotSetting, history: 'lamp '.repeat(count) }).success
  expect(withWords(20_000)).toBe(true)
  expect(withWords(20_001)).toBe(false)
})

const facts = {
  texts: ['price?'],
  at: 1_000_000_000,
  takenAt: null,
  replies: [],
  today: 0,
  isHandedOver: false,
  isStopped: false,
}
const on = { ...newBotSetting, is_on: true }
const step = (changes: Partial<typeof facts> | { takenAt: number }, setting = on) =>
  botStep(setting, { ...facts, ...changes }, () => 0)

test('the bot has no word where somebody else has it', () => {
  expect(step({})).toEqual({ kind: 'look' })
  expect(step({}, newBotSetting)).toEqual({ kind: 'silent', why: 'off' })
  expect(step({ texts: ['STOP'] })).toEqual({ kind: 'silent', why: 'keyword' })
  expect(step({ texts: ['退订'] })).toEqual({ kind: 'silent', why: 'keyword' })
  expect(step({ takenAt: facts.at - 29 * 60_000 })).toEqual({ kind: 'silent', why: 'taken' })
  expect(step({ takenAt: facts.at - 31 * 60_000 })).toEqual({ kind: 'look' })
  expect(step({ isHandedOver: true })).toEqual({ kind: 'silent', why: 'handedOver' })
  expect(step({ isStopped: true })).toEqual({ kind: 'silent', why: 'stopped' })
  expect(step({ today: on.answers_per_day })).toEqual({ kind: 'silent', why: 'day' })
  const night = { ...on, hours: { from: 9, to: 18, days: [0, 1, 2, 3, 4, 5, 6] } }
  expect(step({ at: Date.UTC(2026, 0, 5, 3) }, night)).toEqual({ kind: 'silent', why: 'hours' })
})

test('somebody who never tires is handed to a person', () => {
  const ago = (...seconds: number[]) => seconds.map((one) => facts.at - one * 1_000)
  expect(step({ replies: ago(5, 20, 40, 60, 80) as never[] })).toEqual({ kind: 'handOver', reason: 'automaton' })
  const often = Array.from({ length: on.answers_per_conversation }, (_, n) => facts.at - (n + 1) * 1_800_000)
  expect(step({ replies: often as never[] })).toEqual({ kind: 'handOver', reason: 'often' })
})

test('a text is cut where its paragraphs end, a long one where its sentences do, and nothing is lost', () => {
  expect(passagesOf('Prices:\nThe lamp is 5 dollars.\nThe panel is 6.')).toEqual([
    { title: 'Prices:', body: 'The lamp is 5 dollars.' },
    { title: 'Prices:', body: 'The panel is 6.' },
  ])
  expect(passagesOf('What is the price?\nFive dollars.')).toEqual([
    { title: '', body: 'What is the price?\nFive dollars.' },
  ])
  const long = '我们的灯质保三年。'.repeat(60)
  const cut = passagesOf(long)
  expect(cut.length).toBeGreaterThan(1)
  expect(cut.map(({ body }) => body).join('')).toBe(long)
})

test('languages are told apart by their signs and words', () => {
  expect(languageOfText('您好，GU10 灯多少钱？')).toBe('zh')
  expect(languageOfText('この製品の価格は？')).toBe('ja')
  expect(languageOfText('Valve 118-53da86 and 9os4')).toBe('en')
  expect(languageOfText('¿Cuánto cuesta la lámpara?')).toBe('es')
  expect(languageOfText('Was kostet die Lampe und wie lange ist die Lieferzeit?')).toBe('de')
  expect(languageOfText('MOQ?')).toBe('en')
})

test('what is written without spaces has pieces of two signs', () => {
  expect(twoSigns('起订量 MOQ 是')).toEqual(['起订', '订量', '是'])
})
