import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, expect, type Page, test, type Worker } from 'playwright/test'
import { syncCalls } from '#domain/sync/protocol'
import { backgroundTag } from '#workers/sync/backgroundTag'
import type { RunningServer } from '../../server/start.ts'
import { amount, minutes, soakOnly } from '../amounts.ts'
import { App } from './app.ts'
import { storedIn } from './kept.ts'
import { Ledger, random, startHere } from './ledger.ts'
import { launch, makeProfile, removeProfiles } from './profiles.ts'

const pushPath = syncCalls.push.path

let server: RunningServer
test.beforeAll(async () => {
  server = await startHere()
})
test.afterAll(async () => {
  await server.stop()
  removeProfiles()
})

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

test('a leader that hangs loses the lead to a tab that does not, and gets a new worker', {
  tag: ['@once', ...soakOnly.tag],
}, async ({ context }) => {
  const ledger = await Ledger.open(server, 'hang')
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
  const ledger = await Ledger.open(server, 'hidden')
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

test(
  'six tabs, and whoever leads is killed every two seconds: one leads at a time, nothing is lost or doubled',
  soakOnly,
  async ({ context }) => {
    const kills = amount('TAB_KILLS')
    test.setTimeout(minutes(2 + kills / 2))
    const ledger = await Ledger.open(server, 'sixtabs')
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
    const took = Math.ceil((Date.now() - began) / 60_000)
    for (const tab of tabs) await tab.expectAllSaved()
    for (const tab of tabs) await tab.expectTotal(kills)
    expect(await leaderNumber(watcher), 'at most one steal a minute').toBeLessThanOrEqual(number + kills + took)
    await ledger.expectArrivedOnce()
  },
)

test('reloads in the middle of every push lose nothing and double nothing', async ({ context }) => {
  const ledger = await Ledger.open(server, 'storm')
  const app = await ledger.signedIn(context)
  for (let round = 0; round < amount('RELOADS'); round++) {
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
  const ledger = await Ledger.open(server, 'background')
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
  // What the page has under way ends with its workers.
  await expect.poll(() => app.page.workers().length).toBe(0)
}

test('a page that the browser puts away holds nothing, and works on when it comes back', { tag: '@once' }, async () => {
  const ledger = await Ledger.open(server, 'frozen')
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
