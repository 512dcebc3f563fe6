import * as z from 'zod/mini'
import { mustBeNew, mustExist, mutation } from '../shared/mutation.ts'
import { changed, idsOf, SomeIds, someRows, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { messageOfAnswer, NewEmailAnswer, threadOfAnswer } from './answer.ts'
import { EmailMessage, EmailMessageFields, NewEmailMessage, NewEmailVersion, newMessage } from './render/message.ts'
import { EmailSender, EmailSenderFields, forgottenFor, NewEmailSender, newSender } from './sender/sender.ts'

const product = 'emailMarketing'

const messageMutations = {
  'email_message.create': mutation({
    version: 1,
    entity: 'email_message',
    product,
    input: NewEmailMessage,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, message, { user, edited_at }) =>
      stamped(row, { ...message, ...newMessage, belongto: user }, edited_at),
  }),

  'email_message.patch': mutation({
    version: 1,
    entity: 'email_message',
    product,
    input: z.object({ id: Id, fields: z.partial(EmailMessageFields) }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    patches: true,
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),

  /** What tasks send of it stays with them. */
  'email_message.delete': mutation({
    version: 1,
    entity: 'email_message',
    product,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (_, __, actor) => mustMayDelete(actor),
    apply: () => null,
  }),

  'email_message.restore': mutation({
    version: 1,
    entity: 'email_message',
    product,
    input: z.object({ rows: someRows(EmailMessage) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),

  'email_version.create': mutation({
    version: 1,
    entity: 'email_version',
    product,
    input: NewEmailVersion,
    ids: ({ id }) => [id],
    parents: ({ email_message_id }) => [email_message_id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, version, { user, edited_at }) => stamped(row, { ...version, created_by: user }, edited_at),
  }),

  'email_version.delete': mutation({
    version: 1,
    entity: 'email_version',
    product,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    apply: () => null,
  }),
}

const senderMutations = {
  'email_sender.create': mutation({
    version: 1,
    entity: 'email_sender',
    product,
    input: NewEmailSender,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, sender, { user, edited_at }) => stamped(row, { ...sender, ...newSender, belongto: user }, edited_at),
  }),

  /** What was found out about another server, or another domain, is forgotten, and what opened the former one. */
  'email_sender.patch': mutation({
    version: 1,
    entity: 'email_sender',
    product,
    input: z.object({ id: Id, fields: z.partial(EmailSenderFields) }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    patches: true,
    apply: (row, { fields }, { edited_at }) =>
      changed(
        row,
        {
          ...fields,
          ...(fields.address !== undefined && fields.address !== row?.address && { report: null, dkim: null }),
          ...((fields.smtp ?? fields.imap) !== undefined && { tested: null }),
          ...(row && forgottenFor(row as EmailSender, fields)),
        },
        edited_at,
      ),
  }),

  'email_sender.delete': mutation({
    version: 1,
    entity: 'email_sender',
    product,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (_, __, actor) => mustMayDelete(actor),
    apply: () => null,
  }),

  'email_sender.restore': mutation({
    version: 1,
    entity: 'email_sender',
    product,
    input: z.object({ rows: someRows(EmailSender) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}

const answerMutations = {
  /**
   * As devices below schema 11 write to a contact: it opens the thread and sends. What waits for days is not refused: before, it
   * was not.
   */
  'email_answer.create': mutation({
    version: 1,
    entity: 'message',
    product,
    input: NewEmailAnswer,
    ids: ({ id }) => [id],
    parents: (answer) => [threadOfAnswer(answer)],
    creates: true,
    command: true,
    isNeverLate: true,
    refuse: mustBeNew,
    apply: (row, answer, context) => stamped(row, messageOfAnswer(answer, context), context.edited_at),
    mayBeDone: (after) => ({ ...after, state: 'uncertain' }),
  }),
}

export const emailMutations = {
  ...messageMutations,
  ...senderMutations,
  ...answerMutations,
}
