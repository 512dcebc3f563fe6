import { defineConfig } from 'playwright/test'
import { isSoak, minutes } from './amounts.ts'
import type { Engine } from './browsers/engines.ts'

/** The journeys in other engines than Chromium: a short walk each, and all of them in the soak. */
export default defineConfig<{ engine: Engine }>({
  testDir: './browsers',
  testMatch: '*.e2e.ts',
  ...(!isSoak && { grepInvert: /@soak/ }),
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  timeout: minutes(5),
  workers: 2,
  retries: 0,
  expect: { timeout: minutes(1) },
  outputDir: '../node_modules/.cache/browsers',
})
