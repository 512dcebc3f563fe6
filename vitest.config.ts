import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const tops = ['domain', 'workers', 'server', 'src', 'tests']

export default defineConfig({
  test: {
    include: tops.map((top) => `${top}/**/*.test.{ts,tsx}`),
    environment: 'node',
    // One core is left to the rest of the machine where there are more than two: every file waits for its own server at times.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What hangs is ended; a machine that is merely slow is not.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
