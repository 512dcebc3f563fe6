import type { Page } from 'playwright/test'

/** Which of these words this browser keeps anywhere. */
export const keptIn = (page: Page, words: string[]): Promise<string[]> =>
  page.evaluate(async (words) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
    const all: unknown[] = [
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      document.documentElement.outerHTML,
    ]
    for (const { name } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name!))
      for (const store of db.objectStoreNames) all.push(await done(db.transaction(store).objectStore(store).getAll()))
      db.close()
    }
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) all.push(url)
    const read = (_: string, value: unknown) => (ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value)
    const kept = JSON.stringify(all, read)
    return words.filter((word) => kept.includes(word))
  }, words)

/** What stands in a store of the user's own database, sealed or not. */
export const storedIn = <T>(page: Page, store: string): Promise<T[]> =>
  page.evaluate(async (store) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
    const { name } = (await indexedDB.databases()).find((one) => one.name?.startsWith('fairlead:'))!
    const db = await done(indexedDB.open(name!))
    const rows = await done(db.transaction(store).objectStore(store).getAll())
    db.close()
    return rows as T[]
  }, store)
