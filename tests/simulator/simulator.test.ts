import { expect, test } from 'vitest'
import { amount } from '../amounts.ts'
import { runHistory } from './history.ts'
import { runTasks, type Task } from './pool.ts'
import { profileNames, profiles } from './profiles.ts'
import { regressions } from './regressions.ts'
import { planFrom } from './shrink.ts'
import { Totals } from './totals.ts'

/** SIM_RUNS histories from seed SIM_SEED on; what fails is shrunk, printed, and belongs into regressions.ts. */
const runs = amount('SIM_RUNS')
const firstSeed = Number(process.env.SIM_SEED ?? 1)
const share = Math.ceil(runs / profileNames.length)
const perTask = 10

test.each(regressions)('seed $seed of "$profile" stays mended: $found', async ({ seed, profile, off, plan }) => {
  expect(await runHistory({ seed, profile, off, plan: planFrom(plan) })).toMatchObject({ violation: null })
})

test('whatever happens, nothing saved is lost, doubled or shown wrongly', { timeout: 0 }, async () => {
  const totals = new Totals()
  await runTasks(tasks(), (task, done) => totals.add(task, done))
  console.log(`${totals.line()}\n${totals.faults()}`)
  if (totals.failures.length > 0) console.log(totals.report())
  expect(totals.failures.map(({ profile, seed, violation }) => `seed ${seed} of ${profile}: ${violation}`)).toEqual([])
  // Whole histories, and all of them: what ends early proves little.
  const histories = share * profileNames.length
  const steps = profileNames.reduce((sum, name) => sum + share * profiles[name].steps, 0)
  expect(totals).toMatchObject({ histories, steps })
  if (runs >= 500) expect(totals.neverStruck(), 'faults that never struck').toEqual([])
})

function* tasks(): Generator<Task> {
  for (let at = 0; at < share; at += perTask)
    for (const profile of profileNames)
      yield { profile, from: firstSeed + at, count: Math.min(perTask, share - at), shrinks: true }
}
