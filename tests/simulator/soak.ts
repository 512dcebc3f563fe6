import { detectAll, tableOf } from './ablations.ts'
import { runTasks, type Task } from './pool.ts'
import { type ProfileName, profileNames } from './profiles.ts'
import { Totals } from './totals.ts'

/**
 * `npm run soak`: SOAK_RUNS histories (100,000), or as many as SOAK_MINUTES allow, from seed SIM_SEED on (SOAK_PROFILES: of some profiles); then every rule
 * of the protocol is taken away once. Ends with 1 when a history failed or a rule was not missed.
 */
const runs = Number(process.env.SOAK_RUNS ?? 100_000)
const minutes = Number(process.env.SOAK_MINUTES ?? Number.POSITIVE_INFINITY)
const firstSeed = Number(process.env.SIM_SEED ?? 1_000_000)
const perTask = 25
const named = process.env.SOAK_PROFILES?.split(',') as ProfileName[] | undefined
const chosen = named ?? profileNames

const end = Date.now() + minutes * 60_000
const totals = new Totals()
const timer = setInterval(() => console.log(totals.line()), 60_000)
await runTasks(tasks(), (task, done) => {
  totals.add(task, done)
  if (done.failure) console.log(totals.report().split('\n').slice(-2).join('\n'))
})
clearInterval(timer)
console.log(`\n${totals.line()}\n${totals.faults()}\n`)
if (totals.failures.length > 0) console.log(`${totals.report()}\n`)

const detections = await detectAll()
console.log(tableOf(detections))
const unmissed = [...detections.values()].filter((detection) => !detection).length
process.exit(totals.failures.length + unmissed > 0 ? 1 : 0)

function* tasks(): Generator<Task> {
  const share = Math.ceil(runs / chosen.length)
  for (let at = 0; at < share; at += perTask)
    for (const profile of chosen) {
      if (Date.now() >= end) return
      yield { profile, from: firstSeed + at, count: Math.min(perTask, share - at), shrinks: true }
    }
}
