import { expect, test } from 'vitest'
import { replySubject, withoutReplyMarks } from './replySubject.ts'

test.each([
  ['Lamps', 'Re: Lamps'],
  ['RE: Re[2]: AW: 回复：Lamps', 'Re: Lamps'],
  ['Regarding: lamps', 'Re: Regarding: lamps'],
  ['Re:', ''],
  ['', ''],
])('an answer to %j has one mark of an answer', (subject, answer) => {
  expect(replySubject(subject)).toBe(answer)
  expect(replySubject(answer)).toBe(answer)
})

test('what is no mark stays', () => expect(withoutReplyMarks('Renewal: offer')).toBe('Renewal: offer'))
