import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Actor } from '#domain/shared/mutation'
import { Hints, type Listener } from './hints.ts'
import { readPoke } from './listen.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => vi.useRealTimers())

/** Somebody of company `a`, and the heads they were told. */
function listener(user: string, role: Actor['role'] = 'sub', account = 'a'): Listener & { heads: number[] } {
  const heads: number[] = []
  return { user: { account, user, role }, tell: (head) => heads.push(head), heads }
}

function hearing(...listeners: Listener[]): Hints {
  const hints = new Hints(() => {})
  for (const one of listeners) hints.add(one)
  return hints
}

const poke = (head: number, ...scopes: string[]) => ({ account: 'a', head, scopes })

test('only who may see what changed is told', () => {
  const [main, ann, bob] = [listener('main', 'main'), listener('ann'), listener('bob')]
  const other = listener('eve', 'main', 'b')
  const hints = hearing(main, ann, bob, other)
  const told = (...scopes: string[]) => {
    for (const one of [main, ann, bob, other]) one.heads.length = 0
    hints.hear(poke(7, ...scopes))
    vi.advanceTimersByTime(1_000)
    return Object.entries({ main, ann, bob, other }).flatMap(([name, { heads }]) => (heads.length ? [name] : []))
  }
  expect(told('user:ann')).toEqual(['main', 'ann'])
  expect(told('self:ann')).toEqual(['ann'])
  expect(told('self:main')).toEqual(['main'])
  expect(told('main')).toEqual(['main'])
  expect(told('acct')).toEqual(['main', 'ann', 'bob'])
  // A contact that changes hands: whom it leaves, and to whom it comes.
  expect(told('user:ann', 'user:bob')).toEqual(['main', 'ann', 'bob'])
  expect(told('user:deleted')).toEqual(['main'])
  expect(told('talk:ann', 'talk:ann:202611')).toEqual(['main', 'ann'])
  expect(told('talk:bob:202611')).toEqual(['main', 'bob'])
})

test('a message that names no scopes, of an older process or of a great many, is for all of the company', () => {
  expect(readPoke('a 7 acct,user:x')).toEqual({ account: 'a', head: 7, scopes: ['acct', 'user:x'] })
  expect(readPoke('a 7')).toEqual({ account: 'a', head: 7, scopes: null })
  const [ann, bob] = [listener('ann'), listener('bob')]
  hearing(ann, bob).hear(readPoke('a 7'))
  expect([ann.heads, bob.heads]).toEqual([[7], [7]])
})

test('one is told at once, then with the last head of what came meanwhile', () => {
  const ann = listener('ann')
  const hints = hearing(ann)
  for (let head = 1; head <= 30; head++) hints.hear(poke(head, 'user:ann'))
  expect(ann.heads).toEqual([1])
  vi.advanceTimersByTime(1_000)
  expect(ann.heads).toEqual([1, 30])
})

test('a hundred people are told little by little, each once, and whoever leaves meanwhile not at all', () => {
  const crowd = Array.from({ length: 100 }, (_, n) => listener(`${n}`))
  const hints = hearing(...crowd)
  hints.hear(poke(5, 'acct'))
  const told = () => crowd.filter(({ heads }) => heads.length).length
  expect(told()).toBeLessThan(10)
  hints.remove(crowd[99]!)
  hints.hear(poke(6, 'acct'))
  vi.advanceTimersByTime(10_000)
  expect(told()).toBe(99)
  // The first ones were told of 5 and again of 6; the others only once, of 6.
  expect(crowd.filter(({ heads }) => heads.length === 1 && heads[0] === 6).length).toBeGreaterThan(80)
  for (const { heads } of crowd.slice(0, 99)) expect(heads.at(-1)).toBe(6)
})

test('after a gap everybody is told', () => {
  const [ann, eve] = [listener('ann'), listener('eve', 'main', 'b')]
  hearing(ann, eve).hearAnything()
  expect([ann.heads, eve.heads]).toEqual([[0], [0]])
})
