import {
  changeProtection,
  dropProtection,
  loadSession,
  type Protection,
  protectionOf,
  saveSession,
} from '../database/device.ts'
import { ownerOfDatabase, UserDatabase } from '../database/schema.ts'
import { rewritePageExitStash } from '../pageExitStash.ts'
import { type Key, setKey, setSealing } from './keyring.ts'
import { openName } from './openName.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** `waiting`: another tab or worker has the database open still. */
export type RewriteProgress = { rows: number; of: number } | 'waiting'
type OnProgress = (progress: RewriteProgress) => void

/**
 * Seals or opens all rows where that was begun; nobody else has the database open meanwhile. Holds the key, and gives the
 * protection as it is afterwards; null: there is none any more.
 */
export async function finishRewriting(
  database: string,
  key: Bytes,
  onProgress: OnProgress,
): Promise<Protection | null> {
  const slow = setTimeout(() => onProgress('waiting'), 1_000)
  // Another tab may have done it while this one waited.
  const isToRewrite = async () => ((await readProtection(database))?.state ?? 'on') !== 'on'
  if (await isToRewrite())
    await navigator.locks.request(openName(database), async () => {
      clearTimeout(slow)
      if (await isToRewrite())
        await rewriteAll(database, key, onProgress).catch((error: unknown) => goOnLater(database, error))
    })
  clearTimeout(slow)
  const kept = await readProtection(database)
  if (kept) await setKey({ database, key })
  return kept ?? null
}

const readProtection = (database: string) => protectionOf(ownerOfDatabase(database))

/** No room, most likely. Sealed and plain rows stand side by side meanwhile; the next start goes on. */
async function goOnLater(database: string, error: unknown): Promise<void> {
  console.error(error)
  await changeProtection(database, { state: 'sealing' })
}

async function rewriteAll(database: string, key: Bytes, onProgress: OnProgress): Promise<void> {
  const isOpening = (await readProtection(database))!.state === 'opening'
  const given: Key = { database, key, ...(isOpening && { writesPlain: true }) }
  await setKey(given)
  const { rewrite } = await import('./rewrite.ts')
  const { rewriteLogbook } = await import('../writeAheadLog/rewrite.ts')
  const { rewriteTaskFiles } = await import('../sheets/tasks/taskFiles.ts')
  const owner = ownerOfDatabase(database)
  const db = new UserDatabase(database, 'strict')
  try {
    await db.open()
    await rewrite(db, onProgress)
    await rewriteTaskFiles(owner)
    await rewriteLogbook(owner)
    rewritePageExitStash(owner)
  } finally {
    db.close()
  }
  if (!isOpening) return changeProtection(database, { state: 'on' })
  const session = await loadSession()
  setSealing(null)
  if (session) await saveSession(session)
  await dropProtection(database)
}
