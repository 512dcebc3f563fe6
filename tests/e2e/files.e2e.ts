import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Locator, type Route, test } from 'playwright/test'
import { soakOnly } from '../amounts.ts'
import { App } from './app.ts'
import { microphoneBrowser } from './browser.ts'
import { main, TestServer } from './server.ts'
import { like, say } from './words.ts'

test.use({ launchOptions: microphoneBrowser })

const server = new TestServer()
test.beforeAll(async () => {
  await server.start()
  server.createMain()
})
test.afterAll(() => server.remove())

/** A photo as the browser itself makes one: noise, so that it is large. */
async function photo(app: App, edge: number): Promise<Buffer> {
  const base64 = await app.page.evaluate(async (edge) => {
    const canvas = new OffscreenCanvas(edge, edge)
    const context = canvas.getContext('2d')!
    const pixels = context.createImageData(edge, edge)
    for (let at = 0; at < pixels.data.length; at += 65_536)
      crypto.getRandomValues(pixels.data.subarray(at, Math.min(at + 65_536, pixels.data.length)))
    for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255
    context.putImageData(pixels, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
  }, edge)
  return Buffer.from(base64, 'base64')
}

/** What a camera writes into its photos: where it was, in the segment that EXIF has. */
/** Longer than what stands in a picture by chance. */
const place = 'GPS 23.1067 N 113.3245 E'
function withExif(jpeg: Buffer): Buffer {
  const note = Buffer.from(`Exif\0\0${place}`)
  const segment = Buffer.alloc(4)
  segment.writeUInt16BE(0xffe1, 0)
  segment.writeUInt16BE(note.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, note, jpeg.subarray(2)])
}

const choosePicture = (app: App, buffer: Buffer, mimeType = 'image/jpeg') =>
  app.panel.locator('input[name=picture]').setInputFiles({ name: 'photo.jpg', mimeType, buffer })
const panelPicture = (app: App, name: string): Locator =>
  app.panel.getByRole('button', { name: say(app.words.contacts.picture.change, { name }) }).locator('img')
const isDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

async function record(app: App, name: string): Promise<void> {
  const { voice } = app.words.contacts
  await app.panel.getByRole('button', { name: say(voice.recordFor, { name }) }).click()
  await expect(app.panel.getByRole('timer')).toContainText(/0:0[2-9] \//)
  await app.panel.getByRole('button', { name: voice.keep }).click()
  await expect(app.panel.getByRole('button', { name: like(voice.play) })).toHaveCount(1)
}

const secondDevice = async (context: BrowserContext) =>
  App.blank(await context.browser()!.newContext({ viewport: { width: 390, height: 844 } }), server.url, 'en-US')

test('a picture and a voice note taken offline are on a second device when the network is back', async ({
  context,
}) => {
  const name = '展位七号'
  const app = await App.blank(context, server.url)
  await app.signIn(main)
  await app.expectAllSaved()
  await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await context.setOffline(true)
  await app.create({ name, company: '海港贸易' })
  const taken = withExif(await photo(app, 1_200))
  await choosePicture(app, taken)
  await isDrawn(panelPicture(app, name))
  await expect(app.panel.getByText(app.words.contacts.file.waiting)).toBeVisible()
  await record(app, name)
  await expect(app.panel.getByText(app.words.contacts.file.waiting)).toHaveCount(2)
  // All of it is on this device alone, and is there after a reload.
  await app.page.reload()
  await isDrawn(panelPicture(app, name))
  await expect(app.panel.getByRole('button', { name: like(app.words.contacts.voice.play) })).toBeEnabled()

  await context.setOffline(false)
  await app.expectAllSaved()
  await expect(app.panel.getByText(app.words.contacts.file.waiting)).toHaveCount(0)

  const other = await secondDevice(context)
  await other.signIn(main)
  // In the list first, then large.
  await isDrawn(other.row(name).locator('img'))
  await other.openContact(name)
  await isDrawn(panelPicture(other, name))
  const play = other.panel.getByRole('button', { name: like(other.words.contacts.voice.play) })
  await expect(play).toBeEnabled()
  await play.click()
  await expect(other.panel.getByRole('button', { name: like(other.words.contacts.voice.stop) })).toBeVisible()

  // What travelled is smaller, and without the place it was taken at.
  expect(await panelPicture(other, name).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800)
  const [picture] = wholeFiles()
    .map((file) => readFileSync(join(server.data, 'blobs', file)))
    .filter(isJpeg)
  expect(picture!.length).toBeLessThan(taken.length)
  for (const note of ['Exif', place]) {
    expect(taken.includes(note)).toBe(true)
    expect(picture!.includes(note)).toBe(false)
  }
  await other.page.context().close()
})

test('a change does not wait for its picture: others see it, and that the picture is on its way', async ({
  context,
}) => {
  const name = '照片随后'
  const author = { username: 'lina', password: 'fair winds 2026' }
  server.admin('create-sub', '--parent', main.username, '--username', author.username, '--password', author.password)
  const app = await App.blank(context, server.url)
  await app.signIn(author)
  await context.route(/\/blobs\//, (route) => route.abort())
  await app.create({ name })
  await choosePicture(app, await photo(app, 200))
  await isDrawn(panelPicture(app, name))
  const { sync } = app.words.app
  await expect(app.syncButton).toHaveAccessibleName(say(sync.label, { state: say(sync.files_other, { count: 1 }) }))

  const other = await secondDevice(context)
  await other.signIn(main)
  await other.openContact(name)
  await expect(other.panel.getByText(other.words.errors.blobAway)).toBeVisible()
  await context.unrouteAll({ behavior: 'wait' })
  await context.setOffline(true)
  await context.setOffline(false)
  await app.expectAllSaved()
  await isDrawn(panelPicture(other, name))
  await other.page.context().close()
})

test('an upload goes on where a killed server had got to', soakOnly, async ({ context }) => {
  const app = await App.blank(context, server.url)
  await app.signIn(main)
  await app.expectAllSaved()
  const killed = killAtSecondChunk(context)
  const hash = await putLocalFile(app, 2_500_000)
  await killed
  expect(chunks()).toEqual([expect.stringContaining(`${hash}-0`)])
  await context.unrouteAll({ behavior: 'wait' })
  const again = context.waitForEvent('request', {
    predicate: (request) => request.method() === 'PUT' && request.url().includes(hash),
    timeout: 90_000,
  })
  await server.start()
  expect(new URL((await again).url()).searchParams.get('offset'), 'what had arrived is not sent again').toBe('1000000')
  await expect.poll(() => wholeFiles().filter((file) => file.includes(hash)).length, { timeout: 60_000 }).toBe(1)
  await expect.poll(chunks).toEqual([])
})

/** The first chunk arrives, the second meets a dead server. */
function killAtSecondChunk(context: BrowserContext): Promise<void> {
  let puts = 0
  return new Promise((killed, failed) => {
    const meet = async (route: Route) => {
      if (++puts === 2) await server.stop('SIGKILL').then(killed)
      await route.continue()
    }
    context.route(/\/blobs\/.*offset=/, meet).catch(failed)
  })
}

const keptFiles = () => readdirSync(join(server.data, 'blobs'), { recursive: true, encoding: 'utf8' })
const wholeFiles = () => keptFiles().filter((name) => /[0-9a-f]{64}-[0-9a-f-]{36}$/.test(name))
const chunks = () => keptFiles().filter((name) => /[0-9a-f]{64}-\d+$/.test(name))
const isJpeg = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8

/** A file of several chunks, straight into the device's store: nobody speaks for five minutes here. Gives its name. */
const putLocalFile = (app: App, size: number) =>
  app.page.evaluate(async (size) => {
    const bytes = new Uint8Array(size)
    bytes.set([0xff, 0xd8, 0xff])
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
    const name = (await indexedDB.databases()).find(({ name }) => name?.startsWith('fairlead:'))!.name!
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('the store refused')))
      })
    const db = await done(indexedDB.open(name))
    const stores = db.transaction(['blobs', 'blobData'], 'readwrite')
    const record = { hash, size, mime: 'image/jpeg', state: 'local', owners: [], moved: 0, history: 0, used: 0 }
    await done(stores.objectStore('blobs').put(record))
    await done(stores.objectStore('blobData').put({ hash, bytes }))
    db.close()
    return hash
  }, size)

test('what cannot be used is said, and nothing is lost by it', async ({ context }) => {
  const name = '错误文件'
  const app = await App.blank(context, server.url, 'en-US')
  await app.signIn(main)
  await app.create({ name })
  const { errors, contacts } = app.words
  const toast = (text: string) => expect(app.page.getByText(text, { exact: true }).first()).toBeVisible()
  await choosePicture(app, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')
  await toast(errors.pictureKindRefused)
  await choosePicture(app, Buffer.concat([await photo(app, 64), Buffer.alloc(5_000_000)]))
  await toast(say(errors.fileTooLarge, { limit: 5 }))
  await choosePicture(app, (await photo(app, 64)).subarray(0, 30))
  await toast(errors.pictureDamaged)

  const add = app.panel.getByRole('button', { name: say(contacts.picture.add, { name }) })
  await expect(add).toBeVisible()
  await choosePicture(app, await photo(app, 64))
  await isDrawn(panelPicture(app, name))
  await panelPicture(app, name).click()
  await app.page.getByRole('menuitem', { name: contacts.picture.remove }).click()
  await expect(add).toBeVisible()
  await app.page.getByRole('button', { name: app.words.app.undo }).last().click()
  await isDrawn(panelPicture(app, name))
})

test('a voice note is deleted and brought back; a microphone that is denied is said', async ({ context }) => {
  const name = '语音'
  const app = await App.blank(context, server.url, 'en-US')
  await app.signIn(main)
  await app.create({ name })
  const { voice } = app.words.contacts
  await record(app, name)
  await app.panel.getByRole('button', { name: like(voice.delete) }).click()
  await expect(app.panel.getByRole('button', { name: like(voice.play) })).toHaveCount(0)
  await app.page.getByRole('button', { name: app.words.app.undo }).last().click()
  await expect(app.panel.getByRole('button', { name: like(voice.play) })).toHaveCount(1)

  await app.page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await app.panel.getByRole('button', { name: say(voice.recordFor, { name }) }).click()
  await expect(app.panel.getByText(app.words.errors.microphoneDenied)).toBeVisible()
})
