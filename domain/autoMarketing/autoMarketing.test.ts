import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { everybody } from '../campaigns/task.ts'
import { followUpStatuses } from '../contacts/contact.ts'
import { limits } from '../limits.ts'
import { type AutoArrow, arrowStates, brokenArrows, isConserved, leadingArrows, newArrow } from './arrow.ts'
import { bestOf, bestOfRuns, hasBest, isSurelyBetter, planWithBest, worseOf } from './best.ts'
import { autoExits, entryOf, exitOf, type RunPersonFacts } from './entry.ts'
import { estimateOf } from './estimate.ts'
import { gateVerdictOf } from './gate.ts'
import {
  type AutoPlan,
  AutoPlan as AutoPlanShape,
  type AutoStep,
  autoBranches,
  autoProblems,
  emptyAutoPlan,
  hasFirstBatch,
  leadJobIdOf,
  newAutoStep,
  revisedPlan,
} from './plan.ts'
import { autoPhaseMachine, autoPhases, autoRunMachine, autoStates } from './run.ts'
import { autoStatusOf } from './status.ts'
import { autoTemplateNames, autoTemplates, sourcesOfTemplate, stepsOfTemplate } from './templates.ts'

const id = '01890000-0000-7000-8000-000000000001'
const source = { kind: 'contacts', id: 'a', filter: everybody.filter! } as const
const step = (name: string, changes: Partial<AutoStep> = {}): AutoStep => ({
  ...newAutoStep(name, 'email'),
  message: id,
  senders: [id],
  ...changes,
})
const plan = (changes: Partial<AutoPlan> = {}): AutoPlan => ({
  ...emptyAutoPlan,
  sources: [source],
  steps: [step('1')],
  ...changes,
})
const codes = (of: AutoPlan) => autoProblems(of).map(({ code }) => code)

test('a plan starts with a source, a channel, a message, somebody who writes, and numbers above 0', () => {
  expect(codes(plan())).toEqual([])
  expect(codes(emptyAutoPlan)).toEqual(['autoSourceMissing', 'autoChannelMissing'])
  expect(codes(plan({ steps: [step('1', { message: '' })] }))).toEqual(['autoMessageMissing'])
  expect(codes(plan({ steps: [step('1', { senders: [] })] }))).toEqual(['autoSenderMissing'])
  expect(codes(plan({ steps: [step('1', { most: 0 })] }))).toEqual(['autoSendCountZero'])
})

test('WT marketing needs an account, and sends to no more than it verifies', () => {
  const linked = (changes: Partial<AutoStep>) => plan({ steps: [step('1', { channel: 'linked', ...changes })] })
  expect(codes(linked({ most: 100, verify_count: 100 }))).toEqual([])
  expect(codes(linked({ senders: [], most: 100, verify_count: 100 }))).toEqual(['autoWtMissing'])
  expect(codes(linked({ most: 100, verify_count: 0 }))).toEqual(['autoVerifyZero'])
  expect(codes(linked({ most: 0, verify_count: 100 }))).toEqual(['autoVerifyZero'])
  expect(codes(linked({ most: 101, verify_count: 100 }))).toEqual(['autoMostAboveVerify'])
})

test('a branch asks about a step that comes before it', () => {
  const second = step('2', { branch: 'notOpened', of: '1' })
  expect(codes(plan({ steps: [step('1'), second] }))).toEqual([])
  expect(codes(plan({ steps: [second, step('1')] }))).toEqual(['autoBranchUnknown'])
  expect(codes(plan({ steps: [step('1'), { ...second, of: null }] }))).toEqual(['autoBranchUnknown'])
})

test('a first batch is tried over each channel, and again where somebody else writes', () => {
  const mail = step('1')
  const other = { ...mail, senders: [id, '01890000-0000-7000-8000-000000000002'] }
  expect(hasFirstBatch(mail, [])).toBe(true)
  expect(hasFirstBatch(mail, [mail])).toBe(false)
  expect(hasFirstBatch(step('2', { channel: 'linked' }), [mail])).toBe(true)
  expect([hasFirstBatch(other, [mail]), hasFirstBatch(mail, [other])]).toEqual([true, false])
})

const facts: fc.Arbitrary<RunPersonFacts> = fc.record({
  isGone: fc.boolean(),
  saidNo: fc.boolean(),
  replied: fc.boolean(),
  follow_up_status: fc.constantFrom(...followUpStatuses),
  registered: fc.option(fc.boolean()),
  earlier: fc.option(fc.record({ opened: fc.boolean(), clicked: fc.boolean() })),
})

test('who said no, answered, bought or is not interested enters no step, whatever its branch is', () => {
  fc.assert(
    fc.property(facts, fc.constantFrom(...autoBranches), (one, branch) => {
      const entry = entryOf(one, branch)
      const leaves = one.isGone || one.saidNo || one.replied || ['closed', 'noIntention'].includes(one.follow_up_status)
      expect(entry.way === 'exit').toBe(leaves)
      if (entry.way === 'exit') expect(autoExits).toContain(exitOf(one))
    }),
  )
})

test('two opposite branches part everybody who is still there, and nobody stands on both', () => {
  const pairs = [
    ['opened', 'notOpened'],
    ['clicked', 'notClicked'],
    ['registered', 'notRegistered'],
  ] as const
  fc.assert(
    fc.property(facts, fc.constantFrom(...pairs), (one, [yes, no]) => {
      if (exitOf(one)) return
      expect([entryOf(one, yes).way, entryOf(one, no).way].toSorted()).toEqual(['branch', 'enters'])
    }),
  )
})

test('the gate lets pass what stays below its limits, and nothing where an account was locked', () => {
  const of = { sent: 50, bounced: 0, complained: 0, locked: false }
  expect(gateVerdictOf(of)).toBe('passes')
  expect(gateVerdictOf({ ...of, bounced: 1 })).toBe('passes')
  expect(gateVerdictOf({ ...of, bounced: 2 })).toBe('gateBounces')
  expect(gateVerdictOf({ ...of, complained: 1 })).toBe('gateComplaints')
  expect(gateVerdictOf({ ...of, locked: true })).toBe('gateLocked')
  expect(gateVerdictOf({ ...of, sent: 0 })).toBe('passes')
})

test('more bounces or complaints never open a gate that fewer of them close', () => {
  const outcome = fc.record({
    sent: fc.integer({ min: 1, max: 5_000 }),
    bounced: fc.nat(200),
    complained: fc.nat(20),
    locked: fc.boolean(),
  })
  fc.assert(
    fc.property(outcome, fc.nat(50), fc.nat(5), (one, bounced, complained) => {
      const worse = { ...one, bounced: one.bounced + bounced, complained: one.complained + complained }
      if (gateVerdictOf(worse) === 'passes') expect(gateVerdictOf(one)).toBe('passes')
    }),
  )
})

const counts = fc.dictionary(fc.constantFrom('bounced', 'replied', 'branch'), fc.nat(50))
const arrow: fc.Arbitrary<AutoArrow> = fc
  .record({ on: fc.nat(500), waiting: fc.nat(500), out: counts })
  .map(({ on, waiting, out }) => ({
    ...newArrow('1'),
    on,
    waiting,
    out,
    from: on + waiting + Object.values(out).reduce((sum, one) => sum + one, 0),
  }))

test('an arrow adds up, and one person too many or too few is noticed', () => {
  fc.assert(
    fc.property(arrow, fc.constantFrom(-1, 1), (one, off) => {
      expect(isConserved(one)).toBe(true)
      expect(isConserved({ ...one, from: one.from + off })).toBe(false)
    }),
  )
})

test('whoever goes on over an arrow comes to the next, and all who were frozen stand at every step', () => {
  const lead = (key: string, from: number, on: number): AutoArrow => ({
    ...newArrow(key),
    state: 'done',
    from,
    on,
    out: from > on ? { gone: from - on } : {},
  })
  const flow = [lead('collect', 10, 8), lead('review', 8, 8), lead('verify', 8, 7), lead('freeze', 7, 6)]
  const sent: AutoArrow = { ...newArrow('1'), state: 'done', from: 6, on: 4, out: { replied: 2 } }
  expect(brokenArrows([...flow, sent])).toEqual([])
  expect(brokenArrows([...flow, { ...sent, from: 7, on: 5 }])).toEqual(['1'])
  expect(brokenArrows(flow.map((one) => (one.key === 'verify' ? lead('verify', 9, 7) : one)))).toEqual(['verify'])
})

const done = { ...newArrow('collect'), state: 'done' } as const
const steps = [step('1'), step('2', { channel: 'linked' })]
const status = (flow: AutoArrow[], state: 'running' | 'done' | 'closed' | 'failed' = 'running') =>
  autoStatusOf({ state, plan: plan({ steps }), flow })
const at = (key: string, state: AutoArrow['state']): AutoArrow => ({ ...newArrow(key), state })

test('the status is the collection first, then the furthest step that is not done, and failed only when all are', () => {
  expect(autoStatusOf({ state: 'draft', plan: plan(), flow: [] })).toEqual({ of: 'run', is: 'draft' })
  expect(status([])).toEqual({ of: 'collection', is: 'going' })
  expect(status([at('collect', 'failed')], 'failed')).toEqual({ of: 'collection', is: 'failed' })
  expect(status([done])).toEqual({ of: 'collection', is: 'done' })
  expect(status([at('collect', 'closed')], 'closed')).toEqual({ of: 'collection', is: 'closed' })
  expect(status([done, at('1', 'going')])).toEqual({ of: 'email', is: 'going' })
  expect(status([done, at('1', 'insufficientPoints')])).toEqual({ of: 'email', is: 'insufficientPoints' })
  expect(status([done, at('1', 'failed'), at('2', 'going')])).toEqual({ of: 'wt', is: 'going' })
  expect(status([done, at('1', 'failed'), at('2', 'done')])).toEqual({ of: 'wt', is: 'done' })
  expect(status([done, at('1', 'done'), at('2', 'failed')])).toEqual({ of: 'email', is: 'done' })
  expect(status([done, at('1', 'failed'), at('2', 'failed')])).toEqual({ of: 'wt', is: 'failed' })
  expect(status([done, at('1', 'done'), at('2', 'verificationException')])).toEqual({
    of: 'wt',
    is: 'verificationException',
  })
})

test('however the arrows of a run stand, a channel has failed only when all that have begun did', () => {
  const keys = [...leadingArrows, '1', '2']
  const states = fc.tuple(...keys.map(() => fc.constantFrom(...arrowStates)))
  fc.assert(
    fc.property(fc.constantFrom(...autoStates), states, (state, arrows) => {
      const said = autoStatusOf({ state, plan: plan({ steps }), flow: keys.map((key, n) => at(key, arrows[n]!)) })
      const isOwnWord = state === 'draft' || state === 'paused' || state === 'closing'
      if (isOwnWord) expect(said).toEqual({ of: 'run', is: state })
      const begun = arrows.slice(-2).filter((one) => one !== 'waiting')
      if (begun.length > 0 && said.of !== 'run' && said.of !== 'collection')
        expect(said.is === 'failed').toBe(begun.every((one) => one === 'failed'))
    }),
  )
})

test('a closed run and a done one accept nothing, and every phase leads to the end', () => {
  expect([autoRunMachine.closed, autoRunMachine.done]).toEqual([{}, {}])
  for (const phase of autoPhases) {
    const seen = new Set<string>()
    const open: string[] = [phase]
    for (let next = open.pop(); next; next = open.pop())
      if (!seen.has(next)) {
        seen.add(next)
        open.push(...Object.values(autoPhaseMachine[next as keyof typeof autoPhaseMachine]))
      }
    expect(seen).toContain('end')
  }
})

test('a changed plan leaves steps that have begun as they were', () => {
  const now = plan({ steps: [step('1', { most: 5 }), step('2')] })
  const next = plan({ sources: [], steps: [step('1', { most: 9 }), step('3')] })
  const revised = revisedPlan(now, next, new Set(['1']))
  expect(revised.sources).toEqual(now.sources)
  expect(revised.steps.map(({ id: of, most }) => [of, most])).toEqual([
    ['1', 5],
    ['3', 1_000],
  ])
})

test('an estimate is the most that may happen: rows by their price, people up to the limit, and waits added up', () => {
  const now = Date.UTC(2026, 10, 28)
  const form = { kind: 'offlineStores', keyword: 'lamp', country: 'PT', city: 'Lisboa', from: 'osm' } as const
  const leads = { kind: 'leads', id: 'b', form, most_rows: 400, most_points: 150, brought_pages: 0 } as const
  const estimate = estimateOf(
    plan({
      sources: [source, leads],
      most_people: 300,
      steps: [step('1'), step('2', { channel: 'linked', wait_days: 3, most: 100 })],
    }),
    { now, contacts: new Map([['a', 200]]), prices: [] },
  )
  expect(estimate.sources).toEqual([
    { id: 'a', rows: 200, points: 0 },
    { id: 'b', rows: 150, points: 150 },
  ])
  expect(estimate.people).toBe(300)
  expect(estimate.steps.map(({ people, points }) => [people, points])).toEqual([
    [300, 300],
    [100, 100],
  ])
  expect(estimate.points).toBe(550)
  expect(estimate.ends).toBe(now + 3 * 86_400_000)
})

test('every template makes a plan that lacks nothing but what the user chooses', () => {
  expect(autoTemplateNames).toHaveLength(10)
  for (const name of autoTemplateNames) {
    let made = 0
    const of = stepsOfTemplate(name, () => String(++made))
    expect(z.safeParse(AutoPlanShape, plan({ steps: of })).success).toBe(true)
    const chosen = of.map((one) => ({ ...one, message: id, senders: [id] }))
    const sources = sourcesOfTemplate(name, () => String(++made))
    const open = autoTemplates[name].looksIn.filter((kind) => kind !== 'contacts')
    expect(codes(plan({ sources, steps: chosen }))).toEqual(open.map(() => 'autoSourceOpen'))
    expect(z.safeParse(AutoPlanShape, plan({ sources, steps: chosen })).success).toBe(true)
    expect(sources.length).toBeGreaterThan(0)
  }
})

test('a source is the same job however often it is started, and another one in another run', () => {
  const other = '01890000-0000-7000-8000-000000000002'
  expect(leadJobIdOf(id, 'a')).toBe(leadJobIdOf(id, 'a'))
  expect(new Set([leadJobIdOf(id, 'a'), leadJobIdOf(id, 'b'), leadJobIdOf(other, 'a')]).size).toBe(3)
  expect(limits.autoFirstBatch).toBe(50)
})

const outcome = (on: number, replied: number, opened = 0) => ({ on, opened, clicked: 0, replied })

test('one did best only with enough numbers, and when chance does not explain it', () => {
  expect(bestOf({ a: outcome(100, 20), b: outcome(100, 2) })).toBe('a')
  expect(bestOf({ a: outcome(100, 3), b: outcome(100, 2) })).toBe(null)
  expect(bestOf({ a: outcome(limits.autoBestSent - 1, 30), b: outcome(100, 0) })).toBe(null)
  expect(bestOf({ a: outcome(100, 20) })).toBe(null)
  // As many answered, and more opened.
  expect(bestOf({ a: outcome(100, 5, 20), b: outcome(100, 5, 60) })).toBe('b')
  expect(worseOf({ a: outcome(100, 20), b: outcome(100, 2), c: outcome(100, 18) })).toEqual(['b'])
})

test('whichever is best, no other one is better, and it is never said of the same numbers', () => {
  const one = fc
    .nat(300)
    .chain((on) => fc.record({ on: fc.constant(on), opened: fc.nat(on), clicked: fc.nat(on), replied: fc.nat(on) }))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'c'), one), (outcomes) => {
      const best = bestOf(outcomes)
      if (best === null) return
      for (const [key, its] of Object.entries(outcomes))
        if (key !== best) expect(isSurelyBetter(its, outcomes[best]!)).toBe(false)
      expect(worseOf(outcomes)).not.toContain(best)
    }),
  )
  expect(bestOf({ a: outcome(100, 10), b: outcome(100, 10) })).toBe(null)
})

test('run again takes over the text, the sources and the hour that did best', () => {
  const other = '01890000-0000-7000-8000-000000000002'
  const two = [source, { ...source, id: 'b' }]
  const flowOf = (on: number, replied: number): AutoArrow[] => [
    {
      ...at('1', 'done'),
      ...outcome(on, replied),
      sources: { a: outcome(100, 20), b: outcome(100, 1) },
      hours: { 9: outcome(100, 1), 14: outcome(100, 20) },
    },
  ]
  const run = { plan: plan({ sources: two }), flow: flowOf(200, 2) }
  const earlier = { plan: plan({ steps: [step('1', { message: other })] }), flow: flowOf(200, 60) }
  const best = bestOfRuns(run, [run, earlier])
  expect(best).toEqual({ message: other, without: ['b'], hour: 14 })
  const now = Date.UTC(2026, 10, 28, 15)
  const next = planWithBest(run.plan, best, now)
  expect(next.steps[0]!.message).toBe(other)
  expect(next.sources.map(({ id: of }) => of)).toEqual(['a'])
  expect(next.starts_at).toBe(Date.UTC(2026, 10, 29, 14))
  expect(hasBest(bestOfRuns({ plan: plan(), flow: [] }, []))).toBe(false)
})
