import { appendFileSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import type { RunningServer } from '../../server/start.ts'
import { amount, inSoak, minutes } from '../amounts.ts'
import { App } from './app.ts'
import { Ledger, random, startHere } from './ledger.ts'
import { launch, makeProfile, removeProfiles } from './profiles.ts'

let server: RunningServer
test.beforeAll(async () => {
  server = await startHere()
})
test.afterAll(async () => {
  await server.stop()
  removeProfiles()
})

/** Chromium names its process in its profile. */
const browserProcess = (profile: string) => Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1))

test('a browser that is killed at any moment has everything it had called saved, and it arrives once', async () => {
  const kills = amount('BROWSER_KILLS')
  test.setTimeout(minutes(2 + kills))
  const ledger = await Ledger.open(server, 'killed')
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
  test(`what was saved is there again when the browser ${does}`, {
    tag: ['@once', ...inSoak(length > 600).tag],
  }, async () => {
    const ledger = await Ledger.open(server, `torn${length}`)
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
