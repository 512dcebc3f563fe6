import * as z from 'zod/mini'
import { labelKinds } from '#domain/contacts/label'
import type { Actor } from '#domain/shared/mutation'
import { Id } from '#domain/shared/schema'
import type { Connection } from '../../db/connect.ts'
import { containing } from '../../db/like.ts'
import { beyondScope } from '../../db/scope.ts'

/** `changes`: of rows of that name; `targets`: the ids of these rows and of users of that name. */
export type LogSearch = { text: string; pattern: string; targets: string[]; changes: string[] }

/** More than that many is no search. */
const mostTargets = 1_000
const mostChanges = 10_000

/** The rows that the asker sees, whatever became of them. */
const byName = (table: string, names: readonly string[]) =>
  `(select id from ${table} where account_id = $1 and (${names.map((name) => `${name} ilike $2`).join(' or ')})
    limit ${mostTargets})`

export async function searched(connection: Connection, { account }: Actor, text: string): Promise<LogSearch> {
  const pattern = containing(text)
  const { rows } = await connection.query<{ id: string }>(
    [
      byName('contact', ['name', 'company']),
      byName('person', ['username', 'nickname']),
      ...labelKinds.map((kind) => byName(kind, ['name'])),
    ].join(' union all '),
    [account, pattern],
  )
  const typed = z.safeParse(Id, text.toLowerCase())
  const targets = [...rows.map(({ id }) => id), ...(typed.success ? [typed.data] : [])]
  return { text, pattern, targets, changes: await changesOf(connection, account, targets) }
}

/** Which of them somebody may see, is asked when they are read. */
async function changesOf(connection: Connection, account: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await beyondScope(connection, () =>
    connection.query<{ uid: string }>(
      `(select uid from row_change where account_id = $1 and id = any($2::uuid[]) and uid is not null
        order by n desc limit ${mostChanges})
       union
       (select uid from sync_mutation where account_id = $1 and status = 'rejected' and ids && $2::uuid[]
        limit ${mostChanges})
       union
       (select uid from sync_mutation where account_id = $1 and refused <> '{}' and refused ?| $2::text[]
        limit ${mostChanges})
       union
       (select uid from sync_mutation where account_id = $1 and uid = any($2::uuid[]))`,
      [account, ids],
    ),
  )
  return rows.map(({ uid }) => uid)
}
