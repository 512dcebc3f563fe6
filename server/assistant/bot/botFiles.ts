import { safeFileName } from '#domain/contacts/companions/fileName'
import type { MessageFile } from '#domain/email/render/message'
import { limits } from '#domain/limits'
import { dropUnnamed, type InboundFiles, keepInboundFile, nameFiles, roomLeft } from '../../blobs/inboundFiles.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'

export type BotFileTools = InboundFiles & { database: Database }

/** A file that the bot may send, kept as others are; null: it may not be kept, and its text is known all the same. */
export async function keepBotFile(
  { database, ...files }: BotFileTools,
  account: string,
  given: { name: string; bytes: Uint8Array },
): Promise<MessageFile | null> {
  const name = safeFileName(given.name || 'file')
    .slice(0, limits.lineLength)
    .toWellFormed()
  const room = await roomLeft(database, account)
  const stored = await keepInboundFile(files, { account, name, bytes: given.bytes, room })
  if (typeof stored === 'string') return null
  await asSystem(database, (connection) => nameFiles(connection, account, [stored]))
  await dropUnnamed(database, files.store, [stored])
  return { hash: stored.sha256, size: stored.size, mime: stored.mime, name }
}

/** From now on it is a document's; unless nobody had named it for so long that it is gone. */
export async function giveBotFile(
  connection: Connection,
  account: string,
  id: string,
  file: MessageFile | null,
): Promise<void> {
  if (!file) return
  await connection.query(
    `insert into bot_file (account_id, id, sha256, file) select $1, $2, $3, $4
     where exists (select from blob where account_id = $1 and sha256 = $3)
     on conflict (account_id, id) do update set sha256 = excluded.sha256, file = excluded.file`,
    [account, id, file.hash, JSON.stringify(file)],
  )
  await connection.query('update blob set unnamed_at = null where account_id = $1 and sha256 = $2', [
    account,
    file.hash,
  ])
}
