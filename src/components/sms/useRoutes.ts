import { type ChannelAccount, lacksSecrets } from '#domain/channels/account'
import { rowById, rowsWhere } from '#workers/database/read'
import { useStored } from '../../lib/reader.ts'

const byName = new Intl.Collator('zh-CN')

/** The company's routes by name; undefined while they are looked for. */
export const useRoutes = (): ChannelAccount[] | undefined =>
  useStored(
    async (db) =>
      (await rowsWhere(db, 'channel_account', ({ channel }) => channel === 'sms')).sort(
        (one, other) => byName.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
      ),
    [],
  )

/** null: it is not here. */
export const useRoute = (id: string) => useStored((db) => rowById(db, 'channel_account', id), [id])

export type RouteState = 'off' | 'secretMissing' | 'problem' | 'untested' | 'ready'

/** How far it can be relied on. */
export function routeState(route: ChannelAccount): RouteState {
  if (!route.is_on) return 'off'
  if (lacksSecrets(route)) return 'secretMissing'
  if (route.problem) return 'problem'
  return route.tested_at === null ? 'untested' : 'ready'
}

/** Those over which a message can leave by all that is known here. */
export const usableRoutes = (routes: readonly ChannelAccount[]) =>
  routes.filter((route) => route.is_on && !lacksSecrets(route))
