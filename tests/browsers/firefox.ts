import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import { limitMs } from './limit.ts'
import type { Driven, Key, Tab } from './tab.ts'

/** An installed Firefox, over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driven> {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-firefox-'))
  const downloads = join(folder, 'downloads')
  mkdirSync(downloads)
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: limitMs,
    protocolTimeout: limitMs,
    defaultViewport: null,
    args: ['--width=1440', '--height=900'],
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'intl.accept_languages': 'en-US',
      // A booth's camera, without a question.
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'ui.prefersReducedMotion': 1,
    },
  })
  return {
    name: await browser.version(),
    downloads,
    newTab: async () => tabOf(await browser.newPage()),
    async close() {
      await browser.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function tabOf(page: Page): Tab {
  page.setDefaultTimeout(limitMs)
  const element = async (code: string, args: unknown[]) =>
    (await page.evaluateHandle(callOf(code, args))) as ElementHandle<HTMLInputElement>
  return {
    goTo: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    run: (code, ...args) => page.evaluate(callOf(code, args)),
    click: async (code, ...args) => (await element(code, args)).click(),
    choose: async (path, code, ...args) => (await element(code, args)).uploadFile(path),
    type: (text) => page.keyboard.type(text),
    press: (key) => press(page, key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path })),
    close: () => page.close(),
  }
}

const callOf = (code: string, args: unknown[]) => `(${code})(...${JSON.stringify(args)})`

async function press({ keyboard }: Page, key: Key) {
  if (key !== 'bold' && key !== 'selectAll') return keyboard.press(key)
  await keyboard.down('Control')
  await keyboard.press(key === 'bold' ? 'b' : 'a')
  await keyboard.up('Control')
}
