import type { DBCore, Middleware } from 'dexie'

/**
 * How this page or worker seals what it keeps of one user; null while that user's data is not protected, or locked. It is
 * here before the database is opened.
 */
export type Sealing = {
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

let held: Sealing | null = null
export const heldFor = (database: string): Sealing | null => (held?.database === database ? held : null)
export const hold = (sealing: Sealing | null) => {
  held = sealing
}

/** A key on its way to a worker; null: what it opens is not protected. */
export type Key = { database: string; key: Uint8Array<ArrayBuffer>; writesPlain?: boolean } | null

export async function holdKey(given: Key): Promise<void> {
  // Whoever is not protected never loads the cipher.
  hold(given && (await import('./sealing.ts')).sealing(given))
}
export const heldKey = (): Key => held && { database: held.database, key: held.key }
