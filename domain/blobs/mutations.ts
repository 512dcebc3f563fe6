import * as z from 'zod/mini'
import { mustBeNew, mustExist, mutation } from '../shared/mutation.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { NewVoiceNote, VoiceNote } from './voiceNote.ts'

/** A voice note lives with its contact; the sound itself is a blob that travels by itself. */
export const blobMutations = {
  'voice_note.create': mutation({
    version: 1,
    entity: 'voice_note',
    input: NewVoiceNote,
    ids: ({ id }) => [id],
    parents: ({ contact_id }) => [contact_id],
    refuse: mustBeNew,
    apply: (row, note, { user, edited_at }) =>
      row ?? { ...note, created_by: user, created_at: edited_at, updated_at: edited_at },
  }),

  'voice_note.patch': mutation({
    version: 1,
    entity: 'voice_note',
    input: z.pick(NewVoiceNote, { id: true, remark: true }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    patches: true,
    apply: (row, { remark }, { edited_at }) => row && { ...row, remark, updated_at: edited_at },
  }),

  'voice_note.delete': mutation({
    version: 1,
    entity: 'voice_note',
    input: z.object({ id: Id }),
    ids: ({ id }) => [id],
    refuse: (_, __, actor) => mustMayDelete(actor),
    apply: () => null,
  }),

  /** Undoes a delete, as `contact.restore` does. */
  'voice_note.restore': mutation({
    version: 1,
    entity: 'voice_note',
    input: z.object({ row: VoiceNote }),
    ids: ({ row }) => [row.id],
    parents: ({ row }) => [row.contact_id],
    revives: true,
    apply: (row, { row: kept }) => row ?? kept,
  }),
}
