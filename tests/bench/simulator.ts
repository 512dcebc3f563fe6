import { runTasks, type Task } from '../simulator/pool.ts'
import { profileNames } from '../simulator/profiles.ts'
import { Totals } from '../simulator/totals.ts'
import type { Figure } from './table.ts'

const perProfile = 60
const perTask = 10
const aMinute = 1_000

/** How many faulty histories of 200 steps a machine gets through, on all of its cores. */
export async function benchSimulator(): Promise<Figure[]> {
  const totals = new Totals()
  const began = performance.now()
  await runTasks(tasks(), (task, done) => totals.add(task, done))
  const minutes = (performance.now() - began) / 60_000
  if (totals.failures.length > 0) throw new Error(totals.report())
  return [
    {
      name: `simulated histories (${totals.histories}, all profiles)`,
      value: totals.histories / minutes,
      unit: 'a minute',
      against: { name: 'wanted', value: aMinute, atLeast: 1 },
    },
  ]
}

function* tasks(): Generator<Task> {
  for (let from = 1; from <= perProfile; from += perTask)
    for (const profile of profileNames) yield { profile, from, count: perTask }
}
