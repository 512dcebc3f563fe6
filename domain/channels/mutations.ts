import * as z from 'zod/mini'
import { isOwnPageChannel } from '../conversations/channel.ts'
import { mainOnly, mustBeNew, mustExist, mutation } from '../shared/mutation.ts'
import { changed, idsOf, SomeIds, someRows, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import {
  ChannelAccount,
  ChannelAccountFields,
  channelAccountProducts,
  channelOfSetting,
  isElsewhere,
  isMadeByServer,
  NewChannelAccount,
  newChannelAccount,
} from './account.ts'

/** As it was before an account had users, and before it could be said who answers. */
const withUsers = (row: object): object => withAssignment({ users: [], ...row })
const withAssignment = (row: object): object => ({ assignment: 'contactOwner', ...row })
const withNumber = (row: object): object => withPhone({ number: null, ...row })
const withPhone = (row: object): object => withPage({ phone: null, ...row })
const withPage = (row: object): object => ({ page: null, ...row })
type RestoredRows = { rows: object[] }

const product = channelAccountProducts

/** Of which page an account speaks is said by Meta alone. */
const fitsRow = (setting: ChannelAccount['setting'], row: ChannelAccount) =>
  channelOfSetting(setting) === row.channel && !(isOwnPageChannel(row.channel) && isElsewhere(row.setting, setting))

export const channelMutations = {
  /** Version 2 knows who may use it, version 3 who answers. A phone is linked by its user, with the server (`linkedCalls`), and so are pages and accounts at Meta (`ownPageCalls`). */
  'channel_account.create': mutation({
    version: 3,
    upgrades: { 1: (args) => withUsers(args), 2: (args) => withAssignment(args) },
    entity: 'channel_account',
    product,
    input: NewChannelAccount,
    ids: ({ id }) => [id],
    creates: true,
    refuse: (row, { channel, setting }, actor) =>
      mainOnly(actor) ??
      mustBeNew(row) ??
      (channelOfSetting(setting) === channel && !isMadeByServer(channel) ? null : 'inputInvalid'),
    apply: (row, account, { edited_at }) => stamped(row, { ...account, ...newChannelAccount }, edited_at),
  }),

  /** Secrets of another server or user are forgotten; the server drops them with the change. */
  'channel_account.patch': mutation({
    version: 1,
    entity: 'channel_account',
    product,
    input: z.object({ id: Id, fields: z.partial(ChannelAccountFields) }),
    ids: ({ id }) => [id],
    refuse: (row, { fields: { setting } }, actor) =>
      mainOnly(actor) ??
      mustExist(row) ??
      (setting && !fitsRow(setting, row as ChannelAccount) ? 'inputInvalid' : null),
    patches: true,
    apply: (row, { fields }, { edited_at }) =>
      changed(
        row,
        {
          ...fields,
          ...(fields.setting && { problem: '', problem_at: null, tested_at: null }),
          ...(row &&
            fields.setting &&
            isElsewhere((row as ChannelAccount).setting, fields.setting) && { secrets: [], number: null }),
        },
        edited_at,
      ),
  }),

  'channel_account.delete': mutation({
    version: 1,
    entity: 'channel_account',
    product,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (_, __, actor) => mainOnly(actor),
    apply: () => null,
  }),

  'channel_account.restore': mutation({
    version: 6,
    upgrades: {
      1: ({ rows }: RestoredRows) => ({ rows: rows.map(withUsers) }),
      2: ({ rows }: RestoredRows) => ({ rows: rows.map(withAssignment) }),
      3: ({ rows }: RestoredRows) => ({ rows: rows.map(withNumber) }),
      4: ({ rows }: RestoredRows) => ({ rows: rows.map(withPhone) }),
      5: ({ rows }: RestoredRows) => ({ rows: rows.map(withPage) }),
    },
    entity: 'channel_account',
    product,
    input: z.object({ rows: someRows(ChannelAccount) }),
    ids: idsOf,
    revives: true,
    refuse: (_, __, actor) => mainOnly(actor),
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}
