import { defineConfig } from 'vitest/config'

const tops = ['domain', 'workers', 'server', 'src', 'tests']

export default defineConfig({
  test: { include: tops.map((top) => `${top}/**/*.test.{ts,tsx}`), environment: 'node' },
})
