import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { isSoak, minutes } from './amounts.ts'
import { browserArgs } from './e2e/browser.ts'

const longest = ['tabs', 'killed', 'officeDay', 'fairDay']
/** About what only a whole browser has or does alike: storage, service workers, installing, notifications, media. */
const ofBrowsers = ['fair', 'files', 'notices', 'offline', 'quota', 'storage', 'update', 'walk']
const named = (names: string[]) => names.map((name) => `**/${name}.e2e.ts`)
/** Keeping the app for later is a fifth of what a journey costs: only those do it that wait for it. */
const kept = globSync('*.e2e.ts', { cwd: join(import.meta.dirname, 'e2e') })
  .filter((file) => readFileSync(join(import.meta.dirname, 'e2e', file), 'utf8').includes('serviceWorker'))
  .map((file) => `**/${file}`)

const whole = process.env.CHROMIUM
// Without a window's drawing: a fifth less to do.
const shell = process.env.HEADLESS_SHELL || whole
const started = (executablePath: string | undefined) => ({
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArgs },
})

export default defineConfig({
  testDir: './e2e',
  ...(!isSoak && { grepInvert: /@soak/ }),
  // What takes longest begins first, so that nothing waits for it alone at the end.
  projects: [
    { name: 'long', testMatch: named(longest), use: started(whole) },
    { name: 'browser', testMatch: named(ofBrowsers), use: started(whole) },
    { name: 'kept screens', testMatch: kept, testIgnore: named([...longest, ...ofBrowsers]), use: started(shell) },
    {
      name: 'screens',
      testMatch: '**/*.e2e.ts',
      testIgnore: [...named([...longest, ...ofBrowsers]), ...kept],
      use: { ...started(shell), serviceWorkers: 'block' },
    },
  ],
  // What hangs is ended; a machine that is merely slow is not.
  timeout: minutes(5),
  // Each file has a server and a folder of its own.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  retries: 0,
  expect: { timeout: minutes(1) },
  outputDir: '../node_modules/.cache/playwright',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: minutes(1),
    // Recording every step costs a third of the time; TRACE=retain-on-failure for looking at what failed.
    trace: process.env.TRACE === 'retain-on-failure' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
