import { entityNames } from '#domain/entities'
import type { ScopeKind } from '#domain/sync/scopeKinds'
import { livesInKind } from './tables.ts'

/** What changed in scopes of one kind. The tables that such a scope never has a row in are not looked into. */
export function revsOf(kind: ScopeKind): string {
  const sources = [
    `(select seq as rev, 'tombstone' as kind from sync_tomb t where t.account_id = $1 and t.scope = asked.scope
      and t.seq > asked.cursor order by seq limit $4)`,
  ]
  for (const entity of entityNames)
    if (livesInKind(entity, kind))
      sources.push(`(select rev, '${entity}' from ${entity} t where t.account_id = $1 and t.scope = asked.scope
      and t.rev > asked.cursor and t.deleted_at is null order by rev limit $4)`)
  return `select asked.scope, found.revs, found.kinds
  from unnest($2::text[], $3::bigint[]) as asked (scope, cursor)
  cross join lateral (
    select array_agg(rev::float8 order by rev) as revs, array_agg(distinct kind) as kinds
    from (select rev, kind from (${sources.join(' union all ')}) every order by rev limit $4) first) found
  where found.revs is not null`
}
