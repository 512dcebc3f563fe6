import { expect, test } from 'vitest'
import { mailboxProblems, mailboxProblemWords } from '#domain/email/sender/mailboxProblem'
import { MailboxState, nextRange, stateFor } from './state.ts'

const known = { uidValidity: '7', lastUid: 10, oldBelow: 5 }

test('a folder is the known one only while its numbers mean the same mails', () => {
  expect(stateFor(known, { uidValidity: '7', uidNext: 11 })).toBe(known)
  expect(stateFor(known, { uidValidity: '8', uidNext: 11 })).toEqual({ uidValidity: '8', lastUid: 0, oldBelow: 11 })
  expect(stateFor(known, { uidValidity: '7', uidNext: 10 })).toEqual({ uidValidity: '7', lastUid: 0, oldBelow: 10 })
  expect(stateFor(null, { uidValidity: '7', uidNext: 1 })).toEqual({ uidValidity: '7', lastUid: 0, oldBelow: 1 })
})

test('old mails come first, and no number is left out between them and the new ones', () => {
  const ranges = []
  let from = 1
  for (let range = nextRange(known, next()); range; range = nextRange(known, next())) {
    ranges.push(range)
    from = range.to + 1
  }
  expect(ranges).toEqual([
    { from: 1, to: 3, isOld: true },
    { from: 4, to: 4, isOld: true },
    { from: 5, to: 7, isOld: false },
    { from: 8, to: 8, isOld: false },
  ])

  function next() {
    return { from, uidNext: 9, width: 3 }
  }
})

test('a state is what it was after a way through JSON', () => {
  const state = { inbox: known, junk: null }
  expect(MailboxState.parse(JSON.parse(JSON.stringify(state)))).toEqual(state)
})

test('every problem has words in both languages', () => {
  for (const problem of Object.keys(mailboxProblems) as (keyof typeof mailboxProblems)[]) {
    for (const text of Object.values(mailboxProblemWords.en[problem])) expect(text).toMatch(/^[A-Z].*\.$/)
    for (const text of Object.values(mailboxProblemWords.zh[problem])) expect(text).toMatch(/\p{Script=Han}.*。$/u)
  }
})
