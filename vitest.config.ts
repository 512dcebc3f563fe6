import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const slow = Number(process.env.SLOW ?? 1)
const all = ['domain', 'server', 'src', 'tests', 'workers'].map((room) => `${room}/**/*.test.{ts,tsx}`)
/** A worker keeps the modules of the others from file to file: these change what another test would find changed. */
const changesModules = /\bvi\.|fake-indexeddb|globalThis|\bprocess\.on|Object\.assign\(definition/
const alone = globSync(all).filter((file) => changesModules.test(readFileSync(file, 'utf8')))

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
      { extends: true, test: { name: 'alone', include: alone } },
      { extends: true, test: { name: 'sharing', include: all, exclude: alone, isolate: false } },
    ],
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    // Every file waits for its own server at times: on few cores a third one works meanwhile. On many one core is left to
    // the rest of the machine.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // What hangs is ended; a machine that is merely slow is not.
    testTimeout: 120_000 * slow,
    hookTimeout: 120_000 * slow,
    expect: { poll: { timeout: 20_000 * slow } },
  },
})
