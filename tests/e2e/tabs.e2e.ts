import { appendFileSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, chromium, expect, type Page, test, type Worker } from 'playwright/test'
import { syncCalls } from '#domain/sync/protocol'
import { backgroundTag } from '#workers/sync/backgroundTag'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { readSettings } from '../../server/settings.ts'
import { type Running, startServer } from '../../server/start.ts'
import { Random } from '../simulator/random.ts'
import { App } from './app.ts'
import { browserArgs } from './browser.ts'
import { storedIn } from './kept.ts'
import { main } from './server.ts'

/** FAULTS: how many times the usual number of faults; FAULTS_SEED: which. */
const faults = Number(process.env.FAULTS ?? 1)
const random = new Random(Number(process.env.FAULTS_SEED ?? 1))

const pushPath = syncCalls.push.path

const data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
let server: Running
test.beforeAll(async () => {
  server = await startServer({ ...readSettings({ PORT: '0' }), data, watermark: data }, noLog)
})
test.afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

/* ---------- what was said to be saved, and what the server has ---------- */

/** A company of its own for each test, and what its screens have said to be saved: name → company. */
class Ledger {
  readonly saved = new Map<string, string>()
  readonly user: { username: string; password: string }
  readonly account: string
  #made = 0

  private constructor(username: string, account: string) {
    this.user = { username, password: main.password }
    this.account = account
  }

  static async open(username: string): Promise<Ledger> {
    const { account } = await createCompany(server.database, { username, password: main.password })
    return new Ledger(username, account)
  }

  async signedIn(context: BrowserContext): Promise<App> {
    const app = await App.open(context, server.url, 'en-US')
    await app.signIn(this.user)
    await app.expectAllSaved()
    return app
  }

  async create(app: App): Promise<string> {
    const name = `${this.user.username} ${++this.#made}`
    await app.create({ name, company: 'before' })
    this.saved.set(name, 'before')
    return name
  }

  /** A field of the open contact: the list shows what is kept. */
  async edit(app: App, name: string): Promise<void> {
    const company = `after ${this.#made}`
    await app.edit('company', company)
    await expect(app.row(name)).toContainText(company)
    this.saved.set(name, company)
  }

  /** Each is there as it was saved, and its making arrived once. */
  async expectArrivedOnce(): Promise<void> {
    const { pool } = server.database
    const { rows } = await pool.query<{ name: string; company: string }>(
      'select name, company from contact where account_id = $1 and deleted_at is null',
      [this.account],
    )
    // Somebody was killed in the middle of a change: it may be kept although the screen had not said so yet.
    const found = new Map(rows.map(({ name, company }) => [name, company]))
    const missing = [...this.saved].filter(([name, company]) => {
      const kept = found.get(name)
      return kept === undefined || (company !== 'before' && kept !== company)
    })
    expect(missing).toEqual([])
    expect(rows.length, 'no contact twice').toBe(found.size)
    const { rows: made } = await pool.query<{ count: string }>(
      `select count(*) from sync_mutation where account_id = $1 and name = 'contact.create'`,
      [this.account],
    )
    expect(Number(made[0]!.count), 'each was made once').toBe(rows.length)
  }
}

/* ---------- looking at tabs from outside of the app ---------- */

/** A page of the same origin that is not the app. */
async function observer(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${server.url}/robots.txt`)
  return page
}

/** How often somebody took the lead of this user's database. */
const leaderNumber = async (page: Page) => (await storedIn<{ leader: number }>(page, 'meta'))[0]!.leader

/** Who holds the lock of the lead, as the browser names them. */
const leaders = (page: Page) =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.filter(({ name }) => name?.startsWith('fairlead-sync:')).map(({ clientId }) => clientId)
  })

async function syncWorkerOf(page: Page): Promise<Worker | undefined> {
  for (const worker of page.workers())
    if ((await worker.evaluate(() => self.name).catch(() => '')) === 'fairlead-sync') return worker
  return undefined
}

/** The name that the browser gives to the sync worker of this tab. */
async function clientIdOf(page: Page): Promise<string | undefined> {
  const worker = await syncWorkerOf(page)
  return worker?.evaluate(() =>
    navigator.locks.request(`who ${Math.random()}`, async (lock) => {
      const { held = [] } = await navigator.locks.query()
      return held.find(({ name }) => name === lock!.name)?.clientId
    }),
  )
}

/** The place of the leading tab among these. */
async function leadingOf(tabs: readonly App[], watcher: Page): Promise<number> {
  let at = -1
  const look = async () => {
    const held = await leaders(watcher)
    expect(held.length).toBeLessThanOrEqual(1)
    const ids = await Promise.all(tabs.map(({ page }) => clientIdOf(page)))
    at = held.length ? ids.indexOf(held[0]) : -1
    return at
  }
  await expect.poll(look, { intervals: [50] }).toBeGreaterThanOrEqual(0)
  return at
}

/** What the browser was asked to wake the service worker for. */
const tagsOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.ready) as unknown as { sync: { getTags(): Promise<string[]> } }
    return registration.sync.getTags()
  })

/* ---------- the faults ---------- */

test('a leader that hangs loses the lead to a tab that does not, and gets a new worker', { tag: '@once' }, async ({
  context,
}) => {
  const ledger = await Ledger.open('hang')
  const first = await ledger.signedIn(context)
  const second = new App(await context.newPage(), server.url, 'en-US')
  await second.goTo('/statistics/contacts')
  await second.expectAllSaved()
  const before = await leaders(second.page)
  expect(before).toEqual([await clientIdOf(first.page)])
  const hanging = (await syncWorkerOf(first.page))!
  const number = await leaderNumber(second.page)
  const replaced = first.page.waitForEvent('worker', { timeout: 60_000 })
  // Nothing in it runs any more, and it keeps its lock.
  hanging
    .evaluate(() => {
      const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true })
      Atomics.wait(new Int32Array(buffer), 0, 0)
    })
    .catch(() => {})
  await ledger.create(second)
  await second.expectAllSaved()
  expect(await leaders(second.page)).not.toEqual(before)
  expect(await leaderNumber(second.page), 'the lead was taken once').toBe(number + 1)
  await replaced
  await ledger.create(first)
  await first.expectAllSaved()
  await ledger.expectArrivedOnce()
})

test('a tab that nobody looks at gives the lead to the one that somebody does', { tag: '@once' }, async ({
  context,
}) => {
  const ledger = await Ledger.open('hidden')
  const first = await ledger.signedIn(context)
  const queued = new App(await context.newPage(), server.url, 'en-US')
  await queued.goTo('/statistics/contacts')
  await queued.expectAllSaved()
  const looked = new App(await context.newPage(), server.url, 'en-US')
  await looked.goTo('/statistics/contacts')
  await looked.expectAllSaved()
  const number = await leaderNumber(looked.page)
  await hide(queued.page)
  await hide(first.page)
  await expect.poll(async () => (await leaders(looked.page))[0] === (await clientIdOf(looked.page))).toBe(true)
  await ledger.create(looked)
  await looked.expectAllSaved()
  expect(await leaderNumber(looked.page)).toBe(number + 1)
  await ledger.expectArrivedOnce()
})

/** Every page of a test is in front; this one is told that it is not. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('six tabs, and whoever leads is killed every two seconds: one leads at a time, nothing is lost or doubled', async ({
  context,
}) => {
  const kills = 30 * faults
  test.setTimeout((60 + kills * 40) * 1_000)
  const ledger = await Ledger.open('sixtabs')
  const first = await ledger.signedIn(context)
  const watcher = await observer(context)
  const tabs = [first]
  const open = async () => {
    const tab = new App(await context.newPage(), server.url, 'en-US')
    await tab.goTo('/statistics/contacts')
    tabs.push(tab)
  }
  while (tabs.length < 6) await open()
  const began = Date.now()
  const number = await leaderNumber(watcher)

  for (let kill = 0; kill < kills; kill++) {
    const next = pause(2_000)
    const victim = tabs.splice(await leadingOf(tabs, watcher), 1)[0]!
    const writer = tabs[random.below(tabs.length)]!
    const writing = ledger.create(writer)
    await victim.page.close({ runBeforeUnload: false })
    await Promise.all([writing, open()])
    await writer.closePanel()
    await next
  }
  const minutes = Math.ceil((Date.now() - began) / 60_000)
  for (const tab of tabs) await tab.expectAllSaved()
  for (const tab of tabs) await tab.expectTotal(kills)
  expect(await leaderNumber(watcher), 'at most one steal a minute').toBeLessThanOrEqual(number + kills + minutes)
  await ledger.expectArrivedOnce()
})

test('reloads in the middle of every push lose nothing and double nothing', async ({ context }) => {
  const ledger = await Ledger.open('storm')
  const app = await ledger.signedIn(context)
  for (let round = 0; round < 8 * faults; round++) {
    const pushing = context.waitForEvent('request', (request) => request.url().endsWith(pushPath))
    const creating = ledger.create(app)
    await Promise.all([pushing, creating])
    await app.page.reload({ waitUntil: 'domcontentloaded' })
    await app.page.reload({ waitUntil: 'domcontentloaded' })
  }
  await app.expectAllSaved()
  await ledger.expectArrivedOnce()
})

test('what waits is sent after the last tab was closed, and not for who has signed out', async ({ context }) => {
  const ledger = await Ledger.open('background')
  const app = await ledger.signedIn(context)
  await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  const outside = await observer(context)
  const cdp = await context.newCDPSession(outside)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const wake = async () =>
    cdp.send('ServiceWorker.dispatchSyncEvent', {
      origin: server.url,
      registrationId: await registered,
      tag: backgroundTag,
      lastChance: false,
    })
  const arrived = async () => {
    const { rows } = await server.database.pool.query('select name from contact where account_id = $1', [
      ledger.account,
    ])
    return rows.length
  }

  await context.setOffline(true)
  await ledger.create(app)
  await app.expectWaiting()
  await expect.poll(() => tagsOf(app.page)).toEqual([backgroundTag])
  await app.page.close()
  await context.setOffline(false)
  await wake()
  await expect.poll(arrived).toBe(1)

  const again = new App(await context.newPage(), server.url, 'en-US')
  await again.goTo('/statistics/contacts')
  await again.expectAllSaved()
  await context.setOffline(true)
  await ledger.create(again)
  await signOutKeeping(again)
  await context.setOffline(false)
  const hasDecided = await decision(context)
  await wake()
  await hasDecided()
  // No tab can send it; only a service worker that did not care who is signed in.
  await context.route(`**${pushPath}`, (route) => route.abort())
  await again.signIn(ledger.user)
  await again.expectWaiting()
  expect(await arrived()).toBe(1)
  await context.unroute(`**${pushPath}`)
  await again.expectAllSaved()
  await ledger.expectArrivedOnce()
})

/** Until the service worker was woken and has seen who is signed in. */
async function decision(context: BrowserContext): Promise<() => Promise<void>> {
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(() => {
    Object.assign(self, { woken: new Promise((resolve) => self.addEventListener('sync', resolve)) })
  })
  return () =>
    worker!.evaluate(async () => {
      await (self as unknown as { woken: Promise<unknown> }).woken
      const opening = indexedDB.open('fairlead-device')
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const read = opening.result.transaction('session').objectStore('session').count()
      await new Promise((resolve) => read.addEventListener('success', resolve))
      opening.result.close()
    })
}

async function signOutKeeping(app: App): Promise<void> {
  await app.signOut()
  await app.page.getByRole('button', { name: app.words.app.signOut.leave }).click()
  await expect(app.page).toHaveURL(/\/login/)
}

/* ---------- the browser is killed ---------- */

const profiles: string[] = []
function makeProfile(): string {
  const profile = mkdtempSync(join(tmpdir(), 'fairlead-profile-'))
  profiles.push(profile)
  return profile
}
test.afterAll(() => {
  for (const profile of profiles) rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
})

const launch = (profile: string, options: { ignoreDefaultArgs?: string[] } = {}) =>
  chromium.launchPersistentContext(profile, {
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: browserArgs,
    ...options,
  })

/** Chromium names its process in its profile. */
const browserProcess = (profile: string) => Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1))

test('a browser that is killed at any moment has everything it had called saved, and it arrives once', async () => {
  const kills = 10 * faults
  test.setTimeout((60 + kills * 60) * 1_000)
  const ledger = await Ledger.open('killed')
  const profile = makeProfile()
  const signingIn = await launch(profile)
  const signedIn = await ledger.signedIn(signingIn)
  // All of the app is here, so that without a network too something can be made.
  await signedIn.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await signingIn.close()

  for (let kill = 0; kill < kills; kill++) {
    const context = await launch(profile)
    const app = await App.open(context, server.url, 'en-US')
    for (const name of [...ledger.saved.keys()].slice(-2)) await expect(app.row(name)).toHaveCount(1)
    // Every second time the device alone has it.
    await context.setOffline(kill % 2 === 1)
    const closed = context.waitForEvent('close')
    const killed = new AbortController()
    await Promise.all([
      workUntilKilled(app, ledger, killed.signal),
      killSoon(profile, killed, kill % 2 === 1 ? ledger : null),
      closed,
    ])
  }
  const context = await launch(profile)
  const app = await App.open(context, server.url, 'en-US')
  await app.expectAllSaved()
  expect(ledger.saved.size).toBeGreaterThanOrEqual(kills / 2)
  await ledger.expectArrivedOnce()
  await context.close()
})

/**
 * As a kill in the middle of a write leaves the log of Chromium's databases: the head of a record, and nothing of it. The
 * next start writes on behind it, and the one after that throws all databases away when the record would have ended in
 * the same block, and what is behind it otherwise.
 */
const tears = { 'throws its databases away': 600, 'loses what is behind': 32_000 }

for (const [does, length] of Object.entries(tears))
  test(`what was saved is there again when the browser ${does}`, { tag: '@once' }, async () => {
    const ledger = await Ledger.open(`torn${length}`)
    const profile = makeProfile()
    const signingIn = await launch(profile)
    const signedIn = await ledger.signedIn(signingIn)
    await signedIn.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
    await signingIn.close()
    tearLog(profile, length)

    for (const isOffline of [true, true, false]) {
      const context = await launch(profile)
      const app = await App.open(context, server.url, 'en-US')
      for (const name of ledger.saved.keys()) await expect(app.row(name)).toHaveCount(1)
      await context.setOffline(isOffline)
      await ledger.edit(app, await ledger.create(app))
      if (isOffline) await app.expectWaiting()
      const closed = context.waitForEvent('close')
      process.kill(browserProcess(profile), 'SIGKILL')
      await closed
    }
    const context = await launch(profile)
    const app = await App.open(context, server.url, 'en-US')
    await app.expectAllSaved()
    expect(ledger.saved.size).toBe(3)
    await ledger.expectArrivedOnce()
    await context.close()
  })

function tearLog(profile: string, length: number) {
  const databases = join(profile, 'Default/IndexedDB')
  const store = join(databases, readdirSync(databases).find((name) => name.endsWith('leveldb'))!)
  const log = readdirSync(store).findLast((name) => name.endsWith('.log'))!
  appendFileSync(join(store, log), Buffer.from([1, 2, 3, 4, length & 255, length >> 8, 1]))
}

test('a page that the browser puts away holds nothing, and works on when it comes back', { tag: '@once' }, async () => {
  const ledger = await Ledger.open('frozen')
  const context = await launch(makeProfile(), { ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  const first = await ledger.signedIn(context)
  // A page that its first service worker claims while it is put away is not brought back.
  await first.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const second = new App(await context.newPage(), server.url, 'en-US')
  await second.goTo('/statistics/contacts')
  await second.expectAllSaved()
  const before = await leaders(second.page)
  await first.page.goto('about:blank')
  await expect.poll(() => leaders(second.page)).not.toEqual(before)
  await second.page.bringToFront()
  const name = await ledger.create(second)
  await second.expectAllSaved()

  // Whether it is the page that was put away, or a new one that the browser thought better.
  await first.page.goBack({ waitUntil: 'commit' })
  await first.page.bringToFront()
  await expect(first.row(name)).toBeVisible()
  await ledger.create(first)
  await first.expectAllSaved()
  await ledger.expectArrivedOnce()
  await context.close()
})

/** `ledger`: not before something more was called saved, or it would prove nothing on a slow machine. */
async function killSoon(profile: string, killed: AbortController, ledger: Ledger | null): Promise<void> {
  const before = ledger?.saved.size
  if (ledger) await expect.poll(() => ledger.saved.size, { intervals: [20] }).toBeGreaterThan(before!)
  await pause(random.between(ledger ? 0 : 300, 2_500))
  killed.abort()
  process.kill(browserProcess(profile), 'SIGKILL')
}

async function workUntilKilled(app: App, ledger: Ledger, killed: AbortSignal): Promise<void> {
  try {
    for (;;) await ledger.edit(app, await ledger.create(app))
  } catch (error) {
    // Whatever was asked of a browser that is no more.
    if (!killed.aborted) throw error
  }
}
