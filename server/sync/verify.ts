import { type EntityName, entityNames } from '#domain/entities'
import type { Scope, VerifyAnswer, VerifyRequest } from '#domain/sync/protocol'
import type { Connection, Database } from '../db/connect.ts'
import { withScope } from '../db/scope.ts'
import type { Log } from '../log.ts'
import type { SignedIn } from '../people/sessions.ts'
import { actorScopes, mustBeKnownSchema, mustBeSameEpoch, readStanding, type ScopeHeads } from './scopes.ts'
import { livesIn } from './tables.ts'

type ScopeClaim = VerifyRequest['scopes'][number]
type ScopeDigest = { rows: number; hash: string }

/** Compares in one snapshot. That a device differs from the server is a mistake of ours: the log says where. */
export function verify(
  database: Database,
  log: Log,
  user: SignedIn,
  { schema, epoch, replica, scopes: all, witness }: VerifyRequest,
): Promise<VerifyAnswer> {
  mustBeKnownSchema(schema)
  return withScope(
    database,
    user,
    async (connection) => {
      const granted = await actorScopes(connection, user, schema)
      const asked = all.filter(({ scope }) => granted.has(scope))
      const head = await readStanding(connection, user, { replica, scopes: asked.map(({ scope }) => scope), witness })
      mustBeSameEpoch(epoch, head)
      const still = new Set(asked.filter((one) => head.isKnown && isUnmoved(head, one)))
      const found = await digestsOf(connection, user.account, [...still])
      const scopes = asked.map((one) => {
        if (!still.has(one)) return { scope: one.scope, verdict: 'moved' as const }
        const wrong = differences(one, found)
        for (const difference of wrong) log('a device differs', { replica, seq: one.cursor, ...difference })
        return { scope: one.scope, verdict: wrong.length ? ('different' as const) : ('same' as const) }
      })
      return { epoch: head.epoch, scopes }
    },
    { snapshot: true },
  )
}

/** Below the floor nobody knows any more what has left: a pull would tell that device to read again. */
const isUnmoved = ({ head, floor, reached }: ScopeHeads, { scope, cursor }: ScopeClaim) =>
  (reached.get(scope) ?? 0) <= cursor && cursor >= floor && cursor <= head

/** Reads nothing but the index of revs. */
async function digestsOf(
  connection: Connection,
  account: string,
  asked: readonly ScopeClaim[],
): Promise<Map<string, ScopeDigest>> {
  const found = new Map<string, ScopeDigest>()
  for (const entity of entityNames) {
    const scopes = asked.flatMap(({ scope }) => (livesIn(entity, scope) ? [scope] : []))
    if (!scopes.length) continue
    const { rows } = await connection.query<{ scope: Scope; rows: number; sum: string }>(
      `select scope, count(*) as rows, sum(uuid_hash_extended(id, rev))::text as sum from ${entity}
       where account_id = $1 and scope = any($2) and deleted_at is null group by scope`,
      [account, scopes],
    )
    for (const row of rows) found.set(`${entity} ${row.scope}`, { rows: row.rows, hash: hexOf(row.sum) })
  }
  return found
}

const hexOf = (sum: string) => BigInt.asUintN(64, BigInt(sum)).toString(16).padStart(16, '0')
const none: ScopeDigest = { rows: 0, hash: '0000000000000000' }

function differences({ scope, digests }: ScopeClaim, found: ReadonlyMap<string, ScopeDigest>) {
  return entityNames.flatMap((entity: EntityName) => {
    const theirs = digests[entity]
    const ours = found.get(`${entity} ${scope}`) ?? none
    if (!theirs || (theirs.rows === ours.rows && theirs.hash === ours.hash)) return []
    return [{ scope, entity, rowsThere: theirs.rows, rowsHere: ours.rows }]
  })
}
