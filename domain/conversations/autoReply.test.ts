import { expect, test } from 'vitest'
import { offsetAt } from '../campaigns/testing/offsets.ts'
import { limits } from '../limits.ts'
import { ownerByContact } from './assignment.ts'
import { type AutoReply, fitsText, fittingReply, silence } from './autoReply.ts'
import { ownerOfRest } from './conversation.ts'

const minute = 60_000
const id = (n: number) => `019aa000-0000-7000-8000-00000000000${n}`
const rule = (n: number, changes: Partial<AutoReply> = {}): AutoReply => ({
  id: id(n),
  name: `rule ${n}`,
  channel_account_id: null,
  inquiries: false,
  match: 'any',
  words: [],
  when: 'always',
  hours: { from: 9, to: 18, days: [0, 1, 2, 3, 4] },
  time_zone: 'Asia/Shanghai',
  company_hours: false,
  language: 'zh',
  text: 'text',
  place: n,
  is_on: true,
  created_at: 1,
  updated_at: 1,
  ...changes,
})
const word = (...words: string[]) => ({ match: 'word' as const, words })
const contains = (...words: string[]) => ({ match: 'contains' as const, words })

test.each([
  ['price', 'What is the PRICE?', true],
  ['price', 'a priceless thing', false],
  ['price', 'half-price', true],
  ['Ｐｒｉｃｅ', 'price', true],
  ['preis', 'Preisliste', false],
  ['цена', 'Какая цена?', true],
  ['价格', '请问价格多少', true],
  ['price list', 'your  price\nlist please', true],
  ['price', '', false],
])('the word %s in “%s”: %s', (one, said, fits) => {
  expect(fitsText(word(one), said)).toBe(fits)
})

test('a part of a word counts where that is asked for', () => {
  expect(fitsText(contains('price'), 'a priceless thing')).toBe(true)
  expect(fitsText(contains('price', 'cost'), 'how dear?')).toBe(false)
})

test('the first rule that is on and fits answers, at its hours and over its account', () => {
  // A Friday, 17:59 and 18:01 in Shanghai.
  const friday = Date.UTC(2026, 10, 27, 9, 59)
  const ask = (rules: AutoReply[], at: number, account = id(8), texts = ['hello']) =>
    fittingReply(rules, { channel_account_id: account, texts, at, company: null }, offsetAt)?.name
  const within = rule(1, { when: 'within' })
  const outside = rule(2, { when: 'outside' })
  expect(ask([outside, within], friday)).toBe('rule 1')
  expect(ask([outside, within], friday + 2 * minute)).toBe('rule 2')
  expect(ask([outside, within], friday + 24 * 60 * minute)).toBe('rule 2')
  expect(ask([rule(1, { place: 5 }), rule(2)], friday)).toBe('rule 2')
  expect(ask([rule(1, { is_on: false })], friday)).toBeUndefined()
  expect(ask([rule(1, { channel_account_id: id(9) }), rule(2)], friday)).toBe('rule 2')
  expect(ask([rule(1, word('price'))], friday, id(8), ['hello', 'the price?'])).toBe('rule 1')
})

test('a rule that goes by the company’s hours has those, and its own until the company said any', () => {
  const friday = Date.UTC(2026, 10, 27, 9, 59)
  const rules = [rule(1, { when: 'within', company_hours: true })]
  const ask = (hours: AutoReply['hours'] | null) =>
    fittingReply(
      rules,
      { channel_account_id: null, texts: ['hello'], at: friday, company: { name: '', hours, time_zone: 'UTC' } },
      offsetAt,
    )?.name
  expect(ask(null)).toBe('rule 1')
  expect(ask({ from: 9, to: 18, days: [4] })).toBe('rule 1')
  expect(ask({ from: 10, to: 18, days: [4] })).toBeUndefined()
  expect(ask({ from: 9, to: 18, days: [5] })).toBeUndefined()
})

test('rules are silent where a person answers, where the law answers, and where machines do', () => {
  const at = 1_000_000_000
  const facts = { texts: ['hello'], at, takenAt: null, replies: [] }
  expect(silence(facts)).toBeNull()
  expect(silence({ ...facts, texts: ['hello', 'Stop.'] })).toBe('keyword')
  expect(silence({ ...facts, takenAt: at - 29 * minute })).toBe('taken')
  expect(silence({ ...facts, takenAt: at - limits.autoReplyPauseMinutes * minute })).toBeNull()
  const alternating = [60, 59.5, 59.1].map((ago) => at - ago * minute)
  expect(silence({ ...facts, replies: alternating })).toBe('automaton')
  expect(silence({ ...facts, replies: [60, 59.5, 58.9].map((ago) => at - ago * minute) })).toBeNull()
  const many = Array.from({ length: limits.autoRepliesPerDay }, (_, n) => at - (n + 1) * 60 * minute)
  expect(silence({ ...facts, replies: many })).toBe('often')
  expect(silence({ ...facts, replies: many.map((one) => one - 24 * 60 * minute) })).toBeNull()
})

test('the contact says who answers as far as the rule and the users of the account allow', () => {
  const [main, ann, ben] = ['main', 'ann', 'ben']
  const shared = { users: [ann], main }
  const open = { users: [], main }
  expect(ownerByContact({ rule: 'contactOwner', contactOwner: ann }, shared)).toBe(ann)
  expect(ownerByContact({ rule: 'contactOwner', contactOwner: ben }, shared)).toBeNull()
  expect(ownerByContact({ rule: 'contactOwner', contactOwner: ben }, open)).toBe(ben)
  expect(ownerByContact({ rule: 'roundRobin', contactOwner: ann }, shared)).toBe(ann)
  expect(ownerByContact({ rule: 'roundRobin', contactOwner: main }, open)).toBeNull()
  expect(ownerByContact({ rule: 'nobody', contactOwner: ann }, shared)).toBeNull()
  expect([ownerOfRest(shared), ownerOfRest(open)]).toEqual([null, main])
})
