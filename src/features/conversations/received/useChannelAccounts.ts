import type { ChannelAccount } from '#domain/channels/account'
import { rowsWhere } from '#workers/database/read'
import { useStored } from '../../../lib/reader.ts'

/** Channels whose messages are listed one by one. */
export type ReceivedChannel = ChannelAccount['channel']

/** The company's accounts of a channel; none while they are looked for. */
export const useChannelAccounts = (channel: ReceivedChannel): ChannelAccount[] =>
  useStored((db) => rowsWhere(db, 'channel_account', (row) => row.channel === channel), [channel]) ?? []
