import { expect, test } from 'vitest'
import { type ChannelAccount, newChannelAccount } from '#domain/channels/account'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { AnswerWay } from './comments/useCommentChoice.ts'
import { pageObstacle } from './obstacle.ts'

const day = 86_400_000
const now = 100 * day
const page = {
  name: 'Lamps',
  username: 'lamps',
  link: '',
  scopes: [],
  granted_by: '',
  token_ends_at: null,
  data_ends_at: null,
  is_heard: true,
  answers_late: false,
  connected_at: 0,
  told_at: 0,
}
const route = (more: Partial<ChannelAccount> = {}): ChannelAccount => ({
  ...newChannelAccount,
  id: '01900000-0000-7000-8000-000000000001',
  channel: 'facebook',
  name: 'Lamps',
  setting: { kind: 'facebook', page: '10000' },
  sender: '',
  registered_in: [],
  countries: [],
  hours: { from: 0, to: 24, days: [0] },
  per_second: 1,
  currency: '',
  prices: [],
  templates: [],
  is_on: true,
  users: [],
  assignment: 'contactOwner',
  secrets: ['token', 'userToken'],
  page,
  created_at: 0,
  updated_at: 0,
  ...more,
})
const comment = (at: number) =>
  ({ at, extra: { kind: 'comment', post: '', url: '', isMention: false, isHidden: false } }) as ConversationMessage
const thread = (window_until: number | null) => ({
  ended: '' as const,
  identity: { kind: 'psid' as const, value: '7' },
  window_until,
})
const choice = (way: AnswerWay, said: ConversationMessage | null = null, isAnsweredPrivately = false) => ({
  way,
  comment: said,
  isAnsweredPrivately,
})

test('a message waits for theirs, and is told whether they never wrote or the time is over', () => {
  const of = (until: number | null, more: Partial<ChannelAccount> = {}) =>
    pageObstacle(thread(until), { route: route(more), now, choice: choice('message') })
  expect(of(now + 1)).toBeNull()
  expect(of(now)).toBe('pageWindow')
  expect(of(null)).toBe('pageNever')
  expect(of(now - 5 * day, { page: { ...page, answers_late: true } })).toBeNull()
  expect(of(now - 6 * day, { page: { ...page, answers_late: true } })).toBe('pageWindow')
})

test('a comment is answered below it whatever the window says, and in private once within seven days', () => {
  const of = (one: ReturnType<typeof choice>) => pageObstacle(thread(null), { route: route(), now, choice: one })
  expect(of(choice('public', comment(0)))).toBeNull()
  expect(of(choice('private', comment(now - day)))).toBeNull()
  expect(of(choice('private', comment(now - day), true))).toBe('privateTwice')
  expect(of(choice('private', comment(now - 7 * day)))).toBe('privateLate')
  expect(of(choice('public'))).toBe('commentGone')
})

test('from a page that is off, gone or no longer connected nothing is answered', () => {
  const of = (one: ChannelAccount | null) =>
    pageObstacle(thread(now + 1), { route: one, now, choice: choice('message') })
  expect(of(null)).toBe('page')
  expect(of(route({ is_on: false }))).toBe('page')
  expect(of(route({ secrets: [] }))).toBe('page')
  expect(of(route({ problem: 'token' }))).toBe('page')
  expect(of(route({ problem: 'forbidden' }))).toBeNull()
})
