import * as z from 'zod/mini'
import { says } from '../../errors.ts'
import { Paragraph } from '../../shared/schema.ts'
import { madeBy, NewCompanion } from './companion.ts'

/** Something written down about a contact, beside its one remark: each has its author and its time. */
export const NewContactNote = z.extend(NewCompanion, {
  text: Paragraph.check(z.refine((text) => text.trim() !== '', says('noteEmpty'))),
})
export const ContactNote = z.extend(NewContactNote, madeBy)
export type ContactNote = z.output<typeof ContactNote>
