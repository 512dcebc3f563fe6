import { expect, test } from 'vitest'
import { answerSubject, quotedText } from './answerText.ts'

test('what is quoted stands behind marks, one more for what was quoted before', () => {
  expect(quotedText('Dear Li\n> your price', 'Ann wrote:')).toBe('\n\nAnn wrote:\n> Dear Li\n>> your price')
})

test('an answer to an answer has one mark in its subject, in whatever language', () => {
  const again = (subject: string) => `Re: ${subject}`
  expect(answerSubject(' Price ', again)).toBe('Re: Price')
  for (const known of ['RE: Price', 'AW: Price', '回复：报价', 'Re : x'])
    expect(answerSubject(known, again)).toBe(known)
})
