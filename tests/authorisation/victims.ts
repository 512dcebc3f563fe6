import { homesOfUsers, tables, victimsWhere } from './tables.ts'
import type { World } from './world.ts'

const owned = Object.keys(tables).filter((table) => victimsWhere(table))

/** Up to which change of a server's somebody has looked. */
const lookedAt = new WeakMap<World['server'], number>()

/**
 * From here on the database writes down what changes in any table with somebody's rows; as text, which keeps what
 * hostile devices write and `jsonb` refuses.
 */
export async function watchRows({ server }: World): Promise<void> {
  await server.database.pool.query(`
    create table watched_change (n bigint generated always as identity primary key, name text, gone text, come text);
    create function watch_change() returns trigger language plpgsql security definer as $$
    begin
      insert into watched_change (name, gone, come) values (tg_argv[0], old::text, new::text);
      return null;
    end $$;
    ${owned
      .map((table) => {
        const events = `after insert or update or delete on "${table}"`
        return `create trigger watch_change ${events} for each row execute function watch_change('${table}');`
      })
      .join('\n')}`)
}

/**
 * The victims' rows that are gone, are new or are different since somebody asked last, as their table and their text. A row
 * that was changed and is as before is not among them.
 */
export async function changedVictims({ server, boss, ann }: World): Promise<Record<'gone' | 'come', string[]>> {
  const { pool } = server.database
  const from = lookedAt.get(server) ?? 0
  const { rows: changed } = await pool.query<{ n: number; name: string }>({
    name: 'what changed',
    text: 'select n, name from watched_change where n > $1 order by n',
    values: [from],
  })
  if (!changed.length) return { gone: [], come: [] }
  lookedAt.set(server, changed.at(-1)!.n)
  const users = [ann.user.id, boss.user.id]
  const values = [from, boss.user.account, users, homesOfUsers(users)]
  const parts = [...new Set(changed.map(({ name }) => name))].flatMap((name) =>
    (['gone', 'come'] as const).map((side) => {
      const where = victimsWhere(name)!.replaceAll(/\$(\d)/g, (_, place: string) => `$${Number(place) + 1}`)
      // A session is seen, a device is here again: that is not a change of what is kept.
      return `select c.n as at, '${side}' as side, '${name} ' || regexp_replace(to_json(t)::text, '"last_seen":("[^"]*"|null|[0-9.]+)', '') as row
        from (select n, ${side} as kept from watched_change where name = '${name}' and ${side} is not null and n > $1) c,
        lateral (select (c.kept::"${name}").*) t where ${where}`
    }),
  )
  const { rows } = await pool.query<{ side: 'gone' | 'come'; row: string }>(
    `select side, row from (${parts.join(' union all ')}) all_rows
     where $2::uuid is not null and $3::uuid[] is not null and $4::text[] is not null order by at`,
    values,
  )
  const [gone, come] = [new Set<string>(), new Set<string>()]
  for (const { side, row } of rows) {
    const [mine, other] = side === 'gone' ? [gone, come] : [come, gone]
    if (!other.delete(row)) mine.add(row)
  }
  return { gone: [...gone], come: [...come] }
}

/** What happened until now is not looked at. */
export async function forgetChanges({ server }: World): Promise<void> {
  const { rows } = await server.database.pool.query<{ n: number }>(
    'select coalesce(max(n), 0) as n from watched_change',
  )
  lookedAt.set(server, rows[0]!.n)
}
