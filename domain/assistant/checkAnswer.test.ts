import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  displacedAnswers,
  givenPassages,
  honestAnswers,
  lyingAnswers,
  passagesOfFigures,
  placedAnswers,
} from '../../tests/fixtures/assistant/writtenAnswers.ts'
import { checkAnswer } from './checkAnswer.ts'
import { figuresIn, findLinks } from './figures.ts'

const passages = givenPassages.map((body) => ({ title: '', body }))
const hosts = new Set(['harbour-lighting.example'])
const check = (answer: string) => checkAnswer(answer, passages, hosts)

test.each(lyingAnswers)('an answer that lies is not sent: %s', (_, answer) => {
  expect(check(answer)).toMatchObject({ kind: 'bad' })
})

test.each(honestAnswers)(
  'an answer whose every sentence stands in its passages is sent without their numbers: %s',
  (answer) => {
    const checked = check(answer)
    expect(checked).toMatchObject({ kind: 'good' })
    expect(checked.kind === 'good' && checked.text).not.toMatch(/\[\d+\]/)
  },
)

const checkFigures = (answer: string) =>
  checkAnswer(
    answer,
    passagesOfFigures.map((body) => ({ title: '', body })),
    hosts,
  )

test.each(displacedAnswers)('a right number about the wrong thing is not sent: %s', (answer) => {
  expect(checkFigures(answer)).toMatchObject({ kind: 'bad' })
})

test.each(placedAnswers)('a number about the thing that its passage speaks of is sent: %s', (answer) => {
  expect(checkFigures(answer)).toMatchObject({ kind: 'good' })
})

test('whatever number is put into a sentence, it is sent only where its passage has it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), (pieces) => {
      const { kind } = check(`The minimum order is ${pieces} pieces of each model [1].`)
      expect(kind).toBe(pieces === 300 ? 'good' : 'bad')
    }),
  )
})

test('a number is the same however it is written', () => {
  expect(figuresIn('1,000 pieces')).toEqual(figuresIn('one thousand pieces'))
  expect(figuresIn('三十天')).toEqual([{ value: 30, unit: 'day' }])
  expect(figuresIn('twenty-five days')).toEqual([{ value: 25, unit: 'day' }])
  expect(figuresIn('$4.80')).toEqual(figuresIn('4.80 USD'))
  expect(figuresIn('两年')).toEqual([{ value: 2, unit: 'year' }])
  expect(figuresIn('一直在这里')).toEqual([])
})

test('links are found without their beginning as well', () => {
  expect(findLinks('see evil.com/x, or mail a@b.cn.')).toEqual(['evil.com/x', 'a@b.cn'])
})
