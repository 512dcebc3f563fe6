import { expect, test } from 'vitest'
import { mailboxProblems, mailboxProblemText } from '#domain/email/mailboxProblem'
import { MailboxState, nextRange, stateFor } from './state.ts'

const known = { uidValidity: '7', lastUid: 10, oldBelow: 5 }

test('a folder is the known one only while its numbers mean the same mails', () => {
  expect(stateFor(known, { uidValidity: '7', uidNext: 11 })).toBe(known)
  expect(stateFor(known, { uidValidity: '8', uidNext: 11 })).toEqual({ uidValidity: '8', lastUid: 0, oldBelow: 11 })
  expect(stateFor(known, { uidValidity: '7', uidNext: 10 })).toEqual({ uidValidity: '7', lastUid: 0, oldBelow: 10 })
  expect(stateFor(null, { uidValidity: '7', uidNext: 1 })).toEqual({ uidValidity: '7', lastUid: 0, oldBelow: 1 })
})

test('old mails come first, and no number is left out between them and the new ones', () => {
  expect(nextRange({ ...known, lastUid: 2 }, 12)).toEqual({ from: 3, to: 4, isOld: true })
  expect(nextRange({ ...known, lastUid: 4 }, 12)).toEqual({ from: 5, to: 11, isOld: false })
  expect(nextRange({ ...known, lastUid: 11 }, 12)).toBeNull()
})

test('a state is what it was after a way through JSON', () => {
  const state = { inbox: known, junk: null }
  expect(MailboxState.parse(JSON.parse(JSON.stringify(state)))).toEqual(state)
})

test('every problem has words in both languages', () => {
  for (const problem of Object.keys(mailboxProblems) as (keyof typeof mailboxProblems)[]) {
    expect(mailboxProblemText(problem, 'en-US')).toMatch(/^[A-Z].*\.$/)
    expect(mailboxProblemText(problem, 'zh-CN')).toMatch(/\p{Script=Han}/u)
  }
})
