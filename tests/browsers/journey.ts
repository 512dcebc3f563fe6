import { test as base } from 'playwright/test'
import { TestServer } from '../e2e/server.ts'
import type { Language } from '../e2e/words.ts'
import { type Engine, openerOf } from './engines.ts'
import { Screen } from './screen.ts'
import type { Driven, Tab } from './tab.ts'

type Given = { driven: Driven; server: TestServer; open: (language: Language) => Promise<Screen> }

/** A journey in whatever engine the project names, with a server of its own. */
export const test = base.extend<Given & { engine: Engine }>({
  engine: ['firefox', { option: true }],
  driven: async ({ engine }, use, info) => {
    const opener = openerOf(engine)
    base.skip(!opener, `there is no browser of ${engine} here`)
    const driven = await opener!()
    info.annotations.push({ type: 'browser', description: driven.name })
    await use(driven)
    await driven.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  server: async ({}, use) => {
    const server = new TestServer()
    await server.start()
    await use(server)
    await server.remove()
  },
  /** A tab with the app in it; what it shows at the end of a journey that failed is kept. */
  open: async ({ driven, server }, use, info) => {
    const tabs: Tab[] = []
    const newTab = async () => {
      const tab = await driven.newTab()
      tabs.push(tab)
      return tab
    }
    await use(async (language) => {
      const screen = new Screen(await newTab(), server.url, language, newTab)
      await screen.open()
      return screen
    })
    if (info.status === info.expectedStatus) return
    for (const [at, tab] of tabs.entries()) await tab.screenshot(info.outputPath(`tab-${at}.png`)).catch(() => {})
  },
})
