import type { BackgroundQueue } from '../../backgroundQueue.ts'
import type { Channels } from '../../channels/channel.ts'
import type { Database } from '../../db/connect.ts'
import type { RequestContext as Request, Route } from '../../http/route.ts'
import type { Log } from '../../log.ts'
import type { Secrets } from '../../secrets.ts'
import type { Settings } from '../../settings.ts'

/** What signing in uses of the server. */
export type AuthServices = {
  database: Database
  secrets: Secrets
  settings: Settings
  channels: Channels
  background: BackgroundQueue
  log: Log
}

/** A request about signing in: nearly all that it leads to asks whose, from where, and the database. */
export type AuthContext = Request & { services: AuthServices }

export const withServices =
  (route: Route, services: AuthServices): Route<AuthContext> =>
  (call, handler) =>
    route(call, (input, user, asking) => handler(input, user, { ...asking, services }))
