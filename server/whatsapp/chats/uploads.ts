import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { MessageFile } from '#domain/email/render/message'
import { mediaRefusal } from '#domain/whatsapp/media'
import type { BlobStore } from '../../blobs/store.ts'
import { jsonOf, ServiceUnanswered } from '../../channels/callService.ts'
import { readSendAnswer } from '../../channels/whatsapp/graph.ts'
import { MediaId, uploadMedia } from '../../channels/whatsapp/media.ts'
import type { ChatOutcome } from '../../conversations/sending/chatDriver.ts'
import type { Database } from '../../db/connect.ts'
import type { GraphAccess } from '../graphAccounts.ts'
import { outcomeOfGraph } from '../outcome.ts'
import type { StepFile } from './steps.ts'

type UploadTools = { database: Database; blobs: BlobStore; account: string }

/** Hands files to Meta, before any message names them; an outcome: one of them is not there, and nothing has left. */
export async function uploadFiles(
  tools: UploadTools,
  access: GraphAccess,
  files: readonly StepFile[],
  signal: AbortSignal,
): Promise<Map<MessageFile, string> | ChatOutcome> {
  const media = new Map<MessageFile, string>()
  for (const one of files) {
    if (mediaRefusal({ mime: one.mime, size: one.file.size }, one.kind)) return { kind: 'unwritable', problem: 'media' }
    const bytes = await bytesToSend(tools, one.file)
    if (!bytes) return { kind: 'later', of: 'receiver', until: null, code: '', text: 'a file is not here yet' }
    const id = await upload(access, { name: one.file.name, mime: one.mime, bytes }, signal)
    if (typeof id !== 'string') return id
    media.set(one.file, id)
  }
  return media
}

/** Null: it is still on its way from the device. */
export async function bytesToSend(
  { database, blobs, account }: UploadTools,
  { hash }: MessageFile,
): Promise<Uint8Array | null> {
  const { rows } = await database.pool.query<{ key: string }>(
    'select key from blob where account_id = $1 and sha256 = $2',
    [account, hash],
  )
  return rows[0] ? blobs.get(rows[0].key) : null
}

async function upload(
  { call, setting, number }: GraphAccess,
  file: Parameters<typeof uploadMedia>[2],
  signal: AbortSignal,
): Promise<string | ChatOutcome> {
  try {
    const { status, text, headers } = await call(uploadMedia(setting, number, file, `fairlead-${randomUUID()}`), signal)
    const read = z.safeParse(MediaId, jsonOf(text))
    if (status < 300 && read.success) return read.data.id
    const outcome = readSendAnswer(status, text, headers)
    if (outcome.kind !== 'uncertain' && outcome.kind !== 'accepted') return outcomeOfGraph(outcome, Date.now())
  } catch (error) {
    if (!(error instanceof ServiceUnanswered)) throw error
  }
  // A file that may be there twice is no message that is.
  return { kind: 'later', of: 'sender', until: null, code: '', text: 'a file was not taken' }
}
