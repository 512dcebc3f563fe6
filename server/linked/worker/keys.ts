import type { KeyChange } from '../protocol.ts'
import type { Library, WaKeyStore } from './library.ts'

type KeyTable = {
  load: (kind: string, ids: string[]) => Promise<Record<string, string>>
  store: (changes: KeyChange[]) => Promise<void>
}

const mostAbsent = 10_000

/**
 * The keys of a session, where the library looks for them: the main process has them. One change of the library is one write
 * there, and the library goes on when it is on the disk. What was read once is remembered for some minutes, and so is what there is
 * not: with each message the library asks anew for keys that most people have none of.
 */
export function storedKeys(
  { BufferJSON, makeCacheableSignalKeyStore, proto }: Library,
  logger: Parameters<Library['makeCacheableSignalKeyStore']>[1],
  { load, store }: KeyTable,
): WaKeyStore {
  function parse(kind: string, text: string): unknown {
    const value: unknown = JSON.parse(text, BufferJSON.reviver)
    return kind === 'app-state-sync-key' ? proto.Message.AppStateSyncKeyData.fromObject(value as object) : value
  }
  const absent = new Set<string>()
  let writes = 0
  function remember(names: readonly string[]): void {
    for (const name of names) absent.add(name)
    for (const oldest of absent) {
      if (absent.size <= mostAbsent) return
      absent.delete(oldest)
    }
  }
  const plain: WaKeyStore = {
    async get(kind, ids) {
      const asked = ids.filter((id) => !absent.has(nameOf(kind, id)))
      if (!asked.length) return {}
      const before = writes
      const found = await load(kind, asked)
      // What is written meanwhile may be what was not found.
      if (writes === before) remember(asked.filter((id) => !(id in found)).map((id) => nameOf(kind, id)))
      return Object.fromEntries(Object.entries(found).map(([id, text]) => [id, parse(kind, text)]))
    },
    async set(data) {
      const changes = Object.entries(data).flatMap(([kind, values]) =>
        Object.entries(values ?? {}).map(([id, value]) => ({
          kind,
          id,
          // structuredClone would make plain arrays of Buffers, with which the next sign-in hangs.
          value: value === null || value === undefined ? null : JSON.stringify(value, BufferJSON.replacer),
        })),
      )
      if (!changes.length) return
      writes += 1
      for (const { kind, id } of changes) absent.delete(nameOf(kind, id))
      await store(changes)
      writes += 1
    },
  }
  return makeCacheableSignalKeyStore(plain, logger)
}

const nameOf = (kind: string, id: string) => `${kind} ${id}`
