import { isOwnPageAccount, lacksSecrets, type OwnPageAccount } from '#domain/channels/account'
import type { OwnPageChannel } from '#domain/conversations/channel'
import { pageEnding } from '#domain/ownPages/facts'
import { rowById, rowsWhere } from '#workers/database/read'
import { useStored } from '../../lib/reader.ts'

const byName = new Intl.Collator('zh-CN')

/** By name; undefined while they are looked for. */
export const useOwnPages = (channel: OwnPageChannel): OwnPageAccount[] | undefined =>
  useStored(
    async (db) =>
      (await rowsWhere(db, 'channel_account', (row) => row.channel === channel))
        .filter(isOwnPageAccount)
        .sort((one, other) => byName.compare(one.name, other.name) || (one.id < other.id ? -1 : 1)),
    [channel],
  )

/** null: it is not here. */
export const useOwnPage = (id: string): OwnPageAccount | null | undefined =>
  useStored(
    async (db) => {
      const row = await rowById(db, 'channel_account', id)
      return row && isOwnPageAccount(row) ? row : null
    },
    [id],
  )

export type OwnPageState = 'off' | 'ended' | 'problem' | 'deaf' | 'soon' | 'ready'

/** How far it can be relied on. `deaf`: answers leave, and nothing comes in. */
export function ownPageState(account: OwnPageAccount, now: number): OwnPageState {
  const ending = pageEnding(account.page, now)
  if (lacksSecrets(account) || account.problem === 'token' || ending === 'ended') return 'ended'
  if (!account.is_on) return 'off'
  if (account.problem) return 'problem'
  if (!account.page.is_heard) return 'deaf'
  return ending === 'soon' ? 'soon' : 'ready'
}
