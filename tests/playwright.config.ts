import { defineConfig } from 'playwright/test'
import { browserArgs } from './e2e/browser.ts'

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  timeout: 480_000,
  // Each file has a server and a folder of its own.
  workers: 2,
  retries: 0,
  expect: { timeout: 60_000 },
  outputDir: '../node_modules/.cache/playwright',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    actionTimeout: 60_000,
    trace: 'retain-on-failure',
    launchOptions: { ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}), args: browserArgs },
  },
})
