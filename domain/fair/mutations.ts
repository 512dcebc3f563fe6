import * as z from 'zod/mini'
import { mustBeNew, mustExist, mutation, type Row } from '../shared/mutation.ts'
import { Id } from '../shared/schema.ts'
import { mustMayDelete } from '../subAccounts/rights.ts'
import { BoothPageFields, NewBoothPage } from './boothPage.ts'
import { FairFields } from './fair.ts'

const stamped = (row: Row | null, fields: Row, at: number): Row => row ?? { ...fields, created_at: at, updated_at: at }
const changed = (row: Row | null, fields: object, at: number) => row && { ...row, ...fields, updated_at: at }

export const fairMutations = {
  'fair.create': mutation({
    version: 1,
    entity: 'fair',
    input: z.extend(FairFields, { id: Id }),
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, fair, { edited_at }) => stamped(row, fair, edited_at),
  }),

  'fair.patch': mutation({
    version: 1,
    entity: 'fair',
    input: z.object({ id: Id, fields: z.partial(FairFields) }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    patches: true,
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),

  /** What was captured there stays as it is. */
  'fair.delete': mutation({
    version: 1,
    entity: 'fair',
    input: z.object({ id: Id }),
    ids: ({ id }) => [id],
    refuse: (_, __, actor) => mustMayDelete(actor),
    apply: () => null,
  }),

  'booth_page.create': mutation({
    version: 1,
    entity: 'booth_page',
    input: NewBoothPage,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, page, { user, edited_at }) => stamped(row, { ...page, user }, edited_at),
  }),

  'booth_page.patch': mutation({
    version: 1,
    entity: 'booth_page',
    input: z.object({ id: Id, fields: z.partial(BoothPageFields) }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),
}
