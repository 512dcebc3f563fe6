import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserType, ElementHandle, LaunchOptions, Page } from 'playwright'
import { limitMs } from './limit.ts'
import type { Driven, Key, Tab } from './tab.ts'

/** A browser that Playwright drives by itself. */
export async function openOwn(type: BrowserType, options: LaunchOptions = {}): Promise<Driven> {
  const downloads = mkdtempSync(join(tmpdir(), 'fairlead-downloads-'))
  const browser = await type.launch(options)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  return {
    name: `${type.name()} ${browser.version()}`,
    downloads,
    async newTab() {
      const page = await context.newPage()
      page.on('download', (download) => void download.saveAs(join(downloads, download.suggestedFilename())))
      return tabOf(page)
    },
    async close() {
      await browser.close()
      rmSync(downloads, { recursive: true, force: true })
    },
  }
}

function tabOf(page: Page): Tab {
  page.setDefaultTimeout(limitMs)
  const element = async (code: string, args: unknown[]) =>
    (await page.evaluateHandle(callOf(code, args))) as ElementHandle<HTMLElement>
  return {
    goTo: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    run: (code, ...args) => page.evaluate(callOf(code, args)),
    click: async (code, ...args) => (await element(code, args)).click(),
    choose: async (path, code, ...args) => (await element(code, args)).setInputFiles(path),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(keys[key] ?? key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path })),
    close: () => page.close(),
  }
}

const keys: Partial<Record<Key, string>> = { bold: 'Control+b', selectAll: 'Control+a' }
const callOf = (code: string, args: unknown[]) => `(${code})(...${JSON.stringify(args)})`
