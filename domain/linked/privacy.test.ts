import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accessOf, markChat, mayMarkChat, type PrivacyFacts, type PrivacyRule } from './privacy.ts'
import { type ArrivedChats, type SortingFacts, sortHistory } from './sortHistory.ts'

const linkedAt = 1_000_000
const own = new Set(['491700000000@s.whatsapp.net', '1@lid'])
const rule: PrivacyRule = { sees: 'business', linkedAt, relinkedAt: null, isHistoryOver: true }
const chat = (facts: Partial<PrivacyFacts> = {}): PrivacyFacts => ({
  ids: ['491510000001@s.whatsapp.net'],
  first: null,
  isOld: false,
  contactSince: null,
  seenAt: linkedAt,
  mark: null,
  ...facts,
})
const access = (facts: Partial<PrivacyFacts>, changed: Partial<PrivacyRule> = {}) =>
  accessOf(chat(facts), { ...rule, ...changed }, own)
const after = (by: 'them' | 'phone' | 'product') => ({ at: linkedAt + 5, by })

test('the company sees its contacts and who writes for the first time after linking, and nobody else', () => {
  expect(access({ contactSince: linkedAt - 1 })).toBe('company')
  expect(access({ first: after('them') })).toBe('company')
  expect(access({ first: after('product') })).toBe('company')
  expect(access({})).toBe('private')
  expect(access({ first: { at: linkedAt - 1, by: 'them' } })).toBe('private')
  expect(access({ first: after('them'), isOld: true })).toBe('private')
  expect(access({ first: after('phone') })).toBe('private')
})

test('with all it sees every chat but what the user writes to themselves, and what somebody shows to all', () => {
  const all = { sees: 'all' } as const
  expect(access({ isOld: true }, all)).toBe('company')
  expect(access({ ids: ['1203@g.us'] }, all)).toBe('company')
  expect(access({ ids: ['1@lid'] }, all)).toBe('private')
  expect(access({ ids: ['status@broadcast'], mark: { as: 'business', at: 1 } }, all)).toBe('private')
})

test('a group is private until its user says otherwise', () => {
  expect(access({ ids: ['1203@g.us'], first: after('them') })).toBe('private')
  expect(access({ ids: ['1203@g.us'], mark: { as: 'business', at: 1 } })).toBe('company')
})

test('while the history still comes nobody is taken for new', () => {
  expect(access({ first: after('them') }, { isHistoryOver: false })).toBe('private')
  expect(access({ contactSince: 1 }, { isHistoryOver: false })).toBe('company')
})

test('a contact that is made later opens no private chat', () => {
  expect(access({ isOld: true, contactSince: linkedAt + 1 })).toBe('private')
})

test('only who linked the phone says whose a chat is, and the later word counts', () => {
  expect(mayMarkChat('ann', 'ann')).toBe(true)
  expect(mayMarkChat('boss', 'ann')).toBe(false)
  const marked = markChat(chat(), { as: 'business', at: 7 })
  expect(accessOf(marked, rule, own)).toBe('company')
  expect(accessOf(markChat(marked, { as: 'private', at: 6 }), rule, own)).toBe('company')
  expect(accessOf(markChat(marked, { as: 'private', at: 7 }), rule, own)).toBe('private')
})

type TestMessage = { id: number; chat: string; otherChat: string | null; fromMe: boolean; at: number }
const numbers = [0, 1, 2, 3]
const jid = (n: number) => `49151000000${n}@s.whatsapp.net`
const lid = (n: number) => `90${n}@lid`
const message = fc
  .record({
    n: fc.constantFrom(...numbers),
    under: fc.constantFrom('jid', 'lid', 'both'),
    fromMe: fc.boolean(),
    at: fc.integer({ min: linkedAt - 20, max: linkedAt + 20 }),
  })
  .map(({ n, under, ...rest }) => ({
    ...rest,
    chat: under === 'lid' ? lid(n) : jid(n),
    otherChat: under === 'both' ? lid(n) : null,
  }))
const arrived: fc.Arbitrary<ArrivedChats<TestMessage>> = fc.record({
  messages: fc.array(message, { maxLength: 8 }).map((all) => all.map((one, id) => ({ ...one, id }))),
  chats: fc.array(
    fc.constantFrom(...numbers).map((n) => ({ id: jid(n) })),
    { maxLength: 2 },
  ),
  at: fc.integer({ min: linkedAt, max: linkedAt + 100 }),
})
const contacts = fc.dictionary(
  fc.constantFrom(...numbers.map(jid)),
  fc.integer({ min: linkedAt - 5, max: linkedAt + 99 }),
)

/** One after the other, each with what is known from those before. */
function sorted(all: readonly ArrivedChats<TestMessage>[], since: Record<string, number>, sortedBy = rule) {
  let known: PrivacyFacts[] = []
  for (const one of all) {
    const facts: SortingFacts = { rule: sortedBy, own, known, contactSince: (id) => since[id] ?? null }
    const told = sortHistory(one, facts)
    const names = new Set(told.flatMap(({ facts: { ids } }) => ids))
    known = [...known.filter(({ ids }) => !ids.some((id) => names.has(id))), ...told.map((chat) => chat.facts)]
  }
  return known
}
const accesses = (known: readonly PrivacyFacts[], sortedBy = rule) =>
  Object.fromEntries(known.map((one) => [[...one.ids].sort().join(' '), accessOf(one, sortedBy, own)]))

test('in whichever order and parts a history comes, every chat has the same owner in the end', () => {
  fc.assert(
    fc.property(fc.array(arrived, { maxLength: 4 }), contacts, (all, since) => {
      expect(accesses(sorted(all.toReversed(), since))).toEqual(accesses(sorted(all, since)))
    }),
  )
})

test('every message is in one chat, and a number is never apart from its lid', () => {
  fc.assert(
    fc.property(arrived, contacts, (one, since) => {
      const told = sortHistory(one, { rule, own, known: [], contactSince: (id) => since[id] ?? null })
      expect(told.flatMap(({ messages }) => messages.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(
        one.messages.map(({ id }) => id),
      )
      const names = told.flatMap(({ facts }) => facts.ids)
      expect(new Set(names).size).toBe(names.length)
      for (const { chat, otherChat } of one.messages)
        if (otherChat) expect(told.find(({ facts }) => facts.ids.includes(chat))!.facts.ids).toContain(otherChat)
    }),
  )
})

test('what was before linking never opens a chat to the company', () => {
  fc.assert(
    fc.property(fc.array(arrived, { maxLength: 3 }), arrived, (all, more) => {
      const old = { ...more, messages: more.messages.map((one) => ({ ...one, otherChat: null, at: linkedAt - 1 })) }
      const seen = (known: readonly PrivacyFacts[]) =>
        known.filter((one) => accessOf(one, rule, own) === 'company').flatMap(({ ids }) => ids)
      const before = seen(sorted(all, {}))
      expect(before).toEqual(expect.arrayContaining(seen(sorted([...all, old], {}))))
    }),
  )
})

test('a chat that its user made private stays so, whatever comes', () => {
  fc.assert(
    fc.property(arrived, contacts, fc.constantFrom('business', 'all'), (one, since, sees) => {
      const known = numbers.map((n) => chat({ ids: [jid(n), lid(n)], mark: { as: 'private', at: linkedAt } }))
      const told = sortHistory(one, { rule: { ...rule, sees }, own, known, contactSince: (id) => since[id] ?? null })
      expect(told.filter(({ access }) => access === 'company')).toEqual([])
    }),
  )
})

test('a history of 100,000 messages in one chat is sorted at once', () => {
  const messages = Array.from({ length: 100_000 }, (_, id) => ({
    id,
    chat: jid(1),
    otherChat: lid(1),
    fromMe: false,
    at: id,
  }))
  const told = sortHistory({ messages, chats: [], at: linkedAt }, { rule, own, known: [], contactSince: () => null })
  expect(told.map(({ access, messages: all }) => [access, all.length])).toEqual([['private', 100_000]])
})

test('the list of a phone that is linked once more takes no chat of the company away, and opens no other', () => {
  const ids = ['491510000001@s.whatsapp.net']
  const relinked = { ...rule, relinkedAt: linkedAt + 100 }
  const known = [chat({ ids, first: after('them'), seenAt: linkedAt + 5 })]
  const since = { rule: relinked, own, contactSince: () => null }
  const list = {
    messages: [{ chat: ids[0]!, otherChat: null, fromMe: false, at: linkedAt + 200 }],
    chats: [{ id: ids[0]! }],
  }
  const [told] = sortHistory({ ...list, at: linkedAt + 200 }, { ...since, known })
  expect(told?.access).toBe('company')
  const [unknown] = sortHistory({ ...list, at: linkedAt + 200 }, { ...since, known: [] })
  expect(unknown?.access).toBe('private')
})
