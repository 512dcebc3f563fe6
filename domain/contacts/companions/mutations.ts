import * as z from 'zod/mini'
import type { ErrorCode } from '../../errors.ts'
import { type Actor, type Mutation, mustBeNew, mustExist, mutation, type Row } from '../../shared/mutation.ts'
import { Id, Time } from '../../shared/schema.ts'
import { mustMayDelete } from '../../subAccounts/rights.ts'
import { Attachment, isTooLarge, NewAttachment } from './attachment.ts'
import type { Companion, NewCompanion } from './companion.ts'
import { Consent, NewConsent } from './consent.ts'
import { ContactNote, NewContactNote } from './contactNote.ts'
import { ContactOrigin, NewOrigin } from './origin.ts'
import { NewReminder, Reminder } from './reminder.ts'

const notes = companion('contact_note', {
  made: NewContactNote,
  whole: ContactNote,
  patched: z.pick(NewContactNote, { id: true, text: true }),
})
const attachments = companion('attachment', {
  made: NewAttachment,
  whole: Attachment,
  patched: z.pick(NewAttachment, { id: true, name: true }),
  refuse: (file) => (isTooLarge(file as Attachment) ? 'fileTooLarge' : null),
})
const reminders = companion('reminder', {
  made: NewReminder,
  whole: Reminder,
  patched: z.extend(z.partial(z.pick(NewReminder, { due_at: true, text: true })), {
    id: Id,
    done_at: z.optional(z.nullable(Time)),
  }),
  begins: { done_at: null },
  // Whoever may not delete data may still do away with what reminds of it.
  mayRemove: () => null,
})
const consents = companion('consent', {
  made: NewConsent,
  whole: Consent,
  patched: z.extend(z.partial(z.pick(NewConsent, { basis: true, evidence: true, given_at: true })), {
    id: Id,
    withdrawn_at: z.optional(z.nullable(Time)),
  }),
  begins: { withdrawn_at: null },
})
const { id: _, contact_id: __, ...originFields } = NewOrigin.shape
const origins = companion('contact_origin', {
  made: NewOrigin,
  whole: ContactOrigin,
  patched: z.extend(z.partial(z.object(originFields)), { id: Id, informed_at: z.optional(z.nullable(Time)) }),
  begins: { informed_at: null },
})

/** What is kept beside a contact's own fields. */
export const companionMutations = {
  'contact_note.create': notes.create,
  'contact_note.patch': notes.patch,
  'contact_note.delete': notes.remove,
  'contact_note.restore': notes.restore,
  'attachment.create': attachments.create,
  'attachment.patch': attachments.patch,
  'attachment.delete': attachments.remove,
  'attachment.restore': attachments.restore,
  'reminder.create': reminders.create,
  'reminder.patch': reminders.patch,
  'reminder.delete': reminders.remove,
  'reminder.restore': reminders.restore,
  'consent.create': consents.create,
  'consent.patch': consents.patch,
  'consent.delete': consents.remove,
  'consent.restore': consents.restore,
  'contact_origin.create': origins.create,
  'contact_origin.patch': origins.patch,
  'contact_origin.delete': origins.remove,
  'contact_origin.restore': origins.restore,
} satisfies Record<string, Mutation>

type Kind<N, W, P> = {
  made: z.ZodMiniType<N>
  whole: z.ZodMiniType<W>
  patched: z.ZodMiniType<P>
  /** fields that a new row begins with, besides those that it was made with */
  begins?: object
  refuse?: (made: N) => ErrorCode | null
  mayRemove?: (actor: Actor) => ErrorCode | null
}

function companion<N extends NewCompanion, W extends Companion, P extends { id: string }>(
  entity: string,
  { made, whole, patched, begins = {}, refuse = () => null, mayRemove = mustMayDelete }: Kind<N, W, P>,
) {
  return {
    create: mutation({
      version: 1,
      entity,
      input: made,
      ids: ({ id }) => [id],
      parents: ({ contact_id }) => [contact_id],
      creates: true,
      refuse: (row, args) => mustBeNew(row) ?? refuse(args),
      apply: (row, args, { user, edited_at }) =>
        row ?? { ...args, ...begins, created_by: user, created_at: edited_at, updated_at: edited_at },
    }),
    patch: mutation({
      version: 1,
      entity,
      input: patched,
      ids: ({ id }) => [id],
      refuse: mustExist,
      patches: true,
      apply: (row, args, { edited_at }) => row && { ...row, ...brought(args), updated_at: edited_at },
    }),
    remove: mutation({
      version: 1,
      entity,
      input: z.object({ id: Id }),
      ids: ({ id }) => [id],
      refuse: (_, __, actor) => mayRemove(actor),
      apply: () => null,
    }),
    /** Undoes a delete, as `contact.restore` does. */
    restore: mutation({
      version: 1,
      entity,
      input: z.object({ row: whole }),
      ids: ({ row }) => [row.id],
      parents: ({ row }) => [row.contact_id],
      revives: true,
      apply: (row, { row: kept }) => row ?? (kept as Row),
    }),
  }
}

/** A field that is undefined was not brought at all. */
const brought = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
