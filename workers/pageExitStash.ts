import { fromBase64, toBase64 } from './base64.ts'
import { databaseName } from './database/schema.ts'
import { fromBytes, toBytes } from './lock/bytes.ts'
import { sealingFor } from './lock/keyring.ts'

type Owner = { account: string; user: string }
/** In base64; `sealed` where the user's data is. */
type StashEntry = { plain: string } | { sealed: string }
/** Typed by hand: workers are compiled without the DOM. Its entries are its properties. */
type SmallStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
const storage = () => (globalThis as unknown as { localStorage: SmallStorage }).localStorage

/** Of one of them; all of this storage is five million letters. A page that goes has no time for more. */
const mostBytes = 700_000

/**
 * What a page keeps when it goes, in the small storage: the browser ends a page without waiting for a database, and this one
 * is written before the call returns. Nothing here throws because the storage does: then it is as if there was none.
 */
export class PageExitStash<T> {
  readonly #owner: Owner
  readonly #prefix: string

  constructor(owner: Owner, kind: 'draft' | 'change') {
    this.#owner = owner
    this.#prefix = `${prefixOf(owner)}${kind}:`
  }

  /** What is too large takes no room from the others. */
  put(values: Iterable<readonly [string, T]>): void {
    const bytes = Array.from(values, ([key, value]) => [key, toBytes(value, true)] as const)
    for (const [key, some] of bytes.toSorted(([, a], [, b]) => a.length - b.length))
      if (some.length <= mostBytes) quietly(() => storage().setItem(this.#prefix + key, textOf(this.#owner, some)))
  }

  drop(key: string): void {
    quietly(() => storage().removeItem(this.#prefix + key))
  }

  /** Lets go of each when it is brought, in the order of the keys; where one is not, it stays with those behind it. */
  async take(bring: (key: string, value: T) => Promise<void>): Promise<void> {
    for (const full of keysFrom(this.#prefix).toSorted()) {
      const text = quietly(() => storage().getItem(full))
      if (!text) continue
      const found = readable(() => fromBytes(bytesOf(this.#owner, text)) as T)
      if (found) await bring(full.slice(this.#prefix.length), found.value)
      // Its page may live, and have put aside something newer.
      if (quietly(() => storage().getItem(full)) === text) quietly(() => storage().removeItem(full))
    }
  }

  /** Whether the storage tells of something that another page has put aside. */
  isOf(key: string | null): boolean {
    return key?.startsWith(this.#prefix) ?? false
  }
}

function textOf(owner: Owner, bytes: Uint8Array): string {
  const sealing = sealingFor(databaseName(owner))
  const kept: StashEntry =
    sealing && !sealing.writesPlain ? { sealed: toBase64(sealing.seal(bytes)) } : { plain: toBase64(bytes) }
  return JSON.stringify(kept)
}

function bytesOf(owner: Owner, text: string): Uint8Array {
  const kept = JSON.parse(text) as StashEntry
  if ('plain' in kept) return fromBase64(kept.plain)
  return sealingFor(databaseName(owner))!.open(fromBase64(kept.sealed)) as Uint8Array
}

/** Null where nobody can read it any more. */
function readable<T>(read: () => T): { value: T } | null {
  try {
    return { value: read() }
  } catch (error) {
    console.error(error)
    return null
  }
}

/** As the database is kept from now on: sealed, or in the clear again. */
export function rewritePageExitStash(owner: Owner): void {
  for (const key of keysFrom(prefixOf(owner))) {
    const text = quietly(() => storage().getItem(key))
    const found = text && readable(() => bytesOf(owner, text))
    if (found) quietly(() => storage().setItem(key, textOf(owner, found.value)))
  }
}

/** The user was told what goes with this database, and wanted it. */
export function dropPageExitStash(owner: Owner): void {
  for (const key of keysFrom(prefixOf(owner))) quietly(() => storage().removeItem(key))
}

const prefixOf = ({ account, user }: Owner) => `fairlead.aside:${account}:${user}:`
const keysFrom = (prefix: string): string[] =>
  quietly(() => Object.keys(storage()).filter((key) => key.startsWith(prefix))) ?? []

/** Refused by the user or by a private window, or full. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
