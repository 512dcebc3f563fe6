import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { AnyRule } from './history.ts'
import type { Profile, ProfileName } from './profiles.ts'
import type { Shrunk } from './shrink.ts'

/** `count` histories of a profile from a seed on, until one fails. */
export type Task = {
  profile: ProfileName | Profile
  from: number
  count: number
  without?: readonly AnyRule[]
  shrinks?: boolean
}
export type Failure = { seed: number; steps: number; violation: string; shrunk: Shrunk | null }
export type Done = {
  histories: number
  steps: number
  mutations: number
  counts: Record<string, number>
  failure: Failure | null
}

/** As many threads as SIM_THREADS says, or one per core. */
const threads = Number(process.env.SIM_THREADS ?? availableParallelism())

/** Each history depends on its seed alone, so it does not matter which thread runs it. */
export async function runTasks(tasks: Iterable<Task>, onDone: (task: Task, done: Done) => void): Promise<void> {
  const left = tasks[Symbol.iterator]()
  await Promise.all(Array.from({ length: threads }, () => runOn(left, onDone)))
}

async function runOn(left: Iterator<Task>, onDone: (task: Task, done: Done) => void) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [] })
  try {
    for (let next = left.next(); !next.done; next = left.next()) onDone(next.value, await ask(worker, next.value))
  } finally {
    await worker.terminate()
  }
}

const ask = (worker: Worker, task: Task) =>
  new Promise<Done>((resolve, reject) => {
    const done = (answer: Done) => {
      worker.off('error', reject)
      resolve(answer)
    }
    worker.once('message', done)
    worker.once('error', reject)
    worker.postMessage(task)
  })
