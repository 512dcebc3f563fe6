import { type EntityName, entityNames, isEntityName } from '#domain/entities'
import { AppError } from '#domain/errors'
import type { Scope, ScopeRequest } from '#domain/sync/protocol'
import { monthOfScope } from '#domain/sync/scopeKinds'
import { pageText } from './pageText.ts'
import { columnsAsJson, type Puts, type ReadSnapshot } from './reading.ts'
import { livesIn } from './tables.ts'

/** A scope that is read for the first time, or anew. */
export type Boot = ScopeRequest & { phase: { kind: 'boot' } }

/**
 * Scope after scope in the order asked, but what all users said in a month together: a device keeps messages in the order of
 * their ids, and would write the whole month again for the messages of each user.
 */
export async function readBoots(reading: ReadSnapshot, boots: readonly Boot[], limit: number): Promise<string[]> {
  const pages: string[] = []
  let [room, rest] = [limit, boots]
  while (room > 0 && rest[0]) {
    const [first] = rest
    const month = monthOfScope(first.scope)
    const isNow = (boot: Boot) => boot === first || (month !== null && monthOfScope(boot.scope) === month)
    for (const { boot, limit } of await sharesOf(reading, rest.filter(isNow), room)) {
      const { text, rows } = await readBoot(reading, boot, limit)
      pages.push(text)
      room -= rows
      // There is more of this month than fits.
      if (rows === limit) rest = []
    }
    rest = rest.filter((boot) => !isNow(boot))
  }
  return pages
}

/**
 * How much of each scope is among the newest `limit` messages of all of them; one more than that where there is no more. Of
 * which none is among them has no share.
 */
async function sharesOf(
  reading: ReadSnapshot,
  boots: readonly Boot[],
  limit: number,
): Promise<{ boot: Boot; limit: number }[]> {
  if (boots.length === 1) return [{ boot: boots[0]!, limit }]
  // Most write about as much as each other.
  for (let each = Math.ceil((2 * limit) / boots.length); ; each = Math.min(limit, 4 * each)) {
    const found = await readNewestIds(reading, boots, each)
    const ends = found.flatMap((ids) => (ids.length === each ? [ids.at(-1)!] : [])).sort()
    // Below this there may be some that were not looked at.
    const known = ends.at(-1) ?? ''
    const all = found.flat().filter((id) => id >= known)
    if (known && each < limit && all.length < limit / 2) continue
    const end = all.sort().at(-limit) ?? known
    return boots.flatMap((boot, at) => {
      const ids = found[at]!
      const count = ids.findLastIndex((id) => id >= end) + 1
      if (count === ids.length && count < each) return [{ boot, limit: count + 1 }]
      return count > 0 ? [{ boot, limit: count }] : []
    })
  }
}

/** Of each scope the ids of its newest messages that the device has not, from the newest on. */
async function readNewestIds(
  { connection, account }: ReadSnapshot,
  boots: readonly Boot[],
  each: number,
): Promise<string[][]> {
  const { rows } = await connection.query<{ ids: string[] }>({
    name: 'newest messages',
    text: `select coalesce(newest.ids, '{}') as ids
           from unnest($2::text[], $3::uuid[]) with ordinality as asked (scope, below, place)
           cross join lateral (
             select array_agg(id order by id desc)::text[] as ids from (
               select id from message
               where account_id = $1 and scope = asked.scope and deleted_at is null and (asked.below is null or id < asked.below)
               order by id desc limit $4) page) newest
           order by place`,
    values: [account, boots.map(({ scope }) => scope), boots.map(({ phase }) => phase.after?.[1] ?? null), each],
  })
  return rows.map(({ ids }) => ids)
}

/** As much of a scope as there is room for, backwards by entity and id. */
async function readBoot(
  reading: ReadSnapshot,
  { scope, gen, phase }: Boot,
  limit: number,
): Promise<{ text: string; rows: number }> {
  const { after } = phase
  if (after && !isEntityName(after[0])) throw new AppError('inputInvalid')
  const puts: Puts = {}
  let next: [string, string] | null = null
  let rows = 0
  for (const entity of entityNames.slice(after ? entityNames.indexOf(after[0] as EntityName) : 0)) {
    if (!livesIn(entity, scope)) continue
    const page = await readInterval(reading, {
      entity,
      scope,
      below: after?.[0] === entity ? after[1] : null,
      limit: limit - rows,
    })
    if (page.length) puts[entity] = page
    rows += page.length
    if (rows === limit) {
      next = [entity, page.last!]
      break
    }
  }
  const boot = phase.boot ?? reading.head.head
  return { rows, text: pageText({ kind: 'boot', scope, gen, after, boot, next }, puts) }
}

async function readInterval(
  { connection, account }: ReadSnapshot,
  { entity, scope, below, limit }: { entity: EntityName; scope: Scope; below: string | null; limit: number },
): Promise<{ length: number; last: string | null; fields: string }> {
  const { rows } = await connection.query<{ length: number; last: string | null; fields: string }>(
    `select count(*) as length, (array_agg(id))[count(*)] as last, ${columnsAsJson(entity)} as fields
     from (select * from ${entity}
           where account_id = $1 and scope = $2 and deleted_at is null and ($3::uuid is null or id < $3)
           order by id desc limit $4) page`,
    [account, scope, below, limit],
  )
  return rows[0]!
}
