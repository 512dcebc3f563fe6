import type pg from 'pg'

/**
 * As if every query had forgotten to say whose rows it wants: while a connection works as a request's role, its
 * conditions on account and scope are true whatever they compare. What still holds, row-level security holds.
 */
export function dropConditions(pool: pg.Pool): void {
  const bare = new WeakSet<pg.PoolClient>()
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<pg.PoolClient> | undefined
  const connectBare = async (...args: unknown[]) => {
    // With a callback it is the pool's own way to a single query, which never works as a request's role.
    const client = await connect(...args)
    if (client && !bare.has(client)) forget(client)
    if (client) bare.add(client)
    return client
  }
  Object.assign(pool, { connect: connectBare })
}

function forget(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  let isScoped = false
  Object.assign(client, {
    query(text: unknown, ...rest: unknown[]) {
      if (typeof text !== 'string') return query(text, ...rest)
      if (/^(begin|commit|rollback$)/.test(text)) isScoped = false
      const asked = isScoped ? withoutConditions(text) : text
      if (text.includes(`set_config('role', 'fairlead_app'`)) isScoped = true
      if (text.includes(`set_config('role', 'none'`)) isScoped = false
      return query(asked, ...rest)
    },
  })
}

const condition =
  /\b(?:\w+\.)?(?:account_id|user_id|scope)\s*=\s*(?:any\s*\([^()]*\)|'(?:user|self):' \|\| \$\d+|\$\d+|\w+\.(?:account_id|scope)\b)|\b(?:\w+\.)?scope in \([^()]*\)/g

/** `set account_id = …` and the keys of an insert are no conditions. */
function withoutConditions(sql: string): string {
  return sql.replaceAll(condition, (found, at: number) =>
    /\bset\b[^]*$/i.test(sql.slice(0, at)) && !/\bwhere\b|\bjoin\b/i.test(sql.slice(0, at))
      ? found
      : `(${found} or true)`,
  )
}
