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
  driven: async ({ engine }, give) => {
    const opener = openerOf(engine)
    base.skip(!opener, `there is no browser of ${engine} here`)
    const driven = await opener!()
    await give(driven)
    await driven.close()
  },
  server: async ({ driven }, give, info) => {
    info.annotations.push({ type: 'browser', description: driven.name })
    const server = new TestServer()
    await server.start()
    await give(server)
    await server.remove()
  },
  /** A tab with the app in it; what it shows at the end of a journey that failed is kept. */
  open: async ({ driven, server }, give, info) => {
    const tabs: Tab[] = []
    const newTab = async () => {
      const tab = await driven.newTab()
      tabs.push(tab)
      return tab
    }
    await give(async (language) => {
      const screen = new Screen(await newTab(), server.url, language, newTab)
      await screen.open()
      return screen
    })
    if (info.status === info.expectedStatus) return
    for (const [at, tab] of tabs.entries()) await tab.screenshot(info.outputPath(`tab-${at}.png`)).catch(() => {})
  },
})
