import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Row } from '../shared/mutation.ts'
import { autoProblems, newAutoStep } from './plan.ts'
import { type AutoRule, type AutoRuleEffect, circleOf, newAutoRule, ruleFaults, setsOff } from './rule.ts'
import { autoRuleMutations } from './ruleMutations.ts'

const nth = (n: number) => `0192f3b0-0000-7000-8000-${String(n).padStart(12, '0')}`
const rule = (n: number, parts: Pick<AutoRule, 'when' | 'effect'>, is_on = true): AutoRule => ({
  ...newAutoRule,
  id: nth(n),
  name: `R${n}`,
  ...parts,
  is_on,
  belongto: nth(0),
  created_at: 1,
  updated_at: 1,
})
const tags = (n: number, from: number, to: number, is_on = true) =>
  rule(n, { when: { kind: 'tag', tag: nth(from) }, effect: { kind: 'tagAdd', tag: nth(to) } }, is_on)
const writes: AutoRuleEffect = { kind: 'messages', steps: [], allows_unknown_basis: false }
const names = (way: AutoRule[] | null) => way?.map(({ name }) => name)

test('a rule that sets itself off is told, also by way of others, with the shortest way', () => {
  expect(names(circleOf(tags(1, 1, 1), []))).toEqual(['R1', 'R1'])
  const others = [tags(2, 2, 3), tags(3, 3, 1), tags(4, 2, 1)]
  expect(names(circleOf(tags(1, 1, 2), others))).toEqual(['R1', 'R4', 'R1'])
  expect(circleOf(tags(1, 1, 2), [tags(2, 2, 1, false)])).toBeNull()
})

test('messages of a rule set off whom nobody answers only where that rule is named', () => {
  const own = rule(1, { when: { kind: 'noAnswer', of: nth(1), days: 3 }, effect: writes })
  expect(names(circleOf(own, []))).toEqual(['R1', 'R1'])
  expect(circleOf({ ...own, when: { kind: 'noAnswer', of: null, days: 3 } }, [])).toBeNull()
  const first = rule(1, { when: { kind: 'openedTwice', of: nth(2) }, effect: writes })
  const second = rule(2, { when: { kind: 'noAnswer', of: nth(1), days: 3 }, effect: writes })
  expect(names(circleOf(first, [second]))).toEqual(['R1', 'R2', 'R1'])
})

const edges = fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }), fc.boolean()), { minLength: 1, maxLength: 9 })

test('a circle is found exactly where following what is set off comes back, and its way is one', () => {
  fc.assert(
    fc.property(edges, (drawn) => {
      const rules = drawn.map(([from, to, isOn], n) => tags(n + 1, from, to, isOn))
      const [asked] = rules as [AutoRule]
      // What may be added to a contact sooner or later, once the first rule has added its tag.
      const reached = new Set([drawn[0]![1]])
      for (const _ of drawn)
        for (const [from, to, isOn] of drawn.slice(1)) if (isOn && reached.has(from)) reached.add(to)
      const way = circleOf(asked, rules)
      expect(way !== null).toBe(reached.has(drawn[0]![0]))
      if (!way) return
      expect([way[0], way.at(-1)]).toEqual([asked, asked])
      for (const [at, one] of way.slice(1).entries()) expect(setsOff(way[at]!, one)).toBe(true)
    }),
  )
})

test('rules that are switched on one after another never make a circle', () => {
  fc.assert(
    fc.property(edges, (drawn) => {
      const rows = new Map<string, Row>(drawn.map(([from, to], n) => [nth(n + 1), tags(n + 1, from, to, false)]))
      const index = { get: (id: string) => rows.get(id), below: () => [], all: () => rows.values() }
      const context = (id: string) => ({ id, user: nth(0), edited_at: 5 })
      const on = autoRuleMutations['auto_rule.switch']
      for (const id of rows.keys()) {
        const args = { id, is_on: true }
        if (!on.among?.(args)?.(index)) rows.set(id, on.apply(rows.get(id)!, args, context(id))!)
      }
      const all = [...rows.values()] as AutoRule[]
      for (const one of all) if (one.is_on) expect(circleOf(one, all)).toBeNull()
    }),
  )
})

test('a rule that lacks something is kept, and cannot be switched on', () => {
  const lacking = rule(1, { when: { kind: 'tag', tag: '' }, effect: { kind: 'reminder', text: ' ', days: 1 } }, false)
  expect(ruleFaults(lacking).map(({ code }) => code)).toEqual(['autoRuleTagMissing', 'autoRuleTextMissing'])
  const actor = { account: nth(8), user: nth(0), role: 'main' } as const
  const on = autoRuleMutations['auto_rule.switch']
  expect(on.refuse?.(lacking, { id: lacking.id, is_on: true }, actor)).toBe('autoRuleTagMissing')
  expect(on.refuse?.(lacking, { id: lacking.id, is_on: false }, actor)).toBeNull()
  const step = newAutoStep('a', 'email')
  const writing = rule(2, { when: { kind: 'form', form: 'any' }, effect: { ...writes, steps: [step] } }, false)
  expect(ruleFaults(writing)).toEqual(
    autoProblems({ sources: [], steps: [step] })
      .filter(({ page }) => page === 'steps')
      .map(({ code, of }) => ({ code, of })),
  )
})

test('one that was deleted comes back switched off', () => {
  const was = { ...tags(1, 1, 2), on_at: 4 }
  const back = autoRuleMutations['auto_rule.restore'].apply(
    null,
    { rows: [was] },
    { id: was.id, user: nth(0), edited_at: 9 },
  )
  expect(back).toMatchObject({ is_on: false, on_at: null, name: 'R1' })
})
