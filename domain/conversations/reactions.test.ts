import { expect, test } from 'vitest'
import { mayReactTo, type ReactionUnderWay, reactionsUnderWay, shownReactions } from './reactions.ts'

const day = 86_400_000
const theirs = { by: 'peer', emoji: '🙏', at: 1 } as const
const ours = { by: 'us', emoji: '❤️', at: 2 } as const
const own = (change: Partial<ReactionUnderWay> = {}): ReactionUnderWay => ({
  id: 'a',
  to: 'm',
  emoji: '👍',
  at: 3,
  state: 'queued',
  ...change,
})

test('what this device is about to say stands in the place of what was said before, and what failed does not', () => {
  const waiting = { by: 'us', emoji: '👍', isWaiting: true }
  expect(shownReactions([theirs, ours], own())).toEqual([{ by: 'peer', emoji: '🙏', isWaiting: false }, waiting])
  expect(shownReactions([ours], own({ state: 'failed' }))).toEqual([{ by: 'us', emoji: '❤️', isWaiting: false }])
  expect(shownReactions([ours], own({ emoji: '' }))).toEqual([])
  expect(shownReactions([{ ...theirs, emoji: '' }], undefined)).toEqual([])
})

test('of several to one message the last one counts, unless it arrived or was taken back', () => {
  const later = own({ id: 'b', at: 4, emoji: '😂' })
  expect(reactionsUnderWay([later, own()]).get('m')).toBe(later)
  expect(reactionsUnderWay([own(), { ...later, state: 'withdrawn' }]).get('m')?.emoji).toBe('👍')
  expect(reactionsUnderWay([own({ state: 'failed' }), { ...later, state: 'accepted' }]).size).toBe(0)
})

test('only what the other side has is reacted to, for thirty days', () => {
  const message = { state: 'received', kind: 'text', at: day } as const
  expect(mayReactTo(message, 2 * day)).toBe(true)
  expect(mayReactTo(message, 31 * day)).toBe(false)
  expect(mayReactTo({ ...message, state: 'queued' }, 2 * day)).toBe(false)
  expect(mayReactTo({ ...message, kind: 'notice' }, 2 * day)).toBe(false)
})
