import { expect, test } from 'vitest'
import { type Outcome, runHistory } from './history.ts'
import { type ProfileName, profiles } from './profiles.ts'
import { regressions } from './regressions.ts'

/** SIM_RUNS histories from seed SIM_SEED on; a failing seed goes to regressions.ts with what it found. */
const runs = Number(process.env.SIM_RUNS ?? 2_000)
const firstSeed = Number(process.env.SIM_SEED ?? 1)
const names = Object.keys(profiles) as ProfileName[]
const noLimit = { timeout: 0 }

test.each(regressions)('seed $seed of "$profile" stays mended: $found', async ({ seed, profile }) => {
  expect(await runHistory({ seed, profile })).toMatchObject({ violation: null })
})

test.each(names)('whatever happens, nothing saved is lost, doubled or shown wrongly: %s', noLimit, async (profile) => {
  const share = Math.ceil(runs / names.length)
  const outcomes: Outcome[] = []
  for (let seed = firstSeed; seed < firstSeed + share; seed++) {
    const outcome = await runHistory({ seed, profile })
    if (outcome.violation) console.log(`SIM_SEED=${seed} SIM_RUNS=1: ${profile}: ${outcome.violation}`)
    expect(outcome.violation, `seed ${seed} of ${profile}`).toBeNull()
    outcomes.push({ ...outcome, violation: null })
  }
  const mutations = outcomes.reduce((sum, outcome) => sum + outcome.mutations, 0)
  console.log(`${profile}: ${share} histories, ${mutations} mutations, ${summary(outcomes)}`)
})

function summary(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>()
  for (const outcome of outcomes)
    for (const [kind, n] of Object.entries(outcome.counts)) counts.set(kind, (counts.get(kind) ?? 0) + n)
  return [...counts].map(([kind, n]) => `${kind} ${n}`).join(', ')
}
