import { expect, test } from 'vitest'
import { answerProblems, answerProblemText } from './answerProblem.ts'
import { senderProblems } from './sender/senderProblem.ts'

test('whatever kept an answer from being sent is told in words, and what is not known yet as it is named', () => {
  for (const problem of [...answerProblems, ...Object.keys(senderProblems)])
    for (const language of ['en', 'zh'] as const) expect(answerProblemText(problem, language)).not.toBe(problem)
  expect(answerProblemText('contactGone', 'en')).toBe('The contact was deleted. Restore it and write again.')
  expect(answerProblemText('notKnownYet', 'zh')).toBe('notKnownYet')
})
