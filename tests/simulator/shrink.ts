import type { Fault } from './faults.ts'
import { faultNames } from './faults.ts'
import { type Options, type Outcome, runHistory } from './history.ts'
import { type Action, type Profile, planOf, profiles, type Step } from './profiles.ts'

/** A history that fails, with as few steps and kinds of fault as were found. */
export type Shrunk = { seed: number; profile: string; off: Fault[]; plan: string; found: string }

/**
 * Takes steps away, in halves and then smaller parts, and then kinds of fault, as long as it still fails in the same way; greedy,
 * within so many runs.
 */
export async function shrink(options: Options, most = 400): Promise<Shrunk | null> {
  let runs = 0
  const first = await runHistory(options)
  if (!first.violation) return null
  const kind = kindOf(first.violation)
  const profile = profileOf(options)
  const fails = async (plan: readonly Step[], off: readonly Fault[]): Promise<Outcome | null> => {
    if (runs++ >= most) return null
    const outcome = await runHistory({ ...options, plan, off })
    return outcome.violation && kindOf(outcome.violation) === kind ? outcome : null
  }
  let off: Fault[] = []
  let plan = planOf(profile, options.seed)
  let found = first
  const tryPlan = async (shorter: Step[]) => {
    const outcome = await fails(shorter, off)
    if (!outcome) return false
    found = outcome
    plan = shorter.slice(0, outcome.steps)
    return true
  }
  await tryPlan(plan.slice(0, found.steps))
  for (let size = Math.ceil(plan.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < plan.length; )
      if (!(await tryPlan([...plan.slice(0, at), ...plan.slice(at + size)]))) at += size
  for (const fault of faultNames) {
    const outcome = await fails(plan, [...off, fault])
    if (!outcome) continue
    found = outcome
    off = [...off, fault]
  }
  return { seed: options.seed, profile: profile.name, off, plan: planText(plan), found: found.violation! }
}

/** What went wrong, but for who and how many. */
const kindOf = (violation: string) =>
  violation
    .replace(/^(main|sub) \d+: /, '')
    .replace(/[0-9a-f]{8}-[0-9a-f-]+|\d+|contact|tag/g, '')
    .slice(0, 30)

const profileOf = ({ profile = 'everything' }: Options): Profile =>
  typeof profile === 'string' ? profiles[profile] : profile

/** A plan as a line of text, for regressions.ts. */
const planText = (plan: readonly Step[]): string =>
  plan.map(({ action, seed, pause }) => `${action}:${seed}:${pause}`).join(' ')

export const planFrom = (text: string): Step[] =>
  text.split(' ').map((step) => {
    const [action, seed, pause] = step.split(':')
    return { action: action as Action, seed: Number(seed), pause: Number(pause) }
  })
