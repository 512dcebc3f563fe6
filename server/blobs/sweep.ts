import { limits } from '#domain/limits'
import { asSystem } from '../db/scope.ts'
import { errorFields, type Log } from '../log.ts'
import { chunkKeys, type Files } from './uploads.ts'

const everyMs = 3_600_000
// Any number; of several processes one sweeps.
const advisoryLock = 7_403_114

/** Every hour: takes away what no row has named for days, and uploads that nobody goes on with. */
export function startBlobSweep(files: Files, log: Log): { stop: () => Promise<void> } {
  let sweeping = Promise.resolve()
  const sweep = async () => {
    try {
      await sweepBlobs(files)
    } catch (error) {
      log('files could not be swept', errorFields(error))
    }
  }
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep)
  }, everyMs)
  return {
    stop() {
      clearInterval(timer)
      return sweeping
    },
  }
}

/**
 * First the row goes, then the bytes: between the two only bytes are left over, and the row of a file that is sent again
 * names other ones. What is named again within the time is kept.
 */
export async function sweepBlobs({ database, store }: Files): Promise<{ files: number; uploads: number }> {
  const gone = await asSystem(database, async (connection) => {
    const { rows: lock } = await connection.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      advisoryLock,
    ])
    if (!lock[0]!.mine) return null
    const age = [limits.blobOrphanDays]
    await connection.query(
      'update blob set unnamed_at = null where unnamed_at is not null and blob_is_named(account_id, sha256)',
    )
    const { rows: files } = await connection.query<{ key: string }>(
      `delete from blob where unnamed_at < now() - $1 * interval '1 day' returning key`,
      age,
    )
    await connection.query(
      'update blob set unnamed_at = now() where unnamed_at is null and not blob_is_named(account_id, sha256)',
    )
    const { rows: uploads } = await connection.query<{ account: string; user: string; sha256: string; size: number }>(
      `delete from blob_upload where updated_at < now() - $1 * interval '1 day'
       returning account_id as account, user_id as user, sha256, size`,
      age,
    )
    await connection.query('delete from blob_day where day < current_date - 2')
    return { files, uploads }
  })
  if (!gone) return { files: 0, uploads: 0 }
  await store.delete(gone.files.map(({ key }) => key))
  for (const { sha256, size, ...sender } of gone.uploads) await store.delete(chunkKeys(sender, sha256, size))
  return { files: gone.files.length, uploads: gone.uploads.length }
}
