import type { Database } from '../../../db/connect.ts'

/** Whose shop a host shows, and which of its states. `origin`: where visitors see it, whatever they say that the host is. */
export type ShownSite = { account: string; live: string | null; origin: string }

/** The main account's name, and where visitors see its shop. */
export type OwnPortShop = { company: string; origin: () => string }

export type SiteHosts = {
  find: (host: string) => Promise<ShownSite | null>
  forget: () => void
}

const holdMs = 1_000
const mostHosts = 20_000

/**
 * The shops by host, each asked for once a second at most: what is published or rolled back is seen by then, in all processes.
 * `own`: whose shop answers on a port of its own, whatever the host.
 */
export function openHosts({ pool }: Pick<Database, 'pool'>, own: OwnPortShop | null): SiteHosts {
  const known = new Map<string, { at: number; found: Promise<ShownSite | null> }>()

  async function ask(host: string): Promise<ShownSite | null> {
    const { rows } = await pool.query<{ account: string; live: string | null; host: string }>(
      `select s.account_id as account, s.live, s.host from shop_site s
       where s.host = $1 and s.host_verified_at is not null and s.host <> ''`,
      [hostName(host)],
    )
    if (rows[0]) return { account: rows[0].account, live: rows[0].live, origin: `https://${rows[0].host}` }
    if (own === null) return null
    const { rows: theirs } = await pool.query<{ account: string; live: string | null }>(
      `select s.account_id as account, s.live from shop_site s
       join app_user u on u.account_id = s.account_id and u.parent_id is null where u.username = $1`,
      [own.company],
    )
    return theirs[0] ? { ...theirs[0], origin: own.origin() } : null
  }

  return {
    find(host) {
      const now = performance.now()
      const one = known.get(host)
      if (one && now - one.at < holdMs) return one.found
      const found = ask(host)
      known.set(host, { at: now, found })
      // What failed is asked for again by the next one.
      found.catch(() => known.delete(host))
      if (known.size > mostHosts) known.delete(known.keys().next().value!)
      return found
    },
    forget: () => known.clear(),
  }
}

/** Without its port, in small letters. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
