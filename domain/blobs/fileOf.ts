import type { Contact } from '../contacts/contact.ts'
import type { Row } from '../shared/mutation.ts'
import type { BlobRef } from './blob.ts'
import type { VoiceNote } from './voiceNote.ts'

/** The kinds of rows that name a file. */
export const fileEntities = ['contact', 'voice_note'] as const
export type FileEntity = (typeof fileEntities)[number]

export function fileOf(entity: string, row: Row | null | undefined): BlobRef | null {
  if (!row) return null
  if (entity === 'contact') return (row as Partial<Contact>).picture ?? null
  if (entity !== 'voice_note') return null
  const { hash, size, mime } = row as VoiceNote
  return { hash, size, mime }
}
