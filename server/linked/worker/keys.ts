import type { KeyChange } from '../protocol.ts'
import type { Library, WaKeyStore } from './library.ts'

type KeyTable = {
  load: (kind: string, ids: string[]) => Promise<Record<string, string>>
  store: (changes: KeyChange[]) => Promise<void>
}

/**
 * The keys of a session, where the library looks for them: the main process has them. One change of the library is one write
 * there, and the library goes on when it is on the disk. What was read once is remembered for some minutes.
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
  const plain: WaKeyStore = {
    async get(kind, ids) {
      const found = await load(kind, ids)
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
      if (changes.length) await store(changes)
    },
  }
  return makeCacheableSignalKeyStore(plain, logger)
}
