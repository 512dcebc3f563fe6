import { existsSync, readdirSync } from 'node:fs'
import { firefox, webkit } from 'playwright'
import { openFirefox } from './firefox.ts'
import { openOwn } from './own.ts'
import type { Driven } from './tab.ts'
import { openWebkit } from './webkit.ts'

export type Engine = 'firefox' | 'webkit'

/** How a browser of this engine is opened on this machine: the system's, else Playwright's own; null where there is neither. */
export const openerOf = (engine: Engine): (() => Promise<Driven>) | null =>
  engine === 'firefox' ? (systemFirefox() ?? own(firefox)) : (systemWebkit() ?? own(webkit))

function systemFirefox() {
  const places = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']
  const path = places.find((one) => one && existsSync(one))
  return path ? () => openFirefox(path) : null
}

function systemWebkit() {
  const driver = '/usr/bin/WebKitWebDriver'
  const browser = miniBrowser()
  if (!browser || !existsSync(driver) || !existsSync('/usr/bin/Xvfb')) return null
  return () => openWebkit({ driver, browser })
}

/** It lies beside the library, in a folder of the processor's and the library's names. */
function miniBrowser(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : []
  return folders
    .flatMap((folder) => ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`))
    .find((path) => existsSync(path))
}

const own = (type: typeof firefox) => (existsSync(type.executablePath()) ? () => openOwn(type) : null)
