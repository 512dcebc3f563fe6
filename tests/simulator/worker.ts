import { parentPort } from 'node:worker_threads'
import { type Outcome, runHistory } from './history.ts'
import type { Done, Task } from './pool.ts'
import { shrink } from './shrink.ts'

const answer = async (task: Task) => parentPort!.postMessage(await run(task))
parentPort!.on('message', (task: Task) => void answer(task))

/** Some histories one after another; ends at the first that fails. */
async function run({ profile, from, count, without, shrinks }: Task): Promise<Done> {
  const done: Done = { histories: 0, steps: 0, mutations: 0, counts: {}, failure: null }
  for (let seed = from; seed < from + count && !done.failure; seed++) {
    const options = { seed, profile, ...(without && { without }) }
    const outcome = await runHistory(options)
    add(done, outcome)
    if (outcome.violation) {
      const { violation, steps } = outcome
      done.failure = { seed, steps, violation, shrunk: shrinks ? await shrink(options) : null }
    }
  }
  return done
}

function add(done: Done, { steps, mutations, counts }: Outcome) {
  done.histories++
  done.steps += steps
  done.mutations += mutations
  for (const [kind, n] of Object.entries(counts)) done.counts[kind] = (done.counts[kind] ?? 0) + n
}
