import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../../db/connect.ts'
import { guarded } from '../../../guarded.ts'
import type { Log } from '../../../log.ts'
import { addSeen, seenKeys } from './seen.ts'

type Visit = { account: string; address: string; agent: string }
/** `path`: of the page, without the host */
type PageVisit = Visit & { path: string }
type DayViews = { views: number; visitors: Map<string, Visit>; seen: Map<string, number> }

export type SiteVisits = {
  /** a page that somebody looks at */
  note: (visit: PageVisit) => void
  /** who they are for today, and for nobody tomorrow */
  senderOf: (visit: Visit) => Promise<string>
  flush: () => Promise<void>
  stop: () => Promise<void>
}

const flushMs = 5_000
/** of one shop on one day: more are counted as views alone */
const mostVisitors = 200_000
const robots = /bot|crawl|spider|slurp|lighthouse|curl|wget|python|headless|monitor/i

/**
 * Counts without cookies and without addresses: a visitor is a hash whose salt the company has for one day. When the salt is gone,
 * nobody can tell whose the hash was, nor that of another day.
 */
export function openVisits({ pool }: Pick<Database, 'pool'>, log: Log, clock: () => number = Date.now): SiteVisits {
  const salts = new Map<string, Promise<string>>()
  let views = new Map<string, DayViews>()
  const dayOf = () => new Date(clock()).toISOString().slice(0, 10)

  function saltOf(account: string, day: string): Promise<string> {
    const key = `${account} ${day}`
    const known = salts.get(key)
    if (known) return known
    const salt = pool
      .query<{ salt: string }>(
        `insert into shop_salt (account_id, day, salt) values ($1, $2, $3)
         on conflict (account_id, day) do update set salt = shop_salt.salt returning salt`,
        [account, day, randomBytes(16).toString('base64url')],
      )
      .then(({ rows }) => rows[0]!.salt)
    salts.set(key, salt)
    salt.catch(() => salts.delete(key))
    if (salts.size > 5_000) salts.delete(salts.keys().next().value!)
    return salt
  }

  const hashOf = async ({ account, address, agent }: Visit, day: string) =>
    createHash('sha256')
      .update([await saltOf(account, day), address, agent].join('\n'))
      .digest('base64url')
      .slice(0, 22)

  async function flush(): Promise<void> {
    const taken = views
    views = new Map()
    for (const [key, { views: count, visitors, seen }] of taken) {
      const [account, day] = key.split(' ') as [string, string]
      const hashes = await Promise.all([...visitors.values()].map((visit) => hashOf(visit, day)))
      await pool.query(
        `with fresh as (insert into shop_visitor (account_id, day, hash)
           select $1, $2, h from unnest($4::text[]) h on conflict do nothing returning 1)
         insert into shop_day (account_id, day, views, visitors) select $1, $2, $3, count(*) from fresh
         on conflict (account_id, day) do update set views = shop_day.views + excluded.views,
           visitors = shop_day.visitors + excluded.visitors`,
        [account, day, count, hashes],
      )
      await addSeen(pool, { account, day, seen })
    }
  }

  const timer = setInterval(guarded(log, 'visits could not be counted', flush), flushMs).unref()
  return {
    note(visit) {
      if (robots.test(visit.agent) || !visit.agent) return
      const key = `${visit.account} ${dayOf()}`
      if (!views.has(key)) views.set(key, { views: 0, visitors: new Map(), seen: new Map() })
      const day = views.get(key)!
      day.views++
      for (const one of seenKeys(visit.path)) day.seen.set(one, (day.seen.get(one) ?? 0) + 1)
      if (day.visitors.size < mostVisitors) day.visitors.set(`${visit.address} ${visit.agent}`, visit)
    },
    senderOf: (visit) => hashOf(visit, dayOf()),
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

/** What is from days before: their salts first, so that nobody can count twice and nobody can be recognised. */
export async function sweepVisits({ pool }: Pick<Database, 'pool'>, now: number): Promise<number> {
  const today = new Date(now).toISOString().slice(0, 10)
  await pool.query('delete from shop_salt where day < $1', [today])
  const { rowCount } = await pool.query('delete from shop_visitor where day < $1', [today])
  return rowCount ?? 0
}
