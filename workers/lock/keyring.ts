import type { DBCore, Middleware } from 'dexie'

/**
 * How this page or worker seals what it keeps of one user; null while that user's data is not protected, or locked. It is
 * here before the database is opened.
 */
export type DatabaseSealer = {
  /** of the database whose values it seals */
  database: string
  key: Uint8Array<ArrayBuffer>
  middleware: Middleware<DBCore>
  /** on the way out of protection */
  writesPlain: boolean
  /** What IndexedDB itself gave for a row of a sealed table. */
  openRow<T>(row: T): T
  seal(value: unknown): Uint8Array<ArrayBuffer>
  open(sealed: Uint8Array): unknown
}

let current: DatabaseSealer | null = null
export const sealingFor = (database: string): DatabaseSealer | null => (current?.database === database ? current : null)
export const setSealing = (sealing: DatabaseSealer | null) => {
  current = sealing
}

/** A key on its way to a worker; null: what it opens is not protected. */
export type Key = { database: string; key: Uint8Array<ArrayBuffer>; writesPlain?: boolean } | null

export async function setKey(given: Key): Promise<void> {
  // Whoever is not protected never loads the cipher.
  setSealing(given && (await import('./sealing.ts')).sealing(given))
}
export const currentKey = (): Key => current && { database: current.database, key: current.key }
