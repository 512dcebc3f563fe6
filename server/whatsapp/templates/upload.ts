import * as z from 'zod/mini'
import type { MessageFile } from '#domain/email/render/message'
import { whatsappMimeOf } from '#domain/whatsapp/media'
import { askTemplates, type TemplateAnswer } from '../../channels/whatsapp/askTemplates.ts'
import {
  askUpload,
  beginUpload,
  goOnWithUpload,
  UploadHandle,
  UploadPlace,
  UploadSession,
} from '../../channels/whatsapp/media.ts'
import { bodyOf, type TemplateGraph, TemplateRefusal } from './graphOf.ts'

/** A connection that breaks goes on from where Meta has the file. */
const triesPerFile = 3

/** Gives Meta the example of a header, and says by what a template names it. */
export async function uploadExample(
  { call, setting, app }: TemplateGraph,
  file: MessageFile,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<string> {
  const mime = whatsappMimeOf(file)
  if (mime === null || !beginsAsSaid(mime, bytes)) throw new TemplateRefusal('file')
  const ask = (request: Parameters<typeof askTemplates>[1]) => askTemplates(call, request, signal)
  const { id } = shaped(UploadSession, await ask(beginUpload(setting, app, { name: file.name, mime, bytes })))
  let offset = 0
  for (let tries = 1; ; tries++) {
    const answer = await ask(goOnWithUpload(setting, id, bytes, offset))
    if (answer.kind !== 'unanswered' || tries === triesPerFile) return shaped(UploadHandle, answer).h
    const place = shaped(UploadPlace, await ask(askUpload(setting, id)))
    offset = Math.min(place.file_offset, bytes.length)
  }
}

/** A file that was given alone is no template yet: an answer that is missing leaves nothing in doubt. */
function shaped<T>(schema: z.ZodMiniType<T>, answer: TemplateAnswer): T {
  if (answer.kind === 'refused' && answer.problem === 'refused') throw new TemplateRefusal('file', answer.details)
  const read = z.safeParse(schema, bodyOf(answer))
  if (!read.success) throw new TemplateRefusal('file')
  return read.data
}

const beginnings: Readonly<Record<string, readonly [at: number, bytes: string]>> = {
  'image/jpeg': [0, '\xff\xd8\xff'],
  'image/png': [0, '\x89PNG'],
  'video/mp4': [4, 'ftyp'],
  'application/pdf': [0, '%PDF-'],
}

/** A name says what it likes. */
function beginsAsSaid(mime: string, bytes: Uint8Array): boolean {
  const known = beginnings[mime]
  if (!known) return false
  const [at, begins] = known
  return Buffer.from(bytes.subarray(at, at + begins.length)).toString('latin1') === begins
}
