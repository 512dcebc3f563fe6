import type { Contact } from '../contacts/contact.ts'
import type { Row } from '../shared/mutation.ts'
import type { BlobRef } from './blob.ts'

/** The kinds of rows that name a file. */
export const fileEntities = ['contact', 'voice_note', 'attachment'] as const
export type FileEntity = (typeof fileEntities)[number]

export function fileOf(entity: string, row: Row | null | undefined): BlobRef | null {
  if (!row) return null
  if (entity === 'contact') return (row as Partial<Contact>).picture ?? null
  if (!fileEntities.includes(entity as FileEntity)) return null
  const { hash, size, mime } = row as Row & BlobRef
  return { hash, size, mime }
}
