import * as z from 'zod/mini'
import { says } from '../../errors.ts'
import { Paragraph } from '../../shared/schema.ts'
import { madeBy, NewCompanion } from './companion.ts'

/** What it tells of. */
export const noteKinds = ['note', 'call', 'message', 'meeting'] as const
export type NoteKind = (typeof noteKinds)[number]

/** Something written down about a contact, beside its one remark: each has its author and its time. */
export const NewContactNote = z.extend(NewCompanion, {
  // A row that was made before there were kinds has none.
  kind: z._default(z.enum(noteKinds), 'note'),
  text: Paragraph.check(z.refine((text) => text.trim() !== '', says('noteEmpty'))),
})
export const ContactNote = z.extend(NewContactNote, madeBy)
export type ContactNote = z.output<typeof ContactNote>
