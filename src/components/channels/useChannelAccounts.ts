import type { ChannelAccount } from '#domain/channels/account'
import { rowsWhere } from '#workers/database/read'
import { useStored } from '../../lib/reader.ts'

const byName = new Intl.Collator('zh-CN')
const none: readonly ChannelAccount[] = []

/** The company's routes or numbers of a channel, by name; none while they are looked for. */
export const useChannelAccounts = (channel: ChannelAccount['channel']): readonly ChannelAccount[] =>
  useStored(
    async (db) =>
      (await rowsWhere(db, 'channel_account', (row) => row.channel === channel)).sort(
        (one, other) => byName.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
      ),
    [channel],
  ) ?? none
