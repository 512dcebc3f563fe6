import type { Channels } from '../../channels/channel.ts'
import type { Database } from '../../db/connect.ts'
import type { Asking as Request, Route } from '../../http/route.ts'
import type { Later } from '../../later.ts'
import type { Log } from '../../log.ts'
import type { Secrets } from '../../secrets.ts'
import type { Settings } from '../../settings.ts'

/** What signing in uses of the server. */
export type AuthServices = {
  database: Database
  secrets: Secrets
  settings: Settings
  channels: Channels
  later: Later
  log: Log
}

/** A request about signing in: nearly all that it leads to asks whose, from where, and the database. */
export type Asking = Request & { services: AuthServices }

export const withServices =
  (route: Route, services: AuthServices): Route<Asking> =>
  (call, handler) =>
    route(call, (input, user, asking) => handler(input, user, { ...asking, services }))
