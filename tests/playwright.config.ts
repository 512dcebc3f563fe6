import { defineConfig } from 'playwright/test'
import { browserArgs } from './e2e/browser.ts'

const longest = ['**/tabs.e2e.ts', '**/killed.e2e.ts']

export default defineConfig({
  testDir: './e2e',
  // What takes longest begins first, so that nothing waits for it alone at the end.
  projects: [
    { name: 'faults', testMatch: longest },
    { name: 'journeys', testMatch: '**/*.e2e.ts', testIgnore: longest },
  ],
  // What hangs is ended; a machine that is three times slower is not.
  timeout: 900_000,
  // Each file has a server and a folder of its own.
  workers: 3,
  retries: 0,
  expect: { timeout: 120_000 },
  outputDir: '../node_modules/.cache/playwright',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 120_000,
    // Recording every step costs a third of the time; TRACE=retain-on-failure for looking at what failed.
    trace: process.env.TRACE === 'retain-on-failure' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}), args: browserArgs },
  },
})
