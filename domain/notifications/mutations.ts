import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { mustBeNew, mutation } from '../shared/mutation.ts'
import { Id } from '../shared/schema.ts'
import { NoticeType } from './notice.ts'

const Ids = z.array(Id).check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.rowsPerMutation))

export const noticeMutations = {
  /** What is gone meanwhile needs no reading. */
  'notification.read': mutation({
    version: 1,
    entity: 'notification',
    input: z.object({ ids: Ids }),
    ids: ({ ids }) => ids,
    apply: (row) => row && { ...row, status: '1' },
  }),

  /** Of two devices that mute the same type at once, each makes a row; unmuting deletes all there are. */
  'notice_mute.create': mutation({
    version: 1,
    entity: 'notice_mute',
    input: z.object({ id: Id, type: NoticeType }),
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, { type }, { id, user, edited_at }) =>
      row ?? { id, user, type, created_at: edited_at, updated_at: edited_at },
  }),

  'notice_mute.delete': mutation({
    version: 1,
    entity: 'notice_mute',
    input: z.object({ ids: Ids }),
    ids: ({ ids }) => ids,
    apply: () => null,
  }),
}
