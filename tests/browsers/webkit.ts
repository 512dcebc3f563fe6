import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Capabilities, Key as DriverKey, type WebDriver, type WebElement } from 'selenium-webdriver'
import { limitMs } from './limit.ts'
import type { Driven, Key, Tab } from './tab.ts'

/**
 * WebKitGTK, by the driver that comes with it, on a screen that nobody sees. Its sessions are private windows: there is no
 * private file system, and nothing outlives the browser.
 */
export async function openWebkit({
  driver: driverPath,
  browser,
}: {
  driver: string
  browser: string
}): Promise<Driven> {
  const home = mkdtempSync(join(tmpdir(), 'fairlead-webkit-'))
  const downloads = join(home, 'Downloads')
  mkdirSync(downloads)
  mkdirSync(join(home, '.config'))
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const screen = await startScreen()
  const port = await freePort()
  const env = { ...process.env, HOME: home, DISPLAY: screen.display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' }
  const server = spawn(driverPath, [`--port=${port}`], { env, stdio: process.env.VERBOSE ? 'inherit' : 'ignore' })
  const close = async () => {
    await end(server)
    await end(screen.process)
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await untilOpen(port)
    const driver = await startSession(port, browser)
    const capabilities = await driver.getCapabilities()
    return {
      name: `WebKitGTK ${capabilities.get('browserVersion')}`,
      downloads,
      newTab: () => newTab(driver),
      async close() {
        await driver.quit().catch(() => {})
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function startSession(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
  await driver.manage().setTimeouts({ script: limitMs, pageLoad: limitMs })
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 960 })
  return driver
}

/** The first is the window that the browser begins with. */
const used = new WeakSet<WebDriver>()
async function newTab(driver: WebDriver): Promise<Tab> {
  if (used.has(driver)) await driver.switchTo().newWindow('tab')
  used.add(driver)
  const handle = await driver.getWindowHandle()
  return tabOf(driver, handle)
}

function tabOf(driver: WebDriver, handle: string): Tab {
  const here = () => driver.switchTo().window(handle)
  const element = async (code: string, args: unknown[]) => {
    await here()
    return driver.executeScript<WebElement>(`return (${code})(...arguments)`, ...args)
  }
  return {
    async goTo(url) {
      await here()
      await driver.get(url)
    },
    async reload() {
      await here()
      await driver.navigate().refresh()
    },
    async run(code, ...args) {
      await here()
      const { value, error } = await driver.executeAsyncScript<{ value?: unknown; error?: string }>(
        runner(code),
        ...args,
      )
      if (error) throw new Error(error)
      return value
    },
    click: async (code, ...args) => (await element(code, args)).click(),
    choose: async (path, code, ...args) => (await element(code, args)).sendKeys(path),
    async type(text) {
      await here()
      await driver.actions().sendKeys(text).perform()
    },
    async press(key) {
      await here()
      await press(driver, key)
    },
    async resize(width, height) {
      await here()
      await resize(driver, width, height)
    },
    async screenshot(path) {
      await here()
      writeFileSync(path, await driver.takeScreenshot(), 'base64')
    },
    async close() {
      await here()
      await driver.close()
      const [left] = await driver.getAllWindowHandles()
      if (left) await driver.switchTo().window(left)
    },
  }
}

const runner = (code: string) => `
  const done = arguments[arguments.length - 1]
  Promise.resolve()
    .then(() => (${code})(...Array.from(arguments).slice(0, -1)))
    .then((value) => done({ value }), (error) => done({ error: String(error) }))`

const heldLetters = { bold: 'b', selectAll: 'a' } as const
const driverNames = { Tab: 'TAB', Enter: 'ENTER', Escape: 'ESCAPE', End: 'END', Backspace: 'BACK_SPACE' } as const

async function press(driver: WebDriver, key: Key) {
  const actions = driver.actions()
  if (key === 'bold' || key === 'selectAll')
    return actions.keyDown(DriverKey.CONTROL).sendKeys(heldLetters[key]).keyUp(DriverKey.CONTROL).perform()
  return actions.sendKeys(DriverKey[driverNames[key]]).perform()
}

/** The window has a bar of its own above the page. */
async function resize(driver: WebDriver, width: number, height: number) {
  const window = driver.manage().window()
  await window.setRect({ x: 0, y: 0, width, height })
  const [inner, outer] = await driver.executeScript<[number, number]>('return [innerHeight, innerWidth]')
  await window.setRect({ x: 0, y: 0, width: width + width - outer, height: height + height - inner })
}

async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}`))),
  ])) as [Buffer]
  return { process: child, display: `:${number.toString().trim()}` }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

async function untilOpen(port: number) {
  for (const until = Date.now() + limitMs; ; ) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)
    if (answer?.ok) return
    if (Date.now() > until) throw new Error('the driver of WebKit does not answer')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
