import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const slow = Number(process.env.SLOW ?? 1)
/** Tests of these change nothing of a process but what they put back: a worker keeps its modules from file to file. */
const sharing = ['domain', 'src', 'workers']
const alone = ['server', 'tests']
const testsIn = (tops: string[]) => tops.map((top) => `${top}/**/*.test.{ts,tsx}`)

/** What takes longest begins first, so that nothing waits for it alone at the end. */
const longest = ['tests/authorisation/', 'tests/simulator/', 'tests/faults/', 'server/process.test.ts']
const isLong = ({ moduleId }: TestSpecification) => longest.some((path) => moduleId.includes(path))
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)))
  }
}

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'alone', include: testsIn(alone) } },
      { extends: true, test: { name: 'sharing', include: testsIn(sharing), isolate: false } },
    ],
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    // Every file waits for its own server at times: on few cores a third one works meanwhile. On many one core is left to
    // the rest of the machine.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // What hangs is ended; a machine that is merely slow is not.
    testTimeout: 60_000 * slow,
    hookTimeout: 60_000 * slow,
    expect: { poll: { timeout: 20_000 * slow } },
  },
})
