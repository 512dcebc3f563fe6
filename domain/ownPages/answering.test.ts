import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commentRefusal, isTooLongForPage, lateAnswerUntil, messageWay } from './answering.ts'
import { missingScopes, pageEnding } from './facts.ts'

const day = 86_400_000
const comment = (at: number, isMention = false) => ({
  at,
  extra: { kind: 'comment' as const, post: '', url: '', isMention, isHidden: false },
})

test('a message goes freely while the window is open, by a person until the seventh day, and then not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 * day }), fc.boolean(), fc.boolean(), (after, answersLate, byPerson) => {
      const wrote = 1_000 * day
      const way = messageWay({ window_until: wrote + day }, { answersLate, byPerson }, wrote + after)
      if (after < day) expect(way).toBe('standard')
      else expect(way).toBe(answersLate && byPerson && after < 7 * day ? 'humanAgent' : null)
    }),
  )
  expect(lateAnswerUntil(day)).toBe(7 * day)
})

test('who has only commented is not written a message', () => {
  expect(messageWay({ window_until: null }, { answersLate: true, byPerson: true }, 1)).toBeNull()
})

test('a comment is answered publicly whenever, and privately once within seven days', () => {
  const now = 100 * day
  const given = { way: 'private' as const, isAnsweredPrivately: true }
  const first = { way: 'private' as const, isAnsweredPrivately: false }
  expect(commentRefusal(comment(0), { ...given, way: 'public' }, now)).toBeNull()
  expect(commentRefusal(comment(now - 6 * day), first, now)).toBeNull()
  expect(commentRefusal(comment(now - 7 * day), first, now)).toBe('privateLate')
  expect(commentRefusal(comment(now - 6 * day), given, now)).toBe('privateTwice')
  expect(commentRefusal(comment(now, true), first, now)).toBe('commentGone')
  expect(commentRefusal(null, first, now)).toBe('commentGone')
  expect(commentRefusal({ at: now, extra: null }, first, now)).toBe('commentGone')
})

test('a public answer may be longer than a message', () => {
  const body = 'a'.repeat(1_500)
  const extra = { kind: 'commentAnswer', to: '00000000-0000-4000-8000-000000000000', way: 'public' } as const
  expect(isTooLongForPage('instagram', { body, extra: null })).toBe(true)
  expect(isTooLongForPage('instagram', { body, extra })).toBe(false)
  expect(isTooLongForPage('facebook', { body, extra: null })).toBe(false)
})

test('the nearer of the two ends is told seven days before', () => {
  const now = 100 * day
  const ends = (token_ends_at: number | null, data_ends_at: number | null) =>
    pageEnding({ token_ends_at, data_ends_at }, now)
  expect(ends(null, null)).toBe('far')
  expect(ends(null, now + 8 * day)).toBe('far')
  expect(ends(now + 60 * day, now + 7 * day)).toBe('soon')
  expect(ends(now, now + 60 * day)).toBe('ended')
})

test('what was not granted is named', () => {
  expect(
    missingScopes('facebook', { scopes: ['pages_show_list', 'pages_manage_metadata', 'pages_messaging'] }),
  ).toEqual(['pages_read_engagement', 'pages_read_user_content', 'pages_manage_engagement', 'leads_retrieval'])
})
