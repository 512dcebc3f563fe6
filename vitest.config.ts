import { defineConfig } from 'vitest/config'

const tops = ['domain', 'workers', 'server', 'src', 'tests']

export default defineConfig({
  test: {
    include: tops.map((top) => `${top}/**/*.test.{ts,tsx}`),
    environment: 'node',
    // What hangs is ended; a machine that is merely slow is not.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
