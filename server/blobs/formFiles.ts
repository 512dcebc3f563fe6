import { mostBytesOf } from '#domain/blobs/blob'
import { safeFileName } from '#domain/contacts/companions/fileName'
import type { MessageFile } from '#domain/email/render/message'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { FormFile } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import { asSystem } from '../db/scope.ts'
import { dropUnnamed, keepInboundFile, nameFiles, roomLeft, type StoredFile } from './inboundFiles.ts'
import { countUploadedBytes, type UploadServices } from './uploads.ts'

/** Files that came within a call, kept as uploads are; nothing names them yet. */
export async function keepFormFiles(
  { database, store, virusScan }: UploadServices,
  user: Actor,
  sent: readonly FormFile[],
): Promise<MessageFile[]> {
  const { account } = user
  const kept: { name: string; stored: StoredFile }[] = []
  for (const { name, bytes } of sent) {
    await countUploadedBytes({ database, store }, user, bytes.length)
    const plain = safeFileName(name || 'file')
      .slice(0, limits.lineLength)
      .toWellFormed()
    const room = await roomLeft(database, account)
    kept.push({
      name: plain,
      stored: mustBeKept(await keepInboundFile({ store, virusScan }, { account, name: plain, bytes, room })),
    })
  }
  const stored = kept.map((one) => one.stored)
  await asSystem(database, (connection) => nameFiles(connection, account, stored))
  await dropUnnamed(database, store, stored)
  return kept.map(({ name, stored: { sha256, size, mime } }) => ({ hash: sha256, size, mime, name }))
}

function mustBeKept(kept: Awaited<ReturnType<typeof keepInboundFile>>): StoredFile {
  if (kept === 'tooLarge') throw new AppError('fileTooLarge', { values: { limit: largest / 1_000_000 } })
  if (kept === 'noRoom') throw new AppError('filesFull')
  if (kept === 'unsafe') throw new AppError('fileForbidden')
  return kept
}
const largest = mostBytesOf('video/mp4')
