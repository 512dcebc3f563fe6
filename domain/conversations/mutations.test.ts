import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Actor, Mutation, Row } from '../shared/mutation.ts'
import { allConversationMutations } from './mutations.ts'
import {
  account,
  channel,
  conversation,
  message,
  opened,
  other,
  conversationSamples as samples,
  seen,
  said as text,
  user,
} from './testing/samples.ts'

const actor: Actor = { account, user, role: 'sub' }
type Name = keyof typeof samples
const named = (name: Name) => allConversationMutations[name] as unknown as Mutation
function run(name: Name, row: Row | null, args: object = samples[name], edited_at = 1_000): Row | null {
  const parsed = z.parse(named(name).input, args)
  return named(name).apply(row, parsed, { id: named(name).ids(parsed)[0]!, user, edited_at })
}
const refused = (name: Name, row: Row | null, args: object = samples[name], by: Actor = actor) =>
  named(name).refuse?.(row, z.parse(named(name).input, args), by) ?? null
const thread = () => run('conversation.open', null)!

test.each(Object.keys(samples) as Name[])('%s takes what a device sends, and a row that is gone', (name) => {
  expect(named(name).ids(z.parse(named(name).input, samples[name]))).toHaveLength(1)
  expect(() => run(name, null)).not.toThrow()
})

test('a thread that is open is opened again without being changed, and only under its own id', () => {
  const row = { ...thread(), in_count: 4 }
  expect(run('conversation.open', row, samples['conversation.open'], 9_000)).toBe(row)
  expect(refused('conversation.open', row)).toBeNull()
  const wrong = { ...opened, id: message }
  expect(z.safeParse(named('conversation.open').input, wrong).success).toBe(false)
})

test('of two who take a thread the second one hears that it is taken', () => {
  const free = { ...thread(), owner: null }
  expect(refused('conversation.take', free)).toBeNull()
  const mine = run('conversation.take', free)!
  expect(mine.owner).toBe(user)
  expect(refused('conversation.take', mine)).toBeNull()
  expect(refused('conversation.take', mine, undefined, { ...actor, user: other })).toBe('alreadyTaken')
})

test('what was read stays read, whichever device says less later', () => {
  const read = run('conversation_seen.read', null)!
  expect(read).toMatchObject({ seen_n: 3, user, conversation_id: conversation })
  const unread = run('conversation_seen.markUnread', read)!
  expect(unread).toMatchObject({ seen_n: 3, marked_unread: true })
  const less = { id: seen, conversation_id: conversation, n: 1 }
  expect(run('conversation_seen.read', unread, less)).toMatchObject({ seen_n: 3, marked_unread: false })
})

test('nobody marks anything in another one’s list, and pins three threads at most', () => {
  expect(refused('conversation_seen.mute', null, undefined, { ...actor, user: other })).toBe('forbidden')
  const pinned = (n: number) => Array.from({ length: n }, (_, at): Row => ({ id: `${at}`, pinned_at: 1 }))
  const rows = (all: Row[]) => ({ all: () => all, get: () => undefined, below: () => [] })
  const among = named('conversation_seen.pin').among!(samples['conversation_seen.pin'])!
  expect(among(rows(pinned(2)))).toBeNull()
  expect(among(rows(pinned(3)))).toBe('pinsFull')
  const inNumber = named('conversation_seen.pin').among!({
    id: seen,
    conversation_id: conversation,
    pinned_in: channel,
    on: true,
  })!
  expect(inNumber(rows(pinned(3)))).toBeNull()
  expect(inNumber(rows(pinned(3).map((row) => ({ ...row, pinned_in: channel }))))).toBe('numberPinsFull')
})

test('a message is taken back while it waits and not once it leaves', () => {
  const queued = run('message.send', null)!
  expect(queued).toMatchObject({ state: 'queued', direction: 'out', author: user, month: 197_001, n: null })
  expect(refused('message.takeBack', queued)).toBeNull()
  expect(refused('message.takeBack', { ...queued, state: 'sending' })).toBe('alreadySent')
  expect(refused('message.takeBack', run('message.takeBack', queued))).toBeNull()
  expect(refused('message.delete', queued)).toBe('messageUnderWay')
  expect(refused('message.delete', { ...queued, state: 'accepted' })).toBeNull()
})

test('an empty message is none', () => {
  expect(z.safeParse(named('message.send').input, { ...text, body: ' \n' }).success).toBe(false)
})

test('a tag stands on a thread once, and the row that does not change is left alone', () => {
  const tagged = run('conversation.tag.add', thread())!
  expect(tagged.tags).toEqual([other])
  expect(run('conversation.tag.add', tagged)).toBe(tagged)
  expect(run('conversation.tag.remove', tagged)!.tags).toEqual([])
})

test('what is said in names and texts stays a text, whatever it looks like', () => {
  for (const body of [
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '"><script>alert(1)</script>',
    '\u202egnp',
  ])
    expect(run('message.send', null, { ...text, body })!.body).toBe(body)
})

test('a canned answer is changed by its maker and by the main account', () => {
  const row = { ...run('canned_answer.create', null)!, owner: other }
  expect(refused('canned_answer.patch', row)).toBe('forbidden')
  expect(refused('canned_answer.patch', row, undefined, { ...actor, role: 'main' })).toBeNull()
})
