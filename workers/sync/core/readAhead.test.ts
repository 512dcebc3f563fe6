import { expect, test } from 'vitest'
import type { PullAnswer, PullRequest } from '#domain/sync/protocol'
import { isSameQuestion, nextQuestion } from './readAhead.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const boot = { kind: 'boot' as const, boot: null, after: null }
const request: PullRequest = {
  replica: id,
  schema: 1,
  epoch: 'e',
  limit: 2,
  scopes: [
    { scope: 'acct', gen: 0, phase: { kind: 'delta', cursor: 3 } },
    { scope: 'main', gen: 0, phase: boot },
  ],
}
const answer: PullAnswer = {
  epoch: 'e',
  head: 5,
  scopes: ['acct', 'main'],
  pages: [
    { kind: 'delta', scope: 'acct', gen: 0, cursor: 3, upto: 5, more: false, puts: {}, dels: [] },
    { kind: 'boot', scope: 'main', gen: 0, after: null, boot: 5, next: ['contact', id], puts: {} },
  ],
}

test('the question after a page of a first sync is known before the page is written', () => {
  expect(nextQuestion(request, answer)?.scopes).toEqual([
    { scope: 'main', gen: 0, phase: { kind: 'boot', boot: 5, after: ['contact', id] } },
    { scope: 'acct', gen: 0, phase: { kind: 'delta', cursor: 5 } },
  ])
})

test('the question ahead names what will have been read by then, and one that names something else is another', () => {
  const witness = { seq: 5, mark: id }
  const ahead = nextQuestion(request, { ...answer, witness })!
  expect(ahead).toMatchObject({ witness })
  expect(isSameQuestion(ahead, { ...ahead, witness: { ...witness, mark: id.replace('1', '2') } })).toBe(false)
})

test('nothing is asked ahead when the first sync has ended, a scope begins anew, or the history is another', () => {
  const [delta, page] = answer.pages as [PullAnswer['pages'][0], Extract<PullAnswer['pages'][0], { kind: 'boot' }>]
  expect(nextQuestion(request, { ...answer, pages: [delta, { ...page, next: null }] })).toBeNull()
  expect(nextQuestion(request, { ...answer, pages: [{ kind: 'reset', scope: 'acct', gen: 0 }, page] })).toBeNull()
  expect(nextQuestion(request, { ...answer, epoch: 'f' })).toBeNull()
})

test('the order of the scopes makes no other question, a new generation does', () => {
  const turned = { ...request, scopes: [...request.scopes].reverse() }
  expect(isSameQuestion(request, turned)).toBe(true)
  const reset = { ...request, scopes: request.scopes.map((asked) => ({ ...asked, gen: 1 })) }
  expect(isSameQuestion(request, reset)).toBe(false)
})
