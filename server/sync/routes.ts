import { minSchema, syncCalls } from '#domain/sync/protocol'
import type { Areas } from '../area.ts'
import type { BackgroundQueue } from '../backgroundQueue.ts'
import type { Database } from '../db/connect.ts'
import { withScope } from '../db/scope.ts'
import type { Route } from '../http/route.ts'
import type { Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import { countKnown } from './answers.ts'
import { countMessages } from './messageCounts.ts'
import { pull } from './pull.ts'
import { push } from './push.ts'
import { touchReplica } from './replicas.ts'
import { leftAmong, readBegan, readCommon } from './rewound.ts'
import { actorScopes, mustBeKnownSchema, readHead, sayScopes } from './scopes.ts'
import { verify } from './verify.ts'

export function syncRoutes(
  route: Route,
  {
    database,
    secrets,
    areas,
    background,
    log,
  }: { database: Database; secrets: Secrets; areas: Areas; background: BackgroundQueue; log: Log },
): void {
  route(syncCalls.hello, ({ replica, schema, lost, missing, witnesses }, user) => {
    mustBeKnownSchema(schema)
    return withScope(database, user, async (connection) => {
      await touchReplica(connection, user, { replica, schema })
      const { epoch, head } = await readHead(connection, user)
      const began = await readBegan(connection, user)
      const granted = await actorScopes(connection, user, schema)
      const known = lost && { known: await countKnown(connection, user, lost) }
      const left = missing && { left: await leftAmong(connection, user, granted, missing) }
      const common = witnesses && { common: await readCommon(connection, user, witnesses) }
      const messages = await countMessages(connection, user, granted)
      const words = { epoch, head, began, min_schema: minSchema, server_now: Date.now(), ...sayScopes(granted) }
      return { ...words, ...messages, ...known, ...left, ...common }
    })
  })
  route(syncCalls.push, (request, user, { address }) => push({ database, secrets, areas }, user, request, address))
  route(syncCalls.pull, (request, user) => pull({ database, background }, user, request))
  route(syncCalls.verify, (request, user) => verify(database, log, user, request))
}
