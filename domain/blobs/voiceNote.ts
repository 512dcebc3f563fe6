import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Id, Time, text } from '../shared/schema.ts'
import { VoiceRef } from './blob.ts'

/** What a user fills in by speaking; the remark is typed afterwards, or never. */
export const NewVoiceNote = z.extend(VoiceRef, {
  id: Id,
  contact_id: Id,
  duration_ms: z.int().check(z.minimum(0), z.maximum((limits.voiceSeconds + 5) * 1_000)),
  remark: text(limits.lineLength),
})

export const VoiceNote = z.extend(NewVoiceNote, { created_by: Id, created_at: Time, updated_at: Time })
export type VoiceNote = z.output<typeof VoiceNote>
