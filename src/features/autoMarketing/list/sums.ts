import type { AutoArrow } from '#domain/autoMarketing/arrow'
import type { AutoRun } from '#domain/autoMarketing/run'

/** The arrows of its steps, in the order of the plan. */
export const stepArrows = ({ plan, flow }: Pick<AutoRun, 'plan' | 'flow'>): AutoArrow[] =>
  plan.steps.flatMap(({ id }) => flow.find(({ key }) => key === id) ?? [])

/** What came of a run in all; messages, not people. */
export function sumsOfRun(run: Pick<AutoRun, 'plan' | 'flow'>) {
  const steps = stepArrows(run)
  const sum = (of: (arrow: AutoArrow) => number) => steps.reduce((all, arrow) => all + of(arrow), 0)
  const collect = run.flow.find(({ key }) => key === 'collect')
  return {
    found: collect?.from ?? 0,
    people: run.flow.find(({ key }) => key === 'freeze')?.on ?? collect?.on ?? 0,
    sent: sum(({ on }) => on),
    opened: sum(({ opened }) => opened),
    clicked: sum(({ clicked }) => clicked),
    replied: sum(({ replied }) => replied),
    points: (collect?.points ?? 0) + sum(({ points }) => points),
  }
}
