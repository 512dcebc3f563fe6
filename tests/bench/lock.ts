import type { Page } from 'playwright'
import { deviceLockEnUS } from '../../src/features/deviceLock/texts.en-US.ts'
import { appEnUS } from '../../src/texts/app.en-US.ts'
import { main, TestServer } from '../e2e/server.ts'
import { contactRow, type Device, openDevice } from './device.ts'
import { firstSync } from './firstSync.ts'
import { type Figure, percentile } from './table.ts'

// What it costs to seal what a device keeps: the same device without and with protection, one after the other.
const contacts = 100_000
const pin = 'fair winds'

export async function benchLock(): Promise<Figure[]> {
  const server = new TestServer()
  await server.start()
  try {
    server.createMain()
    server.admin('seed', '--username', main.username, '--contacts', String(contacts))
    const off = await measure(server.url, async () => {})
    let sealing = Number.NaN
    const on = await measure(server.url, async (device) => {
      sealing = await protect(device, server.url)
    })
    const beside = (name: string, value: number, before: number): Figure => ({
      name,
      value,
      unit: 'ms',
      against: { name: 'without protection', value: before },
    })
    return [
      beside('first sync of 100,000, sealed: first contacts on screen', on.sync.shown, off.sync.shown),
      beside('first sync of 100,000, sealed: all durable', on.sync.durable, off.sync.durable),
      beside('first sync of 100,000, sealed: all searchable', on.sync.searchable, off.sync.searchable),
      beside(
        'first sync, sealed: longest main-thread task',
        on.sync.longestTask.computed,
        off.sync.longestTask.computed,
      ),
      beside('start with 100,000, from the right PIN: list usable', on.start, off.start),
      beside('search over 100,000, sealed: median per keystroke', on.search, off.search),
      { name: 'sealing 100,000 contacts that are there', value: sealing, unit: 'ms' },
    ]
  } finally {
    await server.remove()
  }
}

async function measure(url: string, prepare: (device: Device) => Promise<void>) {
  const device = await openDevice()
  try {
    await prepare(device)
    const sync = await firstSync(device, url, main, contacts)
    return { sync, search: await search(device.page), start: await start(device) }
  } finally {
    await device.close()
  }
}

/** Switches it on over all contacts, and leaves the device empty. Gives how long the sealing took. */
async function protect(device: Device, url: string): Promise<number> {
  const { page } = device
  await firstSync(device, url, main, contacts)
  const { off, set, on, rewriting } = deviceLockEnUS
  await page.goto(`${url}/account/device`)
  await page.getByRole('button', { name: off.on }).click()
  const dialog = page.getByRole('alertdialog', { name: set.title })
  await dialog.locator('[name=pin]').fill(pin)
  await dialog.locator('[name=again]').fill(pin)
  await dialog.getByRole('button', { name: set.submit }).click()
  await page.getByLabel(deviceLockEnUS.locked.pin, { exact: true }).fill(pin)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: rewriting.sealing }).waitFor()
  const began = performance.now()
  await page.getByRole('region', { name: on.title }).waitFor({ timeout: 180_000 })
  const took = performance.now() - began
  await page.getByRole('button', { name: appEnUS.account.menu.split('{{')[0]!.trim() }).click()
  await page.getByRole('button', { name: appEnUS.account.signOut, exact: true }).last().click()
  await page.waitForURL(/\/login/)
  return took
}

const words = ['trading', '86138', 'gmail', 'electronics']

async function search(page: Page): Promise<number> {
  const box = page.getByRole('searchbox')
  await box.click()
  const latencies: number[] = []
  for (const word of words) {
    for (const letter of word) {
      await page.evaluate(() => window.bench.armKey())
      await page.keyboard.insertText(letter)
      latencies.push(await page.evaluate(() => window.bench.keyAnswered))
    }
    await box.fill('')
    await page.waitForFunction(() => document.body.innerText.includes('100,000 contacts'))
  }
  return percentile(
    latencies.filter((ms) => ms >= 0),
    50,
  )
}

/** From the address, or from the PIN, until a contact can be read; a snapshot of the index is there by then. */
async function start({ page }: Device): Promise<number> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await page.waitForFunction(hasSnapshot, undefined, { timeout: 60_000, polling: 500 })
  // Without the search, which stands in the address a moment longer.
  const home = new URL('/statistics/contacts', page.url()).href
  await page.goto('about:blank')
  let began = performance.now()
  await page.goto(home)
  const field = page.getByLabel(deviceLockEnUS.locked.pin, { exact: true })
  await page.locator(contactRow).first().or(field).waitFor()
  if (await field.isVisible()) {
    await field.fill(pin)
    began = performance.now()
    await page.keyboard.press('Enter')
  }
  await page.locator(contactRow).first().waitFor()
  return performance.now() - began
}

async function hasSnapshot(): Promise<boolean> {
  const wait = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('fairlead:'))!.name!
  const db = await wait(indexedDB.open(name))
  const head = await wait(db.transaction('snapshots').objectStore('snapshots').getKey('contacts:head'))
  db.close()
  return head !== undefined
}
