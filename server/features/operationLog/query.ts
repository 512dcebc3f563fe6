import type { operationLogCalls } from '#domain/operationLog/calls'
import { logGroups, loggedChanges } from '#domain/operationLog/groups'
import type { LogCursor, LogEntry } from '#domain/operationLog/log'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'
import { idsIn, namesOf } from './names.ts'
import { type LogSearch, searched } from './search.ts'

type Calls = typeof operationLogCalls
type LogQuery = InputOf<Calls['query']>
type LogRow = LogEntry & { cursor: LogCursor }

/** Newest first. What a sub account sees besides its own, row-level security says: nothing. */
export async function queryLog(
  connection: Connection,
  actor: Actor,
  asked: LogQuery,
): Promise<OutputOf<Calls['query']>> {
  const { limit, text } = asked
  const of = { ...asked, user: actor.role === 'main' ? asked.user : actor.user }
  // A sub account that asks for a colleague asks for nothing.
  if (asked.user && asked.user !== of.user) return { list: [], names: {}, next: null }
  const wanted = text?.trim() ? await searched(connection, actor, text.trim()) : null
  const found = [...(await changes(connection, actor, of, wanted)), ...(await acts(connection, actor, of, wanted))]
  const page = found.sort((a, b) => compare(b.cursor, a.cursor)).slice(0, limit)
  const list = page.map(({ cursor: _, ...entry }) => entry)
  const next = found.length > limit ? page.at(-1)!.cursor : null
  return { list, names: await namesOf(connection, actor, idsIn(list)), next }
}

const compare = (a: LogCursor, b: LogCursor) => a.at - b.at || a.nth - b.nth || (a.id < b.id ? -1 : 1)

const micros = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint`

/* ---------- changes ---------- */

/**
 * The input of a change of many rows would be megabytes: it comes without them, and so does what nobody typed. What was
 * refused may hold signs that PostgreSQL can keep but not look into.
 */
const detail = `case when cardinality(m.ids) <= 1 and octet_length(m.args::text) <= 20000 then m.args
  when json_typeof(m.args) = 'object' and m.args::text !~* '\\\\u(0000|d[89a-f])'
    then json_build_object('fields', m.args -> 'fields', 'tag', m.args -> 'tag', 'to', m.args -> 'to') end`
const changeColumns = `m.uid as id, 'change' as kind, m.name as action, m.user_id as user, m.device, m.address,
  '' as target, cardinality(m.ids) as count, ${detail} as detail, m.status, m.code, m.edited_at,
  ${micros('m.at')} as micros, m.mid as nth`

async function changes(connection: Connection, { account }: Actor, asked: LogQuery, wanted: LogSearch | null) {
  const names = asked.group ? logGroups[asked.group].changes : loggedChanges
  if (!names.length || wanted?.changes.length === 0) return []
  const { where, values } = conditions(asked, { nth: 'mid', id: 'uid' }, [account, names])
  const newest = `order by at desc, mid desc, uid desc limit ${asked.limit + 1}`
  // Each name by its own stretch of the index: whichever are asked for, no more rows are read than are shown of each.
  const keys = wanted
    ? `select uid, at, mid from sync_mutation
       where account_id = $1 and name = any($2) and uid = any($${values.push(wanted.changes)}::uuid[]) ${where}`
    : `select one.* from unnest($2::text[]) as wanted (name) cross join lateral (
         select uid, at, mid from sync_mutation where account_id = $1 and name = wanted.name ${where} ${newest}) one`
  return read(
    connection,
    `select ${changeColumns} from (select uid from (${keys}) k ${newest}) page
     join sync_mutation m on m.account_id = $1 and m.uid = page.uid`,
    values,
  )
}

export const changeById = (connection: Connection, { account }: Actor, id: string) =>
  read(
    connection,
    `select ${changeColumns} from sync_mutation m where m.account_id = $1 and m.uid = $2 and m.name = any($3)`,
    [account, id, loggedChanges],
  )

/* ---------- acts ---------- */

const actColumns = `o.id, 'act' as kind, o.action, o.user_id as user, o.device, o.address, o.target, 0 as count, o.detail,
  null as status, null as code, null::bigint as edited_at,
  ${micros('o.at')} as micros, 0 as nth`

async function acts(connection: Connection, { account }: Actor, asked: LogQuery, wanted: LogSearch | null) {
  const areas = asked.group ? logGroups[asked.group].areas : null
  if (areas?.length === 0) return []
  const { where, values } = conditions(asked, { nth: '0', id: 'id' }, [account])
  const ofAreas = areas ? `and split_part(action, '.', 1) = any($${values.push(areas)})` : ''
  const ofTargets = wanted
    ? `and (target = any($${values.push(wanted.targets)}) or detail ->> 'username' ilike $${values.push(wanted.pattern)}
         or id::text = $${values.push(wanted.text)})`
    : ''
  return read(
    connection,
    `select ${actColumns} from (
       select * from operation where account_id = $1 ${where} ${ofAreas} ${ofTargets}
       order by at desc, id desc limit ${asked.limit + 1}) o`,
    values,
  )
}

export const actById = (connection: Connection, { account }: Actor, id: string) =>
  read(connection, `select ${actColumns} from operation o where o.account_id = $1 and o.id = $2`, [account, id])

/* ---------- both ---------- */

/** `$n` on from the values that are there already. */
function conditions({ user, from, to, before }: LogQuery, { nth, id }: { nth: string; id: string }, first: unknown[]) {
  const values = [...first]
  const parts: string[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  if (user) parts.push(`user_id = ${value(user)}`)
  if (from !== undefined) parts.push(`at >= ${moment(value(from * 1_000))}`)
  if (to !== undefined) parts.push(`at < ${moment(value(to * 1_000))}`)
  if (before)
    parts.push(
      `(at, ${nth}::bigint, ${id}) < (${moment(value(before.at))}, ${value(before.nth)}::bigint, ${value(before.id)}::uuid)`,
    )
  return { where: parts.map((part) => `and ${part}`).join(' '), values }
}

/** Exact: a whole number of microseconds. */
const moment = (micros: string) => `timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond'`

async function read(connection: Connection, sql: string, values: unknown[]): Promise<LogRow[]> {
  const { rows } = await connection.query<Omit<LogEntry, 'at'> & { micros: number; nth: number }>(sql, values)
  return rows.map(({ micros, nth, ...entry }) => ({
    ...entry,
    at: Math.floor(micros / 1_000),
    cursor: { at: micros, nth, id: entry.id },
  }))
}
