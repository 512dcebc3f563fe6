import { safeFileName } from '#domain/contacts/companions/fileName'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { limits } from '#domain/limits'
import { type InboundFiles, keepInboundFile, roomLeft, type StoredFile } from '../../blobs/inboundFiles.ts'
import type { Database } from '../../db/connect.ts'
import { attachmentBytes } from '../inbound/attachmentBytes.ts'
import type { MailAttachment } from '../inbound/open.ts'

type Part = ConversationMessage['parts'][number]
/** `stored`: bytes that lie in the store and have no row yet. */
export type KeptFiles = { parts: Part[]; stored: StoredFile[] }

const mostParts = 50

/**
 * The files of a mail in the store, as far as uploads may be kept as well; of all others the name alone. Before the transaction
 * that writes their rows, because nobody may wait for a disk there.
 */
export async function keepFiles(
  { database, files }: { database: Database; files?: InboundFiles },
  account: string,
  source: Uint8Array,
  attachments: readonly MailAttachment[],
): Promise<KeptFiles> {
  const kept: KeptFiles = { parts: [], stored: [] }
  const named = attachments.slice(0, mostParts)
  if (!named.length) return kept
  let room = await roomLeft(database, account)
  let at = 0
  for (const bytes of attachmentBytes(source)) {
    const attachment = named[at++]
    if (!attachment) break
    const name = safeFileName(attachment.name)
    const stored = files ? await keepInboundFile(files, { account, name, bytes, room }) : 'noRoom'
    if (typeof stored === 'string') {
      kept.parts.push({ file: null, name: lineOf(name), state: 'failed' })
      continue
    }
    const { sha256: hash, size, mime } = stored
    room -= size
    kept.stored.push(stored)
    kept.parts.push({ file: { hash, size, mime, name }, name: lineOf(name), state: 'there' })
  }
  return kept
}

const lineOf = (name: string) => name.slice(0, limits.lineLength).toWellFormed()
