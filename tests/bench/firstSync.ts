import type { Page, Request } from 'playwright'
import { syncCalls } from '#domain/sync/protocol'
import { contactRow, type Device, type LongestTask, longestTask, signIn } from './device.ts'

/**
 * Milliseconds since the key that signed in, `firstPage` when the first answer with contacts had come; bytes of all
 * answers, as they went over the network.
 */
export type FirstSync = {
  firstPage: number
  shown: number
  durable: number
  searchable: number
  longestTask: LongestTask
  wire: number
}

export async function firstSync(
  { context, page }: Device,
  url: string,
  user: { username: string; password: string },
  rows: number,
): Promise<FirstSync> {
  const answers: Promise<number>[] = []
  let firstPage = Number.NaN
  const count = (request: Request) => {
    if (!request.url().endsWith(syncCalls.pull.path)) return
    if (answers.length === 0) firstPage = performance.now()
    answers.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  }
  context.on('requestfinished', count)
  const began = await signIn(page, url, user)
  const since = () => performance.now() - began
  await page.locator(contactRow).first().waitFor()
  const shown = since()
  const [durable, searchable] = await Promise.all([
    untilRead(page).then(since),
    page
      .getByText(`${rows.toLocaleString('en-US')} contacts`, { exact: true })
      .first()
      .waitFor({ timeout: 180_000 })
      .then(since),
  ])
  context.off('requestfinished', count)
  const bytes = await Promise.all(answers)
  return {
    firstPage: firstPage - began,
    shown,
    durable,
    searchable,
    longestTask: await longestTask(page),
    wire: bytes.reduce((sum, some) => sum + some, 0),
  }
}

/** Until every scope has been read to its end: its last page and this mark are one transaction. */
export const untilRead = (page: Page) =>
  page.evaluate(async () => {
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('fairlead:'))!.name!
    const db = await wait(indexedDB.open(name))
    const isRead = async () => {
      const scopes: { phase: { kind: string } }[] = await wait(db.transaction('scopes').objectStore('scopes').getAll())
      return scopes.length > 0 && scopes.every(({ phase }) => phase.kind === 'delta')
    }
    while (!(await isRead())) await new Promise((go) => setTimeout(go, 50))
    db.close()
  })

/** What the browser says that the app's data takes on the disk. */
export const bytesOnDisk = (page: Page) =>
  page.evaluate(async () => {
    const { usage, usageDetails } = (await navigator.storage.estimate()) as StorageEstimate & {
      usageDetails?: { indexedDB?: number }
    }
    return usageDetails?.indexedDB ?? usage ?? Number.NaN
  })

/**
 * What V8 holds for each worker of a page, by the worker's name: objects, and the buffers behind typed arrays. `kept`:
 * without what nobody uses any more, which V8 collects when it finds time.
 */
export async function workerBytes(page: Page, { kept = false } = {}): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page)
  const names = new Map<string, string>()
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') names.set(sessionId, targetInfo.title)
  })
  // A worker is asked through its page: no session of its own can be opened.
  const answers = new Map<string, (usage: unknown) => void>()
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result: unknown }
    answers.get(`${sessionId} ${id}`)?.(result)
  })
  let asked = 0
  async function ask(sessionId: string, method: string): Promise<unknown> {
    const id = ++asked
    const answer = new Promise((resolve) => answers.set(`${sessionId} ${id}`, resolve))
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
    return answer
  }
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  const bytes = new Map<string, number>()
  for (const [sessionId, name] of names) {
    if (kept) await ask(sessionId, 'HeapProfiler.collectGarbage')
    const usage = (await ask(sessionId, 'Runtime.getHeapUsage')) as HeapUsage
    const { usedSize, embedderHeapUsedSize, backingStorageSize } = usage
    bytes.set(name, usedSize + embedderHeapUsedSize + backingStorageSize)
  }
  await session.detach()
  return bytes
}
type HeapUsage = { usedSize: number; embedderHeapUsedSize: number; backingStorageSize: number }
