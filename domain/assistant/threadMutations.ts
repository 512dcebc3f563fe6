import * as z from 'zod/mini'
import { mustBeNew, mustExist, mutation } from '../shared/mutation.ts'
import { changed, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { AssistantMessageFields, NewAssistantMessage, NewAssistantThread, ThreadFields } from './thread.ts'

export const threadMutations = {
  'assistant_thread.create': mutation({
    version: 1,
    entity: 'assistant_thread',
    input: NewAssistantThread,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, thread, { user, edited_at }) => stamped(row, { ...thread, user }, edited_at),
  }),

  'assistant_thread.patch': mutation({
    version: 1,
    entity: 'assistant_thread',
    input: z.object({ id: Id, fields: z.partial(ThreadFields) }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    patches: true,
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),

  'assistant_message.create': mutation({
    version: 1,
    entity: 'assistant_message',
    input: NewAssistantMessage,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, message, { user, edited_at }) => stamped(row, { ...message, user }, edited_at),
  }),

  'assistant_message.patch': mutation({
    version: 1,
    entity: 'assistant_message',
    input: z.object({ id: Id, fields: z.partial(AssistantMessageFields) }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    patches: true,
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),
}
