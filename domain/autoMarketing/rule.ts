import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'
import { Id, Time, text } from '../shared/schema.ts'
import { type AutoPlan, AutoStep, autoProblems, emptyAutoPlan } from './plan.ts'

const ChosenId = z.union([z.literal(''), Id])

/** The forms that can trigger a rule: an inquiry in the shop, a newsletter sign-up, a lead form of a Facebook page, or any of them. */
export const ruleForms = ['any', 'inquiry', 'news', 'lead'] as const

/**
 * When a rule applies. `of`: the messages that are meant: those of this rule, or those that no rule wrote (null). So a rule never
 * takes its own messages, or those of one that it sets off, for something that happened.
 */
export const AutoRuleEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tag'), tag: ChosenId }),
  z.object({ kind: z.literal('form'), form: z.enum(ruleForms) }),
  z.object({ kind: z.literal('openedTwice'), of: z.nullable(Id) }),
  z.object({ kind: z.literal('noAnswer'), of: z.nullable(Id), days: z.int().check(z.minimum(1), z.maximum(60)) }),
])
export type AutoRuleEvent = z.output<typeof AutoRuleEvent>
export const ruleEvents = ['tag', 'form', 'openedTwice', 'noAnswer'] as const satisfies AutoRuleEvent['kind'][]

/** What a rule does then. `messages`: they begin a run of their own, in which everything holds that holds for runs. */
export const AutoRuleEffect = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('messages'),
    steps: z.array(AutoStep).check(z.maxLength(limits.autoSteps)),
    allows_unknown_basis: z.boolean(),
  }),
  z.object({ kind: z.literal('tagAdd'), tag: ChosenId }),
  z.object({ kind: z.literal('tagRemove'), tag: ChosenId }),
  z.object({
    kind: z.literal('reminder'),
    text: text(limits.lineLength),
    days: z.int().check(z.minimum(0), z.maximum(60)),
  }),
])
export type AutoRuleEffect = z.output<typeof AutoRuleEffect>
export const ruleEffects = ['messages', 'tagAdd', 'tagRemove', 'reminder'] as const satisfies AutoRuleEffect['kind'][]

export const NewAutoRule = z.object({
  id: Id,
  name: text(limits.lineLength).check(z.trim(), z.minLength(1)),
  when: AutoRuleEvent,
  effect: AutoRuleEffect,
})
export type NewAutoRule = z.output<typeof NewAutoRule>

/** `restored`: the server was put back to a backup. */
export const ruleProblems = ['', 'restored', 'userInactive', 'productMissing', 'labelGone', 'circle'] as const

export const AutoRule = z.extend(NewAutoRule, {
  belongto: Id,
  is_on: z.boolean(),
  /** what switched it off, where its user did not */
  problem: z.enum(ruleProblems),
  /** since when it is on, as its user's device said; null: it is off */
  on_at: z.nullable(Time),
  /** for how many people it applied in the last thirty days, as the server counted */
  applied: z.int().check(z.minimum(0)),
  applied_at: z.nullable(Time),
  created_at: Time,
  updated_at: Time,
})
export type AutoRule = z.output<typeof AutoRule>

export const newAutoRule = {
  is_on: false,
  problem: '',
  on_at: null,
  applied: 0,
  applied_at: null,
} as const satisfies Partial<AutoRule>

export const switchedOff = { is_on: false, on_at: null } as const satisfies Partial<AutoRule>

/** The days over which a rule is counted, and tried beforehand. */
export const ruleDays = 30

/** The plan of a run that a rule begins: its people are there already, and each event counts for itself. */
export const planOfRule = ({
  steps,
  allows_unknown_basis,
}: Extract<AutoRuleEffect, { kind: 'messages' }>): AutoPlan => ({
  ...emptyAutoPlan,
  steps,
  allows_unknown_basis,
  most_people: limits.autoPeople,
  again_days: 0,
})

/** What is wrong with a rule, and with which of its steps; '' where it is none of them. */
export type RuleFault = { code: ErrorCode; of: string }

type RuleParts = Pick<AutoRule, 'id' | 'when' | 'effect'>

/** What keeps a rule from being switched on, whatever other rules there are; none: it may. */
export function ruleFaults({ when, effect }: Pick<RuleParts, 'when' | 'effect'>): RuleFault[] {
  const fault = (code: ErrorCode): RuleFault => ({ code, of: '' })
  const lacksTag = (when.kind === 'tag' && when.tag === '') || ('tag' in effect && effect.tag === '')
  const steps =
    effect.kind === 'messages' ? autoProblems(planOfRule(effect)).filter(({ page }) => page === 'steps') : []
  return [
    ...(lacksTag ? [fault('autoRuleTagMissing')] : []),
    ...(effect.kind === 'reminder' && effect.text.trim() === '' ? [fault('autoRuleTextMissing')] : []),
    ...steps.map(({ code, of }) => ({ code, of })),
  ]
}

/** Whether what the one does is what the other waits for. */
export function setsOff({ id, effect }: RuleParts, { when }: Pick<RuleParts, 'when'>): boolean {
  if (effect.kind === 'tagAdd') return when.kind === 'tag' && when.tag === effect.tag
  if (effect.kind === 'messages') return (when.kind === 'openedTwice' || when.kind === 'noAnswer') && when.of === id
  return false
}

/**
 * The way by which a rule would set itself off: itself, those in between, and itself again, by the fewest steps; null: there is none.
 * Only those that are on count, beside the one that is asked about.
 */
export function circleOf<R extends RuleParts & Pick<AutoRule, 'is_on'>>(asked: R, rules: Iterable<R>): R[] | null {
  const others = [...rules].filter(({ id, is_on }) => is_on && id !== asked.id)
  const ways: R[][] = [[asked]]
  const seen = new Set<string>()
  for (const way of ways) {
    const last = way.at(-1)!
    if (setsOff(last, asked)) return [...way, asked]
    for (const next of others) {
      if (seen.has(next.id) || !setsOff(last, next)) continue
      seen.add(next.id)
      ways.push([...way, next])
    }
  }
  return null
}
