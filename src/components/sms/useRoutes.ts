import { type ChannelAccount, isSmsAccount, lacksSecrets, type SmsAccount } from '#domain/channels/account'
import { rowById, rowsWhere } from '#workers/database/read'
import { useStored } from '../../lib/reader.ts'

const byName = new Intl.Collator('zh-CN')

/** The company's routes by name; undefined while they are looked for. */
export const useRoutes = (): SmsAccount[] | undefined =>
  useStored(
    async (db) =>
      (await rowsWhere(db, 'channel_account', isSmsAccount))
        .filter(isSmsAccount)
        .sort((one, other) => byName.compare(one.name, other.name) || (one.id < other.id ? -1 : 1)),
    [],
  )

/** null: it is not here. */
export const useRoute = (id: string): SmsAccount | null | undefined =>
  useStored(
    async (db) => {
      const row = await rowById(db, 'channel_account', id)
      return row && isSmsAccount(row) ? row : null
    },
    [id],
  )

export type RouteState = 'off' | 'secretMissing' | 'problem' | 'untested' | 'ready'

/** How far it can be relied on. */
export function routeState(route: ChannelAccount): RouteState {
  if (!route.is_on) return 'off'
  if (lacksSecrets(route)) return 'secretMissing'
  if (route.problem) return 'problem'
  return route.tested_at === null ? 'untested' : 'ready'
}

/** Those over which a message can leave by all that is known here. */
export const usableRoutes = <A extends ChannelAccount>(routes: readonly A[]) =>
  routes.filter((route) => route.is_on && !lacksSecrets(route))
